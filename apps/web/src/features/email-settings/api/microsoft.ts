import { useMutation } from '@tanstack/react-query'
import { microsoftConnectionEndpoints as endpoints } from '@troupe/contract/mail/microsoft-connection'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useForgetEmailConfig } from './email-config.ts'

/** Starts a connection. The response contains the URL of Microsoft's page unless the account is already connected. */
export function useConnectMicrosoft() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.connect, { body: { reads: false } }),
    onSuccess: useForgetEmailConfig(),
  })
}

export function useDisconnectMicrosoft() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: () => callEndpoint(endpoints.disconnect),
    onSuccess: useForgetEmailConfig(),
  })
}
