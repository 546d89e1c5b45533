/** The languages whose words are known. */
export const knownLanguages = [
  'en',
  'zh',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'id',
  'vi',
  'ar',
  'hi',
  'ja',
  'ko',
] as const
export type KnownLanguage = (typeof knownLanguages)[number]
