import { useMutation } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useForgetSessionList } from './sessions.ts'

interface PasswordChange {
  currentPassword: string
  password: string
}

/** Sets a new password, which ends all other sessions. */
export function useChangePassword() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: ({ currentPassword, password }: PasswordChange) =>
      callEndpoint(accountSettingsEndpoints.changePassword, {
        body: { current_password: currentPassword, new_password: password },
      }),
    onSuccess: useForgetSessionList(),
  })
}
