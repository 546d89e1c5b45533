import { MailError } from '../../modules/outreach/context/mail-transport-port.ts'
import { NoAnswerError } from './fetch-answer.ts'

/** @throws MailError instead of NoAnswerError; any other error as it is. */
export function rethrowNoAnswer(error: unknown): never {
  if (!(error instanceof NoAnswerError)) throw error
  const { code, wasSent, message } = error
  throw new MailError({ kind: wasSent ? 'unknown' : 'account', code, text: message, bodySent: wasSent, cause: error })
}
