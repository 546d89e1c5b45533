import type { Socket } from 'node:net'
import { isIP } from 'node:net'
import { type ConnectionOptions, connect as connectTls, getCACertificates } from 'node:tls'
import type { ImapFlow, ImapTransport } from 'imapflow'
import { seconds } from '../../../lib/durations.ts'
import type {
  ImapAccount,
  MailboxReader,
  MailboxSession,
  MailHead,
} from '../../../modules/outreach/incoming/mailbox-reader-port.ts'
import type { DialSmtp } from '../dial-smtp.ts'
import { judgeImapFailure } from './judge-imap-failure.ts'

interface ImapReaderOptions extends Pick<MailboxReader, 'findSmtpAccount' | 'permits'> {
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
/** Longer heads are cut by the parser of the caller; a mail with a head beyond the literal's limit ends the session. */
const readHeaders = [
  'Message-ID',
  'In-Reply-To',
  'References',
  'From',
  'Subject',
  'Auto-Submitted',
  'Precedence',
  'Content-Type',
  'X-Failed-Recipients',
]
const isLoopback = (socket: Socket) => /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/** Creates the reader of users' mailboxes over IMAP. Nothing of what passes on the connections is logged. */
export function createImapReader({ dial, localAuthority, ...others }: ImapReaderOptions): MailboxReader {
  return {
    ...others,
    async open(account) {
      try {
        const socket = await dial(account)
        return toSession(await signIn(account, socket, localAuthority))
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

function toSession(client: ImapFlow): MailboxSession {
  const guard = async <Result>(exchange: () => Promise<Result>): Promise<Result> => {
    try {
      return await exchange()
    } catch (error) {
      throw judgeImapFailure(error)
    }
  }
  return {
    listFolders: () =>
      guard(async () => {
        const listed = await client.list()
        const junk = listed.find(({ specialUse }) => specialUse === '\\Junk')
        return ['INBOX', ...(junk ? [junk.path] : [])]
      }),
    openFolder: (path) =>
      guard(async () => {
        const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true })
        return { uidValidity: String(uidValidity), uidNext }
      }),
    listUids: ({ after, since }) =>
      guard(async () => {
        const found = (await client.search({ uid: `${after + 1}:*`, since }, { uid: true })) || []
        // The range names the last mail, too, if there is none after it.
        return found.filter((uid) => uid > after)
      }),
    readHeads: (uids) => guard(() => fetchHeads(client, uids)),
    readSource: (uid, maxBytes) =>
      guard(async () => {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true })
        return mail ? mail.source : undefined
      }),
    async close() {
      // A server that does not answer is left.
      const timer = setTimeout(() => client.close(), seconds(2))
      await client.logout().catch(() => client.close())
      clearTimeout(timer)
    },
  }
}

async function fetchHeads(client: ImapFlow, uids: readonly number[]): Promise<MailHead[]> {
  if (uids.length === 0) return []
  const query = { uid: true, internalDate: true, headers: readHeaders }
  const heads: MailHead[] = []
  for await (const { uid, internalDate, headers } of client.fetch(uids.join(','), query, { uid: true })) {
    const receivedAt = new Date(internalDate ?? Date.now())
    heads.push({ uid, receivedAt, headers: (headers ?? Buffer.alloc(0)).subarray(0, 64 * 1024).toString('latin1') })
  }
  return heads
}
