import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCode, type Mailbox, startMailbox } from './mailbox.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
beforeEach(() => mailbox.clear())
afterAll(() => mailbox.stop())

const send = (mail: object) =>
  createTransport(mailbox.smtpUrl).sendMail({ from: 'Troupe <troupe@example.test>', to: 'maya@brand.test', ...mail })

describe('the mailbox', () => {
  it('keeps a mail before its sender is told that it was taken', async () => {
    await send({ subject: '123456 is your code', text: 'Plain  text\nhere', html: '<p>Rich</p>' })
    expect(mailbox.list()).toEqual([
      {
        id: expect.any(String),
        uid: expect.any(Number),
        envelopeFrom: 'troupe@example.test',
        source: expect.stringContaining('Subject: 123456 is your code\r\n'),
        from: 'Troupe <troupe@example.test>',
        to: 'maya@brand.test',
        subject: '123456 is your code',
        preview: 'Plain text here',
        code: '123456',
        text: expect.stringContaining('Plain  text'),
        html: expect.stringContaining('<p>Rich</p>'),
        attachments: [],
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  it('shows the envelope recipients, not the header', async () => {
    await send({ envelope: { from: 'a@b.test', to: ['x@y.test', 'hidden@y.test'] }, subject: 'Hello', text: 'Hello' })
    expect(mailbox.list()[0]?.to).toBe('x@y.test, hidden@y.test')
  })

  it('finds the code in the text when the subject has none, and none where there is none', async () => {
    await send({ subject: 'Hello', text: 'Your code is 654321.' })
    await send({ subject: 'Hello', text: 'No code' })
    expect(mailbox.list().map((message) => message.code)).toEqual([null, '654321'])
  })

  it('reads letters of all scripts and names attachments', async () => {
    await send({ subject: 'Grüße 你好', text: 'Ω', attachments: [{ filename: 'a.txt', content: 'hello' }] })
    expect(mailbox.list()[0]).toMatchObject({ subject: 'Grüße 你好', html: null })
    expect(mailbox.list()[0]?.attachments).toEqual([{ filename: 'a.txt', mime_type: 'text/plain', size: 5 }])
  })

  it('keeps the newest 500', async () => {
    const transport = createTransport({ url: mailbox.smtpUrl, pool: true, maxMessages: Number.POSITIVE_INFINITY })
    for (let number = 1; number <= 503; number++) {
      await transport.sendMail({ from: 'a@b.test', to: 'c@d.test', subject: `Mail ${number}`, text: '' })
    }
    transport.close()
    const messages = mailbox.list()
    expect(messages).toHaveLength(500)
    expect(messages[0]?.subject).toBe('Mail 503')
    expect(messages.at(-1)?.subject).toBe('Mail 4')
  })

  it('survives what is no mail at all', async () => {
    await send({ raw: '\u0000\u0001 nonsense without a header' })
    await send({ raw: `${'x-header: y\r\n'.repeat(2000)}\r\n` })
    expect(mailbox.list()).toHaveLength(2)
    await send({ subject: 'Still here', text: '' })
    expect(mailbox.list()[0]?.subject).toBe('Still here')
  })
})

it.each([
  ['123456 is your Troupe verification code', '123456'],
  ['Your code: 004200.', '004200'],
  ['Use "123456", please', '123456'],
  ['The first of 111111 and 222222', '111111'],
  ['Order 1234567 and call 555-123456', undefined],
  ['Part of a123456b', undefined],
  ['12345', undefined],
  ['', undefined],
])('finds in %j the code %s', (text, code) => {
  expect(findCode(text)).toBe(code)
})
