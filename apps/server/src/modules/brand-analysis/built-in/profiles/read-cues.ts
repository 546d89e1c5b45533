import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { toWords } from '../../../discovery/search/terms/search-terms.ts'
import { categoryProfiles } from './category-profiles.ts'
import { settledPhrases } from './settled-phrases-data.ts'

/** Words of a text that indicate categories. */
export interface CueHit {
  /** In the spelling of the text. */
  readonly words: string
  /** Weight for each category: 1 for a word that all but names it. */
  readonly weights: ReadonlyMap<CategoryId, number>
}

/** Weights of a cue and of a hint. */
const cueWeight = 1
const hintWeight = 0.6
/** Factor for phrases, which are more reliable than single words. */
const phraseBonus = 1.3

type Weights = Map<CategoryId, number>

/** Weights of phrases by their terms, joined by blanks. */
const phrases = new Map<string, Weights>()
let longestPhrase = 1

for (const { id, name } of categories) {
  const { cues, hints } = categoryProfiles[id]
  for (const hint of hints.split(',')) addPhrase(hint, id, hintWeight)
  for (const cue of [...cues.split(','), ...name.split('&')]) addPhrase(cue, id, cueWeight)
}
shareAmongCategories()
settlePhrases()

function addPhrase(text: string, id: CategoryId, weight: number): void {
  const terms = toTerms(text)
  if (terms.length === 0) return
  longestPhrase = Math.max(longestPhrase, terms.length)
  const key = terms.join(' ')
  const weights = phrases.get(key) ?? new Map<CategoryId, number>()
  weights.set(id, Math.max(weights.get(id) ?? 0, terms.length > 1 ? weight * phraseBonus : weight))
  phrases.set(key, weights)
}

/** Divides the weight of a phrase among its categories. */
function shareAmongCategories(): void {
  for (const weights of phrases.values()) {
    for (const [id, weight] of weights) weights.set(id, weight / weights.size)
  }
}

/** Lets settled phrases override the weights that their words have elsewhere. */
function settlePhrases(): void {
  for (const { id } of [...categories, { id: 'none' as const }]) {
    for (const phrase of settledPhrases[id]?.split(',') ?? []) {
      const terms = toTerms(phrase)
      longestPhrase = Math.max(longestPhrase, terms.length)
      phrases.set(terms.join(' '), new Map(id === 'none' ? [] : [[id, cueWeight * phraseBonus]]))
    }
  }
}

function toTerms(text: string): string[] {
  return toWords(text).flatMap(({ parts }) => parts)
}

/**
 * Finds the words of an English text that indicate categories: the longest phrase at each place, in the order of the
 * text.
 */
export function readCues(text: string): CueHit[] {
  const terms = toWords(text).flatMap(({ text: word, parts }) => parts.map((term) => ({ term, word })))
  const hits: CueHit[] = []
  for (let place = 0; place < terms.length; ) {
    const hit = findLongest(terms, place)
    if (hit && hit.cue.weights.size > 0) hits.push(hit.cue)
    place += hit?.length ?? 1
  }
  return hits
}

function findLongest(terms: readonly { term: string; word: string }[], place: number) {
  for (let length = Math.min(longestPhrase, terms.length - place); length > 0; length--) {
    const run = terms.slice(place, place + length)
    const weights = phrases.get(run.map(({ term }) => term).join(' '))
    if (weights) return { length, cue: { words: [...new Set(run.map(({ word }) => word))].join(' '), weights } }
  }
  return undefined
}
