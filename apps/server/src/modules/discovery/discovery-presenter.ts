import type { HybridSearchResponse } from '@troupe/contract/discovery'
import { presentFoundCreator } from './creator-presenter.ts'
import type { FoundCreators } from './hybrid-search.ts'

/** The answer of the search; while no platform is asked live, everything comes from the stored catalogue. */
export function presentSearch({ results, searchTimeMs, debug }: FoundCreators): HybridSearchResponse {
  return {
    results: results.map(({ creator, match }) => presentFoundCreator(creator, match)),
    search_strategy: 'vector_only',
    search_time_ms: Math.round(searchTimeMs * 10) / 10,
    total_results: results.length,
    vector_results: results.length,
    api_results: 0,
    platforms_searched: [],
    debug_info: debug,
  }
}
