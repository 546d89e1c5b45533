import { toLine } from '@troupe/contract/base/text'
import { MailError, type MailErrorKind } from '../../modules/outreach/context/mail-transport-port.ts'

const longestText = 500

/** Known fields of an error from Nodemailer or the system. */
interface Failure {
  readonly code: string
  /** `ECONNREFUSED` inside Nodemailer's `ESOCKET`. */
  readonly originalCode: string
  readonly command: string
  readonly response: string
  readonly message: string
}

/** Stage that the exchange had reached. */
export type SmtpPhase = 'opening' | 'sending'

/**
 * Replies about limits, permissions and sign-in, as QQ, Google and Microsoft word and number them (docs/email.md has
 * the list).
 */
const accountReplies: readonly RegExp[] = [
  /^(?:421|432|454|530|534|535)\b/,
  /^\d{3}[ -]5\.4\.5\b/,
  /^\d{3}[ -]5\.1\.90\b/,
  /^\d{3}[ -][45]\.7\.(?:3|8|9|14|57|60|139)\b/,
  /frequency limit|sending limit|rate limit|limit exceeded|too many (?:messages|emails|mails|login)|SubmissionQuota|SendAsDenied/i,
  /(?:EHLO|HELO) and AUTH|authentication required|relay(?:ing)? (?:access )?denied|not permitted to relay/i,
]

/** A full or unknown mailbox concerns the recipient, whatever else the reply says. */
const recipientReply = /^\d{3}[ -][45]\.[12]\.(?!0\b|90\b|252\b)\d/

/** Converts any failure to the port's error. */
export function judgeSmtpFailure(
  error: unknown,
  { phase, bodySent }: { phase: SmtpPhase; bodySent: boolean },
): MailError {
  if (error instanceof MailError) return error
  const failure = readFailure(error)
  const reply = /^[45]\d{2}\b/.test(failure.response) ? failure.response : ''
  const kind = phase === 'opening' ? 'account' : judgeSending(failure, reply, bodySent)
  const code = reply ? readReplyCode(reply) : failure.originalCode || failure.code || 'UNKNOWN'
  return new MailError({ kind, code, text: toLine(reply || failure.message, longestText), bodySent, cause: error })
}

function judgeSending({ command }: Failure, reply: string, bodySent: boolean): MailErrorKind {
  if (!reply) return bodySent ? 'unknown' : 'temporary'
  const isAboutSize = /^552\b/.test(reply)
  if (command === 'MAIL FROM' && !isAboutSize) return 'account'
  if (!recipientReply.test(reply) && accountReplies.some((pattern) => pattern.test(reply))) return 'account'
  return reply.startsWith('5') && !reply.startsWith('503') ? 'recipient' : 'temporary'
}

/** Returns `550 5.1.1` for a reply with an enhanced status code, else `550`. */
function readReplyCode(reply: string): string {
  const code = reply.slice(0, 3)
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(reply) ?? []
  return enhanced ? `${code} ${enhanced}` : code
}

function readFailure(error: unknown): Failure {
  const read = (name: string) => {
    const value = error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined
    return typeof value === 'string' ? value : ''
  }
  return {
    code: read('code'),
    originalCode: read('originalCode'),
    command: read('command'),
    response: read('response'),
    message: error instanceof Error ? error.message : 'The mail server could not be spoken to',
  }
}
