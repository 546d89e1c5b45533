import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { minutes, seconds } from '../../lib/durations.ts'
import type { MailError, OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import { type SmtpScript, startScriptedServer } from '../../testing/mail/smtp-script.ts'
import { createSmtpDialer } from './dial-smtp.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const mail: OutgoingMail = {
  from: { name: 'Dana "D" Demo', address: 'dana@brand.test' },
  to: { name: '', address: 'mina@creator.test' },
  subject: 'Hello',
  text: 'Plain\n.\nafter a dot',
  html: '<p>Rich</p>',
  messageId: 'one@brand.test',
  headers: { 'List-Unsubscribe': '<https://brand.test/u>' },
}

const dial = createSmtpDialer({ allowPrivateHosts: true, timeout: minutes(1) })

function openTransport(port: number, { deadline = minutes(1) } = {}) {
  const account = { host: '127.0.0.1', port, user: 'dana@brand.test', pass: 'secret' }
  return createSmtpTransport(account, { dial, localAuthority: undefined, deadline })
}

async function fail(script: SmtpScript): Promise<MailError> {
  const { port } = await startScriptedServer(script)
  // Long enough for the steps before the silence on a busy machine.
  const transport = openTransport(port, Object.values(script).includes('silence') ? { deadline: seconds(2) } : {})
  return transport.send(mail).then(
    () => expect.fail('The mail was taken'),
    (error: MailError) => error,
  )
}

describe('a mail', () => {
  it('is handed over with its own envelope, in one piece, and its receipt names it', async () => {
    const server = await startScriptedServer()
    const transport = openTransport(server.port)
    expect(await transport.send(mail)).toEqual({ serverId: 'SCRIPT1', reply: '250 OK: queued as SCRIPT1' })
    expect(await transport.close()).toBe('clean')
    expect(server.commands.slice(1)).toEqual([
      'MAIL FROM:<dana@brand.test>',
      'RCPT TO:<mina@creator.test>',
      'DATA',
      'QUIT',
    ])
    expect(server.mails[0]).toContain('From: "Dana \\"D\\" Demo" <dana@brand.test>')
    expect(server.mails[0]).toContain('Message-ID: <one@brand.test>')
    expect(server.mails[0]).toContain('List-Unsubscribe: <https://brand.test/u>')
  })

  it('has a reply on one line that a database can store, whatever the server answers', async () => {
    const server = await startScriptedServer({ end: `250 OK\u0000\u202e queued ${'x'.repeat(900)}` })
    const transport = openTransport(server.port)
    const { reply } = await transport.send(mail)
    await transport.close()
    expect(reply).toMatch(/^250 OK queued x+$/)
    expect(reply).toHaveLength(500)
  })

  it('names internationalised domains in ASCII to the mail server', async () => {
    const server = await startScriptedServer()
    const transport = openTransport(server.port)
    const from = { name: 'Dana', address: 'dana@münchen.de' }
    await transport.send({ ...mail, from, to: { name: '', address: 'mina@bücher.test' } })
    await transport.close()
    expect(server.commands.slice(1, 3)).toEqual([
      'MAIL FROM:<dana@xn--mnchen-3ya.de>',
      'RCPT TO:<mina@xn--bcher-kva.test>',
    ])
  })

  it('shares its connection with the next', async () => {
    const server = await startScriptedServer()
    const transport = openTransport(server.port)
    for (let count = 0; count < 3; count++) await transport.send(mail)
    expect(server.connections()).toBe(1)
    expect(server.mails).toHaveLength(3)
    await transport.close()
  })

  it('gets another connection when the pooled one has closed meanwhile', async () => {
    const server = await startScriptedServer({ hangUpAfterMail: 0 })
    const transport = openTransport(server.port)
    for (let count = 0; count < 3; count++) {
      await transport.send(mail)
      await wait(count * 10)
    }
    expect(server.mails).toHaveLength(3)
    await transport.close()
  })

  it('that is refused leaves the connection good for the next', async () => {
    const server = await startScriptedServer({ rcpt: '550 5.1.1 no such user' })
    const transport = openTransport(server.port)
    await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'recipient' })
    server.setScript({})
    await transport.send(mail)
    expect(server.connections()).toBe(1)
    expect(server.commands).toContain('RSET')
    await transport.close()
  })

  it('stays accepted once accepted, for any answer to QUIT', async () => {
    for (const quit of ['drop', '\0\0\0', '500 what?', 'silence']) {
      const server = await startScriptedServer({ quit })
      const transport = openTransport(server.port, { deadline: seconds(3) })
      await transport.send(mail)
      expect(await transport.close()).toBe('broken')
    }
  })

  it.each<[string, Partial<OutgoingMail>]>([
    ['a subject of two lines', { subject: 'Hi\r\nBcc: victim@x.test' }],
    ['a name of two lines', { from: { name: 'Dana\r\nBcc: victim@x.test', address: 'dana@brand.test' } }],
    ['two recipients', { to: { name: '', address: 'a@b.test, victim@x.test' } }],
    ['a recipient with a command', { to: { name: '', address: 'a@b.test>\r\nRCPT TO:<victim@x.test' } }],
    ['a header of two lines', { headers: { 'X-Note': 'a\r\nBcc: victim@x.test' } }],
    ['a header name of two lines', { headers: { 'X-Note: a\r\nBcc': 'victim@x.test' } }],
    ['an id that ends its bracket', { messageId: 'a@b>\r\nBcc: victim@x.test' }],
    ['an id with brackets', { inReplyTo: '<a@b.test>' }],
  ])('with %s is not even begun', async (_what, parts) => {
    const server = await startScriptedServer()
    const transport = openTransport(server.port)
    await expect(transport.send({ ...mail, ...parts })).rejects.toMatchObject({ kind: 'recipient', code: 'EINVALID' })
    expect(server.connections()).toBe(0)
  })
})

describe('a failure reports its kind, and whether the mail had left', () => {
  it.each<[string, SmtpScript, Partial<MailError>]>([
    ['no service', { greeting: '554 go away' }, { kind: 'account', code: '554', bodySent: false }],
    ['dropped at the greeting', { greeting: 'drop' }, { kind: 'account', bodySent: false }],
    ['silence at the greeting', { greeting: 'silence' }, { kind: 'account', code: 'ETIMEDOUT', bodySent: false }],
    ['dropped at EHLO', { ehlo: 'drop' }, { kind: 'account', bodySent: false }],
    ['sign-in refused', { ehlo: '250 AUTH PLAIN', auth: '535 5.7.8 no' }, { kind: 'account', code: '535 5.7.8' }],
    ['dropped at sign-in', { ehlo: '250 AUTH PLAIN', auth: 'drop' }, { kind: 'account', bodySent: false }],
    ['sender refused', { mail: '553 5.7.60 not yours' }, { kind: 'account', code: '553 5.7.60' }],
    ['sender deferred', { mail: '450 4.7.1 slowly' }, { kind: 'account', code: '450 4.7.1' }],
    ['no sign-in', { mail: '530 5.7.0 authentication required' }, { kind: 'account' }],
    ['recipient refused', { rcpt: '550 5.1.1 no such user' }, { kind: 'recipient', code: '550 5.1.1' }],
    ['recipient full', { rcpt: '452 4.2.2 mailbox full, quota limit exceeded' }, { kind: 'temporary' }],
    ['recipient deferred', { rcpt: '450 greylisted' }, { kind: 'temporary', code: '450' }],
    ['daily limit', { rcpt: '550 5.4.5 Daily user sending limit exceeded' }, { kind: 'account' }],
    ['relay denied', { rcpt: '554 5.7.1 <x>: Relay access denied' }, { kind: 'account' }],
    ['dropped at RCPT', { rcpt: 'drop' }, { kind: 'temporary', bodySent: false }],
    ['silence at RCPT', { rcpt: 'silence' }, { kind: 'temporary', code: 'ETIMEDOUT', bodySent: false }],
    ['dropped at DATA', { data: 'drop' }, { kind: 'temporary', bodySent: false }],
    ['DATA refused', { data: '554 no' }, { kind: 'recipient', bodySent: false }],
    ['DATA deferred', { data: '451 later' }, { kind: 'temporary', bodySent: false }],
    ['refused after the mail', { end: '550 5.7.1 spam' }, { kind: 'recipient', bodySent: true }],
    ['QQ: frequency', { end: '550 Ip frequency limited' }, { kind: 'account', bodySent: true }],
    ['deferred after the mail', { end: '451 4.3.0 later' }, { kind: 'temporary', bodySent: true }],
    ['closing after the mail', { end: '421 4.7.0 Try again later' }, { kind: 'account', bodySent: true }],
    ['dropped after the mail', { end: 'drop' }, { kind: 'unknown', bodySent: true }],
    ['silence after the mail', { end: 'silence' }, { kind: 'unknown', code: 'ETIMEDOUT', bodySent: true }],
    ['nonsense after the mail', { end: 'hello?' }, { kind: 'unknown', bodySent: true }],
  ])('%s', async (_what, script, expected) => {
    expect(await fail(script)).toMatchObject({ name: 'MailError', ...expected })
  })

  it('an unreachable server', async () => {
    const { port } = await startScriptedServer()
    const transport = openTransport(port === 9 ? 10 : 9)
    await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'account', code: 'ECONNREFUSED' })
  })

  it('nothing of a mail leaves after its failure was reported, however late the server wakes up', async () => {
    const server = await startScriptedServer({ greeting: 'silence' })
    const transport = openTransport(server.port, { deadline: 100 })
    await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'account' })
    await wait(300)
    expect(server.mails).toEqual([])
  })

  it('does not contain the password', async () => {
    const error = await fail({ ehlo: '250 AUTH PLAIN', auth: '535 no' })
    expect(JSON.stringify([error.text, error.message, String(error.cause)])).not.toContain('secret')
  })
})

describe('encryption', () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address

  async function startServer(options: object, host = '127.0.0.1'): Promise<number> {
    const server = new SMTPServer({ authOptional: true, disableReverseLookup: true, logger: false, ...options })
    server.on('error', () => {})
    const listener = server.listen(0, host)
    await new Promise((resolve) => listener.once('listening', resolve))
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
    const address = listener.address()
    return address && typeof address === 'object' ? address.port : 0
  }

  it.each([false, true])('with an untrusted certificate is refused (from the start: %s)', async (secure) => {
    const port = await startServer({ secure })
    const transport = createSmtpTransport(
      { host: 'localhost', port: secure ? 465 : 587, user: 'a', pass: 'b' },
      { dial: async () => connect(port, '127.0.0.1'), localAuthority: undefined },
    )
    await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'account', code: expect.stringContaining('CERT') })
  })

  it.skipIf(outside === undefined)('is demanded of every server that is not on this machine', async () => {
    const seen: string[] = []
    const host = outside ?? ''
    const port = await startServer(
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: () => seen.push('a password in clear') },
      host,
    )
    const transport = createSmtpTransport({ host, port, user: 'a', pass: 'b' }, { dial, localAuthority: undefined })
    await expect(transport.send(mail)).rejects.toMatchObject({ kind: 'account' })
    expect(seen).toEqual([])
  })
})
