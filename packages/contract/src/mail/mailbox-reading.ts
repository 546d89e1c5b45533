import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'
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

/** How answers are read from the mailbox that mails leave through by SMTP. */
export const MailboxReading = z.object({
  host: z.string(),
  port: z.number().int(),
  /** '' for the user name of SMTP. */
  user: z.string(),
  /** `secretMask`, or '' for the password of SMTP. */
  password: z.string(),
  /** Mails that arrived before are not looked at. */
  since: z.iso.datetime(),
  /** Null: not yet. */
  last_read_at: z.iso.datetime().nullable(),
  /** Failure of the last attempt; null if it worked. */
  failure: ReadingFailure.nullable(),
})
export type MailboxReading = z.output<typeof MailboxReading>

export const MailboxReadingInput = z.object({
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
export type MailboxReadingInput = z.output<typeof MailboxReadingInput>

export const MailboxReadingState = z.object({
  /** Null: answers are not read. */
  reading: MailboxReading.nullable(),
  /** The server that probably has the answers; null until SMTP is configured. */
  proposal: ImapServer.nullable(),
})
export type MailboxReadingState = z.output<typeof MailboxReadingState>

const path = '/api/mailbox-reading'
const tag = 'outreach'

export const mailboxReadingEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tag,
    summary: 'Whether answers are read from the SMTP mailbox over IMAP, and when they last were',
    response: MailboxReadingState,
  }),
  put: defineEndpoint({
    method: 'PUT',
    path,
    access: 'user',
    tag,
    summary: 'Signs in to the IMAP server and, if that works, reads answers from now on; 422 says why it does not',
    body: MailboxReadingInput,
    response: MailboxReadingState,
  }),
  delete: defineEndpoint({
    method: 'DELETE',
    path,
    access: 'user',
    tag,
    summary: 'Stops reading and forgets the IMAP settings; received mails stay',
    response: MailboxReadingState,
  }),
  readNow: defineEndpoint({
    method: 'POST',
    path: `${path}/read-now`,
    access: 'user',
    tag,
    summary: 'Has the mailbox read within seconds; 404 when reading is off',
    response: MailboxReadingState,
  }),
} as const
