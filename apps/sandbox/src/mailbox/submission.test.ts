import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from './mailbox.ts'
import { type RunningSubmission, startSubmission } from './submission.ts'

let mailbox: Mailbox
let submission: RunningSubmission

beforeAll(async () => {
  mailbox = await startMailbox()
  submission = await startSubmission(mailbox)
})
beforeEach(() => mailbox.clear())
afterAll(async () => {
  await submission.stop()
  await mailbox.stop()
})

interface Attempt {
  readonly host?: string
  readonly port?: 465 | 587
  readonly user?: string
  readonly pass?: string
  readonly from?: string
  readonly to?: string
}

async function send({ host = 'smtp.sandbox.test', port = 587, ...rest }: Attempt) {
  const server = submission.servers.find((candidate) => candidate.host === host && candidate.port === port)
  const { user = 'demo@sandbox.test', pass = 'sandbox-password', from = user, to = 'mina@creator.test' } = rest
  const transport = createTransport({
    host: server?.listensAt.host,
    port: server?.listensAt.port,
    secure: port === 465,
    requireTLS: true,
    tls: { servername: host, ca: submission.certificate.authority },
    auth: { user, pass },
  })
  return transport.sendMail({ from, to, subject: 'Hello', text: 'Hi' })
}

const qq = { host: 'smtp.qq.sandbox.test', user: '1@qq.test', pass: 'sandboxauthcodes' }

describe('a mail server of the sandbox', () => {
  it.each([465, 587] as const)(
    'takes mail on port %d with encryption and sign-in, and delivers it into the inbox',
    async (port) => {
      const { response } = await send({ port })
      expect(response).toMatch(/^250 OK: queued as SANDBOX\d+$/)
      expect(mailbox.list()).toMatchObject([{ from: 'demo@sandbox.test', to: 'mina@creator.test', subject: 'Hello' }])
    },
  )

  it('takes no password in clear', async () => {
    const server = submission.servers.find(({ port }) => port === 587)
    const transport = createTransport({
      host: server?.listensAt.host,
      port: server?.listensAt.port,
      ignoreTLS: true,
      auth: { user: 'demo@sandbox.test', pass: 'sandbox-password' },
    })
    await expect(transport.sendMail({ from: 'a@b.test', to: 'c@d.test', text: 'x' })).rejects.toThrow()
    expect(mailbox.list()).toEqual([])
  })

  it.each<[string, Attempt, RegExp]>([
    ['the sandbox', { pass: 'x' }, /535 5\.7\.8/],
    ['QQ Mail', { ...qq, pass: 'x' }, /535 Login Fail\. Please enter your authorization code/],
    ['Gmail', { host: 'smtp.gmail.sandbox.test', pass: 'x' }, /535 5\.7\.8 Username and Password not accepted/],
    ['Outlook', { host: 'smtp-mail.outlook.sandbox.test' }, /535 5\.7\.139 .*basic authentication is disabled/],
  ])('refuses a wrong password as %s does', async (_name, attempt, reply) => {
    await expect(send(attempt)).rejects.toThrow(reply)
  })

  it('refuses another sender than the account as QQ Mail does', async () => {
    await expect(send({ ...qq, from: 'other@qq.test' })).rejects.toThrow(/550 The "From" header is missing or invalid/)
    await send({ ...qq, from: '"小美" <1@qq.test>' })
    expect(mailbox.list()).toHaveLength(1)
  })

  it.each([
    ['refused@creator.test', /550 5\.1\.1/],
    ['disabled@creator.test', /550 5\.2\.1/],
    ['full@creator.test', /452 4\.2\.2/],
    ['ratelimit@creator.test', /421 4\.7\.0/],
  ])('refuses %s', async (to, reply) => {
    await expect(send({ to })).rejects.toThrow(reply)
    expect(mailbox.list()).toEqual([])
  })

  it('takes a mail to bounce@ and sends a report of its failure', async () => {
    await send({ to: 'bounce@creator.test' })
    expect(mailbox.list().map(({ to }) => to)).toEqual(['demo@sandbox.test', 'bounce@creator.test'])
    expect(mailbox.list()[0]?.text).toContain('was not delivered')
  })

  it.each([
    ['answers@creator.test', 'Re: Hello'],
    ['away@creator.test', 'Re: Hello'],
    ['complains@creator.test', 'Abuse report'],
  ])('takes a mail to %s, who answers at once', async (to, subject) => {
    await send({ to, from: 'tea@brand.test' })
    expect(mailbox.list()[0]).toMatchObject({ to: 'tea@brand.test', subject })
    expect(mailbox.listOf('demo@sandbox.test')).toHaveLength(1)
  })

  it('takes a mail to unknown@ without confirming it', async () => {
    await expect(send({ to: 'unknown@creator.test' })).rejects.toThrow(/closed/)
    expect(mailbox.list()).toHaveLength(1)
  })
})
