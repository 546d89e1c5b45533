import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

export type PreviewInput = BodyInput<typeof outreachEndpoints.preview>

/** A mail as one creator would get it, and the creators left out. Keeps the last response until the next arrives. */
export function usePreview(body: PreviewInput) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) => callEndpoint(outreachEndpoints.preview, { body, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Sends the mail to the user's own address. */
export function useSendTestMail() {
  const callEndpoint = useCallEndpoint()
  return useMutation({
    mutationFn: (body: BodyInput<typeof outreachEndpoints.sendTestMail>) =>
      callEndpoint(outreachEndpoints.sendTestMail, { body, timeoutMs: 60_000 }),
  })
}
