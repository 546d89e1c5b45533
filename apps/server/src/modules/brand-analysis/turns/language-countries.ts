import { countries } from '@troupe/contract/catalogues/countries'
import { type CountryGroup, countryGroups } from '../../discovery/wish/words/country-groups-data.ts'

/** Languages of several countries. */
const groups: Readonly<Partial<Record<string, CountryGroup>>> = {
  en: 'englishSpeaking',
  de: 'germanSpeaking',
  es: 'spanishSpeaking',
  fr: 'frenchSpeaking',
  pt: 'portugueseSpeaking',
  ar: 'arabWorld',
}
const codes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))

/** Lists the countries whose creators speak a language (ISO 639-1), of those offered as regions. */
export function listLanguageCountries(language: string): readonly string[] {
  const group = groups[language]
  if (group) return countryGroups[group]
  const { region } = new Intl.Locale(language).maximize()
  return region !== undefined && codes.has(region) ? [region] : []
}
