import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { getCACertificates } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { seconds } from '../../durations.ts'

export interface OpenOptions {
  readonly socket: Socket
  /** What the certificate must be for. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
  /** A further authority, trusted for servers on this machine only. */
  readonly localAuthority: string | undefined
}

/** `broken`: it answered our goodbye with something else, or with nothing, as QQ Mail does. */
export type Goodbye = 'clean' | 'broken'

export interface OpenConnection {
  readonly isOpen: boolean
  /** Hands over one mail; gives the server's last reply. Rejects with what `judgeSmtpFailure` reads. */
  send(envelope: { from: string; to: string }, source: Buffer): Promise<string>
  /** Whether the last byte of the mail in hand, or of the last one, has left. */
  hasSentBody(): boolean
  /** Makes it ready for the next mail after the server has refused one. */
  reset(): Promise<void>
  quit(): Promise<Goodbye>
  /** Ends it at once. */
  destroy(): void
}

const implicitTlsPort = 465
const pieceBytes = 64 * 1024
const timeouts = { greeting: seconds(10), silence: seconds(60), goodbye: seconds(2) }
const isLoopback = (socket: Socket) => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/**
 * Greets, encrypts and signs in on an open socket. Encryption is demanded and the certificate verified; on the machine itself,
 * whose wire nobody can tap, a server may do without. A server that offers no sign-in is not asked for one.
 */
export async function openSmtpConnection(options: OpenOptions): Promise<OpenConnection> {
  const { socket, host, port, user, pass, localAuthority } = options
  const isLocal = isLoopback(socket)
  const watch = createWatch()
  const connection = new SMTPConnection({
    connection: socket,
    host,
    port,
    secure: port === implicitTlsPort,
    requireTLS: !isLocal,
    greetingTimeout: timeouts.greeting,
    connectionTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    maxResponseSize: 64 * 1024,
    tls: {
      minVersion: 'TLSv1.2',
      ...(isLocal && localAuthority ? { ca: [...getCACertificates('default'), localAuthority] } : {}),
    },
    logger: watch.logger,
    transactionLog: true,
  })
  const wait = createWait(connection)
  try {
    await wait((done) => connection.connect(done))
    if (connection.allowsAuth) await wait((done) => connection.login({ user, pass }, done))
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    get isOpen() {
      return !connection.destroyed
    },
    async send({ from, to }, source) {
      watch.startMail()
      let reply = ''
      await wait((done) =>
        connection.send({ from, to: [to] }, inPieces(source), (error, info) => {
          reply = info?.response ?? ''
          done(error)
        }),
      )
      return reply
    },
    hasSentBody: watch.hasSentBody,
    reset: () => wait((done) => connection.reset(done)),
    async quit() {
      if (connection.destroyed) return 'broken'
      const timer = setTimeout(() => connection.close(), timeouts.goodbye)
      await new Promise<void>((resolve) => {
        connection.once('end', resolve)
        connection.quit()
      })
      clearTimeout(timer)
      return watch.goodbye()
    },
    destroy: () => connection.close(),
  }
}

/**
 * In pieces that are written as the server takes them: as one piece all of it would at once count as sent, and a mail that was
 * cut in its middle as one that may have been taken.
 */
function inPieces(source: Buffer): Buffer | Readable {
  return source.length > pieceBytes ? Readable.from(cut(source)) : source
}

function* cut(source: Buffer): Generator<Buffer> {
  for (let start = 0; start < source.length; start += pieceBytes) yield source.subarray(start, start + pieceBytes)
}

/** Runs one step and waits for its callback, or for the connection to fail or end: then the callback may never come. */
function createWait(connection: SMTPConnection) {
  let failure: Error | undefined
  let giveUp: ((error: Error) => void) | undefined
  connection.on('error', (error: Error) => {
    failure = error
    giveUp?.(error)
  })
  connection.on('end', () => {
    // An error of the step itself, which says more, comes in the same turn.
    setImmediate(() => {
      giveUp?.(failure ?? Object.assign(new Error('The connection was closed'), { code: 'ECONNECTION' }))
    })
  })
  return (start: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      giveUp = reject
      start((error) => {
        giveUp = undefined
        if (error) reject(error)
        else resolve()
      })
    })
}

/**
 * Reads from the library's log what its errors do not tell (measured against servers that break off at each step): a line about
 * the message comes when its last byte has left, and never before.
 */
function createWatch() {
  let bodySent = false
  let quitSent = false
  let answer: Goodbye = 'broken'
  const read = (entry: unknown, text: unknown) => {
    const kind = entry && typeof entry === 'object' && 'tnx' in entry ? entry.tnx : undefined
    if (kind === 'message') bodySent = true
    if (kind === 'client' && text === 'QUIT') quitSent = true
    if (kind === 'server' && quitSent && String(text).startsWith('221')) answer = 'clean'
  }
  return {
    logger: { trace: read, debug: read, info: read, warn: read, error: read, fatal: read },
    startMail() {
      bodySent = false
    },
    hasSentBody: () => bodySent,
    goodbye: () => answer,
  }
}
