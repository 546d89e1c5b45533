import { countries } from '@troupe/contract/catalogues/countries'
import { memoize } from '../../../lib/memoize.ts'

/** Common names that neither the contract's nor the runtime's country list contains. */
const otherNames: Record<string, string> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  uae: 'AE',
  emirates: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  'korea, republic of': 'KR',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'the netherlands': 'NL',
  holland: 'NL',
  turkey: 'TR',
  turkiye: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  macedonia: 'MK',
  burma: 'MM',
  'cape verde': 'CV',
  swaziland: 'SZ',
  palestine: 'PS',
  'hong kong': 'HK',
  macau: 'MO',
  'mainland china': 'CN',
  prc: 'CN',
  deutschland: 'DE',
  españa: 'ES',
  brasil: 'BR',
  méxico: 'MX',
  italia: 'IT',
  österreich: 'AT',
  schweiz: 'CH',
  中国: 'CN',
  美国: 'US',
  日本: 'JP',
  英国: 'GB',
  韩国: 'KR',
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Codes that the runtime can name but that are not countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const codes = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code) && names.of(code) !== undefined),
)

/** ISO 3166-1 alpha-2 codes of the countries and territories of today. */
export const countryCodes: readonly string[] = [...codes].filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
)

// The runtime gives former countries ("DD", "SU") the names of their successors.
const currentCodes = [...codes].filter((code) => new Intl.Locale(`und-${code}`).region === code)
const codesByName = new Map<string, string>()
addNames(names)
for (const { code, name } of countries) codesByName.set(foldPlace(name), code)
for (const [name, code] of Object.entries(otherNames)) codesByName.set(foldPlace(name), code)
// English takes precedence when two countries' names are spelled alike.
const otherLanguages = ['es', 'pt', 'fr', 'de', 'it', 'nl', 'pl', 'sv', 'tr', 'id', 'vi', 'ru', 'uk', 'ar', 'hi', 'th']
for (const language of [...otherLanguages, 'zh-Hans', 'zh-Hant', 'ja', 'ko']) {
  addNames(new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }))
}

function addNames(displayNames: Intl.DisplayNames): void {
  for (const code of currentCodes) {
    const name = foldPlace(displayNames.of(code) ?? '')
    if (name !== '' && !codesByName.has(name)) codesByName.set(name, code)
  }
}

/** Parses a country given by code, name or "Town, Country" into its ISO 3166-1 alpha-2 code; undefined if unknown. */
export const parseCountry = memoize((text) => {
  const upper = text.toUpperCase()
  if (upper === 'UK') return 'GB'
  if (codes.has(upper)) return new Intl.Locale(`und-${upper}`).region
  const found = codesByName.get(foldPlace(text))
  if (found) return found
  const lastPart = text.includes(',') ? text.slice(text.lastIndexOf(',') + 1).trim() : ''
  // After a comma only names are accepted: in "Austin, CA" the code is a state.
  return lastPart === '' ? undefined : codesByName.get(foldPlace(lastPart))
})

/** Normalises the name of a place or language for comparison: lower case, without accents, with plain apostrophes. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[’]/g, "'")
    .replace(/&/g, 'and')
    .toLowerCase()
    .trim()
}
