import { CurrentPassword } from '@troupe/contract/accounts'
import { toFormRule } from '../../../lib/form-rule.ts'
import { ApiError } from '../../../lib/transport/api-error.ts'

/** The only rule for an existing password: it must not be empty. */
export const findPasswordRequired = toFormRule(CurrentPassword)

/** Whether the server rejected the current password, which it reports with 403. */
export function isWrongPassword(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403
}
