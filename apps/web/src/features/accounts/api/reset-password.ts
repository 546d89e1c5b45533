import { passwordResetEndpoints } from '@troupe/contract/accounts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export interface NewPassword {
  email: string
  code: string
  password: string
}

/** Mails a code that replaces a forgotten password. Resolves to the time the code expires. */
export function useRequestPasswordReset() {
  const callEndpoint = useCallEndpoint()
  return async (email: string) => {
    const { expires_at } = await callEndpoint(passwordResetEndpoints.requestCode, { body: { email } })
    return new Date(expires_at)
  }
}

/** Replaces the password, which ends all sessions of the account. */
export function useConfirmPasswordReset() {
  const callEndpoint = useCallEndpoint()
  return ({ email, code, password }: NewPassword) =>
    callEndpoint(passwordResetEndpoints.confirm, {
      body: { email, verification_code: code, new_password: password },
    })
}
