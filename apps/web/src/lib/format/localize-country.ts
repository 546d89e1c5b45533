import { countries, getCountryName } from '@troupe/contract/catalogues/countries'
import { activeLocale } from '../language/active-language.ts'

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/**
 * Returns a country's name in the language of the interface, for a field that people change; a name that is no English
 * one of a country as it is. In full, since the server does not know the short names of other languages.
 */
export function localizeCountry(englishName: string): string {
  if (activeLocale() === 'en' || englishName === '') return englishName
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const code = [...countries.map((country) => country.code), ...codes].find(
    (each) => getCountryName(each) === englishName,
  )
  const names = new Intl.DisplayNames(activeLocale(), { type: 'region', fallback: 'none' })
  return code === undefined ? englishName : (names.of(code) ?? englishName)
}
