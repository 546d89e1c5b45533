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
  /** Engagement falls with size, so what is good for a small account is more than for a large one. */
  readonly leastEngagement: number
}

/** The sizes that the trade names (nano below 10,000, micro below 100,000, macro to a million, celebrities beyond). */
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
 * Signs of size where none is named. Little money and a small place buy small accounts, which engage more; a wide launch pays for large ones.
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

// Every repetition is bounded: a text of digits or blanks alone would take a time that grows with the square of its length.
const number = String.raw`(?<!\d)(\d{1,12}(?:[.,]\d{1,12}){0,5})\s{0,9}(k|m|thousand|million)?\b`
const people = String.raw`\s{0,9}(?:followers?|subscribers?|fans|subs)\b`
const between = new RegExp(`${number}\\s{0,9}(?:-|–|to|and)\\s{0,9}${number}${people}`, 'i')
const below = new RegExp(
  `(?:under|below|less than|up to|fewer than|at most|max(?:imum)?(?: of)?)\\s{1,9}${number}${people}`,
  'i',
)
const above = new RegExp(
  `(?:over|above|more than|at least|from|min(?:imum)?(?: of)?)\\s{1,9}${number}${people}|${number}\\s{0,9}\\+${people}`,
  'i',
)
const engagementShare =
  /(\d{1,9}(?:[.,]\d{1,9})?)\s{0,9}(?:%|percent)\s{0,9}(?:\+ ?)?(?:of )?engagement|engagement(?: rate)?s?\s{0,9}(?:of|above|over|at least|from|>){0,3}\s{0,9}(\d{1,9}(?:[.,]\d{1,9})?)\s{0,9}(?:%|percent)/i
const engaged =
  /\b(?:highly|very|truly|deeply) engaged\b|\bhigh engagement\b|\bloyal (?:community|following|followers|audience)\b|\btight-knit community\b/i
/** Good for any size, by the population that the catalogue is modelled on; asked for where a text wants engagement. */
const engagedLeast = 0.04

/** The sizes of accounts and the engagement that suit a text: figures it names, then sizes it names, then signs of size, then the usual. */
export function suggestRanges(text: string): SuggestedRanges {
  const followers = readFigures(text) ?? readTiers(text, tiers) ?? readTiers(text, signs)
  return { followers: followers ?? { value: usualFollowers, words: [] }, engagement: suggestEngagement(text) }
}

function readFigures(text: string): Reasoned<Range> | undefined {
  const range = between.exec(text)
  if (range) {
    const [first, second] = [toNumber(range[1], range[2] ?? range[4]), toNumber(range[3], range[4])]
    return toRange(Math.min(first, second), Math.max(first, second), range[0])
  }
  const [most, least] = [below.exec(text), above.exec(text)]
  if (!most && !least) return undefined
  const min = least ? toNumber(least[1] ?? least[3], least[2] ?? least[4]) : 0
  const max = most ? toNumber(most[1], most[2]) : mostFollowers
  return toRange(min, max, [least?.[0], most?.[0]].filter(Boolean).join(', '))
}

function toRange(min: number, max: number, words: string): Reasoned<Range> | undefined {
  const value = { min: Math.min(Math.round(min), mostFollowers), max: Math.min(Math.round(max), mostFollowers) }
  return value.min < value.max ? { value, words: [words] } : undefined
}

const factors: Readonly<Record<string, number>> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 }

function toNumber(digits: string | undefined, unit: string | undefined): number {
  const text = digits ?? '0'
  const value = Number(unit ? text.replace(',', '.') : text.replace(/[.,](?=\d{3})/g, ''))
  return Number.isFinite(value) ? value * (factors[unit?.toLowerCase() ?? ''] ?? 1) : 0
}

/** From the least of all named to the most. */
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
  const share = engagementShare.exec(text)
  const percent = Number((share?.[1] ?? share?.[2] ?? '').replace(',', '.'))
  if (share && percent > 0 && percent < 100) return { value: { min: percent / 100, max: 1 }, words: [share[0]] }
  const wanted = findWords(text, engaged)
  if (wanted) return { value: { min: engagedLeast, max: 1 }, words: [wanted] }
  const sizes = findTiers(text, tiers)
  const named = sizes.length > 0 ? sizes : findTiers(text, signs)
  if (named.length === 0) return { value: usualEngagement, words: [] }
  // The largest that is named sets the floor: a higher one would leave it out.
  return {
    value: { min: Math.min(...named.map(({ tier }) => tier.leastEngagement)), max: 1 },
    words: named.map(({ words }) => words),
  }
}
