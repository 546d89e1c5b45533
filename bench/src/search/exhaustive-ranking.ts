import type { HybridSearchRequest } from '@troupe/contract/discovery'
import type { Database } from '@troupe/server/database/database'
import { readQuery } from '@troupe/server/modules/discovery/search/analysis/query'
import { toSearchFilters } from '@troupe/server/modules/discovery/search/analysis/search-filters'
import { countUnit } from '@troupe/server/modules/discovery/search/analysis/term-tests'
import { listByName, listCandidates } from '@troupe/server/modules/discovery/search/candidates/candidate-repository'
import { canBeName } from '@troupe/server/modules/discovery/search/candidates/find-candidates'
import type { SearchContext } from '@troupe/server/modules/discovery/search/context/search-context'
import { findMeaning } from '@troupe/server/modules/discovery/search/meaning/query-meaning'
import { createFindMoved, toRanking } from '@troupe/server/modules/discovery/search/rank-results'
import { hasAnswer } from '@troupe/server/modules/discovery/search/ranking/has-answer'
import { rankTwice } from '@troupe/server/modules/discovery/search/ranking/rank-twice'
import type { SearchCandidate } from '@troupe/server/modules/discovery/search/ranking/search-candidate'

const pageSize = 5000

/**
 * Ids of the best creators for a request if all that pass its filters are ranked like the product's candidates, best first, for each
 * number of results. Reads the whole catalogue page by page; of creators without a word of the query the texts are not kept.
 */
export async function rankAllCreators(
  context: SearchContext,
  request: HybridSearchRequest,
  limits: readonly number[],
): Promise<number[][]> {
  const { database, clock } = context
  const isEmbedded = database.embedded
  const filters = toSearchFilters(request, { now: clock.now(), excludedIds: [] })
  const read = await readQuery(context, request.query_text)
  const { query, rarities } = read
  const meaning = await findMeaning(context.queryVectors, query.meaning, read.sample)
  const vector = meaning?.vector
  const units = [...query.units, ...query.glossUnits, ...query.cities.flat()]
  const named = canBeName(query, rarities)
    ? await listByName(database.kysely, { filters, nameKey: query.nameKey, limit: Number.MAX_SAFE_INTEGER })
    : []
  const likeness = new Map(named.map(({ id, similarity }) => [id, similarity]))
  const candidates: SearchCandidate[] = []
  for await (const ids of listPages(database)) {
    for (const candidate of await listCandidates(database.kysely, { ids, vector, filters, isEmbedded })) {
      const hasWord = units.some((unit) => countUnit(unit, candidate.indexText) > 0)
      const indexText = hasWord ? candidate.indexText : ''
      candidates.push({ ...candidate, indexText, nameSimilarity: likeness.get(candidate.id) ?? 0 })
    }
  }
  const ranking = toRanking(read, { meaning, filters, now: clock.now() })
  const findMoved = createFindMoved(database.kysely, meaning)
  if (!hasAnswer(candidates, query, meaning)) return limits.map(() => [])
  const ranked = limits.map((limit) => rankTwice({ candidates, ranking, limit, findMoved }))
  return (await Promise.all(ranked)).map((best) => best.filter(({ fits }) => fits).map(({ id }) => id))
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
