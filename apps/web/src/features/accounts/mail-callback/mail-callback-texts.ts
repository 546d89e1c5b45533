import { text } from '../../../lib/language/text.ts'

/** Codes for a refusal by the user. Other codes are for the operator. */
const refusals: ReadonlyMap<string, string> = new Map([['access_denied', text('access_denied')]])

/** Texts of the page to which providers return users. */
export const mailCallbackTexts = {
  loading: {
    gmail: text('Completing Gmail Authentication'),
    microsoft: text('Completing the connection to Microsoft'),
  },
  loadingLead: text('This takes a few seconds.'),
  success: text('Authentication Successful!'),
  closesItself: text('This window closes by itself. If it does not, you can close it.'),
  goOn: text('Go on to the email settings'),
  failure: text('Authentication Failed'),
  goBack: text('Go Back'),
  close: text('Close Window'),
  errors: {
    refused: (error: string) => text('Authentication failed: {error}', { error: refusals.get(error) ?? error }),
    incomplete: text('Missing authorization code or state parameter'),
    failed: text('Failed to complete authentication'),
  },
} as const
