import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Person } from '@troupe/contract/creators'
import type { ChangedPersons } from '@troupe/contract/discover/creator-persons'
import { useCallback } from 'react'
import type { Foldable } from './fold-persons.ts'

/** Persons by channel, as they are now; null: no other channel of the person is known any more. */
export type PersonChanges = ReadonlyMap<string, Person | null>

const none: PersonChanges = new Map()

/** Kept with the answers of the server, so that they end with the session. */
const changesQuery = queryOptions<PersonChanges>({
  queryKey: ['person-changes'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The persons that the user has joined or separated; lists that were read before do not know them. */
export function usePersonChanges(): PersonChanges {
  return useQuery(changesQuery).data ?? none
}

/** Returns a function that notes changed persons for all lists on screen. */
export function useNotePersons(): (changed: ChangedPersons['channels']) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (changed) =>
      queryClient.setQueryData(
        changesQuery.queryKey,
        (present) => new Map([...(present ?? none), ...changed.map(({ id, person }) => [id, person] as const)]),
      ),
    [queryClient],
  )
}

/** Returns the creators with their persons as they are now; the same list if nothing changes. */
export function applyChanges<C extends Pick<Foldable, 'id' | 'person'>>(
  creators: readonly C[],
  changes: PersonChanges,
): readonly C[] {
  if (!creators.some(({ id, person }) => changes.has(id) && (changes.get(id) ?? undefined) !== person)) return creators
  return creators.map((creator) => {
    const person = changes.get(creator.id)
    return person === undefined ? creator : { ...creator, person: person ?? undefined }
  })
}
