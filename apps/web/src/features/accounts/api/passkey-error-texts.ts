import { text } from '../../../lib/language/text.ts'

/** Messages for passkeys that the browser did not make or use. */
export const passkeyErrorTexts = {
  cancelled: text('No passkey was used. Please try again.'),
  known: text('This device has a passkey for this account already.'),
  wrongAddress: text('Passkeys work only at the address of this Troupe. On this computer, that is localhost.'),
  failed: text('The passkey could not be used. Please try again.'),
} as const
