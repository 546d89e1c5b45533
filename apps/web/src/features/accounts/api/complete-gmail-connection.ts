import { queryOptions } from '@tanstack/react-query'
import { defineEndpoint } from '@troupe/contract/endpoint'
import { z } from 'zod'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

/**
 * Only for the user who began the connection: with anybody's, a stranger could make people connect their mailbox to the
 * stranger's account.
 */
export const completeGmailConnection = defineEndpoint({
  method: 'GET',
  path: '/api/email/gmail/oauth/callback',
  access: 'user',
  tag: 'email settings',
  summary: 'Exchanges what Google sent back for a connection to the mailbox',
  query: z.object({ code: z.string(), state: z.string() }),
  response: z.object({ success: z.boolean(), message: z.string() }),
})

/** A query, because it runs by itself when the page opens; never repeated, because a code works once. */
export function useGmailConnection({ code, state }: { code: string; state: string }) {
  const callEndpoint = useCallEndpoint()
  return queryOptions({
    queryKey: ['gmail-connection', code, state],
    queryFn: () => callEndpoint(completeGmailConnection, { query: { code, state } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
