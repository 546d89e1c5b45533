import { useMutation } from '@tanstack/react-query'
import { accountSettingsEndpoints } from '@troupe/contract/account/account-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** Keeps the language of the interface in the account. */
export function useChangeLanguage() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (language: string) => callEndpoint(accountSettingsEndpoints.update, { body: { language } }),
  })
}
