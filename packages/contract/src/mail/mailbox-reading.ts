import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { EmailProvider } from './email-provider.ts'
import { isHost, isPublicHostName, joinAppPassword, mailServerLine } from './mail-server.ts'

/** Ports for reading: TLS from the start, and STARTTLS. Others are permitted only where private hosts are. */
const imapPorts: readonly number[] = [993, 143]

/** Whether every user may enter this host and port. The address it resolves to is checked when connecting. */
export function isPublicImapServer(host: string, port: number): boolean {
  return isPublicHostName(host) && imapPorts.includes(port)
}

export const ImapServer = z.object({ host: z.string(), port: z.number().int() })
export type ImapServer = z.output<typeof ImapServer>

/** IMAP hosts that are not named after the SMTP host. */
const imapHosts: Readonly<Record<string, string>> = {
  'smtp-mail.outlook.com': 'outlook.office365.com',
  'smtp.office365.com': 'outlook.office365.com',
  'smtp.googlemail.com': 'imap.gmail.com',
}

/** The IMAP server that probably belongs to an SMTP server: that of its provider, or the host with "imap" for "smtp". */
export function proposeImapServer(smtpHost: string): ImapServer {
  const host = smtpHost.toLowerCase()
  return { host: imapHosts[host] ?? host.replace(/^smtp\./, 'imap.'), port: 993 }
}

/** Why a mailbox could not be read. */
export const readingFailures = [
  'authentication',
  'timeout',
  'refused',
  'not_found',
  'insecure',
  /** The SMTP settings that it shares the password with are gone, or changed to another provider. */
  'not_ready',
  /** The account's owner has not permitted reading. */
  'permission',
  'other',
] as const
export const ReadingFailureKind = z.enum(readingFailures)
export type ReadingFailureKind = z.output<typeof ReadingFailureKind>

export const ReadingFailure = z.object({
  kind: ReadingFailureKind,
  /** The failure, with advice. */
  message: z.string(),
  ...messageFields,
  /** The mail server's reply; '' for none. */
  reply: z.string(),
})
export type ReadingFailure = z.output<typeof ReadingFailure>

/** The IMAP server of a mailbox, and the account there. */
export const ImapSettings = z.object({
  host: z.string(),
  port: z.number().int(),
  /** '' for the user name of SMTP. */
  user: z.string(),
  /** `secretMask`, or '' for the password of SMTP. */
  password: z.string(),
})
export type ImapSettings = z.output<typeof ImapSettings>

/** How answers are read from a mailbox. */
export const MailboxReading = z.object({
  /** Null for a mailbox that is read through its provider's own API. */
  imap: ImapSettings.nullable(),
  /** Whether answers come to `name+tag@...`, by which they are recognised even if they name no mail that they answer. */
  plus_address: z.boolean(),
  /** Mails that arrived before are not looked at. */
  since: z.iso.datetime(),
  /** Null: not yet. */
  last_read_at: z.iso.datetime().nullable(),
  /** Mails that were too large to read, and were passed over. */
  skipped: z.number().int(),
  /** Failure of the last attempt; null if it worked. */
  failure: ReadingFailure.nullable(),
})
export type MailboxReading = z.output<typeof MailboxReading>

export const ImapSettingsInput = z.object({
  host: mailServerLine('host', 253).refine(isHost, schemaText('mailbox_reading.host_invalid')),
  port: z
    .number(schemaText('email_settings.port_required'))
    .int(schemaText('email_settings.port_required'))
    .min(1, schemaText('email_settings.port_invalid'))
    .max(65_535, schemaText('email_settings.port_invalid')),
  /** '' for the user name of SMTP. */
  user: mailServerLine('user', 320).default(''),
  /** '' for the password of SMTP; `secretMask` keeps the stored one. */
  password: mailServerLine('password', 1024).transform(joinAppPassword).default(''),
})
export type ImapSettingsInput = z.output<typeof ImapSettingsInput>

export const MailboxReadingInput = z.object({
  /** Required for a mailbox that sends by SMTP; others are read through their provider's own API. */
  imap: ImapSettingsInput.optional(),
  /** Whether mails ask for answers to `name+tag@...`; the mailbox must take mails to such addresses. */
  plus_address: z.boolean().default(false),
})
export type MailboxReadingInput = z.output<typeof MailboxReadingInput>

/** Failures that end only when the owner of the mailbox does something. */
const lastingFailures: readonly ReadingFailureKind[] = ['authentication', 'not_ready', 'permission']
/** In milliseconds. Most outages of mail servers are over by then. */
const longestSilence = 30 * 60_000

/** Whether the reading of a mailbox fails until its owner does something. */
export function isLastingFailure(kind: ReadingFailureKind): boolean {
  return lastingFailures.includes(kind)
}

/** Whether answers are probably missing: a failure lasts, or nothing could be read for half an hour. */
export function isUnread(
  { failure, last_read_at }: { failure: Pick<ReadingFailure, 'kind'> | null; last_read_at: string | null },
  now: Date,
): boolean {
  if (!failure) return false
  if (isLastingFailure(failure.kind) || last_read_at === null) return true
  return now.getTime() - Date.parse(last_read_at) >= longestSilence
}

/** A provider, for the user's first mailbox with it, or the id of a further mailbox. */
const MailboxName = z.union([EmailProvider, z.uuid()])

export const MailboxReadingState = z.object({
  /** The provider of a first mailbox, or the id of a further one. */
  mailbox: z.string(),
  provider: EmailProvider,
  /** Whether the mailbox can send, which it must before it can be read. */
  is_ready: z.boolean(),
  /** Null: answers are not read. */
  reading: MailboxReading.nullable(),
  /** The IMAP server that probably has the answers; null without SMTP settings. */
  proposal: ImapServer.nullable(),
})
export type MailboxReadingState = z.output<typeof MailboxReadingState>

const path = '/api/mailbox-readings'
const ofMailbox = `${path}/:mailbox` as const
const params = z.object({ mailbox: MailboxName })
const tag = 'outreach'

export const mailboxReadingEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tag,
    summary: 'Whether answers are read from each mailbox, and when they last were',
    response: z.object({ readings: z.array(MailboxReadingState) }),
  }),
  put: defineEndpoint({
    method: 'PUT',
    path: ofMailbox,
    access: 'user',
    tag,
    summary: 'Signs in to the mailbox and, if that works, reads answers from now on; 422 says why it does not',
    params,
    body: MailboxReadingInput,
    response: MailboxReadingState,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path: ofMailbox,
    access: 'user',
    // The mailbox is the user's own, whatever the role in the workspace.
    leastRole: 'viewer',
    tag,
    summary: 'Stops reading a mailbox and forgets its settings for that; received mails stay',
    params,
    response: MailboxReadingState,
  }),
  readNow: defineEndpoint({
    method: 'POST',
    path: `${ofMailbox}/read-now`,
    access: 'user',
    tag,
    summary: 'Has the mailbox read within seconds; 404 when reading is off',
    params,
    response: MailboxReadingState,
  }),
} as const
