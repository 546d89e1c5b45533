import { ApiError } from '../../../lib/transport/api-error.ts'
import { CodeRefusedError } from '../api/code-refused-error.ts'
import { emailVerificationTexts } from './email-verification-texts.ts'

const texts = emailVerificationTexts.errors

/** Message for a code that could not be mailed. */
export function describeCodeRequestError(error: unknown): string {
  return describe(error, { refused: texts.requestRefused, unsent: texts.requestUnsent })
}

/** Message for a refused code. */
export function describeCodeError(error: unknown): string {
  return describe(error, { refused: texts.codeRefused, unsent: texts.codeUnsent })
}

/** Message for a verification status that could not be read. */
export function describeStatusError(error: unknown): string {
  return describe(error, { refused: texts.status, unsent: texts.status })
}

/** The server's message, or a text for a refusal or for a request that did not reach the server. */
function describe(error: unknown, words: { refused: string; unsent: string }): string {
  if (error instanceof CodeRefusedError) return error.message || words.refused
  if (!(error instanceof ApiError) || error.status === 0) return words.unsent
  return error.told || words.refused
}
