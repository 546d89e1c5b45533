import { createServer, type Server } from 'node:tls'
import type { Certificate } from '../certificate.ts'
import type { Mailbox } from '../mailbox.ts'
import { submissionProfiles } from '../submission-profiles.ts'
import { serveImap } from './imap-session.ts'

/** Host name and port that stand for a real IMAP server, and the address it listens on. */
export interface ImapStandIn {
  readonly host: string
  readonly port: 993
  readonly listensAt: { readonly host: string; readonly port: number }
}

/** How a provider's IMAP server admits the same accounts as its mail server. */
export interface ImapProfile {
  readonly host: string
  readonly password: string | undefined
}

/** The providers whose mailboxes can be read. */
export const imapProfiles: readonly ImapProfile[] = submissionProfiles
  .filter(({ host }) => host.startsWith('smtp.'))
  .map(({ host, password }) => ({ host: host.replace(/^smtp\./, 'imap.'), password }))

/** Starts an IMAP server with TLS for each profile. */
export async function startImapServers(parts: {
  mailbox: Pick<Mailbox, 'listOf'>
  certificate: Certificate
}): Promise<{ servers: ImapStandIn[]; stop(): Promise<void> }> {
  const { mailbox, certificate } = parts
  const uidValidity = Math.floor(Date.now() / 1000)
  const running = await Promise.all(
    imapProfiles.map(async (profile) => {
      const server = createServer({ key: certificate.key, cert: certificate.cert }, (socket) =>
        serveImap(socket, { mailbox, profile, uidValidity }),
      )
      const sockets = new Set<{ destroy(): void }>()
      server.on('connection', (socket) => {
        sockets.add(socket)
        socket.once('close', () => sockets.delete(socket))
      })
      // A client that breaks off the handshake is not a failure of the server.
      server.on('tlsClientError', () => {})
      const listensAt = { host: '127.0.0.1', port: await listen(server) }
      return { server, sockets, standIn: { host: profile.host, port: 993 as const, listensAt } }
    }),
  )
  return {
    servers: running.map(({ standIn }) => standIn),
    async stop() {
      await Promise.all(
        running.map(({ server, sockets }) => {
          for (const socket of sockets) socket.destroy()
          return new Promise<void>((resolve) => server.close(() => resolve()))
        }),
      )
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
