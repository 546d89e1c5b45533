import { type CategoryFamily, type CategoryId, categories } from '../catalogues/categories.ts'
import { platformFacts } from '../catalogues/platform-facts.ts'
import type { Platform } from '../catalogues/platforms.ts'

/** Factor of each category family: advertisers pay more for audiences that buy expensive things. */
const factorByFamily: Record<CategoryFamily, number> = {
  food: 0.9,
  beauty: 1.1,
  fashion: 1.1,
  fitness: 1,
  outdoors: 1,
  sports: 1,
  travel: 1,
  family: 1,
  education: 1,
  technology: 1.3,
  gaming: 1.1,
  screen: 0.9,
  music: 0.9,
  comedy: 0.9,
  home: 0.95,
  animals: 0.8,
  vehicles: 1.3,
  business: 1.35,
  society: 0.85,
}

/** Factor of each market. Countries that are not listed count half. */
const regionFactors: readonly (readonly [factor: number, regions: string])[] = [
  [1, 'US CA'],
  [0.9, 'AU NZ AE'],
  [0.85, 'GB IE DE FR CH AT NL BE SE DK NO FI IT ES SA IL JP KR SG HK'],
  [0.6, 'EG MA TR PL PT GR CN TW RU'],
  [0.45, 'TH VN MY PH ID'],
  [0.4, 'IN'],
  [0.35, 'NG KE ZA'],
]
const factorByRegion = new Map(
  regionFactors.flatMap(([factor, regions]) => regions.split(' ').map((region) => [region, factor] as const)),
)

const familyById = new Map(categories.map(({ id, family }) => [id, family]))

/** Figures of a creator; undefined means unknown. */
export interface PriceBasis {
  readonly platform: Platform
  readonly followers?: number | undefined
  readonly averageViews?: number | undefined
  /** Percent. */
  readonly engagementRate?: number | undefined
  readonly mainCategory?: CategoryId | undefined
  /** ISO 3166-1 alpha-2. */
  readonly region?: string | undefined
}

/** For unknown regions: between the most expensive markets and those that are not listed. */
const unknownRegionFactor = 0.75
const otherRegionFactor = 0.5

/** Every number that goes into a price. */
export interface PriceExplanation {
  /** The platform's rates in US dollars, per 1,000 views and per 1,000 followers. */
  readonly dollarsPerThousandViews: number
  readonly dollarsPerThousandFollowers: number
  /** Value of the views and of the followers in US dollars; undefined if not known. */
  readonly byViews: number | undefined
  readonly byFollowers: number | undefined
  readonly categoryFactor: number
  readonly regionFactor: number
  readonly engagementFactor: number
  /** The minimum in US dollars, which even the smallest creators ask for. */
  readonly leastDollars: number
  /** The price in US dollars, rounded as in `estimatePrice`. */
  readonly dollars: number
}

/**
 * Estimates the US dollars for one sponsored post; undefined if neither views nor followers are known:
 *
 *     sqrt(views / 1,000 x viewRate x followers / 1,000 x followerRate) x category x region x engagement, at least a base fee
 *
 * Prices are quoted by views and by followers. The estimate is the geometric mean of both, so that neither a viral
 * video nor an inactive audience decides alone; if one is unknown, the other is used for both. Both rates: Word on the
 * Block, "How Much You Should Be Paying Influencers" (2023). Category and region factors and the engagement steps
 * follow the published method of SponsorRate (sponsorrate.com, "Our Methodology"); families that it does not list use
 * the factor of the nearest one. Prices are rounded to 5 below 200, to 10 below 1,000, to 50 below 5,000, then to 100.
 */
export function estimatePrice(basis: PriceBasis): number | undefined {
  return explainPrice(basis)?.dollars
}

/** The same estimate with every number that goes into it. */
export function explainPrice({
  platform,
  followers,
  averageViews,
  engagementRate,
  mainCategory,
  region,
}: PriceBasis): PriceExplanation | undefined {
  const { perThousandViews, perThousandFollowers, least } = platformFacts[platform].dollars
  const byViews = scale(averageViews, perThousandViews)
  const byFollowers = scale(followers, perThousandFollowers)
  const either = byViews ?? byFollowers
  if (either === undefined) return undefined
  const family = mainCategory && familyById.get(mainCategory)
  const factors = {
    categoryFactor: family ? factorByFamily[family] : 1,
    regionFactor: toRegionFactor(region),
    engagementFactor: toEngagementFactor(engagementRate),
  }
  const mean = Math.sqrt(either * (byFollowers ?? either))
  const dollars = mean * factors.categoryFactor * factors.regionFactor * factors.engagementFactor
  return {
    dollarsPerThousandViews: perThousandViews,
    dollarsPerThousandFollowers: perThousandFollowers,
    byViews,
    byFollowers,
    ...factors,
    leastDollars: least,
    dollars: roundPrice(Math.max(dollars, least)),
  }
}

function scale(count: number | undefined, dollarsPerThousand: number): number | undefined {
  return count === undefined ? undefined : (count / 1000) * dollarsPerThousand
}

function toRegionFactor(region: string | undefined): number {
  return region === undefined ? unknownRegionFactor : (factorByRegion.get(region) ?? otherRegionFactor)
}

function toEngagementFactor(percent: number | undefined): number {
  if (percent === undefined) return 1
  if (percent < 1) return 0.7
  if (percent < 3) return 1
  return percent < 6 ? 1.15 : 1.3
}

function roundPrice(dollars: number): number {
  const step = dollars < 200 ? 5 : dollars < 1000 ? 10 : dollars < 5000 ? 50 : 100
  return Math.round(dollars / step) * step
}
