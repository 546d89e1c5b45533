import { ApiError } from '../../../lib/transport/api-error.ts'
import { CodeRefusedError } from '../api/code-refused-error.ts'
import { emailVerificationTexts } from './email-verification-texts.ts'

const texts = emailVerificationTexts.errors

/** What to tell a person to whom no code could be mailed. */
export function describeCodeRequestError(error: unknown): string {
  return describe(error, { refused: texts.requestRefused, unsent: texts.requestUnsent })
}

/** What to tell a person whose code was not accepted. */
export function describeCodeError(error: unknown): string {
  return describe(error, { refused: texts.codeRefused, unsent: texts.codeUnsent })
}

/** What to tell a person for whom it could not be found out whether the address is proven. */
export function describeStatusError(error: unknown): string {
  return describe(error, { refused: texts.status, unsent: texts.status })
}

/** The server's words, or whether it refused or was not reached. */
function describe(error: unknown, words: { refused: string; unsent: string }): string {
  if (error instanceof CodeRefusedError) return error.message || words.refused
  if (!(error instanceof ApiError) || error.status === 0) return words.unsent
  return error.detail || words.refused
}
