import { CurrentPassword } from '@troupe/contract/accounts'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'

/** The one rule for a password that is there already: it has to be entered. */
export const findPasswordRequired = toFormRule(CurrentPassword)

/** Whether the server refused because the current password was wrong, which it says with 403. */
export function isWrongPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403
}
