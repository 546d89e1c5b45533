import { useMutation } from '@tanstack/react-query'
import { emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useForgetEmailConfig } from './email-config.ts'

/** Starts a connection. The response contains the URL of Google's page unless the account is already connected. */
export function useConnectGmail() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.connectGmail, { query: {} }),
    onSuccess: useForgetEmailConfig(),
  })
}

export function useDisconnectGmail() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.disconnectGmail),
    onSuccess: useForgetEmailConfig(),
  })
}
