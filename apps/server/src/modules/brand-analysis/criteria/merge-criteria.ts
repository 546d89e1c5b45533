import { maxCitations } from '@troupe/contract/brand-criteria'
import type { FoundCriterion } from '../brand-analyser-port.ts'

type ListCriterion = Extract<FoundCriterion, { values: unknown }>
type RangeCriterion = Extract<FoundCriterion, { min?: unknown }>

const maxValues = 50

/** Order of criteria: places first, then limits for creators, then the audience. */
const order: readonly FoundCriterion['filter'][] = [
  ...(['regions', 'languages', 'platforms'] as const),
  ...(['subscriber_range', 'engagement_rate_range', 'average_views_range', 'price_range'] as const),
  ...(['exclude_words', 'verified_only', 'has_email', 'audience'] as const),
]

/**
 * Merges criteria with the same filter, in a fixed order: lists are joined, ranges complete each other or widen, quotes
 * are kept.
 */
export function mergeCriteria(criteria: readonly FoundCriterion[]): FoundCriterion[] {
  const merged = new Map<FoundCriterion['filter'], FoundCriterion>()
  for (const criterion of criteria) {
    const known = merged.get(criterion.filter)
    merged.set(criterion.filter, known ? mergeTwo(known, criterion) : criterion)
  }
  return order.flatMap((filter) => merged.get(filter) ?? []).filter(isPossible)
}

/** Whether a creator can be within a range. */
function isPossible(criterion: FoundCriterion): boolean {
  if (!isRange(criterion)) return true
  const { filter, min = 0, max = Number.POSITIVE_INFINITY } = criterion
  const isSaid = criterion.min !== undefined || criterion.max !== undefined
  return isSaid && min < max && (filter !== 'engagement_rate_range' || (min > 0 && min < 1))
}

function mergeTwo(known: FoundCriterion, next: FoundCriterion): FoundCriterion {
  const quotes = [...new Set([...known.quotes, ...next.quotes])].slice(0, maxCitations)
  if (isRange(known) && isRange(next)) {
    if (isOfFigures(known) !== isOfFigures(next)) return isOfFigures(known) ? known : next
    return { ...known, ...mergeRanges(known, next), quotes }
  }
  if (isList(known) && isList(next)) return { ...mergeLists(known, next), quotes }
  return { ...known, quotes }
}

function mergeLists(known: ListCriterion, next: ListCriterion): ListCriterion {
  const join = <Item>(first: readonly Item[], second: readonly Item[]) =>
    [...new Set([...first, ...second])].slice(0, maxValues)
  // Comparing with a literal tells the compiler that both have values of the same type.
  if (known.filter === 'platforms' && next.filter === 'platforms')
    return { ...known, values: join(known.values, next.values) }
  if (known.filter !== 'platforms' && next.filter !== 'platforms')
    return { ...known, values: join(known.values, next.values) }
  return known
}

/** Merges ranges: "at least 10k" and "at most 50k" become one range; two full ranges become one that covers both. */
function mergeRanges(
  known: RangeCriterion,
  next: RangeCriterion,
): { min?: number | undefined; max?: number | undefined } {
  return { min: choose(known.min, next.min, Math.min), max: choose(known.max, next.max, Math.max) }
}

function choose(first: number | undefined, second: number | undefined, widest: (a: number, b: number) => number) {
  if (first === undefined || second === undefined) return first ?? second
  return widest(first, second)
}

/** Whether a range was stated in figures, which are more precise than words such as "micro-influencers". */
const isOfFigures = ({ quotes }: RangeCriterion) => quotes.some((quote) => /\p{N}/u.test(quote))
const isRange = (criterion: FoundCriterion): criterion is RangeCriterion =>
  ['subscriber_range', 'engagement_rate_range', 'average_views_range', 'price_range'].includes(criterion.filter)
const isList = (criterion: FoundCriterion): criterion is ListCriterion => 'values' in criterion
