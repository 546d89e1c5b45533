import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import { type ConnectionOptions, connect as connectTls, getCACertificates } from 'node:tls'
import type { ImapFlow, ImapTransport } from 'imapflow'
import { seconds } from '../../../lib/durations.ts'
import type { ImapAccount, MailboxSession } from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import type { DialSmtp } from '../dial-smtp.ts'
import { createImapLink } from './imap-link.ts'
import { createImapSession } from './imap-session.ts'
import { judgeImapFailure } from './judge-imap-failure.ts'

interface ImapReaderOptions {
  readonly dial: DialSmtp
  /** PEM of an additional authority, trusted only for servers on this machine. */
  readonly localAuthority: string | undefined
}

const implicitTlsPort = 993
const timeouts = { connecting: seconds(15), greeting: seconds(10), silence: seconds(30) }
/** A UID list of 200,000 mails is one line of 1.6 MB. */
const limits = {
  maxLineLength: 8_000_000,
  maxLiteralSize: 1_000_000,
  maxResponseSize: 10_000_000,
  maxResponseTokens: 50_000,
}
const isLoopback = (socket: Socket) => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

export interface ImapReader {
  /** Connects, encrypts and signs in, within 25 seconds. @throws ReadingError */
  open(account: ImapAccount): Promise<MailboxSession>
}

/** Creates the reader of users' mailboxes over IMAP. Nothing of what passes on the connections is logged. */
export function createImapReader({ dial, localAuthority }: ImapReaderOptions): ImapReader {
  return {
    async open(account) {
      try {
        const enter = async () => signIn(account, await dial(account), localAuthority)
        return createImapSession(createImapLink(await enter(), enter))
      } catch (error) {
        throw judgeImapFailure(error)
      }
    },
  }
}

async function signIn(account: ImapAccount, socket: Socket, localAuthority: string | undefined): Promise<ImapFlow> {
  const { host, port, user, pass } = account
  const isLocal = isLoopback(socket)
  // Loaded with the first mailbox: a start does not need it.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host,
    port,
    secure: port === implicitTlsPort,
    // Traffic to this machine cannot be intercepted.
    ...(isLocal ? {} : { doSTARTTLS: true }),
    auth: { user, pass },
    transport: useSocket(socket, isLocal ? localAuthority : undefined),
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    clientInfo: { name: 'Troupe' },
    connectionTimeout: timeouts.connecting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    ...limits,
  })
  // Without a listener a broken connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.close()
    socket.destroy()
    throw error
  }
  return client
}

/** Runs the session on a socket that is open already, whose address was checked. */
function useSocket(socket: Socket, authority: string | undefined): ImapTransport {
  const encrypt = (host: string, onSecure: () => void) => {
    const options: ConnectionOptions = {
      socket,
      host,
      minVersion: 'TLSv1.2',
      ...(isIP(host) ? {} : { servername: host }),
      ...(authority ? { ca: [...getCACertificates('default'), authority] } : {}),
    }
    return connectTls(options, onSecure)
  }
  return {
    connect({ host, secure }, onConnect) {
      if (secure) return encrypt(host, onConnect)
      setImmediate(onConnect)
      return socket
    },
    upgrade: (_, { host }, onSecure) => encrypt(host, onSecure),
  }
}
