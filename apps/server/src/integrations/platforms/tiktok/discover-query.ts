import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'
import { chooseMarketRegions } from './market-regions.ts'

/** The page size in TikTok's own examples; its maximum is not published. */
const pageSize = 20

/** Builds the parameters of `creator/discover`; undefined: TikTok One serves none of the requested countries. */
export function toDiscoverQuery(search: PlatformSearch, page: number): Record<string, string> | undefined {
  const regions = chooseMarketRegions(search.regions)
  if (regions.length === 0) return undefined
  const { subscribers, engagementRate } = search
  const limits = {
    min_followers: formatWhole(subscribers.min),
    max_followers: formatWhole(subscribers.max),
    min_engagement_rate: formatShare(engagementRate.min),
    max_engagement_rate: formatShare(engagementRate.max),
  }
  return {
    keyword_search: search.text,
    country_codes: JSON.stringify(regions),
    page: String(page),
    page_size: String(pageSize),
    ...Object.fromEntries(
      Object.entries(limits).flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit]])),
    ),
  }
}

function formatWhole(count: number | undefined): string | undefined {
  return count === undefined ? undefined : Math.round(count).toFixed(0)
}

/** Formats percent as a share of 1, at most 1. */
function formatShare(percent: number | undefined): string | undefined {
  return percent === undefined ? undefined : String(Number(Math.min(percent / 100, 1).toFixed(6)))
}
