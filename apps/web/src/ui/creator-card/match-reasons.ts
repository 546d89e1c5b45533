import { getCategoryName } from '@troupe/contract/catalogues/categories'
import type { Match, MatchPart } from '@troupe/contract/creator-match'
import { creatorTexts } from './creator-texts.ts'

const texts = creatorTexts.match
const shownWords = 4
const shownCategories = 2

/** Further matches that did not decide the rank. */
const furtherParts: readonly MatchPart[] = ['name', 'words', 'categories', 'meaning']

/** Why a creator is in the results, in a few words a reason, what decided first. */
export function describeMatch(match: Match): string[] {
  const parts = new Set([...match.decided_by, ...furtherParts])
  const reasons = [...parts].flatMap((part) => describePart(part, match) ?? [])
  return reasons.length > 0 ? reasons : [texts.none]
}

function describePart(part: MatchPart, { name, words, categories, meaning }: Match): string | undefined {
  switch (part) {
    case 'name':
      return name ? texts.name : undefined
    case 'words': {
      const quoted = words.slice(0, shownWords).map((word) => `“${word}”`)
      return quoted.length > 0 ? texts.words(quoted.join(', ')) : undefined
    }
    case 'categories': {
      const names = categories.slice(0, shownCategories).map(getCategoryName)
      return names.length > 0 ? texts.categories(names.join(', ')) : undefined
    }
    case 'meaning':
      return meaning !== null && meaning > 0 ? texts.meaning(Math.round(meaning * 100)) : undefined
    default:
      return texts[part]
  }
}
