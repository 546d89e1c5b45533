import { normalizeText } from '@troupe/contract/base/text'
import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'

/** The fields of a creator that are embedded. */
export interface EmbeddableCreator {
  readonly title: string
  readonly description?: string | undefined
  readonly content_categories?: readonly CategoryId[] | undefined
  readonly keywords?: readonly string[] | undefined
}

/**
 * Maximum length of the description. On labelled channels, 120, 200 and 300 characters had about the same recall (R@100
 * 0.83 to 0.86), and the built-in encoder takes linear time.
 */
const maxDescriptionLength = 120

/** Maximum number of keywords, which summarise a bio in a few words, often in English. */
const maxKeywords = 5

const link = /\b(?:https?:\/\/|www\.)\S+/giu

/** Composes the text that is embedded for a creator: name, categories, keywords and the beginning of the description. */
export function composeEmbeddingText(creator: EmbeddableCreator): string {
  const categories = (creator.content_categories ?? []).map(getCategoryName).join(', ')
  const description = normalizeText(creator.description ?? '')
    .replace(link, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const keywords = (creator.keywords ?? []).slice(0, maxKeywords).map(normalizeText).join(', ')
  return [normalizeText(creator.title), categories, keywords, cutAtWord(description, maxDescriptionLength)]
    .filter((part) => part !== '')
    .join('. ')
}

function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const lastBlank = cut.lastIndexOf(' ')
  return (lastBlank > maxLength / 2 ? cut.slice(0, lastBlank) : cut).toWellFormed()
}
