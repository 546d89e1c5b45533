// A mail server for the benchmark of reading: it takes mails by SMTP, and has a mailbox of invented mails for each user
// by IMAP. The number of mails is the end of the user name: `box-7-20000`. Answers are put in by messages of the parent.
import { createServer, type Socket } from 'node:net'
import { z } from 'zod'

const Order = z.discriminatedUnion('order', [
  z.object({ order: z.literal('tell') }),
  /** Puts an answer at a position, or behind the last mail. */
  z.object({ order: z.literal('answer'), user: z.string(), uid: z.number().optional(), messageId: z.string() }),
])

interface Box {
  count: number
  /** Message-IDs that the mails at these positions answer. */
  readonly answers: Map<number, string>
  readonly idle: Set<() => void>
}

const boxes = new Map<string, Box>()
let headsGiven = 0
/** Later than the settings of any reading, so that all mails count. */
const date = toInternalDate(new Date(Date.now() + 3_600_000))

function getBox(user: string): Box {
  const box = boxes.get(user) ?? { count: Number(/\d+$/.exec(user)?.[0] ?? 0), answers: new Map(), idle: new Set() }
  boxes.set(user, box)
  return box
}

/** `04-Mar-2026 09:05:00 +0000` */
function toInternalDate(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return `${day}-${month}-${year} ${time} +0000`
}

function writeHead(user: string, box: Box, uid: number): string {
  const answered = box.answers.get(uid)
  const lines = [
    `Message-ID: <${user}-${uid}@elsewhere.test>`,
    ...(answered ? [`In-Reply-To: <${answered}>`, `References: <${answered}>`] : []),
    `From: Somebody ${uid % 500} <somebody-${uid % 500}@elsewhere.test>`,
    'To: Brand <brand@brand.test>',
    `Subject: A mail about something else, number ${uid}`,
    'Content-Type: text/plain; charset=utf-8',
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

function writeFetch(user: string, box: Box, uid: number, items: string): string {
  const isHead = items.includes('HEADER')
  const text = isHead ? writeHead(user, box, uid) : `${writeHead(user, box, uid)}Yes, gladly.\r\n`
  const section = isHead ? (/BODY\.PEEK(\[[^\]]*\])/i.exec(items)?.[1] ?? '[]') : '[]<0>'
  if (isHead) headsGiven++
  return `* ${uid} FETCH (UID ${uid} INTERNALDATE "${date}" BODY${section} {${text.length}}\r\n${text})\r\n`
}

/** The UIDs of a set such as `7,9:12` or `9:*`. */
function listUids(set: string, box: Box): number[] {
  return set.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split(':').map((end) => (end === '*' ? box.count : Number(end)))
    const from = Math.max(1, Math.min(first, last))
    const to = Math.min(box.count, Math.max(first, last))
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
}

function serveImap(socket: Socket): void {
  let text = ''
  let user = ''
  let endIdle: (() => void) | undefined
  const write = (lines: string) => socket.write(lines, 'latin1')
  function idle(tag: string): void {
    const box = getBox(user)
    const tell = () => write(`* ${box.count} EXISTS\r\n`)
    box.idle.add(tell)
    endIdle = () => {
      endIdle = undefined
      box.idle.delete(tell)
      write(`${tag} OK done\r\n`)
    }
    write('+ idling\r\n')
  }

  /** The untagged answers to a command. */
  function answer(name: string, rest: string): string {
    const box = getBox(user)
    if (name === 'CAPABILITY') return '* CAPABILITY IMAP4rev1 IDLE\r\n'
    if (name === 'LIST') return '* LIST (\\HasNoChildren) "/" "INBOX"\r\n'
    if (name === 'EXAMINE') {
      return `* ${box.count} EXISTS\r\n* OK [UIDVALIDITY 7] Ok\r\n* OK [UIDNEXT ${box.count + 1}] Ok\r\n`
    }
    if (name === 'UID SEARCH') {
      return `* SEARCH ${listUids(/UID (\S+)/i.exec(rest)?.[1] ?? '1:*', box).join(' ')}\r\n`
    }
    if (name !== 'UID FETCH') return ''
    const [set = ''] = rest.split(' ')
    return listUids(set, box)
      .map((uid) => writeFetch(user, box, uid, rest))
      .join('')
  }

  function obey(line: string): void {
    const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    const name = command.toUpperCase()
    if (endIdle) endIdle()
    else if (name === 'IDLE') idle(tag)
    else if (name === 'LOGOUT') socket.end(`* BYE\r\n${tag} OK done\r\n`)
    else {
      if (name === 'LOGIN') user = rest.split(' ')[0]?.replaceAll('"', '') ?? ''
      write(`${answer(name, rest)}${tag} OK done\r\n`)
    }
  }

  socket.setEncoding('latin1').setNoDelay(true)
  socket.on('data', (chunk) => {
    text += chunk
    const lines = text.split('\r\n')
    text = lines.pop() ?? ''
    for (const line of lines) obey(line)
  })
  socket.on('close', () => endIdle?.())
  socket.on('error', () => {})
  write('* OK [CAPABILITY IMAP4rev1 IDLE] Hi\r\n')
}

/** Accepts every mail. */
function serveSmtp(socket: Socket): void {
  let text = ''
  let isReadingMail = false
  socket.setEncoding('latin1').on('error', () => {})
  socket.on('data', (chunk) => {
    text += chunk
    for (;;) {
      const mark = isReadingMail ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end < 0) return
      const line = text.slice(0, end)
      text = text.slice(end + mark.length)
      const isData = !isReadingMail && /^DATA/i.test(line)
      isReadingMail = isData
      if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n')
        return
      }
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    }
  })
  socket.write('220 sink.test\r\n')
}

const listen = (serve: (socket: Socket) => void) =>
  new Promise<number>((resolve) => {
    const server = createServer(serve).listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })

process.send?.({ imapPort: await listen(serveImap), smtpPort: await listen(serveSmtp) })
process.on('message', (message) => {
  const given = Order.parse(message)
  if (given.order === 'tell') {
    process.send?.({ headsGiven })
    return
  }
  const box = getBox(given.user)
  box.answers.set(given.uid ?? ++box.count, given.messageId)
  for (const tell of box.idle) tell()
})
process.on('disconnect', () => process.exit(0))
