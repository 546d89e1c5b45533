import { queryOptions } from '@tanstack/react-query'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { microsoftConnectionEndpoints } from '@troupe/contract/mail/microsoft-connection'
import { announceMailConnection } from '../../../lib/mail-connection-channel.ts'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const endpoints = { gmail: emailSettingsEndpoints.completeGmail, microsoft: microsoftConnectionEndpoints.complete }

/** A provider that returns users to this site. */
export type ConnectedProvider = keyof typeof endpoints

interface ProviderAnswer {
  provider: ConnectedProvider
  code: string
  state: string
}

/** A query, because it starts when the page opens. It is never repeated, because a code works once. */
export function useMailConnection({ provider, code, state }: ProviderAnswer) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['mail-connection', provider, code, state],
    queryFn: () => callEndpoint(endpoints[provider], { query: { code, state } }).finally(announceMailConnection),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
