import { maxBrandKeywords } from '@troupe/contract/brand-analysis'
import { toWords } from '../../../discovery/search/terms/search-terms.ts'

/** A phrase of the text that may become a keyword. */
export interface Candidate {
  readonly text: string
  /**
   * Whether it is a company, a place or a verb form, which are useful only if they are known to belong to the field.
   */
  readonly isDoubtful: boolean
}

/** Minimum relevance of a phrase that belongs to the brand's field. */
const leastRelevance = 0.25
/**
 * From this many keywords on, phrases outside the brand's field are left out; single words of that kind from the second
 * limit on.
 */
const minKeywords = 5
const minKeywordsWithWords = 3

/** Phrases of two words find the right creators best: single words are too broad, three words are rare. */
const lengthBonus: Readonly<Record<number, number>> = { 1: 0, 2: 0.6, 3: 0.4 }
const repeatBonus = 0.5
/** A brand says early what it is. */
const earlyBonus = 0.5

interface Scored {
  readonly text: string
  readonly stems: readonly string[]
  readonly relevance: number
  readonly isDoubtful: boolean
  readonly score: number
}

/**
 * Chooses keywords from phrases in the order of the text: best first, none within another, at most twelve. Phrases
 * outside the brand's field are used only while there are few others.
 * @param judge returns how relevant a phrase is to the brand's field.
 */
export function rankPhrases(candidates: readonly Candidate[], judge: (text: string) => number): string[] {
  const scored = scoreAll(candidates, judge).toSorted((first, second) => second.score - first.score)
  const chosen: Scored[] = []
  const take = (isNeeded: (phrase: Scored) => boolean) => {
    for (const phrase of scored) {
      if (chosen.length >= maxBrandKeywords) return
      if (isNeeded(phrase) && !chosen.some((earlier) => isRepeated(phrase, earlier))) chosen.push(phrase)
    }
  }
  take(({ relevance }) => relevance >= leastRelevance)
  take(({ isDoubtful, stems }) => !isDoubtful && stems.length > 1 && chosen.length < minKeywords)
  take(({ isDoubtful }) => !isDoubtful && chosen.length < minKeywordsWithWords)
  return chosen.map(({ text }) => text)
}

function scoreAll(candidates: readonly Candidate[], judge: (text: string) => number): Scored[] {
  const byStems = new Map<string, Scored>()
  candidates.forEach(({ text, isDoubtful }, place) => {
    const stems = toWords(text).flatMap(({ parts }) => parts)
    if (stems.length === 0) return
    const earlier = byStems.get(stems.join(' '))
    const relevance = earlier?.relevance ?? judge(text)
    const score =
      2 * Math.min(relevance, 1.5) +
      (lengthBonus[text.split(/[\s-]/).length] ?? 0) +
      earlyBonus * (1 - place / candidates.length)
    byStems.set(
      stems.join(' '),
      earlier ? { ...earlier, score: earlier.score + repeatBonus } : { text, stems, relevance, isDoubtful, score },
    )
  })
  return [...byStems.values()]
}

/** Whether one phrase contains all words of the other, so that the better one suffices. */
function isRepeated(phrase: Scored, earlier: Scored): boolean {
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((stem) => all.includes(stem))
  return isWithin(phrase.stems, earlier.stems) || isWithin(earlier.stems, phrase.stems)
}
