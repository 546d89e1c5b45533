import { type Match, type MatchPart, passageFields } from '@troupe/contract/creator-match'
import { getCategoryName } from '../../lib/format/names.ts'
import { joinWords } from '../../lib/format/punctuation.ts'
import { creatorTexts } from './creator-texts.ts'

const texts = creatorTexts.match
const shownWords = 4
const shownCategories = 2

/** Matches that are also listed if they did not decide the rank. */
const furtherParts: readonly MatchPart[] = ['name', 'words', 'categories']

/**
 * Describes why a creator is in the results, in a few words per reason: the deciding ones first, missing words last.
 */
export function describeMatch(match: Match): string[] {
  const parts = new Set([...match.decided_by, ...furtherParts])
  const reasons = [...parts].flatMap((part) => describePart(part, match) ?? [])
  const missing = describeMissing(match)
  return [...(reasons.length > 0 ? reasons : [texts.none]), ...(missing === undefined ? [] : [missing])]
}

/** Describes the words of the search that the creator's texts do not contain; undefined if there are none. */
function describeMissing({ missing }: Match): string | undefined {
  return missing.length > 0 ? texts.missing(quote(missing)) : undefined
}

function describePart(part: MatchPart, { name, words, passages, categories }: Match): string | undefined {
  switch (part) {
    case 'name':
      return name ? texts.name : undefined
    case 'words': {
      const fields = passageFields.filter((field) => passages.some((passage) => passage.field === field))
      return words.length > 0
        ? texts.words(
            quote(words),
            fields.map((field) => texts.fields[field]),
          )
        : undefined
    }
    case 'categories': {
      const names = categories.slice(0, shownCategories).map(getCategoryName)
      return names.length > 0 ? texts.categories(joinWords(names)) : undefined
    }
    default:
      return texts[part]
  }
}

function quote(words: readonly string[]): string {
  return joinWords(words.slice(0, shownWords).map((word) => `“${word}”`))
}
