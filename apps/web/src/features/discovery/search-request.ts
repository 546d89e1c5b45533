import {
  defaultMaxApiRequests,
  defaultQueryText,
  defaultResultLimit,
  type discoveryEndpoints,
  HybridSearchRequest,
} from '@troupe/contract/discovery'
import type { BodyInput } from '@troupe/contract/endpoint'
import type { Platform } from '@troupe/contract/platforms'
import { filterDefaults } from '@troupe/contract/search-filters'

export interface SearchInput {
  query: string
  platforms: readonly Platform[]
}

export type SearchRequest = BodyInput<typeof discoveryEndpoints.hybridSearch>

/** The words that are searched for; with nothing typed, the default of the contract. */
export function toQueryText(query: string): string {
  return query.trim() || defaultQueryText
}

/** What is sent for a search. Engagement is percent on screen and a fraction on the wire. */
export function toSearchRequest({ query, platforms }: SearchInput): SearchRequest {
  const { engagementPercent, subscribers, price, minVideos } = filterDefaults
  return {
    query_text: toQueryText(query),
    platforms: [...platforms],
    content_categories: [],
    subscriber_range: { ...subscribers },
    engagement_rate_range: { min: engagementPercent.min / 100, max: engagementPercent.max / 100 },
    price_range: { ...price },
    verified_only: false,
    min_videos: minVideos,
    max_api_requests: defaultMaxApiRequests,
    result_limit: defaultResultLimit,
  }
}

/** What keeps a search from being sent, in the contract's words; null when nothing does. */
export function findSearchProblem(input: SearchInput): string | null {
  const parsed = HybridSearchRequest.safeParse(toSearchRequest(input))
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? null)
}
