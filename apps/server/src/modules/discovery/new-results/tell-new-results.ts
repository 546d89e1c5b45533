import { HybridSearchRequest } from '@troupe/contract/discovery'
import { days } from '../../../lib/durations.ts'
import { noteEvent } from '../../webhooks/note-event.ts'
import { keepFromStoring } from '../catalogue/erasing/erasure-repository.ts'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { toWebhookCreator } from '../catalogue/storing/store-for-user.ts'
import { dropHiddenIds } from '../persons/hide-persons.ts'
import type { SearchContext } from '../search/context/search-context.ts'
import { findNewest } from '../search/search-for-user.ts'
import * as looks from './saved-search-look-repository.ts'

/** A search is looked through once a day, and a few at a time: each costs as much as a user's own. */
const interval = days(1)
const searchesAtOnce = 20

/**
 * Looks through the saved searches of users with a webhook for new results, and reports the creators who are new in the
 * catalogue since the last look, at most 100 of each search. The platforms are not asked.
 * @param signal leaves the further searches to the next look.
 */
export async function tellNewResults(context: SearchContext, signal?: AbortSignal): Promise<void> {
  const { database, clock, log } = context
  const before = new Date(clock.now().getTime() - interval)
  const due = await looks.listDue(database.kysely, { before, limit: searchesAtOnce })
  if (due.length === 0) return
  const newestId = await findNewestId(context)
  for (const search of due) {
    if (signal?.aborted) return
    await lookThrough(context, search, { newestId, before }).catch((error) =>
      log.warn({ err: error, savedSearchId: search.id }, 'a saved search could not be looked through'),
    )
  }
}

/** The id of the newest creator, once no creator with a lower id is still being stored: the next look would miss it. */
function findNewestId({ database }: SearchContext): Promise<number> {
  return database.kysely.transaction().execute(async (transaction) => {
    await keepFromStoring(transaction)
    return looks.findNewestCreator(transaction)
  })
}

interface Look {
  /** Creators with higher ids are left to the next look. */
  readonly newestId: number
  /** The latest time of the previous look. */
  readonly before: Date
}

async function lookThrough(context: SearchContext, due: looks.DueSearch, { newestId, before }: Look): Promise<void> {
  const { database, clock } = context
  const creators = await listNew(context, due, newestId)
  const now = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await looks.noteLook(transaction, due, { newestId, before, now })) || creators.length === 0) return
    await noteEvent(transaction, {
      workspaceId: due.workspace_id,
      type: 'saved_search.found',
      now,
      describe: async () => [
        { saved_search: { id: due.id, name: due.name }, creators: creators.map(toWebhookCreator) },
      ],
    })
  })
}

/** The results that are newer than the last look; none at the first one, and for a search that is no longer valid. */
async function listNew(
  context: SearchContext,
  { workspace_id: workspaceId, request: saved, newest_creator_id: newestKnown }: looks.DueSearch,
  newestId: number,
): Promise<ShownCreatorRow[]> {
  const { success, data } = HybridSearchRequest.safeParse(saved)
  if (!success || newestKnown === null) return []
  const { results, excludedIds } = await findNewest(context, workspaceId, data)
  const found = results.map(({ creator }) => creator).filter(({ id }) => id > newestKnown && id <= newestId)
  const ids = found.map(({ id }) => id)
  const shown = new Set(await dropHiddenIds(context.database.kysely, ids, { workspaceId, hiddenIds: excludedIds }))
  return found.filter(({ id }) => shown.has(id))
}
