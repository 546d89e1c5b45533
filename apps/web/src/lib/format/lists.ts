import { listWords as listEnglishWords, platformNames, platforms } from '@troupe/contract/catalogues/platform-names'
import { activeLocale } from '../language/active-language.ts'

type Last = 'and' | 'or'

/** Joins words as in a sentence: `a, b and c`. */
export function listWords(words: readonly string[], last: Last): string {
  if (activeLocale() === 'en') return listEnglishWords(words, last)
  const list = new Intl.ListFormat(activeLocale(), { type: last === 'and' ? 'conjunction' : 'disjunction' })
  return list.format(words).replaceAll(besideHan, ' ')
}

/** Between Chinese and Latin letters stands a blank, which `Intl` leaves out: `TikTok 和 YouTube`. */
const besideHan = /(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})/gu

/** Joins the names of all platforms as in a sentence: `TikTok, Instagram and YouTube`. */
export function listPlatforms(last: Last): string {
  return listWords(
    platforms.map((platform) => platformNames[platform]),
    last,
  )
}
