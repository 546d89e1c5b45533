import type { GlossLanguage } from '../tables/languages.ts'
import { arWords } from './ar-data.ts'
import { deWords } from './de-data.ts'
import { esWords } from './es-data.ts'
import { frWords } from './fr-data.ts'
import { hiWords } from './hi-data.ts'
import { idWords } from './id-data.ts'
import { itWords } from './it-data.ts'
import { jaWords } from './ja-data.ts'
import { koWords } from './ko-data.ts'
import { ptWords } from './pt-data.ts'
import { ruWords } from './ru-data.ts'
import { trWords } from './tr-data.ts'
import { viWords } from './vi-data.ts'
import { zhWords } from './zh-data.ts'

/** The words of each language by concept: lines of a concept, a colon and words separated by commas. */
const texts: Readonly<Record<GlossLanguage, string>> = {
  zh: zhWords,
  ja: jaWords,
  ko: koWords,
  ru: ruWords,
  ar: arWords,
  hi: hiWords,
  es: esWords,
  de: deWords,
  fr: frWords,
  pt: ptWords,
  it: itWords,
  tr: trWords,
  id: idWords,
  vi: viWords,
}

export interface ConceptWords {
  readonly concept: string
  readonly words: readonly string[]
}

export function listConceptWords(language: GlossLanguage): ConceptWords[] {
  return texts[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [concept = '', words = ''] = line.split(': ')
      return { concept, words: words.split(', ') }
    })
}
