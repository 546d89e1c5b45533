import { minutes } from '../../../lib/durations.ts'
import type { MailMessage } from '../core/mailer-port.ts'
import type { CodeSubject } from './code-subject.ts'
import { composeRegistrationHtml } from './registration-mail-html.ts'

const warning = 'Never pass the code on; nobody at Troupe asks for it.'

/** After too many guesses by strangers, six digits are refused; the long code cannot be guessed. */
const longCodeUse = 'Only if you are asked for the long code, enter:'

const texts: Record<CodeSubject['purpose'], { name: string; use: string; reason: string }> = {
  registration: {
    name: 'Troupe verification code',
    use: 'Enter it on the sign-up page to finish creating your account.',
    reason:
      'You get this mail because somebody, most likely you, entered this address to create a Troupe account. If it was ' +
      'not you, ignore it: without the code no account is created.',
  },
  address: {
    name: 'Troupe verification code',
    use: 'Enter it where you were asked for it to show that this address is yours.',
    reason: 'You get this mail because somebody, most likely you, entered this address. If it was not you, ignore it.',
  },
  'password-reset': {
    name: 'code for a new Troupe password',
    use: 'Enter it on the sign-in page, together with the password you want to have.',
    reason:
      'You get this mail because somebody, most likely you, has forgotten the password of your account. If it was not ' +
      'you, ignore it: your password stays as it is.',
  },
  'email-change': {
    name: 'code to confirm your new email address',
    use: 'Enter it on your account page to sign in with this address from now on.',
    reason:
      'You get this mail because somebody, most likely you, entered this address as the new one of a Troupe account. If ' +
      'it was not you, ignore it: without the code nothing changes.',
  },
}

/** Composes the mail with a code. It contains no user input. */
export function composeCodeMail({
  purpose,
  code,
  longCode,
  lifetimeMs,
}: {
  purpose: CodeSubject['purpose']
  code: string
  longCode: string
  lifetimeMs: number
}): Omit<MailMessage, 'to'> {
  const { name, use, reason } = texts[purpose]
  const lifetime = describeMinutes(lifetimeMs)
  return {
    // The code comes first, so that it can be read in a notification.
    subject: `${code} is your ${name}`,
    text: [
      `Your ${name} is ${code}`,
      `${use} It is valid for ${lifetime}.`,
      `${reason} ${warning}`,
      `${longCodeUse} ${longCode}`,
    ].join('\n\n'),
    ...(purpose === 'registration'
      ? { html: composeRegistrationHtml({ code, longCode: `${longCodeUse} ${longCode}`, lifetime }) }
      : {}),
  }
}

function describeMinutes(lifetimeMs: number): string {
  const count = Math.max(1, Math.floor(lifetimeMs / minutes(1)))
  return count === 1 ? '1 minute' : `${count} minutes`
}
