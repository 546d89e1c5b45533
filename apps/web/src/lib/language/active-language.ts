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
