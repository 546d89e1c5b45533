import type { Creator } from '@troupe/contract/creators'
import type { Executor } from '../../../database/database.ts'
import { type CreatorExclusions, noExclusions } from '../search/context/creator-exclusions-port.ts'
import { findPersonIds } from './find-person-ids.ts'
import type { WithPerson } from './find-persons.ts'
import { listJoined } from './person-statement-repository.ts'

/** Excludes with each creator the channels that the user has joined with it. */
export function excludeJoined(db: Executor, exclusions: CreatorExclusions = noExclusions): CreatorExclusions {
  const addJoined = async (workspaceId: string, ids: readonly number[]) => [
    ...ids,
    ...(await listJoined(db, workspaceId, ids)),
  ]
  return {
    listCollected: async (searcher) => addJoined(searcher.workspaceId, await exclusions.listCollected(searcher)),
    listContacted: async (workspaceId) => addJoined(workspaceId, await exclusions.listContacted(workspaceId)),
  }
}

/**
 * Leaves out creators with another channel that is hidden. Persons that channels prove are known only for the creators
 * that were read, so that this does not make a search slower, but a page of results shorter.
 */
export function dropHiddenPersons<C extends Creator>(
  creators: readonly WithPerson<C>[],
  hiddenIds: readonly number[],
): WithPerson<C>[] {
  if (hiddenIds.length === 0) return [...creators]
  const hidden = new Set(hiddenIds.map(String))
  return creators.filter(({ person }) => !person?.others.some(({ creator }) => hidden.has(creator.id)))
}

/** Like `dropHiddenPersons`, by ids, for a user whose persons have not been read yet. */
export async function dropHiddenIds(
  db: Executor,
  ids: readonly number[],
  { workspaceId, hiddenIds }: { readonly workspaceId: string; readonly hiddenIds: readonly number[] },
): Promise<number[]> {
  if (hiddenIds.length === 0) return [...ids]
  const personIds = await findPersonIds(db, workspaceId, ids)
  const hidden = new Set(hiddenIds.flatMap((id) => personIds.get(id) ?? []))
  return ids.filter((id) => {
    const personId = personIds.get(id)
    return personId === undefined || !hidden.has(personId)
  })
}
