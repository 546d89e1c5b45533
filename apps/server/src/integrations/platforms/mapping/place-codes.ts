const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Codes that have a name but are not countries: unions, pseudo-locales, "unknown". */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** Returns a country's ISO 3166-1 alpha-2 code from text in any case; undefined if it is not one. */
export function toRegionCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (code === 'UK') return 'GB'
  if (!/^[A-Z]{2}$/.test(code) || notCountries.has(code)) return undefined
  return regionNames.of(code) === undefined ? undefined : code
}

/** Returns a language's ISO 639-1 code from a tag such as "pt-BR" or "zh_Hans"; undefined if it has none. */
export function toLanguageCode(text: string): string | undefined {
  const [, language] = /^([a-z]{2,3})(?:[-_][a-z\d]{1,8})*$/i.exec(text.trim()) ?? []
  const code = language?.toLowerCase() === 'fil' ? 'tl' : language?.toLowerCase()
  return code?.length === 2 && languageNames.of(code) !== undefined ? code : undefined
}
