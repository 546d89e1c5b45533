import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { isPublicImapServer } from '@troupe/contract/mail/mailbox-reading'
import { createSmtpDialer, type DialSmtp, type SmtpAddress } from '../integrations/mail/dial-smtp.ts'
import { createDnsRecords } from '../integrations/mail/dns-records.ts'
import { createGmailReader } from '../integrations/mail/gmail/gmail-reader.ts'
import { createGmailTransport, probeGmail } from '../integrations/mail/gmail-transport.ts'
import { createGoogleSignIn } from '../integrations/mail/google-sign-in.ts'
import { openGraphMailbox } from '../integrations/mail/graph/graph-reader.ts'
import { createGraphTransport, probeGraph } from '../integrations/mail/graph/graph-transport.ts'
import { createMicrosoftSignIn } from '../integrations/mail/graph/microsoft-sign-in.ts'
import { createImapReader } from '../integrations/mail/imap/imap-reader.ts'
import { createMailProbe } from '../integrations/mail/mail-probe.ts'
import { probeSmtp } from '../integrations/mail/probe-smtp.ts'
import { createSmtpTransport } from '../integrations/mail/smtp-transport.ts'
import type { Clock } from '../lib/clock.ts'
import { isLoopbackAddress, isLoopbackName } from '../lib/loopback.ts'
import type { EmailSettings, EmailSettingsOptions } from '../modules/email-settings/email-settings.ts'
import type { Google } from '../modules/email-settings/google-port.ts'
import type { SmtpAccount } from '../modules/email-settings/mail-probe-port.ts'
import { OAuthError } from '../modules/email-settings/oauth/oauth-port.ts'
import {
  type FurtherSenderId,
  MailError,
  type MailTransport,
  type MailTransports,
} from '../modules/outreach/context/mail-transport-port.ts'
import { type MailboxReader, ReadingError } from '../modules/outreach/incoming/mailbox-reader-port.ts'
import type { MicrosoftSettings } from '../settings/microsoft-settings.ts'
import type { Settings } from '../settings/settings.ts'
import type { SandboxAccess } from './sandbox-process.ts'

interface ConnectOptions {
  readonly settings: Pick<Settings, 'google' | 'microsoft' | 'allowPrivateSmtpHosts'>
  readonly sandbox: Pick<SandboxAccess, 'httpUrl' | 'keys' | 'submission'> | undefined
  readonly clock: Clock
  /** Called when a user connects to Gmail or Microsoft. */
  readonly getPublicUrl: () => string
  /** For tests: name servers, as `address:port`. */
  readonly nameServers?: readonly string[]
}

/** Adapters through which e-mail settings and outreach reach mail servers, Google, Microsoft and DNS. */
export interface MailConnections {
  /** Adapters for the e-mail settings. */
  readonly adapters: Pick<
    EmailSettingsOptions,
    | 'google'
    | 'microsoft'
    | 'probe'
    | 'dns'
    | 'getCallbackUrl'
    | 'getMicrosoftCallbackUrl'
    | 'allowPrivateSmtpHosts'
    | 'sandboxMailbox'
  >
  /** Creates the transports that outreach sends with. */
  createTransports(emailSettings: EmailSettings): MailTransports
  /** Creates the reader of the mailboxes that outreach sends from. */
  createReader(emailSettings: EmailSettings): MailboxReader
}

/**
 * Connects to Google and Microsoft if an OAuth client is configured, else to the sandbox's stand-in. Users choose the mail servers.
 */
export function connectMail(options: ConnectOptions): MailConnections {
  const { settings, sandbox, clock, getPublicUrl } = options
  const { allowPrivateSmtpHosts } = settings
  const localAuthority = sandbox?.submission.authority
  const standIns = new Map(
    sandbox &&
      [...sandbox.submission.servers, ...sandbox.submission.imapServers].map(({ host, port, listensAt }) => [
        `${host}:${port}`,
        listensAt,
      ]),
  )
  const dial = createSmtpDialer({ allowPrivateHosts: allowPrivateSmtpHosts, standIns })
  const gmailUrl = settings.google?.gmailUrl ?? sandbox?.httpUrl
  const microsoft = chooseMicrosoft(options)
  const graphUrl = microsoft?.settings.graphUrl
  const isStandIn = ({ host, port }: SmtpAddress) => standIns.has(`${host.toLowerCase()}:${port}`)
  return {
    adapters: {
      google: connectGoogle(options),
      microsoft: microsoft && createMicrosoftSignIn(microsoft),
      probe: createMailProbe({
        ...{ dial, localAuthority, gmailUrl },
        openMicrosoft:
          graphUrl === undefined
            ? undefined
            : (getAccessToken, timeout) => createGraphTransport({ graphUrl, getAccessToken, clock, timeout }),
      }),
      dns: createDnsRecords(options.nameServers),
      getCallbackUrl: () => `${getPublicUrl()}/gmail/callback`,
      getMicrosoftCallbackUrl: () => `${getPublicUrl()}/microsoft/callback`,
      allowPrivateSmtpHosts,
      sandboxMailbox: sandbox?.submission.account,
    },
    createTransports: (emailSettings) =>
      createTransports(emailSettings, { dial, localAuthority, gmailUrl, graphUrl, clock, isStandIn }),
    createReader: (emailSettings) =>
      createMailboxReader(emailSettings, {
        dial: createSmtpDialer({
          allowPrivateHosts: allowPrivateSmtpHosts,
          standIns,
          isPublicServer: isPublicImapServer,
        }),
        ...{ localAuthority, gmailUrl, graphUrl },
        permits: ({ host, port }) =>
          allowPrivateSmtpHosts || isStandIn({ host, port }) || isPublicImapServer(host, port),
      }),
  }
}

interface MailWires {
  readonly dial: DialSmtp
  readonly localAuthority: string | undefined
  /** Undefined: Gmail is not available. */
  readonly gmailUrl: string | undefined
  /** Undefined: Microsoft is not available. */
  readonly graphUrl: string | undefined
  readonly clock: Clock
  /** Whether a mail server is one of the sandbox. */
  readonly isStandIn: (address: SmtpAddress) => boolean
}

/** Sends mail through one provider. */
interface MailAdapter {
  open(userId: string, senderId: FurtherSenderId): Promise<MailTransport>
  probe(userId: string, senderId: FurtherSenderId): Promise<void>
  leavesMachine(userId: string, senderId: FurtherSenderId): Promise<boolean>
}

function createTransports(emailSettings: EmailSettings, wires: MailWires): MailTransports {
  const { dial, localAuthority, gmailUrl, graphUrl, clock, isStandIn } = wires
  async function getGmail(userId: string) {
    const { state } = await emailSettings.findSender(userId, 'gmail')
    if (gmailUrl === undefined || state !== 'ready') throw notReady('Gmail is not connected')
    const getAccessToken = (refused?: string) =>
      emailSettings.getGmailAccessToken(userId, refused).catch(rethrowOAuthError)
    return { apiUrl: gmailUrl, getAccessToken }
  }
  async function getGraph(userId: string) {
    const { state } = await emailSettings.findSender(userId, 'microsoft')
    if (graphUrl === undefined || state !== 'ready') throw notReady('Outlook is not connected')
    const getAccessToken = (refused?: string) =>
      emailSettings.getMicrosoftAccessToken(userId, refused).catch(rethrowOAuthError)
    return { graphUrl, clock, getAccessToken }
  }
  async function getAccount(userId: string, senderId: FurtherSenderId): Promise<SmtpAccount> {
    const account = await emailSettings.findSmtpAccount(userId, senderId)
    if (!account) throw notReady('SMTP is not configured')
    return account
  }
  const adapters: Record<EmailProvider, MailAdapter> = {
    smtp: {
      async open(userId, senderId) {
        const transport = createSmtpTransport(await getAccount(userId, senderId), { dial, localAuthority })
        return { send: transport.send, close: () => transport.close().then(() => undefined) }
      },
      probe: async (userId, senderId) => probeSmtp(await getAccount(userId, senderId), { dial, localAuthority }),
      async leavesMachine(userId, senderId) {
        const account = await emailSettings.findSmtpAccount(userId, senderId)
        return account !== undefined && !isStandIn(account) && !isLocalHost(account.host)
      },
    },
    gmail: {
      open: async (userId) => createGmailTransport(await getGmail(userId)),
      probe: async (userId) => probeGmail(await getGmail(userId)),
      leavesMachine: async () => gmailUrl !== undefined && !isLoopbackName(new URL(gmailUrl).hostname),
    },
    microsoft: {
      open: async (userId) => createGraphTransport(await getGraph(userId)),
      probe: async (userId) => probeGraph(await getGraph(userId)),
      leavesMachine: async () => graphUrl !== undefined && !isLoopbackName(new URL(graphUrl).hostname),
    },
  }
  return {
    findSender: emailSettings.findSender,
    findSendingHost: emailSettings.findSendingHost,
    leavesMachine: (userId, provider, senderId) => adapters[provider].leavesMachine(userId, senderId),
    openTransport: (userId, provider, senderId) => adapters[provider].open(userId, senderId),
    probe: (userId, provider, senderId) => adapters[provider].probe(userId, senderId),
  }
}

/** Whether a mail server's host, as a user typed it, is this machine. */
function isLocalHost(host: string): boolean {
  return isLoopbackName(host.toLowerCase()) || isLoopbackAddress(host)
}

function connectGoogle({ settings, sandbox, clock, getPublicUrl }: ConnectOptions): Google | undefined {
  if (settings.google) {
    const { authUrl } = settings.google
    return createGoogleSignIn({ settings: settings.google, getAuthUrl: () => authUrl, isStandIn: false, clock })
  }
  if (!sandbox) return undefined
  return createGoogleSignIn({
    settings: { ...sandbox.keys.google, tokenUrl: `${sandbox.httpUrl}/google/token` },
    // Users open this in their browser, which may be on another machine, so it uses the public address.
    getAuthUrl: () => `${getPublicUrl()}/sandbox/google/o/oauth2/v2/auth`,
    isStandIn: true,
    clock,
  })
}

interface MicrosoftWire {
  readonly settings: MicrosoftSettings
  readonly getLoginUrl: () => string
  readonly isStandIn: boolean
}

function chooseMicrosoft({ settings, sandbox, getPublicUrl }: ConnectOptions): MicrosoftWire | undefined {
  if (settings.microsoft) {
    const { loginUrl, tenant } = settings.microsoft
    return { settings: settings.microsoft, getLoginUrl: () => `${loginUrl}/${tenant}`, isStandIn: false }
  }
  if (!sandbox) return undefined
  const { keys, httpUrl } = sandbox
  const urls = { loginUrl: `${httpUrl}/microsoft`, graphUrl: `${httpUrl}/microsoft/v1.0` }
  return {
    settings: { ...keys.microsoft, ...urls, tenant: 'common' },
    // As for Google: users open it in their browser.
    getLoginUrl: () => `${getPublicUrl()}/sandbox/microsoft/common`,
    isStandIn: true,
  }
}

function notReady(text: string): MailError {
  return new MailError({ kind: 'account', code: 'NOT_READY', text, bodySent: false })
}

function rethrowOAuthError(error: unknown): never {
  if (!(error instanceof OAuthError)) throw error
  throw new MailError({ kind: 'account', code: error.kind, text: error.message, bodySent: false, cause: error })
}

interface ReaderWires extends Pick<MailboxReader, 'permits'> {
  /** Reaches IMAP servers that users may enter. */
  readonly dial: DialSmtp
  readonly localAuthority: string | undefined
  /** Undefined: Gmail is not available. */
  readonly gmailUrl: string | undefined
  /** Undefined: Microsoft is not available. */
  readonly graphUrl: string | undefined
}

/** Creates the reader of users' mailboxes, each by the way of its provider. */
function createMailboxReader(
  { findSmtpAccount, getGmailAccessToken, canReadMicrosoft, getMicrosoftAccessToken }: EmailSettings,
  { dial, localAuthority, gmailUrl, graphUrl, permits }: ReaderWires,
): MailboxReader {
  const imap = createImapReader({ dial, localAuthority })
  const refuse = () => Promise.reject(new ReadingError('not_ready', ''))
  const openers: Record<EmailProvider, MailboxReader['open']> = {
    smtp: ({ account }) => (account ? imap.open(account) : refuse()),
    gmail({ userId }) {
      if (gmailUrl === undefined) return refuse()
      return createGmailReader({ apiUrl: gmailUrl, getAccessToken: getGmailAccessToken }).open(userId)
    },
    async microsoft({ userId }) {
      if (graphUrl === undefined) return refuse()
      if (!(await canReadMicrosoft(userId))) throw new ReadingError('permission', '')
      return openGraphMailbox({ graphUrl, getAccessToken: (refused) => getMicrosoftAccessToken(userId, refused) })
    },
  }
  return { findSmtpAccount, permits, open: (mailbox) => openers[mailbox.provider](mailbox) }
}
