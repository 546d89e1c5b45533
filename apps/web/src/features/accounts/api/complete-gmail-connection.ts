import { queryOptions } from '@tanstack/react-query'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { announceGmailConnection } from '../../../lib/gmail-connection-channel.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/** A query, because it starts when the page opens. It is never repeated, because a code works once. */
export function useGmailConnection({ code, state }: { code: string; state: string }) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['gmail-connection', code, state],
    queryFn: () =>
      callEndpoint(emailSettingsEndpoints.completeGmail, { query: { code, state } }).finally(announceGmailConnection),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
