/** ISO 639-1 codes of the languages offered as a filter. */
export const languageCodes = [
  ...['en', 'zh', 'ja', 'ko', 'es', 'de', 'fr', 'pt', 'it', 'tr', 'ru', 'ar', 'hi', 'id', 'vi'],
  ...['nl', 'pl', 'sv', 'da', 'no', 'fi', 'el', 'cs', 'hu', 'ro', 'uk', 'he', 'fa', 'th', 'ms', 'tl', 'bn', 'ur', 'ta'],
] as const

const displayNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

/** The English name of an ISO 639-1 code, or the code itself if no language has it. */
export function getLanguageName(code: string): string {
  return displayNames.of(code) ?? code
}
