import { languageCodes } from '@troupe/contract/catalogues/languages'
import { foldLetters } from '../../discovery/search/terms/search-terms.ts'
import type { FoundCriterion } from '../brand-analyser-port.ts'
import type { Statement } from './split-statements.ts'

const readLanguageNames = ['en', 'de', 'fr', 'es', 'pt', 'it', 'tr', 'ru', 'ar', 'hi', 'id', 'vi', 'zh', 'ja', 'ko']
const codesByName: ReadonlyMap<string, string> = new Map(
  readLanguageNames.flatMap((reader) => {
    const names = new Intl.DisplayNames([reader], { type: 'language' })
    return languageCodes.map((code) => [foldLetters(names.of(code) ?? code), code] as const)
  }),
)

/** Reads the languages after a label: "Languages: German, English". */
export function readLanguages({ label, text, quote }: Statement): FoundCriterion[] {
  if (label !== 'languages') return []
  const words = text.split(/[,;/&、،]|\s(?:and|or|und|oder|et|y|e|ve|и|و|dan|và)\s/u)
  const values = [
    ...new Set(words.flatMap((word) => codesByName.get(foldLetters(word.replace(/[.()]/g, '').trim())) ?? [])),
  ]
  return values.length > 0 ? [{ filter: 'languages', values, quotes: [quote] }] : []
}
