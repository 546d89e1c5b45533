import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'
import { chooseMarketRegions } from './market-regions.ts'

/** The page size in TikTok's own examples; its maximum is not published. */
const pageSize = 20

/** Builds the parameters of `creator/discover`; undefined: TikTok One serves none of the requested countries. */
export function toDiscoverQuery(search: PlatformSearch, page: number): Record<string, string> | undefined {
  const { subscribers, engagementRate, averageViews, languages = [] } = search
  const regions = chooseMarketRegions(search.regions.length > 0 ? search.regions : languages.flatMap(toRegion))
  if (regions.length === 0) return undefined
  const limits = {
    min_followers: formatWhole(subscribers.min),
    max_followers: formatWhole(subscribers.max),
    min_engagement_rate: formatShare(engagementRate.min),
    max_engagement_rate: formatShare(engagementRate.max),
    min_avg_views: formatWhole(averageViews?.min),
    max_avg_views: formatWhole(averageViews?.max),
    languages: formatLanguages(languages),
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

const languagesOfTiktok: ReadonlySet<string> = new Set('ar de en es fr id it ja ko ms pt th tl tr vi'.split(' '))

/** Undefined: any language, or one that TikTok One does not know. */
function formatLanguages(languages: readonly string[]): string | undefined {
  const isKnown = languages.length > 0 && languages.every((language) => languagesOfTiktok.has(language))
  return isKnown ? JSON.stringify(languages) : undefined
}

/** Where a language is at home. */
function toRegion(language: string): string[] {
  const { region } = new Intl.Locale(language).maximize()
  return region === undefined ? [] : [region]
}

function formatWhole(count: number | undefined): string | undefined {
  return count === undefined ? undefined : Math.round(count).toFixed(0)
}

/** Formats percent as a share of 1, at most 1. */
function formatShare(percent: number | undefined): string | undefined {
  return percent === undefined ? undefined : String(Number(Math.min(percent / 100, 1).toFixed(6)))
}
