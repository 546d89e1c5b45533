import { ApiError } from '../../../lib/transport/api-error.ts'
import { UserUnreadableError } from '../session/session-store.ts'
import { authErrorTexts as texts } from './auth-error-texts.ts'
import { CodeRefusedError } from './code-refused-error.ts'

/** Message for a failed registration. */
export function describeRegistrationError(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.registrationFailed
  if (error.code === 'html') return error.message
  const detail = error.detail.toLowerCase()
  if (detail.includes('email') && detail.includes('already')) return texts.emailExists
  if (detail.includes('username') && detail.includes('already')) return texts.usernameExists
  if (detail === 'user creation failed') return texts.creationFailed
  if (error.told) return error.told
  return error.status === 409 ? texts.usernameOrEmailExists : texts.registrationFailed
}

/** Message for a refused verification code. */
export function describeVerificationError(error: unknown): string {
  if (error instanceof CodeRefusedError) return error.message
  if (!(error instanceof ApiError)) return texts.verificationFailed
  if (error.code === 'html' || error.code === 'unreadable') return texts.verificationUnreadable(error.status)
  return error.told || texts.verificationFailed
}

/** Message for a code that could not be sent again. Resending calls the registration endpoint. */
export function describeResendError(error: unknown): string {
  return error instanceof ApiError && error.detail ? describeRegistrationError(error) : texts.resendFailed
}

/** The server's message, a message for an unreachable server, or the fallback. */
export function describeError(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.told || (error.status === 0 ? error.message : fallback)
}

const loginMessagesByDetail: readonly (readonly [fragment: string, message: string])[] = [
  ['incorrect email or password', texts.credentialsInvalid],
  ['invalid credentials', texts.credentialsInvalid],
  ['authentication failed', texts.credentialsInvalid],
  ['inactive user', texts.deactivated],
  ['account disabled', texts.deactivated],
  ['user not found', texts.noAccount],
  ['too many attempts', texts.tooManyAttempts],
  ['rate limited', texts.tooManyAttempts],
]

/** Message for a failed sign-in: first by the server's text, then by the status. */
export function describeLoginError(error: unknown): string {
  if (error instanceof UserUnreadableError) return error.message
  if (!(error instanceof ApiError)) return texts.loginFailed
  const detail = error.detail.toLowerCase()
  const known = loginMessagesByDetail.find(([fragment]) => detail.includes(fragment))
  if (known) return known[1]
  if (error.status === 401) return texts.credentialsInvalid
  if (error.status === 403) return detail.includes('switched off') ? error.told : texts.deactivated
  if (error.status === 422) return error.told ? texts.inputInvalid(error.told) : texts.formatInvalid
  if (error.status === 429) return texts.tooManyAttempts
  return error.status >= 500 ? texts.serverError : texts.loginFailed
}
