import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

export interface EmailChange {
  newEmail: string
  /** Undefined: the account has none. */
  currentPassword: string | undefined
}

/** Mails a code to the new address. Resolves to the time the code expires. */
export function useRequestEmailChange() {
  const callEndpoint = useCallEndpoint()
  return async ({ newEmail, currentPassword }: EmailChange) => {
    const { expires_at } = await callEndpoint(accountSettingsEndpoints.requestEmailChange, {
      body: { new_email: newEmail, ...(currentPassword === undefined ? {} : { current_password: currentPassword }) },
    })
    return new Date(expires_at)
  }
}

/** Verifies the new address, which becomes the account's. */
export function useVerifyEmailChange() {
  const callEndpoint = useCallEndpoint()
  const { updateUser } = useSessionActions()
  return async ({ newEmail, code }: { newEmail: string; code: string }) => {
    const { user } = await callEndpoint(accountSettingsEndpoints.verifyEmailChange, {
      body: { new_email: newEmail, verification_code: code },
    })
    updateUser(user)
  }
}
