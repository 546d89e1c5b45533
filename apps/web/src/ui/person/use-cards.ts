import { useMemo } from 'react'
import { type Foldable, foldPersons } from './fold-persons.ts'
import { applyChanges, usePersonChanges } from './person-changes.ts'

/** The cards of a list of creators: one for each person, in the list's order. */
export function useCards<C extends Pick<Foldable, 'id' | 'person'>>(creators: readonly C[]): readonly C[] {
  const changes = usePersonChanges()
  return useMemo(() => foldPersons(applyChanges(creators, changes)), [creators, changes])
}
