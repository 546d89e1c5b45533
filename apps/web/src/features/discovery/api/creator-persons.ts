import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { creatorPersonEndpoints } from '@troupe/contract/discover/creator-persons'
import { useCallEndpoint } from '../../../lib/transport/transport-context.tsx'
import { useNotePersons } from '../../../ui/person/person-changes.ts'
import { profileKey } from './creator-profile.ts'

interface Change {
  otherId: string
  /** Whether the other channel belongs to the same person. */
  isSame: boolean
}

/** Joins another channel to a creator's person, or separates it; lists on screen follow. */
export function useChangePerson(creatorId: string) {
  const callEndpoint = useCallEndpoint()
  const queryClient = useQueryClient()
  const notePersons = useNotePersons()
  return useMutation({
    mutationFn: ({ otherId, isSame }: Change) => {
      const { joinChannels, separateChannels } = creatorPersonEndpoints
      const input = { params: { id: creatorId }, body: { other_id: otherId } }
      return isSame ? callEndpoint(joinChannels, input) : callEndpoint(separateChannels, input)
    },
    onSuccess: async ({ channels }) => {
      notePersons(channels)
      await Promise.all(channels.map(({ id }) => queryClient.invalidateQueries({ queryKey: profileKey(id) })))
    },
  })
}

/** Finds channels by name, handle or link that may belong to the person of a creator; idle without a name. */
export function useOtherChannelsNamed(creatorId: string, name: string) {
  const callEndpoint = useCallEndpoint()
  return useQuery({
    queryKey: ['channels-named', creatorId, name],
    queryFn: async ({ signal }) =>
      (await callEndpoint(creatorPersonEndpoints.findChannels, { params: { id: creatorId }, query: { name }, signal }))
        .creators,
    enabled: name !== '',
  })
}
