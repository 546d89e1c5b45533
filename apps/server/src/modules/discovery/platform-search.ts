import {
  defaultMaxApiRequests,
  type KolSearchRequest,
  type PlatformReport,
  type PlatformSearchRequest,
} from '@troupe/contract/discovery'
import { platforms as allPlatforms, type Platform } from '@troupe/contract/platforms'
import { seconds } from '../../durations.ts'
import { type SearchParts, toPlatformSearch } from './hybrid-search.ts'
import { type RankedCreator, rankFound, readQuery } from './rank-found.ts'
import { type GivenFilters, type SearchFilters, toSearchFilters } from './search-filters.ts'

/** There is nothing else to show meanwhile, so a slow platform may take longer than beside the catalogue. */
const waitMs = seconds(6)

export interface PlatformsSearched {
  /** Best first. */
  readonly results: readonly RankedCreator[]
  readonly reports: readonly PlatformReport[]
  readonly searchTimeMs: number
}

/** Asks the platforms only, as Rapid Search and the assistant do; who is new is stored. */
export async function searchPlatforms(parts: SearchParts, request: KolSearchRequest): Promise<PlatformsSearched> {
  const { brand, filter, page } = request
  const platforms = request.platforms ?? filter.platforms ?? [...allPlatforms]
  return search(parts, {
    text: filter.query || toText(brand),
    filters: toSearchFilters({
      ...filter,
      platforms,
      subscriber_range: filter.subscriber_range ?? { min: filter.min_subs, max: filter.max_subs },
      engagement_rate_range: filter.engagement_rate_range ?? { min: filter.min_interaction_rate },
    }),
    platforms,
    page,
    limit: filter.result_limit,
  })
}

/** Asks one platform for creators who could advertise a product. */
export async function searchPlatform(
  parts: SearchParts,
  platform: Platform,
  { product, profile, page }: PlatformSearchRequest & { readonly page: number },
): Promise<PlatformsSearched> {
  return search(parts, {
    text: toText(product),
    filters: toSearchFilters({
      ...profile,
      platforms: [platform],
      subscriber_range: { min: profile.min_subs, max: profile.max_subs },
      engagement_rate_range: { min: profile.min_interaction_rate },
      regions: [...(profile.countries ?? []), ...(profile.target_regions ?? [])],
    } satisfies GivenFilters),
    platforms: [platform],
    page,
    limit: profile.result_limit,
  })
}

interface Wanted {
  readonly text: string
  readonly filters: SearchFilters
  readonly platforms: readonly Platform[]
  readonly page: number
  readonly limit: number
}

async function search(
  parts: SearchParts,
  { text, filters, platforms, page, limit }: Wanted,
): Promise<PlatformsSearched> {
  const start = performance.now()
  const read = await readQuery(parts, text)
  const { query } = read
  const asked = toPlatformSearch(query.text, filters)
  if (!asked) return { results: [], reports: [], searchTimeMs: performance.now() - start }
  const vector = query.meaning === '' ? undefined : parts.queryVectors.find(query.meaning)
  const maxRequests = defaultMaxApiRequests
  const { ids, reports } = await parts.live.ask({ platforms, search: asked, page, maxRequests, waitMs })
  const found = { ids, nameSimilarities: new Map<number, number>(), vector: await vector, filters, limit }
  const { results } = await rankFound(parts, read, found)
  return { results, reports, searchTimeMs: performance.now() - start }
}

interface Subject {
  readonly name?: string | undefined
  readonly category?: string | undefined
  readonly keywords: readonly string[]
}

/** The assistant's name for a brand without a category. */
const anyCategory = 'any'

/** Creators do not talk of a brand they have not met, but of what it is about: its keywords, else its category, else its name. */
function toText(subject: Subject | undefined): string {
  if (!subject) return ''
  if (subject.keywords.length > 0) return subject.keywords.join(' ')
  const category = subject.category === anyCategory ? undefined : subject.category
  return category || subject.name || ''
}
