import { foldPlace } from '../parse-country.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const languages = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => languageNames.of(code) !== undefined),
)
const languagesByName = new Map([...languages].map((code) => [foldPlace(languageNames.of(code) ?? ''), code]))

/** The ISO 639-1 code of a language given by code ("en", "pt-BR") or English name; undefined when it names none. */
export function parseLanguage(text: string): string | undefined {
  const code = /^([a-z]{2})(?:[-_][a-z\d]{2,8})*$/i.exec(text)?.[1]?.toLowerCase()
  if (code && languages.has(code)) return code
  return languagesByName.get(foldPlace(text))
}
