import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { getCACertificates } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { seconds } from '../../lib/durations.ts'

export interface OpenOptions {
  readonly socket: Socket
  /** Host name that the certificate must be valid for. */
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
 * Greets, encrypts and signs in on an open socket. Requires encryption and a valid certificate, except on loopback, which
 * cannot be tapped. Does not sign in when the server does not offer it.
 */
export async function openSmtpConnection(options: OpenOptions): Promise<OpenConnection> {
  const { socket, host, port, user, pass, localAuthority } = options
  const isLocal = isLoopback(socket)
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
    tls: { minVersion: 'TLSv1.2', ...trustLocal(isLocal ? localAuthority : undefined) },
  })
  const wait = createWait(connection)
  try {
    await wait((done) => connection.connect(done))
    if (connection.allowsAuth) await wait((done) => connection.login({ user, pass }, done))
  } catch (error) {
    connection.close()
    throw error
  }
  let bodySent = false
  return {
    get isOpen() {
      return !connection.destroyed
    },
    async send({ from, to }, source) {
      bodySent = false
      // Before the source is read to its end, the server cannot have the whole message.
      const message = Readable.from(cut(source)).once('end', () => {
        bodySent = true
      })
      let reply = ''
      await wait((done) =>
        connection.send({ from, to: [to] }, message, (error, info) => {
          reply = info?.response ?? ''
          done(error)
        }),
      )
      return reply
    },
    hasSentBody: () => bodySent,
    reset: () => wait((done) => connection.reset(done)),
    async quit() {
      if (connection.destroyed) return 'broken'
      const timer = setTimeout(() => connection.close(), timeouts.goodbye)
      await new Promise<void>((resolve) => {
        connection.once('end', resolve)
        connection.quit()
      })
      clearTimeout(timer)
      return String(connection.lastServerResponse).startsWith('221') ? 'clean' : 'broken'
    },
    destroy: () => connection.close(),
  }
}

function trustLocal(authority: string | undefined): { ca?: string[] } {
  return authority ? { ca: [...getCACertificates('default'), authority] } : {}
}

/**
 * Yields the message in pieces, read as the server takes them: as one piece all of it would at once count as sent, and a mail
 * that was cut in the middle as one that may have been taken.
 */
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
