import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { isEmailAddress } from './mail/email-address.ts'
import { EmailProvider } from './mail/email-provider.ts'
import { isHost, isPublicHostName, joinAppPassword, mailServerLine } from './mail/mail-server.ts'
import { MicrosoftConnection } from './mail/microsoft-connection.ts'
import { say, schemaText } from './messages/message.ts'
import { MessageReference, messageFields } from './messages/wire-schemas.ts'

/** Stands for a stored secret in responses. Sent back, it leaves the stored secret unchanged. */
export const secretMask = '********'

/** Ports for mail submission. Others are permitted only where private hosts are. */
const smtpPorts: readonly number[] = [25, 465, 587, 2525]

/** Host and port of each provider. */
export const smtpPresets = [
  { id: 'qq', name: 'QQ Mail', host: 'smtp.qq.com', port: 587 },
  { id: 'gmail', name: 'Gmail', host: 'smtp.gmail.com', port: 587 },
  { id: 'outlook', name: 'Outlook', host: 'smtp-mail.outlook.com', port: 587 },
] as const

/** Messages of the server about the settings. The browser recognises them by their text. */
export const emailSettingsMessages = {
  saved: schemaText('email_settings.saved'),
  alreadyConnected: schemaText('email_settings.gmail_connected_already'),
  completeInPopup: schemaText('email_settings.gmail_popup'),
  connected: (address: string) => say('email_settings.gmail_connected', { address }).text,
  disconnected: schemaText('email_settings.gmail_disconnected'),
  foreignState: schemaText('email_settings.foreign_state'),
} as const

/**
 * Outcomes of a test, which the browser tells apart by their text (see the specification's "Test message mapping"). The
 * mail server's own message is a separate field.
 */
export const emailTestOutcomes = {
  sent: schemaText('mail_test.sent'),
  sentDespiteGoodbye: schemaText('mail_test.sent_despite_goodbye'),
  authentication: schemaText('mail_test.authentication'),
  timeout: schemaText('mail_test.timeout'),
  refused: schemaText('mail_test.refused'),
  notFound: schemaText('mail_test.not_found'),
  gmailUntestable: schemaText('mail_test.gmail_untestable'),
  failed: schemaText('mail_test.failed'),
} as const

/** Whether every user may enter this host and port. The address it resolves to is checked when connecting. */
export function isPublicSmtpServer(host: string, port: number): boolean {
  return isPublicHostName(host) && smtpPorts.includes(port)
}

export interface SenderAddress {
  /** Display name; '' for none. */
  readonly name: string
  readonly address: string
}

const namedAddress = /^(?:"(?<quoted>[^"\\]*)"|(?<plain>[^"<>]*))\s*<(?<address>[^<>\s]+)>$/

/** Parses `address` or `Name <address>`; undefined for anything else. */
export function parseSenderAddress(text: string): SenderAddress | undefined {
  const groups = namedAddress.exec(text)?.groups
  const address = groups?.address ?? text
  const name = (groups?.quoted ?? groups?.plain ?? '').trim()
  return isEmailAddress(address) && !/\p{Cc}/u.test(name) ? { name, address } : undefined
}

/** Settings as sent by the browser: an absent field stays unchanged, an empty text clears it. */
export const EmailConfigInput = z.object({
  smtp_host: mailServerLine('host', 253)
    .refine((text) => text === '' || isHost(text), schemaText('email_settings.host_invalid'))
    .optional(),
  smtp_port: z
    .number(schemaText('email_settings.port_required'))
    .int(schemaText('email_settings.port_required'))
    .min(1, schemaText('email_settings.port_invalid'))
    .max(65_535, schemaText('email_settings.port_invalid'))
    .optional(),
  smtp_user: mailServerLine('user', 320).optional(),
  smtp_pass: mailServerLine('password', 1024).transform(joinAppPassword).optional(),
  smtp_from: mailServerLine('sender', 400)
    .refine((text) => text === '' || parseSenderAddress(text), schemaText('email_settings.sender_invalid'))
    .optional(),
  email_provider: EmailProvider.optional(),
})
export type EmailConfigInput = z.output<typeof EmailConfigInput>

export const EmailConfig = z.object({
  smtp_host: z.string(),
  smtp_port: z.number().int(),
  smtp_user: z.string(),
  /** `secretMask`, or '' if there is none. */
  smtp_pass: z.string(),
  smtp_from: z.string(),
  /** Not empty if this installation can connect to Gmail. Not a file name, despite its name. */
  gmail_credentials_path: z.string(),
  /** Not empty while the user's account is connected. Not a file name, despite its name. */
  gmail_token_path: z.string(),
  email_provider: EmailProvider,
})
export type EmailConfig = z.output<typeof EmailConfig>

/** `revoked`: Google has ended the connection. */
export const gmailStates = ['unavailable', 'disconnected', 'connected', 'revoked'] as const

export const GmailConnection = z.object({
  state: z.enum(gmailStates),
  /** The account that is, or was, connected. */
  email: z.string().nullable(),
  /** When this state began. */
  since: z.iso.datetime().nullable(),
  /** Whether the connection permits reading answers. */
  reads: z.boolean(),
  /** Whether it is connected to the sandbox instead of Google. */
  is_stand_in: z.boolean(),
  /** Origin to which Google returns the browser. A connection that is started at another one cannot be completed. */
  returns_to: z.url(),
})
export type GmailConnection = z.output<typeof GmailConnection>

const ConfigAnswer = z.object({
  success: z.literal(true),
  config: EmailConfig,
  gmail: GmailConnection,
  microsoft: MicrosoftConnection,
})

/** SMTP settings that work on this installation without any account. */
export const SandboxMailbox = z.object({ host: z.string(), port: z.number().int(), user: z.string(), pass: z.string() })
export type SandboxMailbox = z.output<typeof SandboxMailbox>

export const domainCheckIds = ['spf', 'dkim', 'dmarc'] as const
/** `unknown`: the name servers did not answer, or the record cannot be looked up from outside. */
export const domainCheckStates = ['good', 'weak', 'missing', 'unknown'] as const

export const DomainCheck = z.object({
  id: z.enum(domainCheckIds),
  state: z.enum(domainCheckStates),
  /** Name under which the record was looked up. */
  name: z.string(),
  record: z.string().nullable(),
  /** Consequence for delivery. */
  explanation: z.string(),
  /** Advice; null when nothing needs to be done. */
  advice: z.string().nullable(),
  explanation_message: MessageReference.optional(),
  advice_message: MessageReference.optional(),
})
export type DomainCheck = z.output<typeof DomainCheck>

export const DomainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .refine(isPublicHostName, schemaText('email_settings.domain_invalid'))
const DkimSelector = z
  .string()
  .trim()
  .max(63)
  .regex(/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i, schemaText('email_settings.selector_invalid'))

const Message = z.object({ success: z.boolean(), message: z.string(), ...messageFields })
const tag = 'email settings'

export const emailSettingsEndpoints = {
  getConfig: defineEndpoint({
    method: 'GET',
    path: '/api/email/config',
    access: 'user',
    tag,
    summary: "The user's e-mail settings, with secrets masked",
    response: ConfigAnswer,
  }),
  putConfig: defineEndpoint({
    method: 'PUT',
    path: '/api/email/config',
    access: 'user',
    tag,
    summary: "Changes the user's e-mail settings; the mask keeps the stored password",
    body: EmailConfigInput,
    response: ConfigAnswer.extend({ message: z.string(), ...messageFields }),
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/api/email/test',
    access: 'user',
    tag,
    summary: 'Sends a mail to the user by these settings, without storing them',
    body: EmailConfigInput,
    response: Message.extend({
      /** The mail server's response with an explanation; null if there is none. */
      detail: z.string().nullable(),
      detail_message: MessageReference.optional(),
    }),
  }),
  connectGmail: defineEndpoint({
    method: 'POST',
    path: '/api/email/gmail/connect',
    access: 'user',
    knowsDevice: true,
    tag,
    summary: "Starts the connection to the user's Gmail account; `auth_url` is Google's page, good for 10 minutes",
    /** With `reading`, Google asks for permission to read, too, also of an account that is connected. */
    query: z.object({ reading: z.literal('true').optional() }),
    response: Message.extend({ connected: z.boolean(), auth_url: z.url().nullable() }),
  }),
  completeGmail: defineEndpoint({
    method: 'GET',
    path: '/api/email/gmail/oauth/callback',
    // The state identifies the user. Only the browser that started may complete: otherwise a user could have another
    // person's mailbox connected to the own account.
    access: 'public',
    knowsDevice: true,
    tag,
    summary: 'Exchanges what Google sent back for a connection; only in the browser that started it, and once',
    query: z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(512) }),
    response: Message,
  }),
  disconnectGmail: defineEndpoint({
    method: 'POST',
    path: '/api/email/gmail/disconnect',
    access: 'user',
    // The connection is the user's own, whatever the role in the workspace.
    leastRole: 'viewer',
    tag,
    summary: 'Forgets the connection and has Google revoke it',
    response: Message,
  }),
  listProviders: defineEndpoint({
    method: 'GET',
    path: '/api/email/providers',
    access: 'user',
    tag,
    summary: 'The ways in which mail can leave, and whether this installation offers them',
    response: z.object({
      providers: z.array(z.object({ id: EmailProvider, available: z.boolean() })),
      /** Null without the sandbox. */
      sandbox_mailbox: SandboxMailbox.nullable(),
    }),
  }),
  checkDomain: defineEndpoint({
    method: 'GET',
    path: '/api/email/domain-check',
    access: 'user',
    tag,
    summary: "Reads SPF, DKIM and DMARC of the sender's domain, or of another, and says what is missing",
    query: z.object({
      /** If absent, the domain of the user's sender address. */
      domain: DomainName.optional(),
      /** DKIM selector; if absent, the usual ones are tried. */
      selector: DkimSelector.optional(),
    }),
    response: z.object({ domain: z.string(), checks: z.array(DomainCheck) }),
  }),
} as const
