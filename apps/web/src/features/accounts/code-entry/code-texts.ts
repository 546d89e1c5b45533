import { text } from '../../../lib/language/text.ts'

/** Texts around the boxes of a mailed code. */
export const codeTexts = {
  group: text('Verification code'),
  long: text('Long code'),
  longPlace: text('It stands at the end of the mail with the code.'),
  box: (position: number, length: number) => text('Digit {position} of {length}', { position, length }),
  expiresIn: (time: string) => text('Code expires in {time}', { time }),
  expired: text('Expired'),
  resend: text('Resend verification code'),
  resendIn: (seconds: number) => text('Resend in {seconds}s', { seconds }),
  resent: text('The code is on its way.'),
} as const
