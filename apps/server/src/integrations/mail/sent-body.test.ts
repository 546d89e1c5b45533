import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../lib/durations.ts'
import type { MailError, OutgoingMail } from '../../modules/outreach/context/mail-transport-port.ts'
import { type SmtpScript, startScriptedServer } from '../../testing/mail/smtp-script.ts'
import { createSmtpDialer } from './dial-smtp.ts'
import { createSmtpTransport } from './smtp-transport.ts'

// A mail that may have been accepted is never sent again, and a mail that cannot have been accepted is. So a mail whose
// end reached the server must never be reported as not sent, however the connection is encrypted.

type Encryption = 'none' | 'STARTTLS' | 'TLS'

const encryptions: readonly Encryption[] = ['none', 'STARTTLS', 'TLS']
const small = 2_000
/** More than both systems buffer while the server does not read. */
const huge = 16_000_000
/** Deadline in milliseconds that a busy machine reaches only after a small mail has left. */
const untilSent = seconds(4)

let pair: { key: string; cert: string }
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-smtp-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', ...made, ...named], { stdio: 'ignore' })
  pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
})

function buildMail(letters: number): OutgoingMail {
  return {
    from: { name: '', address: 'dana@brand.test' },
    to: { name: '', address: 'mina@creator.test' },
    subject: 'Hello',
    text: 'Plain',
    html: `<p>${'x'.repeat(letters)}</p>`,
    messageId: 'one@brand.test',
  }
}

async function open(encryption: Encryption, { extensions = [] as string[], deadline = minutes(1), ...script }) {
  const lines = ['script.test', '8BITMIME', ...(encryption === 'STARTTLS' ? ['STARTTLS'] : []), ...extensions]
  const ehlo = lines.map((line, index) => `250${index < lines.length - 1 ? '-' : ' '}${line}`).join('\r\n')
  const keys = encryption === 'none' ? undefined : { ...pair, isImplicit: encryption === 'TLS' }
  const server = await startScriptedServer({ ehlo, ...script }, keys)
  const account = { host: 'localhost', port: encryption === 'TLS' ? 465 : 587, user: 'a', pass: 'b' }
  const standIns = new Map([[`${account.host}:${account.port}`, { host: '127.0.0.1', port: server.port }]])
  const dial = createSmtpDialer({ allowPrivateHosts: false, standIns })
  const transport = createSmtpTransport(account, { dial, localAuthority: pair.cert, deadline })
  return { server, transport }
}

async function fail(encryption: Encryption, script: Parameters<typeof open>[1], letters = small) {
  const { server, transport } = await open(encryption, script)
  const error = await transport.send(buildMail(letters)).then(
    () => expect.fail('The mail was taken'),
    (failure: MailError) => failure,
  )
  return { server, error }
}

describe.each(encryptions)('with the encryption %s', (encryption) => {
  it('a mail is taken, and the goodbye is answered', async () => {
    const { server, transport } = await open(encryption, {})
    await transport.send(buildMail(small))
    await transport.send(buildMail(small))
    expect(server.connections()).toBe(1)
    expect(server.mails).toHaveLength(2)
    expect(server.commands.includes('STARTTLS')).toBe(encryption === 'STARTTLS')
    expect(await transport.close()).toBe('clean')
  })

  it.each<[string, SmtpScript]>([
    ['at MAIL', { mail: 'drop' }],
    ['at RCPT', { rcpt: 'drop' }],
    ['at DATA', { data: 'drop' }],
  ])('a connection that breaks %s has not sent the mail', async (_step, script) => {
    const { error } = await fail(encryption, script)
    expect(error).toMatchObject({ kind: 'temporary', bodySent: false })
  })

  it('a connection that breaks in the middle of a mail has not sent it', async () => {
    const { server, error } = await fail(encryption, { middle: 'drop' }, huge)
    expect(error).toMatchObject({ kind: 'temporary', bodySent: false })
    expect(server.mails).toEqual([])
  })

  it('a mail given up in the middle never arrives, although the server continues reading', async () => {
    const { server, error } = await fail(encryption, { middle: 'silence', deadline: 600 }, huge)
    expect(error).toMatchObject({ kind: 'temporary', code: 'ETIMEDOUT', bodySent: false })
    await wait(1000)
    expect(server.mails).toEqual([])
  })

  it.each([0.01, 0.5, 0.98])(
    'a mail cut after a share of %d is unknown only where its end may have been sent',
    async (share) => {
      const letters = 300_000
      const { server, error } = await fail(encryption, { middle: 'drop', middleAt: letters * share }, letters)
      expect(server.mails).toEqual([])
      expect(error.kind).toBe(error.bodySent ? 'unknown' : 'temporary')
    },
  )

  it.each<[number, 'drop' | 'silence']>([
    [small, 'drop'],
    [small, 'silence'],
    [300_000, 'drop'],
  ])('a mail of %d letters may have been accepted when its last byte is answered by: %s', async (letters, end) => {
    const { server, error } = await fail(
      encryption,
      end === 'silence' ? { end, deadline: untilSent } : { end },
      letters,
    )
    expect(server.mails).toHaveLength(1)
    expect(error).toMatchObject({ kind: 'unknown', bodySent: true })
  })

  it('a second mail on the same connection starts with its own count', async () => {
    const { server, transport } = await open(encryption, { deadline: untilSent })
    await transport.send(buildMail(small))
    server.setScript({ rcpt: 'silence' })
    const error = await transport.send(buildMail(small)).catch((failure: MailError) => failure)
    expect(error).toMatchObject({ kind: 'temporary', bodySent: false })
    expect(server.mails).toHaveLength(1)
  })
})

describe('where the envelope goes out in one piece', () => {
  const extensions = ['PIPELINING']

  it.each<[string, SmtpScript, Partial<MailError>]>([
    ['the sender is refused', { mail: '553 5.7.60 no', rcpt: '503 no', data: '503 no' }, { kind: 'account' }],
    ['the recipient is refused', { rcpt: '550 5.1.1 no', data: '554 no' }, { kind: 'recipient', code: '550 5.1.1' }],
    ['DATA is refused', { data: '451 later' }, { kind: 'temporary', code: '451' }],
    ['it is cut after the recipient', { data: 'drop' }, { kind: 'temporary' }],
    ['the recipient is refused and DATA taken', { rcpt: '550 5.1.1 no', data: '354 go on' }, { kind: 'recipient' }],
  ])('nothing of the mail leaves when %s', async (_what, script, expected) => {
    const { server, error } = await fail('none', { extensions, ...script })
    expect(error).toMatchObject({ ...expected, bodySent: false })
    expect(server.mails.join('')).not.toContain('Subject')
  })

  it('a mail without a reply to its last byte may have been accepted', async () => {
    const { server, error } = await fail('none', { extensions, end: 'drop' })
    expect(server.mails).toHaveLength(1)
    expect(error).toMatchObject({ kind: 'unknown', bodySent: true })
  })
})
