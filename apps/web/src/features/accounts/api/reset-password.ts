import { passwordResetEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export interface NewPassword {
  email: string
  code: string
  password: string
}

/** Has a code mailed with which a forgotten password is replaced; resolves to when the code expires. */
export function useRequestPasswordReset() {
  const callEndpoint = useCallEndpoint()
  return async (email: string) => {
    const { expires_at } = await callEndpoint(passwordResetEndpoints.requestCode, { body: { email } })
    return new Date(expires_at)
  }
}

/** Replaces the password; every session of the account ends. */
export function useConfirmPasswordReset() {
  const callEndpoint = useCallEndpoint()
  return ({ email, code, password }: NewPassword) =>
    callEndpoint(passwordResetEndpoints.confirm, {
      body: { email, verification_code: code, new_password: password },
    })
}
