import { countries } from '@troupe/contract/catalogues/countries'
import { activeLocale } from '../language/active-language.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/**
 * Finds the ISO 3166-1 alpha-2 code of a country that was typed as its code, or as its name in English or in the
 * language of the interface. @returns undefined for any other text.
 */
export function findCountryCode(typed: string): string | undefined {
  const wanted = fold(typed)
  if (wanted === '') return undefined
  const listed = countries.find(({ code, name }) => fold(code) === wanted || fold(name) === wanted)
  return listed?.code ?? codesByName().get(wanted)
}

let known: ReadonlyMap<string, string> | undefined

function codesByName(): ReadonlyMap<string, string> {
  if (known) return known
  const found = new Map<string, string>()
  for (const locale of new Set(['en', activeLocale()])) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(code)
      // Former countries have the names of their successors, and codes of their own that are mapped to these.
      if (name !== undefined && new Intl.Locale(`und-${code}`).region === code) {
        found.set(fold(name), code)
        found.set(fold(code), code)
      }
    }
  }
  known = found
  return found
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
