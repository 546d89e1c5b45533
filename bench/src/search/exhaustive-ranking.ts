import type { HybridSearchRequest } from '@troupe/contract/discovery'
import type { Database } from '@troupe/server/database/database'
import { readQuery } from '@troupe/server/modules/discovery/search/analysis/query'
import { toSearchFilters } from '@troupe/server/modules/discovery/search/analysis/search-filters'
import {
  listByName,
  listCandidates,
  listSelected,
  selectNearestExactly,
} from '@troupe/server/modules/discovery/search/candidates/candidate-repository'
import { canBeName } from '@troupe/server/modules/discovery/search/candidates/find-candidates'
import type { SearchContext } from '@troupe/server/modules/discovery/search/context/search-context'
import { findMeaning } from '@troupe/server/modules/discovery/search/meaning/query-meaning'
import { type RankedCandidate, rankCandidates } from '@troupe/server/modules/discovery/search/ranking/rank-candidates'

const pageSize = 5000

/**
 * Ids of the best creators for a request if all that pass its filters are scored like the product's candidates, best
 * first. Reads the whole catalogue page by page and keeps only the best.
 */
export async function rankAllCreators(
  context: SearchContext,
  request: HybridSearchRequest,
  limit: number,
): Promise<number[]> {
  const { database, clock } = context
  const now = clock.now()
  const filters = toSearchFilters(request, { now, excludedIds: [] })
  const { query, statistics, tests } = await readQuery(database.kysely, request.query_text)
  const meaning = await findMeaning(context, query.meaning)
  const vector = meaning?.vector
  const isEmbedded = database.embedded
  const named = canBeName(query, statistics)
    ? await listByName(database.kysely, { filters, nameKey: query.nameKey, limit: Number.MAX_SAFE_INTEGER })
    : []
  const likeness = new Map(named.map(({ id, similarity }) => [id, similarity]))
  // Closeness counts up to the nearest; with them in every page it counts alike in all.
  const nearest =
    vector === undefined
      ? []
      : await listSelected(database.kysely, {
          places: selectNearestExactly({ filters, vector, limit: 1, isEmbedded }),
          tests,
          vector,
        })
  let best = new Map<number, RankedCandidate>()
  for await (const ids of listPages(database)) {
    const given = { ids: [...new Set([...ids, ...nearest.map(({ id }) => id)])], tests, vector, filters }
    const candidates = await listCandidates(database.kysely, given)
    const ranked = rankCandidates(
      candidates.map((candidate) => ({ ...candidate, nameSimilarity: likeness.get(candidate.id) ?? 0 })),
      { query, filterCategories: filters.categories, statistics, averageSimilarity: meaning?.average ?? null, now },
      limit,
    )
    best = new Map(
      [...best.values(), ...ranked]
        .sort((first, second) => second.score - first.score || first.id - second.id)
        .map((candidate) => [candidate.id, candidate]),
    )
    best = new Map([...best].slice(0, limit))
  }
  return [...best.keys()]
}

async function* listPages({ kysely }: Database): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const rows = await kysely
      .selectFrom('creators')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ id }) => id)
    after = last.id
  }
}
