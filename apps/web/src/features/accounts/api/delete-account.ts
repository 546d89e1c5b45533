import { useMutation } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useSessionActions } from '../session/session-context.tsx'

/** Deletes the account with all its data and ends the session. */
export function useDeleteAccount() {
  const callEndpoint = useCallEndpoint()
  const { end } = useSessionActions()
  return useMutation({
    mutationFn: (currentPassword: string | undefined) =>
      callEndpoint(accountSettingsEndpoints.deleteAccount, {
        body: currentPassword === undefined ? {} : { current_password: currentPassword },
      }),
    onSuccess: end,
  })
}
