/**
 * `ts_rank` weights of the fields, in PostgreSQL's order D, C, B, A. Name and category say more about a creator than one word of
 * a description; D is not used.
 */
export const fieldWeights = [0.1, 0.5, 0.8, 1] as const

/** Shorter prefixes match too many unrelated words: "art" matches artists and articles. */
export const minPrefixLength = 5

/** Fields of a tsvector: A for names, B for categories and keywords, C for the description. */
export type TermField = 'A' | 'B' | 'C'

const [, description, topics, name] = fieldWeights
const weightOf: Record<TermField, number> = { A: name, B: topics, C: description }

/**
 * Lower limits of the weight buckets by rank: the term is among the topics; it is the name or several topics; it is in two
 * fields; further words begin with it; many words do.
 */
const thresholds = [0.48, 0.6, 0.68, 0.8, 0.95] as const
export const highestLevel = thresholds.length

/** The minimum rank of a level. */
export function toLeastRank(level: number): number {
  return thresholds[level - 1] ?? toTermRank(['C'])
}

/** The limit of the sum 1 + 1/4 + 1/9 + ..., by which `ts_rank` divides. */
const sumOfInverseSquares = Math.PI ** 2 / 6

/**
 * The rank of one term as PostgreSQL's `ts_rank` computes it (`calc_rank_or` of its tsrank.c): the heaviest occurrence counts
 * fully, the others by the inverse square of their position.
 * @param fields the fields of the occurrences in the order of the text; not empty.
 */
export function toTermRank(fields: readonly TermField[]): number {
  const weights = fields.map((field) => weightOf[field])
  const heaviest = Math.max(...weights)
  const place = weights.indexOf(heaviest) + 1
  const sum = weights.reduce((total, weight, index) => total + weight / (index + 1) ** 2, 0)
  return (heaviest + sum - heaviest / place ** 2) / sumOfInverseSquares
}

/**
 * Lists additional index terms for the weight buckets of a text's terms. They let an index find the few creators that a common
 * word describes best among the many that use it. Words that begin with a term count as the term, as in `toTermTest`.
 * @param hits the occurrences of each term.
 */
export function listLevelTerms(hits: ReadonlyMap<string, { readonly fields: readonly TermField[] }>): string[] {
  const terms = [...hits.keys()].sort()
  const ranks = terms.map((term) => toTermRank(hits.get(term)?.fields ?? []))
  return terms.flatMap((term, place) => {
    let rank = ranks[place] ?? 0
    // In sorted order the words that begin with a term follow it.
    for (let next = place + 1; term.length >= minPrefixLength && terms[next]?.startsWith(term); next++)
      rank += ranks[next] ?? 0
    return thresholds.flatMap((threshold, index) => (rank >= threshold ? [toLevelTerm(term, index + 1)] : []))
  })
}

/** The index term of a level; no word begins with a digit and "~". */
export function toLevelTerm(term: string, level: number): string {
  return level === 0 ? term : `${level}~${term}`
}
