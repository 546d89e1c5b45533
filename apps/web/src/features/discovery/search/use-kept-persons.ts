import { useEffect } from 'react'
import { usePersonChanges } from '../../../ui/person/person-changes.ts'
import type { DiscoverSearch } from './use-discover-search.ts'

/** Writes persons that the user has joined or separated into the kept results, so that a later visit shows them, too. */
export function useKeptPersons(store: DiscoverSearch['store']): void {
  const changes = usePersonChanges()
  useEffect(() => {
    if (changes.size > 0) store.getState().setPersons(changes)
  }, [store, changes])
}
