import { foldPlace } from '../../catalogue/parse-country.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const languages = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => languageNames.of(code) !== undefined),
)
const languagesByName = new Map([...languages].map((code) => [foldPlace(languageNames.of(code) ?? ''), code]))

/** Parses a language given by code ("en", "pt-BR") or English name into its ISO 639-1 code; undefined if unknown. */
export function parseLanguage(text: string): string | undefined {
  const code = /^([a-z]{2})(?:[-_][a-z\d]{2,8})*$/i.exec(text)?.[1]?.toLowerCase()
  if (code && languages.has(code)) return code
  return languagesByName.get(foldPlace(text))
}
