import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { getCACertificates } from 'node:tls'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { seconds } from '../../lib/durations.ts'

export interface OpenOptions {
  readonly socket: Socket
  /** Host name that the certificate must be valid for. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly pass: string
  /** PEM of an additional authority, trusted only for servers on this machine. */
  readonly localAuthority: string | undefined
}

/** `broken`: the server answered QUIT with something else, or not at all, as QQ Mail does. */
export type Goodbye = 'clean' | 'broken'

export interface OpenConnection {
  readonly isOpen: boolean
  /** Submits one mail; resolves to the server's last reply. Rejects with an error for `judgeSmtpFailure`. */
  send(envelope: { from: string; to: string }, source: Buffer): Promise<string>
  /** Whether the last byte of the current mail, or of the latest one, was sent. */
  hasSentBody(): boolean
  /** Prepares the session for the next mail after a refusal. */
  reset(): Promise<void>
  quit(): Promise<Goodbye>
  /** Closes the connection at once. */
  destroy(): void
}

const implicitTlsPort = 465
const pieceBytes = 64 * 1024
const timeouts = { greeting: seconds(10), silence: seconds(60), goodbye: seconds(2) }
const isLoopback = (socket: Socket) => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/**
 * Greets, encrypts and signs in on an open socket. Requires encryption and a valid certificate, except on loopback,
 * which cannot be intercepted. Does not sign in if the server does not offer it.
 */
export async function openSmtpConnection(options: OpenOptions): Promise<OpenConnection> {
  const { socket, host, port, user, pass, localAuthority } = options
  const isLocal = isLoopback(socket)
  // Loaded with the first mail: a start does not need it.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection: SMTPConnection = new Connection({
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
      // Until the source is read to its end, the server cannot have the whole message.
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
 * Yields the message in pieces, which are read as the server accepts them. In one piece, all of it would count as sent
 * at once, and a mail cut in the middle would count as possibly accepted.
 */
function* cut(source: Buffer): Generator<Buffer> {
  for (let start = 0; start < source.length; start += pieceBytes) yield source.subarray(start, start + pieceBytes)
}

/**
 * Runs one step and waits for its callback, or for the connection to fail or end, after which the callback may never
 * come.
 */
function createWait(connection: SMTPConnection) {
  let failure: Error | undefined
  let giveUp: ((error: Error) => void) | undefined
  connection.on('error', (error: Error) => {
    failure = error
    giveUp?.(error)
  })
  connection.on('end', () => {
    // A more specific error of the step itself arrives in the same turn of the event loop.
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
