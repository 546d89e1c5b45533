import { text } from '../../lib/language/text.ts'

/** Messages about a connection test, word for word from the specification. */
const testMessages = {
  authentication: text('Authentication failed. Please check your email and password.'),
  timeout: text('Connection timed out. Please check your SMTP host and port.'),
  refused: text('Could not connect to the SMTP server. Please check your SMTP host and port.'),
  notFound: text('SMTP server not found. Please check your SMTP host.'),
  gmailUntestable: text('Gmail API testing is not available. Please use the Connect with Gmail button.'),
  invalidProvider: text('Invalid email provider selected.'),
  sent: text('Test email sent successfully!'),
  sentDespiteGoodbye: text('Test email sent successfully! (QQ Mail’s non-standard error was ignored.)'),
  notSent: text('Failed to send test email. Please check your configuration.'),
  other: text('Email test failed. Please check your configuration and try again.'),
  empty: text('An unknown error occurred.'),
} as const

/** Messages by lower-case fragments of the server's message; the first match is used. */
const byFragment: readonly (readonly [fragments: readonly string[], message: string])[] = [
  [['authentication', 'auth', 'login', 'not accepted'], testMessages.authentication],
  [['timeout'], testMessages.timeout],
  [['connection refused'], testMessages.refused],
  [['no such file or directory'], testMessages.notFound],
  [['gmail api testing'], testMessages.gmailUntestable],
  [['invalid email provider', 'invalid provider'], testMessages.invalidProvider],
  [['non-standard error ignored'], testMessages.sentDespiteGoodbye],
  [['test email sent', 'smtp test successful', 'smtp success'], testMessages.sent],
  [['failed to send email'], testMessages.notSent],
]

/** Translates the server's message into the one for users. */
export function describeTestMessage(message: string): string {
  const heard = message.trim().toLowerCase()
  if (heard === '') return testMessages.empty
  const known = byFragment.find(([fragments]) => fragments.some((fragment) => heard.includes(fragment)))
  return known?.[1] ?? testMessages.other
}
