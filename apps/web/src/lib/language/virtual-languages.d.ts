/** The languages of `src/locales`, English and the pseudo-language, written by `apps/web/language/texts-plugin.ts`. */
declare module 'virtual:languages' {
  import type { Catalogue, Language } from './active-language.ts'

  type Load = () => Promise<{ catalogue: Catalogue }>
  export const languages: readonly Language[]
  /** Loaders of each catalogue's parts by code. English has none. */
  export const catalogues: Readonly<Record<string, Readonly<Record<'landing' | 'app', Load>>>>
}
