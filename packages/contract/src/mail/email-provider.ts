import { z } from 'zod'

/** How a user's own mail can be sent. */
export const emailProviders = ['smtp', 'gmail'] as const
export const EmailProvider = z.enum(emailProviders, 'Invalid email provider')
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
  /** Message for a user who has not configured it. */
  readonly missing: string
  /** Message if this installation does not offer it. */
  readonly unavailable: string
}

const smtpMissing = 'SMTP is not configured. Please configure SMTP settings first.'

/** Everything that differs between providers and is used by server and web. */
export const emailProviderFacts: Record<EmailProvider, EmailProviderFacts> = {
  smtp: {
    name: 'SMTP',
    shortName: 'SMTP',
    description: 'Any mailbox: QQ Mail, Gmail with an app password, your company’s server.',
    needsSetup: false,
    connections: 3,
    missing: smtpMissing,
    unavailable: smtpMissing,
  },
  gmail: {
    name: 'Gmail API',
    shortName: 'Gmail',
    description: 'A Google account, connected without a password.',
    needsSetup: true,
    connections: 1,
    missing: 'Gmail is not configured. Please configure Gmail settings first.',
    unavailable: 'Gmail API is not available. Please check your credentials configuration.',
  },
}
