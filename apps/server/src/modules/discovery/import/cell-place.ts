import { countries } from '@troupe/contract/countries'
import { memoize } from './memoize.ts'

/** Names in use that neither the catalogue nor the runtime's own list of countries has. */
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
/** Codes that the runtime can name but that are no countries. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])
const codes = new Set(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notCountries.has(code) && names.of(code) !== undefined),
)
const codesByName = new Map<string, string>()
for (const code of codes) {
  // "DD" and "SU" name countries that are gone with the names of their successors.
  const name = fold(names.of(code) ?? '')
  if (!codesByName.has(name) && new Intl.Locale(`und-${code}`).region === code) codesByName.set(name, code)
}
for (const { code, name } of countries) codesByName.set(fold(name), code)
for (const [name, code] of Object.entries(otherNames)) codesByName.set(fold(name), code)

/** The ISO 3166-1 alpha-2 code of a country given by code, name or "Town, Country"; undefined when it names none. */
export const parseCountry = memoize((text) => {
  const upper = text.toUpperCase()
  if (upper === 'UK') return 'GB'
  if (codes.has(upper)) return new Intl.Locale(`und-${upper}`).region
  const found = codesByName.get(fold(text))
  if (found) return found
  const lastPart = text.includes(',') ? text.slice(text.lastIndexOf(',') + 1).trim() : ''
  // "Austin, CA" is a state: behind a comma only names count, not codes.
  return lastPart === '' ? undefined : codesByName.get(fold(lastPart))
})

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const languages = new Set(
  letters
    .flatMap((first) => letters.map((second) => (first + second).toLowerCase()))
    .filter((code) => languageNames.of(code) !== undefined),
)
const languagesByName = new Map([...languages].map((code) => [fold(languageNames.of(code) ?? ''), code]))

/** The ISO 639-1 code of a language given by code ("en", "pt-BR") or English name; undefined when it names none. */
export function parseLanguage(text: string): string | undefined {
  const code = /^([a-z]{2})(?:[-_][a-z\d]{2,8})*$/i.exec(text)?.[1]?.toLowerCase()
  if (code && languages.has(code)) return code
  return languagesByName.get(fold(text))
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").replace(/&/g, 'and').toLowerCase().trim()
}
