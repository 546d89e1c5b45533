import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { foldLetters } from '../../../discovery/search/terms/search-terms.ts'
import { type CueHit, readCues } from '../profiles/read-cues.ts'
import type { TextLanguage } from './detect-language.ts'
import { foreignCues } from './foreign-cues-data.ts'

type CueLanguage = keyof typeof foreignCues

const isCueLanguage = (language: TextLanguage): language is CueLanguage => Object.hasOwn(foreignCues, language)

/**
 * Weight of English words in a text of another language. They may be loanwords ("Sneaker"), but also native words
 * ("gift", "chat").
 */
const loanWeight = 0.5
const minLoanLetters = 5

interface ForeignCue {
  readonly cue: string
  readonly ids: readonly CategoryId[]
  /** Matches case-folded text without accents. */
  readonly pattern: RegExp
}

const cuesByLanguage = new Map<CueLanguage, readonly ForeignCue[]>()

/** Finds the cues for categories in a text of any language, in the spelling of the text. */
export function readCuesIn(text: string, language: TextLanguage): CueHit[] {
  if (language === 'en' || language === 'unknown') return readCues(text)
  const loans = readCues(text)
    .filter(({ words }) => words.length >= minLoanLetters)
    .map(({ words, weights }) => ({
      words,
      weights: new Map([...weights].map(([id, weight]) => [id, weight * loanWeight])),
    }))
  return isCueLanguage(language) ? [...findForeign(text, language), ...loans] : loans
}

function findForeign(text: string, language: CueLanguage): CueHit[] {
  const cues = cuesByLanguage.get(language) ?? collectCues(language)
  cuesByLanguage.set(language, cues)
  const folded = foldLetters(text)
  return cues
    .filter(({ pattern }) => pattern.test(folded))
    .map(({ cue, ids }) => ({
      words: language === 'zh' ? cue : findAsWritten(text, cue),
      weights: new Map(ids.map((id) => [id, 1 / Math.sqrt(ids.length)])),
    }))
}

/**
 * Matches a cue at the beginning of a word, so that all its forms are found; in German, which has compounds, and in
 * Chinese, which has no blanks, anywhere. Cues come from our tables and contain no special characters of patterns.
 */
function toPattern(cue: string, language: CueLanguage): RegExp {
  if (language === 'zh' || (language === 'de' && cue.length >= 5)) return new RegExp(cue, 'u')
  return new RegExp(`(?<!\\p{L})${cue}${cue.length < 5 ? '(?!\\p{L})' : ''}`, 'u')
}

/** Finds the whole word that contains a folded cue. */
function findAsWritten(text: string, cue: string): string {
  const words = text.match(/[\p{L}\p{N}\p{M}-]+/gu) ?? []
  const length = cue.split(' ').length
  const runs = words.map((_, place) => words.slice(place, place + length).join(' '))
  return runs.find((run) => foldLetters(run).includes(cue)) ?? cue
}

function collectCues(language: CueLanguage): ForeignCue[] {
  const byCue = new Map<string, CategoryId[]>()
  for (const { id } of categories) {
    const written = foreignCues[language][id]?.split(',').map((cue) => cue.trim()) ?? []
    for (const cue of new Set(written.map(foldLetters))) {
      byCue.set(cue, [...(byCue.get(cue) ?? []), id])
    }
  }
  return [...byCue].map(([cue, ids]) => ({ cue, ids, pattern: toPattern(cue, language) }))
}
