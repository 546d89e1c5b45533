import { useMutation } from '@tanstack/react-query'
import { emailSettingsEndpoints as endpoints } from '@troupe/contract/email-settings'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useForgetEmailConfig } from './email-config.ts'

/**
 * Starts a connection, with permission to read answers if `asksToRead`. The response contains the URL of Google's page
 * unless the account is already connected with these permissions.
 */
export function useConnectGmail() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: ({ asksToRead }: { asksToRead: boolean }) =>
      callEndpoint(endpoints.connectGmail, { query: asksToRead ? { reading: 'true' } : {} }),
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
