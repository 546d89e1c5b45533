import { type CategoryId, getCategoryName } from '@troupe/contract/catalogues/categories'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { list, type Message, say } from '@troupe/contract/messages/message'
import { nameCategory } from '../../../lib/catalogue-names.ts'
import { toWords } from '../../discovery/search/terms/search-terms.ts'
import type { TopicWish } from './wishes.ts'

const maxKeywords = 20
const maxCategories = 10
const maxExcluded = 10
const maxExcludedLength = 50

type Topical = Pick<CreatorCriteria, 'keywords' | 'categories' | 'excluded_keywords'>

/**
 * Applies topics: adds, removes or promotes them, or keeps them alone. The order decides which categories count and
 * which words are searched for, so topics wanted "more" come first.
 */
export function applyTopics(
  criteria: CreatorCriteria,
  topics: readonly TopicWish[],
): { criteria: CreatorCriteria; phrases: Message[] } {
  const only = topics.filter(({ polarity }) => polarity === 'only')
  const start: Topical = only.length > 0 ? { ...criteria, keywords: [], categories: [] } : criteria
  // Reversed, so that the first of several topics wanted "more" ends up first.
  const ordered = [...topics].reverse()
  const after = ordered.reduce<Topical>(applyTopic, start)
  return {
    criteria: {
      ...criteria,
      keywords: after.keywords.slice(0, maxKeywords),
      categories: after.categories.slice(0, maxCategories),
      excluded_keywords: after.excluded_keywords.slice(0, maxExcluded),
    },
    phrases: topics.map(describe),
  }
}

function applyTopic(before: Topical, { text, categories, polarity }: TopicWish): Topical {
  const sameWord = (keyword: string) => toKey(keyword) === toKey(text)
  const excluded = before.excluded_keywords.filter((keyword) => !sameWord(keyword))
  if (polarity === 'not' || polarity === 'less') {
    return {
      keywords: before.keywords.filter((keyword) => !names(keyword, text)),
      categories: before.categories.filter((category) => !categories.includes(category)),
      excluded_keywords:
        polarity === 'not' ? [text.slice(0, maxExcludedLength), ...excluded] : before.excluded_keywords,
    }
  }
  const keywords = before.keywords.filter((keyword) => !sameWord(keyword))
  const others = before.categories.filter((category) => !categories.includes(category))
  const isLast = polarity === 'also'
  return {
    keywords: isLast ? [...keywords.slice(0, maxKeywords - 1), text] : [text, ...keywords],
    categories: isLast ? [...others, ...categories] : [...categories, ...others],
    excluded_keywords: excluded,
  }
}

const toTerms = (text: string): string[] => toWords(text).flatMap(({ parts }) => parts)
const toKey = (text: string): string => toTerms(text).join(' ')

/** Whether a keyword contains all words of a topic, in any form. */
function names(keyword: string, topic: string): boolean {
  const terms = new Set(toTerms(keyword))
  const wanted = toTerms(topic)
  return wanted.length > 0 && wanted.every((term) => terms.has(term))
}

const wordings = {
  not: 'brand_change.without',
  more: 'brand_change.more_about',
  less: 'brand_change.less_about',
} as const

function describe({ text, categories, polarity }: TopicWish): Message {
  const [category, ...others] = categories
  const topic =
    category !== undefined && others.length === 0 && isNameOf(category, text) ? nameCategory(category) : text
  return polarity === 'only' || polarity === 'also'
    ? say(`brand_change.${polarity}`, { things: list([topic]) })
    : say(wordings[polarity], { topic })
}

const isNameOf = (category: CategoryId, text: string) => toKey(getCategoryName(category)) === toKey(text)
