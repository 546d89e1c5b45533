import type { IntlMessageFormat } from 'intl-messageformat'

/** A message with values, as the build has parsed it. */
export type MessageParts = ReturnType<IntlMessageFormat['getAst']>

export interface Language {
  /** BCP 47 code, the name of its file in `src/locales`. */
  readonly code: string
  /** Name in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** Locale for `Intl`. */
  readonly locale: string
  /** Whether menus leave it out. */
  readonly isHidden?: boolean
}

/** Translations by `toMessageKey`: plain strings, or the parts of a message with values. */
export type Catalogue = Readonly<Record<string, string | MessageParts>>

/** The language of the source texts, which needs no catalogue. */
export const english: Language = { code: 'en', name: 'English', direction: 'ltr', locale: 'en' }

let active: { language: Language; catalogue: Catalogue } = { language: english, catalogue: {} }

/** Sets the language. Texts are made when their modules are loaded, so it must run before any of those. */
export function activateLanguage(language: Language, catalogue: Catalogue): void {
  active = { language, catalogue }
}

/** Returns the language of the interface. */
export function activeLanguage(): Language {
  return active.language
}

/** Returns the locale for `Intl`. */
export function activeLocale(): string {
  return active.language.locale
}

/** Returns the translation with this key, or undefined: the English text is shown. */
export function findTranslation(key: string): string | MessageParts | undefined {
  return Object.hasOwn(active.catalogue, key) ? active.catalogue[key] : undefined
}

/** `comma` has no word before the last: "a, b, c". */
export type Join = 'and' | 'or' | 'comma'

const listStyles = {
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
  comma: { type: 'conjunction', style: 'narrow' },
} as const satisfies Record<Join, Intl.ListFormatOptions>

/** Between Chinese and Latin letters stands a blank, which `Intl` leaves out: `TikTok 和 YouTube`. */
const besideHan = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})/gu

/** Puts a blank between Chinese and Latin letters or figures. */
export const spaceBesideHan = (text: string): string => text.replaceAll(besideHan, ' ')

/** Joins words as a sentence of the active language does. */
export function joinWords(words: readonly string[], join: Join): string {
  return spaceBesideHan(new Intl.ListFormat(activeLocale(), listStyles[join]).format(words))
}

const nameKinds = {
  // Short, as in the contract's catalogue of countries.
  country: { type: 'region', style: 'short', fallback: 'code' },
  language: { type: 'language', fallback: 'code' },
} as const satisfies Record<string, Intl.DisplayNamesOptions>

const names = new Map<string, Intl.DisplayNames>()

/**
 * The name of a country or a language in the active language, or the code itself if it has none.
 * @throws RangeError when the code has not the form of one.
 */
export function displayName(kind: keyof typeof nameKinds, code: string): string {
  const locale = activeLocale()
  const inLocale = names.get(`${kind} ${locale}`) ?? new Intl.DisplayNames(locale, nameKinds[kind])
  names.set(`${kind} ${locale}`, inLocale)
  return inLocale.of(code) ?? code
}
