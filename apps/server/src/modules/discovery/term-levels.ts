import { fieldWeights } from './ranking-weights.ts'

/** The beginning of a shorter word is that of too many others: "art" of artists and articles. */
export const minPrefixLength = 5

/** The fields of a tsvector that terms are stored under: names; categories and keywords; the description. */
export type TermField = 'A' | 'B' | 'C'

const [, description, topics, name] = fieldWeights
const weightOf: Record<TermField, number> = { A: name, B: topics, C: description }

/**
 * From these ranks on a creator is more and more about a term: it is among the topics; it is the name, or several topics; it
 * is in two fields; further words begin with it; a whole family of them does.
 */
const thresholds = [0.48, 0.6, 0.68, 0.8, 0.95] as const
export const highestLevel = thresholds.length

/** The rank that a text of a level has at least, by the term alone. */
export function toLeastRank(level: number): number {
  return thresholds[level - 1] ?? toTermRank(['C'])
}

/** The limit of the sum 1 + 1/4 + 1/9 + ..., by which `ts_rank` divides. */
const sumOfInverseSquares = Math.PI ** 2 / 6

/**
 * How much a text is about one term, as PostgreSQL's `ts_rank` has it (`calc_rank_or` of its tsrank.c): the heaviest hit
 * counts whole, the others by the inverse square of their place.
 * @param fields where the term stands, in the order of the text; not empty.
 */
export function toTermRank(fields: readonly TermField[]): number {
  const weights = fields.map((field) => weightOf[field])
  const heaviest = Math.max(...weights)
  const place = weights.indexOf(heaviest) + 1
  const sum = weights.reduce((total, weight, index) => total + weight / (index + 1) ** 2, 0)
  return (heaviest + sum - heaviest / place ** 2) / sumOfInverseSquares
}

/**
 * Further terms that say how much a text is about each of its terms: so an index tells the few who are all about a common word from
 * the many who have it. What begins with a term counts as it does itself, as in `toTermTest`.
 * @param hits by the term, where it stands.
 */
export function listLevelTerms(hits: ReadonlyMap<string, { readonly fields: readonly TermField[] }>): string[] {
  const terms = [...hits.keys()].sort()
  const ranks = terms.map((term) => toTermRank(hits.get(term)?.fields ?? []))
  return terms.flatMap((term, place) => {
    let rank = ranks[place] ?? 0
    // Sorted, what begins with a term follows it.
    for (let next = place + 1; term.length >= minPrefixLength && terms[next]?.startsWith(term); next++)
      rank += ranks[next] ?? 0
    return thresholds.flatMap((threshold, index) => (rank >= threshold ? [toLevelTerm(term, index + 1)] : []))
  })
}

/** No beginning of a word begins like this. */
export function toLevelTerm(term: string, level: number): string {
  return level === 0 ? term : `${level}~${term}`
}
