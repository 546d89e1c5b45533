import { getCategoryName } from '@troupe/contract/categories'
import type { Match } from '@troupe/contract/creators'
import { creatorTexts } from './creator-texts.ts'

const texts = creatorTexts.match
const shownWords = 4
const shownCategories = 2

/** Why a creator is in the results, in a few words a reason, the most telling first. */
export function describeMatch(match: Match): string[] {
  const reasons: string[] = []
  if (match.name) reasons.push(texts.name)
  if (match.words.length > 0) {
    const quoted = match.words.slice(0, shownWords).map((word) => `“${word}”`)
    reasons.push(texts.words(quoted.join(', ')))
  }
  if (match.categories.length > 0) {
    reasons.push(texts.categories(match.categories.slice(0, shownCategories).map(getCategoryName).join(', ')))
  }
  if (match.meaning !== null && match.meaning > 0) reasons.push(texts.meaning(Math.round(match.meaning * 100)))
  return reasons.length > 0 ? reasons : [texts.none]
}
