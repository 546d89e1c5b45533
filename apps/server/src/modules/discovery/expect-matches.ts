import type { CategoryId } from '@troupe/contract/categories'
import type { TermStatistics } from './search-candidate.ts'
import type { Unit } from './search-query.ts'
import { highestLevel, toCategoryTerm, toLevelTerm, toPairTerm } from './term-levels.ts'

/** The level of a unit that need not be there. */
export const absent = -1

/** Of those of a first category, or of all. */
export interface LevelCounts {
  readonly makers: number
  /** For each unit and level the share of them whose texts are about it at least so much. */
  readonly shares: readonly (readonly number[])[]
  /** For each unit the others that it makes an expression with. */
  readonly partners: readonly (readonly number[])[]
}

const allLevels = Array.from({ length: highestLevel + 1 }, (_, level) => level)

export function countByLevel(
  units: readonly Unit[],
  category: CategoryId | undefined,
  statistics: TermStatistics,
): Omit<LevelCounts, 'partners'> {
  return {
    makers: toMakerShare(category, statistics) * statistics.creatorCount,
    shares: units.map((unit) => allLevels.map((level) => toShare(unit, level, category, statistics))),
  }
}

/** The share of those of a first category, or of all, whose texts are about a unit at least so much; what begins with a joined word is not counted. */
export function toShare(
  { term, joined }: Unit,
  level: number,
  category: CategoryId | undefined,
  statistics: TermStatistics,
): number {
  const sum = [term, ...joined].reduce((sum, other) => {
    const key = toLevelTerm(other, level)
    return sum + (statistics.shares.get(category === undefined ? key : toPairTerm(category, key)) ?? 0)
  }, 0)
  return Math.min(1, sum / (toMakerShare(category, statistics) || 1))
}

function toMakerShare(category: CategoryId | undefined, { shares }: TermStatistics): number {
  return category === undefined ? 1 : (shares.get(toCategoryTerm(category)) ?? 0)
}

export function listPartners(unit: Unit, units: readonly Unit[], { shares }: TermStatistics): number[] {
  return units.flatMap((other, place) => (other !== unit && isExpression(unit, other, shares) ? [place] : []))
}

/** Two words are an expression that so large a share of those who have the rarer one also write as one word, as hashtags are. */
const leastJoined = 0.05
/** Of who has the rarer word of an expression, so many have the other. */
const expressionShare = 0.6
/** Words that are none meet more often than independent ones would, by this power of the more common one's share. */
const dependence = 0.75

/** Whether two words are an expression, as "street food" is: eight times as many and more have both as of independent words (measured). */
function isExpression(one: Unit, other: Unit, shares: TermStatistics['shares']): boolean {
  const rarer = Math.min(shares.get(one.term) ?? 0, shares.get(other.term) ?? 0)
  return one.joined.some((term) => other.joined.includes(term) && (shares.get(term) ?? 0) >= leastJoined * rarer)
}

/** About how many creators that is; the figures are of 17 pairs of words at three levels among 100,000 creators. */
export function expectAll(levels: readonly number[], { makers, shares, partners }: LevelCounts): number {
  const rarestFirst = levels
    .flatMap((level, place) => (level === absent ? [] : [{ place, share: shares[place]?.[level] ?? 0 }]))
    .sort((first, second) => first.share - second.share)
  return rarestFirst.reduce((expected, { place, share }, index) => {
    const isPartner = rarestFirst.slice(0, index).some((rarer) => partners[place]?.includes(rarer.place))
    if (index === 0) return expected * share
    return expected * (isPartner ? Math.max(share, expressionShare) : share ** dependence)
  }, makers)
}
