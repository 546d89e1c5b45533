import { useMutation } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

type Preferences = BodyInput<typeof accountSettingsEndpoints.update>

/** Keeps the language of the interface or the time zone of the browser in the account. */
export function useChangePreferences() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (preferences: Preferences) => callEndpoint(accountSettingsEndpoints.update, { body: preferences }),
  })
}
