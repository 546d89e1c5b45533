import { listWords as listEnglishWords, platformNames, platforms } from '@troupe/contract/catalogues/platform-names'
import { activeLocale, joinWords } from '../language/active-language.ts'

type Last = 'and' | 'or'

/** Joins words as in a sentence: `a, b and c`. */
export function listWords(words: readonly string[], last: Last): string {
  if (activeLocale() === 'en') return listEnglishWords(words, last)
  return joinWords(words, last)
}

/** Joins the names of all platforms as in a sentence: `TikTok, Instagram and YouTube`. */
export function listPlatforms(last: Last): string {
  return listWords(
    platforms.map((platform) => platformNames[platform]),
    last,
  )
}
