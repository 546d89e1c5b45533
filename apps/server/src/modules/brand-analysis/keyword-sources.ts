import { normalizeText } from '@troupe/contract/base/text'
import type { KeywordSource } from '@troupe/contract/brand-analysis'
import { toWords } from '../discovery/search/terms/search-terms.ts'
import { cutAround } from './cut-around.ts'
import type { DocumentText, Passage } from './document-reader-port.ts'

/**
 * Minimum share of a keyword's terms in a passage. An analyser may compose keywords that the text does not contain
 * literally.
 */
const minShareOfTerms = 2 / 3
/**
 * Among passages that match equally, paragraphs come first, since they explain most; ties go to the first in the
 * document.
 */
const preference: Record<Passage['kind'], number> = { paragraph: 0.02, row: 0.01, heading: 0 }

/**
 * Finds the best passage for each keyword, cut to about 300 characters around it, in the order of the keywords. Words
 * match by their stems, as in a search. Keywords are left out if no passage contains two thirds of their terms.
 */
export function findKeywordSources(
  keywords: readonly string[],
  { passages }: Pick<DocumentText, 'passages'>,
): KeywordSource[] {
  const indexed = passages.map(indexPassage)
  return keywords.flatMap((keyword) => {
    const terms = listTerms(keyword).map(({ term }) => term)
    const best = findBest(terms, indexed)
    return best ? [{ keyword, passage: cutAround(best.passage.text, best.offset), page: best.passage.page }] : []
  })
}

interface PlacedTerm {
  readonly term: string
  /** Offset of its word in the text. */
  readonly offset: number
}

interface IndexedPassage extends Passage {
  readonly terms: readonly PlacedTerm[]
}

function indexPassage(passage: Passage): IndexedPassage {
  const text = normalizeText(passage.text)
  return { ...passage, text, terms: listTerms(text) }
}

function listTerms(text: string): PlacedTerm[] {
  let end = 0
  return toWords(text).flatMap(({ text: word, parts }) => {
    const offset = Math.max(0, text.indexOf(word, end))
    end = offset + word.length
    return parts.map((term) => ({ term, offset }))
  })
}

interface Hit {
  readonly passage: IndexedPassage
  readonly offset: number
  readonly score: number
}

function findBest(terms: readonly string[], passages: readonly IndexedPassage[]): Hit | undefined {
  let best: Hit | undefined
  for (const passage of passages) {
    const found = match(terms, passage.terms)
    if (!found) continue
    const score = found.score + preference[passage.kind]
    if (!best || score > best.score) best = { passage, offset: found.offset, score }
  }
  return best
}

/** Scores 2 if the terms follow each other, else the share of terms that the passage contains. */
function match(wanted: readonly string[], terms: readonly PlacedTerm[]): { offset: number; score: number } | undefined {
  const phrase = terms.findIndex((_, start) => wanted.every((term, index) => terms[start + index]?.term === term))
  const inPhrase = wanted.length > 0 ? terms[phrase] : undefined
  if (inPhrase) return { offset: inPhrase.offset, score: 2 }
  const first = terms.find(({ term }) => wanted.includes(term))
  const present = new Set(terms.map(({ term }) => term))
  const share = wanted.filter((term) => present.has(term)).length / wanted.length
  return first && share >= minShareOfTerms ? { offset: first.offset, score: share } : undefined
}
