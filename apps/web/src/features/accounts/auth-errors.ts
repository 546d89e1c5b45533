import { ApiError } from '../../lib/transport/api-error.ts'
import { CodeRefusedError } from './api/code-refused-error.ts'
import { authErrorTexts as texts } from './auth-texts.ts'
import { UserUnreadableError } from './session/user-unreadable-error.ts'

/** What to tell a person whose registration failed. */
export function describeRegistrationError(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.registrationFailed
  if (error.code === 'html') return error.message
  const detail = error.detail.toLowerCase()
  if (detail.includes('email') && detail.includes('already')) return texts.emailExists
  if (detail.includes('username') && detail.includes('already')) return texts.usernameExists
  if (detail === 'user creation failed') return texts.creationFailed
  if (error.detail) return error.detail
  return error.status === 409 ? texts.usernameOrEmailExists : texts.registrationFailed
}

/** What to tell a person whose code was not accepted. */
export function describeVerificationError(error: unknown): string {
  if (error instanceof CodeRefusedError) return error.message
  if (!(error instanceof ApiError)) return texts.verificationFailed
  if (error.code === 'html' || error.code === 'unreadable') return texts.verificationUnreadable(error.status)
  return error.detail || texts.verificationFailed
}

/** What to tell a person who got no new code for a registration: the call is that of the registration. */
export function describeResendError(error: unknown): string {
  return error instanceof ApiError && error.detail ? describeRegistrationError(error) : texts.resendFailed
}

/** What the server said, or that it could not be reached, or the given words. */
export function describeError(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.detail || (error.status === 0 ? error.message : fallback)
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

/** What to tell a person who could not sign in: first by what the server said, then by the status. */
export function describeLoginError(error: unknown): string {
  if (error instanceof UserUnreadableError) return error.message
  if (!(error instanceof ApiError)) return texts.loginFailed
  const detail = error.detail.toLowerCase()
  const known = loginMessagesByDetail.find(([fragment]) => detail.includes(fragment))
  if (known) return known[1]
  if (error.status === 401) return texts.credentialsInvalid
  if (error.status === 403) return texts.deactivated
  if (error.status === 422) return error.detail ? texts.inputInvalid(error.detail) : texts.formatInvalid
  if (error.status === 429) return texts.tooManyAttempts
  return error.status >= 500 ? texts.serverError : texts.loginFailed
}
