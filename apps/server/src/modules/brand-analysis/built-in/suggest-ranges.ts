import type { FoundCriterion } from '../brand-analyser-port.ts'
import { findWords, type Reasoned } from './reasons.ts'

export interface Range {
  readonly min: number
  readonly max: number
}

export interface SuggestedRanges {
  readonly followers: Reasoned<Range>
  /** Fractions: 0.02 is 2 percent. */
  readonly engagement: Reasoned<Range>
}

/** Default of the specification, for texts without a hint. */
const usualFollowers: Range = { min: 10_000, max: 1_000_000 }
const usualEngagement: Range = { min: 0.02, max: 1 }
const mostFollowers = 10_000_000

interface Tier {
  readonly pattern: RegExp
  readonly followers: Range
  /** Good engagement for this size; it falls with size. */
  readonly leastEngagement: number
}

/** The industry's names of sizes: nano below 10,000, micro below 100,000, macro up to a million, celebrities above. */
const tiers: readonly Tier[] = [
  {
    pattern: /\bnano(?:[ -]?(?:influencer|creator|account)s?)?\b/i,
    followers: { min: 1_000, max: 10_000 },
    leastEngagement: 0.04,
  },
  {
    pattern: /\bmicro(?:[ -]?(?:influencer|creator|account)s?|s)?(?= |,|\.|$)/i,
    followers: { min: 10_000, max: 100_000 },
    leastEngagement: 0.03,
  },
  {
    pattern: /\bmid(?:dle)?[ -](?:tier|sized?) (?:influencer|creator|account)s?|\bmid-tier\b/i,
    followers: { min: 50_000, max: 500_000 },
    leastEngagement: 0.02,
  },
  {
    pattern: /\bmacro(?:[ -]?(?:influencer|creator|account)s?|s)?(?= |,|\.|$)/i,
    followers: { min: 100_000, max: 1_000_000 },
    leastEngagement: 0.015,
  },
  {
    pattern:
      /\b(?:mega[ -]?(?:influencer|creator)s?|celebrit(?:y|ies)|superstars?|household names?|a-list(?:ers?)?)\b/i,
    followers: { min: 1_000_000, max: mostFollowers },
    leastEngagement: 0.01,
  },
]

/**
 * Signs of size in texts that name none. A small budget or town suits small accounts, which have more engagement; a
 * wide launch needs large ones.
 */
const signs: readonly Tier[] = [
  {
    pattern:
      /\b(?:small|tight|tiny|limited|low|no) (?:marketing )?budget|\bbootstrapped\b|\bin exchange for (?:free )?products?|\bgift(?:ed|ing) (?:products?|samples?)|\bbarter\b/i,
    followers: { min: 1_000, max: 50_000 },
    leastEngagement: 0.03,
  },
  {
    pattern:
      /\blocal (?:creators?|influencers?|food bloggers?|critics?|glam creators?|voices?)\b|\b(?:our|the) (?:town|village|neighbou?rhood)\b/i,
    followers: { min: 1_000, max: 100_000 },
    leastEngagement: 0.03,
  },
  {
    pattern:
      /\b(?:big|large|generous|six-figure|seven-figure) (?:marketing )?budget|\bnationwide (?:campaign|launch)|\b(?:global|worldwide|international) (?:campaign|launch)|\bsuper bowl (?:ad|campaign)/i,
    followers: { min: 100_000, max: 5_000_000 },
    leastEngagement: 0.015,
  },
]

const engaged =
  /\b(?:highly|very|truly|deeply) engaged\b|\bhigh engagement\b|\bloyal (?:community|following|followers|audience)\b|\btight-knit community\b/i
/**
 * Good engagement for accounts of any size in the population that the catalogue is modelled on; used if a text asks for
 * engagement.
 */
const engagedLeast = 0.04

/**
 * Suggests follower counts and engagement for a text: the ranges it asks for, else sizes it names, else signs of size,
 * else the defaults.
 */
export function suggestRanges(text: string, criteria: readonly FoundCriterion[]): SuggestedRanges {
  const followers =
    readCriterion(criteria, 'subscriber_range', mostFollowers) ?? readTiers(text, tiers) ?? readTiers(text, signs)
  return {
    followers: followers ?? { value: usualFollowers, words: [] },
    engagement: readCriterion(criteria, 'engagement_rate_range', 1) ?? suggestEngagement(text),
  }
}

function readCriterion(
  criteria: readonly FoundCriterion[],
  filter: 'subscriber_range' | 'engagement_rate_range',
  most: number,
): Reasoned<Range> | undefined {
  const criterion = criteria.find((each) => each.filter === filter)
  if (criterion?.filter !== 'subscriber_range' && criterion?.filter !== 'engagement_rate_range') return undefined
  const { min = 0, max = Math.max(most, min), quotes } = criterion
  return { value: { min, max }, words: quotes }
}

/** Combines the named tiers to a range from the smallest to the largest. */
function readTiers(text: string, among: readonly Tier[]): Reasoned<Range> | undefined {
  const named = findTiers(text, among)
  if (named.length === 0) return undefined
  return {
    value: {
      min: Math.min(...named.map(({ tier }) => tier.followers.min)),
      max: Math.max(...named.map(({ tier }) => tier.followers.max)),
    },
    words: named.map(({ words }) => words),
  }
}

function findTiers(text: string, among: readonly Tier[]): { tier: Tier; words: string }[] {
  return among.flatMap((tier) => {
    const words = findWords(text, tier.pattern)
    return words ? [{ tier, words }] : []
  })
}

function suggestEngagement(text: string): Reasoned<Range> {
  const wanted = findWords(text, engaged)
  if (wanted) return { value: { min: engagedLeast, max: 1 }, words: [wanted] }
  const sizes = findTiers(text, tiers)
  const named = sizes.length > 0 ? sizes : findTiers(text, signs)
  if (named.length === 0) return { value: usualEngagement, words: [] }
  // The minimum is that of the largest size named, since a higher one would exclude it.
  return {
    value: { min: Math.min(...named.map(({ tier }) => tier.leastEngagement)), max: 1 },
    words: named.map(({ words }) => words),
  }
}
