import { maxBrandKeywords } from '@troupe/contract/brand-analysis'
import { toWords } from '../../../discovery/search/analysis/search-terms.ts'

/** A phrase of the text that may be a key word. */
export interface Candidate {
  readonly text: string
  /** Names of firms and places, and forms of verbs: good search words only where they are known to speak of the field. */
  readonly isDoubtful: boolean
}

/** From this relevance on a phrase speaks of the brand's field. */
const leastRelevance = 0.25
/** From so many on, phrases that say nothing of the brand's field are left out; single words of that kind earlier. */
const minKeywords = 5
const minKeywordsWithWords = 3

/** A phrase of two words finds the right creators best: one is wide, three are rare. */
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
 * The key words among phrases in the order of the text: best first, none within another, at most twelve. `judge` tells how much a phrase says of the
 * brand's field; those that say nothing of it come in only while there are few.
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

/** Whether all that a phrase says is said by another already, or a word more says nothing of the field. */
function isRepeated(phrase: Scored, earlier: Scored): boolean {
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((stem) => all.includes(stem))
  return isWithin(phrase.stems, earlier.stems) || isWithin(earlier.stems, phrase.stems)
}
