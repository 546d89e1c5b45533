import type { TermStatistics } from './search-candidate.ts'
import type { SplitWord } from './search-query.ts'
import { foldLetters, toWords } from './search-terms.ts'

const minPartLength = 3
/** A word that so many creators use is one. */
const maxShare = 0.01
/** Parts have to be about as usual as the whole, or "carpet" would be a car's pet. */
const minRatio = 0.3
const onlyLetters = /^\p{L}+$/u

/** Every way to read the words of a text as two; with the terms of both. */
export function listSplitTerms(text: string): string[] {
  return toWords(text).flatMap(({ text: word }) =>
    listSplits(word).flatMap(([first, second]) => [toTerm(first), toTerm(second)].filter((term) => term !== undefined)),
  )
}

/** Splits glued words ("homeworkout", often a hashtag) where the catalogue uses both parts more than the whole. */
export function createWordSplitter({ shares }: TermStatistics): SplitWord {
  const shareOf = (part: string) => shares.get(toTerm(part) ?? '') ?? 0
  return (word) => {
    const ownShare = shareOf(word)
    if (ownShare > maxShare) return undefined
    const weakest = (split: readonly [string, string]) => Math.min(shareOf(split[0]), shareOf(split[1]))
    const [best] = listSplits(word).toSorted((first, second) => weakest(second) - weakest(first))
    return best && weakest(best) > 0 && weakest(best) >= ownShare * minRatio ? best : undefined
  }
}

function listSplits(word: string): (readonly [string, string])[] {
  const folded = foldLetters(word)
  if (!onlyLetters.test(folded)) return []
  const places = Array.from({ length: Math.max(0, folded.length - 2 * minPartLength + 1) }, (_, i) => i + minPartLength)
  return places.map((place) => [folded.slice(0, place), folded.slice(place)] as const)
}

function toTerm(part: string): string | undefined {
  return toWords(part)[0]?.parts[0]
}
