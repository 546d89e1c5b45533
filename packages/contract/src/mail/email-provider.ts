import { z } from 'zod'

/** The ways in which a user's own mail can leave. */
export const emailProviders = ['smtp', 'gmail'] as const
export const EmailProvider = z.enum(emailProviders, 'Invalid email provider')
export type EmailProvider = z.output<typeof EmailProvider>

interface EmailProviderFacts {
  readonly name: string
  /** As sentences call it. */
  readonly shortName: string
  /** Its requirements, as the settings explain them. */
  readonly description: string
  /** Whether it works only after the administrator has set it up. */
  readonly needsSetup: boolean
  /** Connections that a mailbox starts with. Providers of personal mailboxes close accounts that open many. */
  readonly connections: number
  /** Answer to a user who has not configured it. */
  readonly missing: string
  /** Answer where this installation does not offer it. */
  readonly unavailable: string
}

const smtpMissing = 'SMTP is not configured. Please configure SMTP settings first.'

/** Everything that differs between providers and that server and web both know. */
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
