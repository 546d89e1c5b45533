import { createServer, type Server, type Socket } from 'node:net'
import { isPublicImapServer } from '@troupe/contract/mail/mailbox-reading'
import { afterEach, describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { type MailboxSession, ReadingError } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import { createSmtpDialer } from '../dial-smtp.ts'
import { createSmtpTransport } from '../smtp-transport.ts'
import { createImapReader } from './imap-reader.ts'

const standIns = useStandIns('2030-03-01')
const host = 'imap.sandbox.test'
const since = new Date(Date.now() - hours(48))
const folders = [
  { path: 'INBOX', use: 'inbox' },
  { path: 'Junk', use: 'junk' },
  { path: 'Sent', use: 'sent' },
]

/** A user name of its own for each test, with an empty mailbox. */
let accounts = 0
const makeAccount = () => {
  const { pass } = standIns.submission.account
  return { host, port: 993, user: `reader-${++accounts}-${process.pid}@sandbox.test`, pass }
}

function connect({ trusts = true }: { trusts?: boolean } = {}) {
  const { servers, imapServers, authority } = standIns.submission
  const named = new Map([...servers, ...imapServers].map((one) => [`${one.host}:${one.port}`, one.listensAt]))
  const dial = createSmtpDialer({ allowPrivateHosts: true, standIns: named })
  const localAuthority = trusts ? authority : undefined
  return { dial, localAuthority, reader: createImapReader({ dial, localAuthority }) }
}

const readFrom = (session: MailboxSession, { position, from = since }: { position?: string; from?: Date } = {}) =>
  session.readPage('INBOX', { position, since: from })

/** Sends a mail from the account to an address of the sandbox, whose reader answers as the address says. */
async function send(account: ReturnType<typeof makeAccount>, to: string, messageId: string) {
  const { dial, localAuthority } = connect()
  const smtp = { ...account, host: 'smtp.sandbox.test', port: 587 }
  const transport = createSmtpTransport(smtp, { dial, localAuthority })
  await transport.send({
    from: { name: 'Brand', address: account.user },
    to: { name: '', address: to },
    subject: 'Tea?',
    text: 'Tea?',
    html: '<p>Tea?</p>',
    messageId,
  })
  await transport.close()
}

describe('a mailbox of the sandbox', () => {
  it('is empty at first', async () => {
    const session = await connect().reader.open(makeAccount())
    expect(await session.listFolders()).toEqual(folders)
    const position = expect.stringMatching(/^\d+:0$/)
    expect(await readFrom(session)).toEqual({ heads: [], position, hasMore: false, skipped: 0 })
    await session.close()
  })

  it('gives the heads of answers, and a mail as far as asked for', async () => {
    const account = makeAccount()
    await send(account, 'answers@one.test', 'first@brand.test')
    await send(account, 'away@one.test', 'second@brand.test')
    const session = await connect().reader.open(account)
    const { heads, position } = await readFrom(session)
    expect(heads).toHaveLength(2)
    const [answer, away] = heads
    expect(answer).toMatchObject({ ref: expect.any(String), receivedAt: expect.any(Date) })
    expect(answer?.headers).toMatch(/^In-Reply-To: <first@brand\.test>\r$/m)
    expect(away?.headers).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(away?.headers).not.toContain('MIME-Version')
    const first = answer?.ref ?? ''
    expect(String(await session.readSource(first, 100_000))).toContain('Yes, let us talk about it.')
    expect(await session.readSource(first, 10)).toHaveLength(10)
    expect(await session.readSource('4000000', 10)).toBeUndefined()
    const validity = position.split(':')[0]
    expect((await readFrom(session, { position: `${validity}:${first}` })).heads).toEqual([away])
    expect((await readFrom(session, { position })).heads).toEqual([])
    expect((await readFrom(session, { position: `1${position}` })).heads).toHaveLength(2)
    expect((await readFrom(session, { from: new Date(Date.now() + hours(48)) })).heads).toEqual([])
    await session.close()
  })

  it('tells of an answer when it arrives', async () => {
    const account = makeAccount()
    const session = await connect().reader.open(account)
    await readFrom(session)
    const waiting = session.waitForMail?.({ longest: hours(1), signal: new AbortController().signal })
    await send(account, 'answers@one.test', 'third@brand.test')
    await waiting
    expect((await readFrom(session)).heads).toHaveLength(1)
    await session.close()
  })

  it('refuses a wrong password', async () => {
    const opening = connect().reader.open({ ...makeAccount(), pass: 'wrong-and-secret' })
    const error = await opening.catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ReadingError)
    expect(error).toMatchObject({ kind: 'authentication', message: 'Invalid credentials' })
    expect(JSON.stringify(error)).not.toContain('wrong-and-secret')
  })

  it('is not signed in to if nobody vouches for its certificate', async () => {
    await expect(connect({ trusts: false }).reader.open(makeAccount())).rejects.toMatchObject({ kind: 'insecure' })
  })
})

describe('a server that users may not reach', () => {
  it.each([
    ['a public name with a private address', 'imap.brand.test', 993, ['10.0.0.7']],
    ['a public name with a public and a loopback address', 'imap.brand.test', 993, ['192.0.2.1', '127.0.0.1']],
    ['the cloud’s own address', '169.254.169.254', 993, []],
    ['another port', 'imap.brand.test', 6379, ['192.0.2.1']],
    ['a port for sending', 'imap.brand.test', 587, ['192.0.2.1']],
  ])('is not dialled: %s', async (_, name, port, addresses) => {
    const dial = createSmtpDialer({
      allowPrivateHosts: false,
      resolve: async () => addresses,
      isPublicServer: isPublicImapServer,
    })
    const reader = createImapReader({ dial, localAuthority: undefined })
    const opening = reader.open({ host: name, port, user: 'maya', pass: 'secret' })
    await expect(opening).rejects.toMatchObject({ kind: 'not_found', message: '' })
  })
})

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a server on port 143 that does as the script says for each line. */
async function openAt(script: (socket: Socket, line: string) => void, greeting = '* OK [CAPABILITY IMAP4rev1] Hi\r\n') {
  const sockets: Socket[] = []
  const current = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write(greeting)
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) script(socket, line)
    })
  })
  server = current
  await new Promise<void>((resolve) => current.listen(0, '127.0.0.1', () => resolve()))
  const address = current.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { reader } = connect()
  return { open: () => reader.open({ host: '127.0.0.1', port, user: 'maya', pass: 'secret' }), sockets }
}

/** Admits everybody, and answers other commands with the given lines. */
const admit = (answers: Readonly<Record<string, string>>) => (socket: Socket, line: string) => {
  const [tag = '', command = ''] = line.split(' ')
  const name = line.includes(' UID ') ? `UID ${line.split(' ')[2]}` : command.toUpperCase()
  socket.write(`${answers[name] ?? ''}${tag} OK done\r\n`)
}

const opened = '* 1 EXISTS\r\n* OK [UIDVALIDITY 7] Ok\r\n* OK [UIDNEXT 2] Ok\r\n'

describe('a server west of UTC', () => {
  it('gives a mail that arrived after `since`, although its date there is that of the day before', async () => {
    let asked = ''
    const head =
      '* 1 FETCH (UID 1 INTERNALDATE "28-Feb-2030 20:30:00 -0500" BODY[HEADER.FIELDS (FROM)] {9}\r\nFrom: ada)\r\n'
    const { open } = await openAt((socket, line) => {
      asked = / SINCE "?([\w-]+)/.exec(line)?.[1] ?? asked
      const found = asked === '28-Feb-2030' ? '* SEARCH 1\r\n' : '* SEARCH\r\n'
      admit({ EXAMINE: opened, 'UID SEARCH': found, 'UID FETCH': head })(socket, line)
    })
    const session = await open()
    const { heads } = await readFrom(session, { from: new Date('2030-03-01T01:00:00Z') })
    expect(heads.map(({ receivedAt }) => receivedAt)).toEqual([new Date('2030-03-01T01:30:00Z')])
    await session.close()
  })
})

describe('a hostile server', () => {
  it('that announces a literal of 4 GB is left', async () => {
    const { open } = await openAt(admit({ EXAMINE: opened, 'UID FETCH': '* 1 FETCH (UID 1 BODY[] {4000000000}\r\n' }))
    const session = await open()
    await readFrom(session)
    await expect(session.readSource('1', 1000)).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that answers with what is no IMAP gives no mail', async () => {
    const answer = `* 1 FETCH ${'('.repeat(1000)}\r\n`
    const { open } = await openAt(admit({ EXAMINE: opened, 'UID FETCH': answer }))
    const session = await open()
    await readFrom(session)
    expect(await session.readSource('1', 1000)).toBeUndefined()
    await session.close()
  })

  it('that sends a line without an end is left', async () => {
    const { open } = await openAt((socket) => socket.write('x'.repeat(9_000_000)))
    await expect(open()).rejects.toBeInstanceOf(ReadingError)
  })

  it('that drops the connection is reported', async () => {
    const { open, sockets } = await openAt(admit({ EXAMINE: opened }))
    const session = await open()
    for (const socket of sockets) socket.destroy()
    await expect(readFrom(session)).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that drops the connection during a wait is reported', async () => {
    const greeting = '* OK [CAPABILITY IMAP4rev1 IDLE] Hi\r\n'
    const { open } = await openAt((socket, line) => {
      if (line.endsWith('IDLE')) socket.end('+ idling\r\n')
      else admit({ EXAMINE: opened, CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE\r\n' })(socket, line)
    }, greeting)
    const session = await open()
    await readFrom(session)
    const waiting = session.waitForMail?.({ longest: hours(1), signal: new AbortController().signal })
    await expect(waiting).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that refuses IDLE is reported', async () => {
    const { open } = await openAt((socket, line) => {
      const [tag] = line.split(' ')
      if (line.endsWith('IDLE')) socket.write(`${tag} BAD No\r\n`)
      else admit({ EXAMINE: opened, CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE\r\n' })(socket, line)
    })
    const session = await open()
    await readFrom(session)
    const waiting = session.waitForMail?.({ longest: hours(1), signal: new AbortController().signal })
    await expect(waiting).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that sends a head of 80 MB keeps back no other mail', async () => {
    const head = (uid: string, size: string) => `* ${uid} FETCH (UID ${uid} BODY[HEADER.FIELDS (FROM)] {${size}}\r\n`
    const { open, sockets } = await openAt((socket, line) => {
      const uids = / UID FETCH ([\d,]+) /.exec(line)?.[1]?.split(',') ?? []
      const heads = uids.map((uid) => (uid === '2' ? head(uid, '80000000') : `${head(uid, '9')}From: ada)\r\n`))
      const exists = opened.replace('UIDNEXT 2', 'UIDNEXT 4').replace('1 EXISTS', '3 EXISTS')
      admit({ EXAMINE: exists, 'UID SEARCH': '* SEARCH 1 2 3\r\n', 'UID FETCH': heads.join('') })(socket, line)
    })
    const session = await open()
    const { heads, ...page } = await readFrom(session)
    expect(heads.map(({ ref }) => ref)).toEqual(['3', '1'])
    expect(page).toEqual({ position: '7:3', hasMore: false, skipped: 1 })
    // One more connection to fetch each mail alone, and one after the mail that ended it.
    expect(sockets).toHaveLength(3)
    await session.close()
  })

  it('that sends a head of 80 MB and then other mails under the same UIDs is left', async () => {
    let validity = 7
    const fetch = '* 1 FETCH (UID 1 BODY[HEADER.FIELDS (FROM)] {80000000}\r\n'
    const { open } = await openAt((socket, line) => {
      const EXAMINE = opened.replace('UIDVALIDITY 7', `UIDVALIDITY ${line.includes('EXAMINE') ? validity++ : validity}`)
      admit({ EXAMINE, 'UID SEARCH': '* SEARCH 1\r\n', 'UID FETCH': fetch })(socket, line)
    })
    const session = await open()
    await expect(readFrom(session)).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that does not search is reported, for else its mails would be passed over', async () => {
    const { open } = await openAt((socket, line) => {
      const [tag] = line.split(' ')
      if (line.includes('UID SEARCH')) socket.write(`${tag} NO Not now\r\n`)
      else admit({ EXAMINE: opened })(socket, line)
    })
    const session = await open()
    await expect(readFrom(session)).rejects.toBeInstanceOf(ReadingError)
    await session.close()
  })

  it('that hangs is left when the session is closed', async () => {
    const { open } = await openAt((socket, line) => {
      if (!/EXAMINE|LOGOUT/.test(line)) admit({})(socket, line)
    })
    const session = await open()
    const reading = readFrom(session)
    await Promise.all([expect(reading).rejects.toBeInstanceOf(ReadingError), session.close()])
  })

  it('that does not listen is reported', async () => {
    const { open } = await openAt(() => {})
    server?.close()
    await expect(open()).rejects.toMatchObject({ kind: 'refused' })
  })
})
