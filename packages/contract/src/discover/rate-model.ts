import { type CategoryFamily, type CategoryId, categories } from '../catalogues/categories.ts'
import { platformFacts } from '../catalogues/platform-facts.ts'
import type { Platform } from '../catalogues/platforms.ts'

/** Advertisers pay more for audiences that buy expensive things. */
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

/** ... and for audiences in markets where they sell. Countries that are not named count half. */
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

/** Figures of a creator; undefined: not known. */
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

/** Between the dearest markets and those that are not named. */
const unknownRegionFactor = 0.75
const otherRegionFactor = 0.5

/** How a price comes about: every number that goes into it. */
export interface PriceExplanation {
  /** US dollars per 1,000 views, and per 1,000 followers, on the platform. */
  readonly dollarsPerThousandViews: number
  readonly dollarsPerThousandFollowers: number
  /** US dollars that the views, and the followers, are worth; undefined: not known. */
  readonly byViews: number | undefined
  readonly byFollowers: number | undefined
  readonly categoryFactor: number
  readonly regionFactor: number
  readonly engagementFactor: number
  /** US dollars that even the smallest ask. */
  readonly leastDollars: number
  /** US dollars, rounded as people round. */
  readonly dollars: number
}

/**
 * US dollars for one sponsored post; undefined when neither views nor followers are known:
 *
 *     sqrt(views / 1,000 x viewRate x followers / 1,000 x followerRate) x category x region x engagement, at least a base fee
 *
 * The two ways in which prices are quoted, by views and by followers, meet in their geometric mean, so that neither a lucky video nor a
 * sleeping audience decides alone; where one is not known the other stands for both. Both rates: Word on the Block, "How Much You Should Be
 * Paying Influencers" (2023). Category and region factors and the engagement steps follow the published method of SponsorRate
 * (sponsorrate.com, "Our Methodology"); families that it does not list take their nearest neighbour's factor. Rounded as people round: to 5
 * below 200, to 10 below 1,000, to 50 below 5,000, then to 100.
 */
export function estimatePrice(basis: PriceBasis): number | undefined {
  return explainPrice(basis)?.dollars
}

/** The same estimate with all that it is made of. */
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
