import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '@troupe/contract/base/endpoint'
import { dataOriginEndpoints } from '@troupe/contract/law/data-origins'
import { mailLawEndpoints } from '@troupe/contract/law/mail-laws'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'

const key = 'law'

/** The countries of these creators with their laws on first mails. */
export function useMailLaws(creator_ids: readonly string[]) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [key, 'countries', creator_ids],
    queryFn: async ({ signal }) =>
      (await callEndpoint(mailLawEndpoints.list, { body: { creator_ids: [...creator_ids] }, signal })).countries,
    enabled: creator_ids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Notes why creators may be written to. */
export function useNoteBasis() {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof mailLawEndpoints.note>) => callEndpoint(mailLawEndpoints.note, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [key] }),
  })
}

/** Where a creator's data came from, read when it is wanted. */
export function useOrigins(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: [key, 'origins', creatorId],
    queryFn: ({ signal }) => callEndpoint(dataOriginEndpoints.get, { params: { id: creatorId }, signal }),
  })
}
