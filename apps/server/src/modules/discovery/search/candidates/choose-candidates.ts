import { fittedWeights } from '../weights/fitted-weights.ts'
import { rankingWeights } from '../weights/ranking-weights.ts'
import type { Hit } from './hit-repository.ts'

/** Results of a leg, best first. */
export interface LegHits {
  readonly hits: readonly Hit[]
  /** Whether further hits may exist, with at most the score of the last one. */
  readonly isCut: boolean
}

interface Legs {
  readonly words: LegHits
  readonly meaning: LegHits
  /** Average similarity of the catalogue to the query. */
  readonly average: number
}

/**
 * Chooses the creators that may rank first, by the partial scores of the legs. An unknown score is replaced by the last
 * score of the leg, its upper bound (Fagin, Lotem and Naor 2003, "no random access").
 */
export function chooseCandidates({ words, meaning, average }: Legs, limit: number): number[] {
  const found = new Map<number, Hit>()
  for (const hit of [...words.hits, ...meaning.hits]) found.set(hit.id, merge(found.get(hit.id), hit))
  const scaleWords = createScale(words, ({ words }) => words, 0)
  const scaleSimilarity = createScale(meaning, ({ similarity }) => similarity, average)
  const scoreTopic = ({ topic }: Hit) => rankingWeights.categories * topic
  const scoreBoth = (hit: Hit) => fittedWeights.words * scaleWords(hit) + scoreTopic(hit)
  const last = words.isCut ? words.hits.at(-1) : undefined
  // The word index orders by words and topic together, so this bounds the sum of both.
  const mostLeftOut = last ? scoreBoth(last) : 0
  const score = (hit: Hit) =>
    (hit.words === null ? Math.max(mostLeftOut, scoreTopic(hit)) : scoreBoth(hit)) +
    fittedWeights.meaning * scaleSimilarity(hit)
  return Array.from(found.values(), (hit) => ({ id: hit.id, score: score(hit) }))
    .toSorted((first, second) => second.score - first.score)
    .slice(0, limit)
    .map(({ id }) => id)
}

function merge(known: Hit | undefined, hit: Hit): Hit {
  return { ...hit, words: hit.words ?? known?.words ?? null, similarity: hit.similarity ?? known?.similarity ?? null }
}

/** Scales the scores of a leg so that nothing found is 0 and the best is 1. */
function createScale(
  { hits, isCut }: LegHits,
  read: (hit: Hit) => number | null,
  nothing: number,
): (hit: Hit) => number {
  const [best, last] = [hits[0], hits.at(-1)].map((hit) => (hit && read(hit)) ?? nothing)
  const range = (best ?? nothing) - nothing
  const absent = isCut ? (last ?? nothing) : nothing
  return (hit) => (range <= 0 ? 0 : Math.max(0, (read(hit) ?? absent) - nothing) / range)
}
