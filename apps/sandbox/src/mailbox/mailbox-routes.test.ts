import fastify, { type FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

let mailbox: Mailbox
let app: FastifyInstance
beforeEach(async () => {
  mailbox = await startMailbox()
  app = fastify()
  await app.register(mailboxRoutes, { mailbox })
})
afterEach(async () => {
  await app.close()
  await mailbox.stop()
})

const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const send = (mail: object) => createTransport(mailbox.smtpUrl).sendMail({ from: 'a@b.test', to: 'c@d.test', ...mail })

async function sendAndFind(mail: object): Promise<string> {
  await send(mail)
  return mailbox.list()[0]?.id ?? ''
}

describe('GET /sandbox/inbox', () => {
  it('is a page that runs no script but its own', async () => {
    const page = await app.inject('/sandbox/inbox')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|style="/)
  })

  it.each([
    ['inbox.js', 'text/javascript'],
    ['inbox.css', 'text/css'],
  ])('brings its %s', async (name, type) => {
    const file = await app.inject(`/sandbox/inbox/${name}`)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toContain(type)
    expect(file.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('GET /sandbox/inbox/messages', () => {
  it('lists the newest first, without their bodies', async () => {
    await send({ subject: 'First', text: 'One' })
    await send({ subject: '123456 is second', text: 'Two', html: '<p>Two</p>' })
    const messages = (await app.inject('/sandbox/inbox/messages')).json()
    expect(messages).toEqual([
      {
        id: expect.any(String),
        from: 'a@b.test',
        to: 'c@d.test',
        subject: '123456 is second',
        preview: 'Two',
        code: '123456',
        received_at: expect.any(String),
      },
      expect.objectContaining({ subject: 'First', code: null }),
    ])
  })
})

describe('GET /sandbox/inbox/messages/:id', () => {
  it('gives the whole mail', async () => {
    const id = await sendAndFind({ subject: hostile, text: 'One', html: hostile })
    const answer = await app.inject(`/sandbox/inbox/messages/${id}`)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ id, subject: hostile, text: 'One\n', html: `${hostile}\n` })
  })

  it('says when there is none', async () => {
    expect((await app.inject('/sandbox/inbox/messages/unknown')).statusCode).toBe(404)
  })
})

describe('GET /sandbox/inbox/messages/:id/html', () => {
  it('takes all power from a hostile mail, even when it is opened by itself', async () => {
    const id = await sendAndFind({ subject: 'x', text: 'x', html: hostile })
    const answer = await app.inject(`/sandbox/inbox/messages/${id}/html`)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/)
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|allow-top-navigation|script-src/)
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  it('is not there for a mail of text only', async () => {
    const id = await sendAndFind({ subject: 'x', text: 'x' })
    expect((await app.inject(`/sandbox/inbox/messages/${id}/html`)).statusCode).toBe(404)
  })
})

describe('DELETE /sandbox/inbox/messages', () => {
  it('empties the inbox', async () => {
    await send({ subject: 'x', text: 'x' })
    const answer = await app.inject({ method: 'DELETE', url: '/sandbox/inbox/messages' })
    expect(answer.statusCode).toBe(204)
    expect((await app.inject('/sandbox/inbox/messages')).json()).toEqual([])
  })
})

describe('POST /sandbox/inbox/messages/:id/answer', () => {
  const answer = (id: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/sandbox/inbox/messages/${id}/answer`, payload })

  it('delivers an answer to the sender that refers to the mail', async () => {
    const id = await sendAndFind({ subject: 'Tea?', text: 'One', messageId: '<first@b.test>' })
    expect((await answer(id, { text: 'Gladly' })).statusCode).toBe(204)
    const [received] = mailbox.list()
    expect(received).toMatchObject({ from: 'c@d.test', to: 'a@b.test', subject: 'Re: Tea?' })
    expect(received?.text).toMatch(/^Gladly\n[\s\S]*> One/)
    expect(received?.source).toContain('\r\nIn-Reply-To: <first@b.test>\r\nReferences: <first@b.test>\r\n')
  })

  it.each([
    ['away', 'Auto-Submitted: auto-replied'],
    ['bounce', 'Status: 5.1.1'],
    ['complaint', 'Feedback-Type: abuse'],
  ])('delivers what comes back otherwise: %s', async (kind, line) => {
    const id = await sendAndFind({ subject: 'Tea?', text: 'One', messageId: '<first@b.test>' })
    await answer(id, { kind })
    const [received] = mailbox.list()
    expect(received?.to).toBe('a@b.test')
    expect(received?.source).toContain(line)
    expect(received?.source).toContain('<first@b.test>')
  })

  it('refuses a mail that is gone, and a kind that there is not', async () => {
    expect((await answer('gone')).statusCode).toBe(404)
    expect((await answer(await sendAndFind({ text: 'One' }), { kind: 'rude' })).statusCode).toBe(422)
  })
})
