import { parseSenderAddress, type SenderAddress } from '@troupe/contract/email-settings'
import { isEmailAddress } from '@troupe/contract/mail/email-address'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'
import type { EmailSettingsContext } from './email-settings-context.ts'
import * as further from './further-sender-repository.ts'
import { toSenderRow } from './further-senders.ts'
import type { SmtpAccount } from './mail-probe-port.ts'
import { revokeUnreadable } from './oauth/unreadable-connections.ts'
import * as senders from './sender-repository.ts'

/** How the user's mail can be sent through a provider. */
export interface Sender {
  /** `missing`: the user has not configured it; `unavailable`: this installation does not offer it. */
  readonly state: 'ready' | 'missing' | 'unavailable'
  /** Addresses that the user may send from, the configured one first; empty unless ready. */
  readonly addresses: readonly SenderAddress[]
}

type Context = Pick<EmailSettingsContext, 'db' | 'secrets' | 'google' | 'microsoft'>

type SendingRow = Pick<SenderRow, 'smtp_host' | 'microsoft_kind'>

/** How a provider uses a user's settings. */
interface SenderRules {
  /** Whether this installation offers the provider. */
  isAvailable(context: Pick<Context, 'google' | 'microsoft'>): boolean
  /** Whether the user has configured the provider. */
  isReady(context: Context, row: SenderRow): boolean
  /** Addresses that the user may send from, the configured one first. */
  listAddresses(row: SenderRow): SenderAddress[]
  /** Host that the domain's SPF record has to allow, in lower case; '' if it is not configured. */
  getSendingHost(row: SendingRow): string
}

/** The mail servers that the mails of an account leave through. */
const microsoftHosts = { personal: 'smtp-mail.outlook.com', organisation: 'smtp.office365.com' }

export const senderRules: Record<EmailProvider, SenderRules> = {
  smtp: {
    isAvailable: () => true,
    isReady: (context, row) => toSmtpAccount(context, row) !== undefined,
    listAddresses: listSmtpAddresses,
    getSendingHost: ({ smtp_host }) => smtp_host.toLowerCase(),
  },
  gmail: {
    isAvailable: ({ google }) => google !== undefined,
    isReady: (_, { gmail_state }) => gmail_state === 'connected',
    listAddresses: listGmailAddresses,
    getSendingHost: () => 'smtp.gmail.com',
  },
  microsoft: {
    isAvailable: ({ microsoft }) => microsoft !== undefined,
    isReady: (_, { microsoft_state }) => microsoft_state === 'connected',
    listAddresses: listMicrosoftAddresses,
    getSendingHost: ({ microsoft_kind: kind }) => (kind === null ? '' : microsoftHosts[kind]),
  },
}

/** Id of a further mailbox; absent for the user's first one. */
export type FurtherSenderId = string | null | undefined

async function findRow({ db, secrets }: Pick<Context, 'db' | 'secrets'>, userId: string, senderId: FurtherSenderId) {
  if (senderId) {
    const row = await further.find(db, { userId, id: senderId })
    return row && toSenderRow(row)
  }
  const row = await senders.find(db, userId)
  return row && revokeUnreadable(row, secrets)
}

/** Whether the user can send from a mailbox, and from which addresses. */
export async function findSender(
  context: Context,
  userId: string,
  { provider, senderId }: { provider: EmailProvider; senderId?: FurtherSenderId },
): Promise<Sender> {
  const rules = senderRules[provider]
  if (!rules.isAvailable(context)) return { state: 'unavailable', addresses: [] }
  const row = await findRow(context, userId, senderId)
  if (!row) return { state: 'missing', addresses: [] }
  const addresses = rules.listAddresses(row)
  const isReady = rules.isReady(context, row) && addresses.length > 0
  return isReady ? { state: 'ready', addresses } : { state: 'missing', addresses: [] }
}

/** The host that the mailbox's mails leave through, in lower case; '' if it is not configured. */
export async function findSendingHost(
  context: Pick<Context, 'db' | 'secrets'>,
  userId: string,
  { provider, senderId }: { provider: EmailProvider; senderId?: FurtherSenderId },
): Promise<string> {
  return senderRules[provider].getSendingHost(
    (await findRow(context, userId, senderId)) ?? { smtp_host: '', microsoft_kind: null },
  )
}

/** Credentials for the mailbox's SMTP server; undefined until host, user and password are set. */
export async function findSmtpAccount(
  context: Context,
  userId: string,
  senderId?: FurtherSenderId,
): Promise<SmtpAccount | undefined> {
  const row = await findRow(context, userId, senderId)
  return row && toSmtpAccount(context, row)
}

/** Addresses that an SMTP mailbox may send from: the one in "From", then the account's own if it differs. */
export function listSmtpAddresses({
  smtp_from,
  smtp_user,
}: Pick<SenderRow, 'smtp_from' | 'smtp_user'>): SenderAddress[] {
  const from = parseSenderAddress(smtp_from)
  const isOther = isEmailAddress(smtp_user) && smtp_user.toLowerCase() !== from?.address.toLowerCase()
  const account = isOther ? [{ name: from?.name ?? '', address: smtp_user }] : []
  return from ? [from, ...account] : account
}

/** The connected account's address, with the display name from "From". */
export function listGmailAddresses({
  gmail_email,
  smtp_from,
}: Pick<SenderRow, 'gmail_email' | 'smtp_from'>): SenderAddress[] {
  return gmail_email === null ? [] : [{ name: parseSenderAddress(smtp_from)?.name ?? '', address: gmail_email }]
}

/** The connected account's address, with the display name from "From". */
export function listMicrosoftAddresses({
  microsoft_email,
  smtp_from,
}: Pick<SenderRow, 'microsoft_email' | 'smtp_from'>): SenderAddress[] {
  return microsoft_email === null ? [] : [{ name: parseSenderAddress(smtp_from)?.name ?? '', address: microsoft_email }]
}

function toSmtpAccount({ secrets }: Context, row: SenderRow): SmtpAccount | undefined {
  const pass = secrets.open(row.smtp_pass_sealed, row.user_id)
  if (!row.smtp_host || !row.smtp_user || !pass) return undefined
  return { host: row.smtp_host, port: row.smtp_port, user: row.smtp_user, pass }
}
