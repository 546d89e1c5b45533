import { z } from 'zod'

/** The ways in which a user's own mail can leave. */
export const emailProviders = ['smtp', 'gmail'] as const
export const EmailProvider = z.enum(emailProviders, 'Invalid email provider')
export type EmailProvider = z.output<typeof EmailProvider>
