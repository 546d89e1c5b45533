import { z } from 'zod'
import { type PlainMessageKey, schemaText } from '../messages/message.ts'

/** How a user's own mail can be sent. */
export const emailProviders = ['smtp', 'gmail', 'microsoft'] as const
export const EmailProvider = z.enum(emailProviders, schemaText('email_settings.provider_invalid'))
export type EmailProvider = z.output<typeof EmailProvider>

interface EmailProviderFacts {
  readonly name: string
  /** The name used within sentences. */
  readonly shortName: string
  /** Its requirements, shown in the settings. */
  readonly description: string
  /** Whether it works only after the administrator has set it up. */
  readonly needsSetup: boolean
  /** Default number of connections of a mailbox. Providers of personal mailboxes close accounts that open many. */
  readonly connections: number
  /** Whether answers are read from an IMAP server that the user names; others are read through the provider's own API. */
  readonly readsByImap: boolean
  /** Message for a user who has not configured it. */
  readonly missing: string
  /** Message if this installation does not offer it. */
  readonly unavailable: string
  /** Keys of these messages. */
  readonly refusals: Readonly<Record<'missing' | 'unavailable', PlainMessageKey>>
}

const smtpMissing = 'email_settings.smtp_missing'
const gmailMissing = 'email_settings.gmail_missing'
const gmailUnavailable = 'email_settings.gmail_unavailable'
const microsoftMissing = 'email_settings.microsoft_missing'
const microsoftUnavailable = 'email_settings.microsoft_unavailable'

/** Everything that differs between providers and is used by server and web. */
export const emailProviderFacts: Record<EmailProvider, EmailProviderFacts> = {
  smtp: {
    name: 'SMTP',
    shortName: 'SMTP',
    description: 'Any mailbox: QQ Mail, Gmail with an app password, your company’s server.',
    needsSetup: false,
    connections: 3,
    readsByImap: true,
    missing: schemaText(smtpMissing),
    unavailable: schemaText(smtpMissing),
    refusals: { missing: smtpMissing, unavailable: smtpMissing },
  },
  gmail: {
    name: 'Gmail API',
    shortName: 'Gmail',
    description: 'A Google account, connected without a password.',
    needsSetup: true,
    connections: 1,
    readsByImap: false,
    missing: schemaText(gmailMissing),
    unavailable: schemaText(gmailUnavailable),
    refusals: { missing: gmailMissing, unavailable: gmailUnavailable },
  },
  microsoft: {
    name: 'Outlook.com, Microsoft 365',
    shortName: 'Outlook',
    description: 'A Microsoft account, of one’s own or of an organisation, connected without a password.',
    needsSetup: true,
    connections: 1,
    readsByImap: false,
    missing: schemaText(microsoftMissing),
    unavailable: schemaText(microsoftUnavailable),
    refusals: { missing: microsoftMissing, unavailable: microsoftUnavailable },
  },
}
