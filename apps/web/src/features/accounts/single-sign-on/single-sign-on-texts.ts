import { text } from '../../../lib/language/text.ts'

/** Texts of signing in with a provider. */
export const singleSignOnTexts = {
  /** Between the form and the buttons. */
  or: text('or'),
  button: (provider: string) => text('Sign in with {provider}', { provider }),
  serves: (domain: string, provider: string) => text('{domain} signs in with {provider}', { domain, provider }),
  startFailed: text('The sign-in could not be started. Please try again.'),
  completing: text('Signing you in'),
  completingLead: text('This takes a few seconds.'),
  failure: text('You are not signed in'),
  cancelled: text('The sign-in was cancelled.'),
  refused: (error: string) => text('The sign-in was refused: {error}', { error }),
  incomplete: text('The address of this page is not complete. Please start again.'),
  failed: text('The sign-in could not be completed. Please start again.'),
  back: text('Back to sign-in'),
  confirm: {
    title: text('Confirm your email address'),
    lead: text('Your provider has not confirmed it. We sent a 6-digit code to'),
    submit: text('Confirm and sign in'),
    busy: text('Signing in...'),
  },
} as const
