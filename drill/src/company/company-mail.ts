import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { serveImap } from '@troupe/sandbox/imap/imap-session'
import { writeBounce } from '@troupe/sandbox/mailbox/bounce'
import { startMailbox } from '@troupe/sandbox/mailbox/mailbox'

/** A mail that the mail server has accepted. Times are milliseconds of this machine's clock. */
export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Without its angle brackets. */
  readonly messageId: string
  /** Whether it begins a conversation; follow-ups name the mail that they follow. */
  readonly isFirst: boolean
  /** Header for one-click unsubscribing; '' without. */
  readonly oneClickUrl: string
  /** Link to the page in the text; '' without. */
  readonly pageUrl: string
  /** The headers as received. */
  readonly head: string
  /** When its sender was named, which is the first command of a submission. */
  readonly begunAt: number
  /** When its last byte was there; the sender learns it later, or never. */
  readonly takenAt: number
}

/** The colleagues' mail server: keeps the heads of all mails, and has a mailbox for each of them. */
export interface CompanyMail {
  readonly smtpPort: number
  readonly imapPort: number
  /** Accepted by both servers for any user name. */
  readonly password: string
  /** In the order of their arrival. */
  readonly received: readonly ReceivedMail[]
  /** Has a mail come back to its sender because its address does not exist. */
  bounce(mail: ReceivedMail): Promise<void>
  stop(): Promise<void>
}

const password = 'company-secret'
const endOfData = '\r\n.\r\n'
/** Time in milliseconds until a reply, so that kills find mails at every stage. */
const longestReply = 60

/** @param onTaken Called with each mail before its sender gets the confirmation. */
export async function startCompanyMail(onTaken: (mail: ReceivedMail) => void): Promise<CompanyMail> {
  const received: ReceivedMail[] = []
  const take = (mail: ReceivedMail) => {
    received.push(mail)
    onTaken(mail)
  }
  const mailbox = await startMailbox()
  const uidValidity = Math.floor(Date.now() / 1000)
  const smtp = await listen((socket) => void serveSmtp(socket, take).catch(() => socket.destroy()))
  const imap = await listen((socket) => serveImap(socket, { mailbox, password, uidValidity }))
  return {
    smtpPort: smtp.port,
    imapPort: imap.port,
    password,
    received,
    async bounce({ from, to, head }) {
      await mailbox.deliver(writeBounce({ from, to }, 'mx.many.test', head), { from: '', to: from })
    },
    async stop() {
      await Promise.all([smtp.stop(), imap.stop(), mailbox.stop()])
    },
  }
}

async function listen(serve: (socket: Socket) => void): Promise<{ port: number; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    serve(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** What one connection has said of its current mail. */
interface Transfer {
  from: string
  to: string
  begunAt: number
  isReadingMail: boolean
}

async function serveSmtp(socket: Socket, take: (mail: ReceivedMail) => void): Promise<void> {
  const transfer: Transfer = { from: '', to: '', begunAt: 0, isReadingMail: false }
  let waiting = ''
  socket.setEncoding('latin1')
  socket.write('220 company.test\r\n')
  for await (const chunk of socket) {
    waiting += String(chunk)
    for (;;) {
      const mark = transfer.isReadingMail ? endOfData : '\r\n'
      const end = waiting.indexOf(mark)
      if (end < 0) break
      const text = waiting.slice(0, end)
      waiting = waiting.slice(end + mark.length)
      if (transfer.isReadingMail) {
        transfer.isReadingMail = false
        take(readMail(text, transfer))
        await pause(Math.random() * longestReply)
        socket.write('250 2.0.0 queued\r\n')
      } else socket.write(await answerCommand(text, transfer))
      if (/^QUIT/i.test(text)) return void socket.end()
    }
  }
}

async function answerCommand(line: string, transfer: Transfer): Promise<string> {
  const command = line.slice(0, 4).toUpperCase()
  const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
  if (command === 'EHLO') return '250-company.test\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
  if (command === 'MAIL') Object.assign(transfer, { from: address, begunAt: Date.now() })
  if (command === 'RCPT') transfer.to = address
  if (command === 'QUIT') return '221 bye\r\n'
  if (command !== 'DATA') return '250 ok\r\n'
  await pause(Math.random() * longestReply)
  transfer.isReadingMail = true
  return '354 go on\r\n'
}

function readMail(source: string, { from, to, begunAt }: Transfer): ReceivedMail {
  const split = source.indexOf('\r\n\r\n')
  const head = source.slice(0, split)
  const lines = head.replace(/\r\n[ \t]+/g, ' ')
  const read = (name: string) => new RegExp(`^${name}:[ ]*(.*)$`, 'im').exec(lines)?.[1]?.trim() ?? ''
  // Quoted-printable breaks long lines.
  const text = source.slice(split).replaceAll('=\r\n', '')
  return {
    ...{ from, to, head, begunAt, takenAt: Date.now() },
    messageId: read('Message-ID').replace(/^<|>$/g, ''),
    isFirst: read('In-Reply-To') === '',
    oneClickUrl: /<([^>]+)>/.exec(read('List-Unsubscribe'))?.[1] ?? '',
    pageUrl: /https?:\/\/[^\s"<>]+\/unsubscribe\/[\w.-]{45}/.exec(text)?.[0] ?? '',
  }
}
