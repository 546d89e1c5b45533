import { connect, type TLSSocket } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { issueCertificate } from '../mailbox/certificate.ts'
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts'
import { type ImapStandIn, startImapServers } from './imap-server.ts'

const certificate = issueCertificate(['imap.sandbox.test'])
const account = 'demo@sandbox.test'
let mailbox: Mailbox
let servers: ImapStandIn[] = []
let stop: () => Promise<unknown>
let socket: TLSSocket | undefined
/** All that came since the last command. */
let received = ''

beforeAll(async () => {
  mailbox = await startMailbox()
  const running = await startImapServers({ mailbox, certificate })
  servers = running.servers
  stop = running.stop
})
afterEach(() => {
  socket?.destroy()
  mailbox.clear()
})
afterAll(() => Promise.all([stop(), mailbox.stop()]))

/** Connects; the returned function sends a command and resolves to all that is answered up to its tagged line. */
async function open() {
  const { listensAt } = servers[0] ?? { listensAt: { host: '', port: 0 } }
  const current = connect({ ...listensAt, servername: 'imap.sandbox.test', ca: certificate.authority })
  socket = current
  received = ''
  current.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1')
  })
  let count = 0
  return async (command: string) => {
    const tag = `A${++count}`
    received = ''
    current.write(`${tag} ${command}\r\n`)
    await expect.poll(() => received).toMatch(new RegExp(`^${tag} `, 'm'))
    return received
  }
}

async function openInbox() {
  const say = await open()
  await say(`LOGIN "${account}" "sandbox-password"`)
  return say
}

const deliver = (to: string, subject = 'Hello') =>
  mailbox.deliver(Buffer.from(`Subject: ${subject}\r\nFrom: ada@one.test\r\n\r\nYes`), { from: 'ada@one.test', to })

describe('the IMAP server', () => {
  it('stands for each provider that has one', () => {
    expect(servers.map(({ host, port }) => `${host}:${port}`)).toEqual([
      'imap.sandbox.test:993',
      'imap.qq.sandbox.test:993',
      'imap.gmail.sandbox.test:993',
    ])
  })

  it('admits with the password of the mail server only, in either way', async () => {
    const say = await open()
    expect(await say(`LOGIN ${account} wrong`)).toContain('NO [AUTHENTICATIONFAILED]')
    expect(await say('EXAMINE INBOX')).toContain('NO')
    const plain = Buffer.from(`\0${account}\0sandbox-password`).toString('base64')
    expect(await say(`AUTHENTICATE PLAIN ${plain}`)).toContain('OK [CAPABILITY')
    expect(await say('EXAMINE INBOX')).toContain('OK [READ-ONLY]')
  })

  it('tells of mails that arrive while the client is idle', async () => {
    const say = await openInbox()
    await say('EXAMINE INBOX')
    const idling = say('IDLE')
    await expect.poll(() => received).toContain('+ idling')
    await deliver(account)
    await deliver('other@sandbox.test')
    socket?.write('DONE\r\n')
    expect((await idling).match(/^.*(?:idling|EXISTS|OK).*$/gm)).toEqual(['+ idling', '* 1 EXISTS', 'A3 OK done'])
  })

  it('lists the folders with their uses', async () => {
    const say = await openInbox()
    expect(await say('LIST "" "*"')).toContain('* LIST (\\HasNoChildren \\Junk) "/" "Junk"')
  })

  it('has the mails to the account and to the addresses that it has sent from', async () => {
    await mailbox.deliver(Buffer.from('Subject: Out\r\n\r\n'), { from: 'tea@brand.test', to: 'ada@one.test' }, account)
    await deliver(account)
    await deliver('tea@brand.test')
    await deliver('else@brand.test')
    const say = await openInbox()
    expect(await say('EXAMINE INBOX')).toContain('* 2 EXISTS')
    expect(await say('EXAMINE Junk')).toContain('* 0 EXISTS')
  })

  it('gives the wanted headers and pieces of mails by UID', async () => {
    const { uid } = await deliver(account, 'Long\r\n and folded')
    await deliver(account)
    const say = await openInbox()
    await say('EXAMINE INBOX')
    expect(await say(`UID SEARCH UID ${uid + 1}:* SINCE 1-Jan-2020`)).toContain(`* SEARCH ${uid + 1}\r\n`)
    expect(await say('UID SEARCH SINCE 1-Jan-2100')).toContain('* SEARCH\r\n')
    const head = await say(`UID FETCH ${uid} (INTERNALDATE BODY.PEEK[HEADER.FIELDS (SUBJECT)])`)
    expect(head).toMatch(/^\* 1 FETCH \(UID \d+ INTERNALDATE "\d\d-\w{3}-\d{4} [\d:]{8} \+0000"/)
    expect(head).toContain('{30}\r\nSubject: Long\r\n and folded\r\n\r\n)')
    expect(await say(`UID FETCH ${uid} (BODY.PEEK[]<0.7>)`)).toContain('BODY[]<0> {7}\r\nSubject)')
  })

  it('lets nothing be changed', async () => {
    const { uid } = await deliver(account)
    const say = await openInbox()
    await say('SELECT INBOX')
    for (const command of [`UID STORE ${uid} +FLAGS (\\Seen)`, 'EXPUNGE', `UID FETCH ${uid} (BODY[])`]) {
      expect(await say(command)).toMatch(/^A\d+ NO /m)
    }
    expect(mailbox.listOf(account)).toHaveLength(1)
  })
})
