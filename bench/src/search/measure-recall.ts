import { HybridSearchRequest } from '@troupe/contract/discovery'
import type { SearchContext } from '@troupe/server/modules/discovery/search/context/search-context'
import { hybridSearch } from '@troupe/server/modules/discovery/search/hybrid-search'
import { rankAllCreators } from './exhaustive-ranking.ts'

const depths = [30, 100] as const
const deepest = 100

/** How much of what an exhaustive ranking puts first a search for so many finds: shares of the first 30 and 100, over all searches. */
export interface Recall {
  readonly searches: number
  readonly at30: number
  readonly at100: number
  /** The worst search's share of the first 30. */
  readonly worst: number
}

/** Searches each text with the filters in turn, once with the product's search and once by ranking all creators. */
export async function measureRecall(
  context: SearchContext,
  texts: readonly string[],
  filterTurns: readonly object[],
): Promise<Recall> {
  const shares: number[][] = []
  for (const [index, text] of texts.entries()) {
    const filters = filterTurns[index % filterTurns.length] ?? {}
    const toRequest = (limit: number) =>
      HybridSearchRequest.parse({ query_text: text, result_limit: limit, max_api_requests: 0, ...filters })
    const wanted = await rankAllCreators(context, toRequest(deepest), depths)
    const found: number[] = []
    for (const [place, depth] of depths.entries()) {
      const { results } = await hybridSearch(context, toRequest(depth))
      const ids = results.map(({ creator }) => creator.id)
      found.push(toShare(ids, wanted[place] ?? []))
    }
    shares.push(found)
  }
  const [at30 = 0, at100 = 0] = depths.map((_, place) => toMean(shares.map((share) => share[place] ?? 0)))
  return { searches: texts.length, at30, at100, worst: Math.min(...shares.map(([share]) => share ?? 0)) }
}

/** An empty result counts as complete. */
function toShare(found: readonly number[], wanted: readonly number[]): number {
  if (wanted.length === 0) return 1
  return wanted.filter((id) => found.includes(id)).length / wanted.length
}

function toMean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000
}
