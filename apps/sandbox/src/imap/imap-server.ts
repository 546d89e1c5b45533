import type { Socket } from 'node:net'
import { createServer, type Server } from 'node:tls'
import type { Certificate } from '../mailbox/certificate.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { submissionProfiles } from '../mailbox/submission-profiles.ts'
import { serveImap } from './imap-session.ts'

/** Host name and port that stand for a real IMAP server, and the address it listens on. */
export interface ImapStandIn {
  readonly host: string
  readonly port: 993
  readonly listensAt: { readonly host: string; readonly port: number }
}

interface RunningServer {
  readonly standIn: ImapStandIn
  stop(): Promise<void>
}

interface ServerParts {
  readonly mailbox: Pick<Mailbox, 'listOf' | 'onArrival'>
  readonly certificate: Certificate
}

/** Starts an IMAP server with TLS for each provider that has one. */
export async function startImapServers(
  parts: ServerParts,
): Promise<{ servers: ImapStandIn[]; stop(): Promise<unknown> }> {
  const running = await Promise.all(
    submissionProfiles.flatMap(({ imapHost, password }) => (imapHost ? [start(parts, imapHost, password)] : [])),
  )
  return {
    servers: running.map(({ standIn }) => standIn),
    stop: () => Promise.all(running.map((server) => server.stop())),
  }
}

async function start(
  { mailbox, certificate }: ServerParts,
  host: string,
  password: string | undefined,
): Promise<RunningServer> {
  const uidValidity = Math.floor(Date.now() / 1000)
  const sockets = new Set<Socket>()
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (socket) =>
    serveImap(socket, { mailbox, password, uidValidity }),
  )
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // A client that breaks off the handshake is not a failure of the server.
  server.on('tlsClientError', () => {})
  const listensAt = { host: '127.0.0.1', port: await listen(server) }
  return {
    standIn: { host, port: 993, listensAt },
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('The IMAP server got no port'))
    })
  })
}
