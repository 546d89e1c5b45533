/** The languages of `src/locales` that the whole interface is in, English and the pseudo-language, written by `apps/web/language/texts-plugin.ts`. */
declare module 'virtual:languages' {
  import type { Catalogue, Language } from './active-language.ts'

  type Load = () => Promise<{ catalogue: Catalogue }>
  export const languages: readonly Language[]
  /** Loaders of each catalogue's parts by code. English has none. */
  export const catalogues: Readonly<Record<string, Readonly<Record<'landing' | 'app', Load>>>>
}

/** The languages that only the pages for creators are in. */
declare module 'virtual:creator-languages' {
  import type { Catalogue, Language } from './active-language.ts'

  export const creatorLanguages: readonly Language[]
  /** Loaders of their catalogues by code. */
  export const creatorCatalogues: Readonly<Record<string, () => Promise<{ catalogue: Catalogue }>>>
}
