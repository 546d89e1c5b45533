import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { findQueryTopics } from '../../discovery/search/analysis/query-categories.ts'
import { toWords } from '../../discovery/search/analysis/search-terms.ts'
import { readAmounts } from './read-amounts.ts'
import { readChoices, type TopicMention } from './read-choices.ts'
import { readTokens } from './read-tokens.ts'
import type { Polarity, Token } from './tokens.ts'
import type { AmountWish, TopicWish, Wishes } from './wishes.ts'

/** Maximum length of a follow-up in characters; a longer message describes a brand. */
const maxLength = 280
/** Maximum number of words in a message in which a topic need not be a category. */
const maxWordsBesideTopic = 8
const maxTopicWords = 4

/**
 * Reads the changes that a follow-up message asks for; undefined if it describes a brand instead or asks for no known
 * change.
 */
export function readWishes(message: string): Wishes | undefined {
  if (message.length > maxLength) return undefined
  const tokens = readTokens(message)
  if (tokens.some(({ kind }) => kind === 'self')) return undefined
  const used = new Set<number>()
  const sizes = readSizes(tokens)
  const amounts = [...readAmounts(tokens, used), ...sizes]
  const usedByAmounts = used.size
  const { countries, platforms, topics: mentions } = readChoices(tokens, used)
  const plain = readPlain(tokens)
  const asked = amounts.length + plain.count + (used.size - usedByAmounts)
  const topics = chooseTopics(mentions, tokens, asked > 0)
  const wishCount = asked + topics.chosen.length
  if (wishCount === 0 || countUnread(tokens, used, topics.places) > Math.max(1, wishCount - 1)) return undefined
  return { ...plain.wishes, amounts, countries, platforms, topics: topics.chosen }
}

/** Combines sizes by name into one range: "nano and micro". "No mega" means all smaller creators. */
function readSizes(tokens: readonly Token[]): AmountWish[] {
  const sizes = tokens.filter((token) => token.kind === 'size')
  if (sizes.length === 0) return []
  const place = tokens.findIndex((token) => token.kind === 'size')
  const before = tokens[place - 1]
  const min = Math.min(...sizes.map((size) => size.min))
  const max = Math.max(...sizes.map((size) => size.max))
  if (before?.kind !== 'polarity' || before.polarity !== 'not') return [{ quantity: 'followers', min, max }]
  const isSmall = max <= 100_000
  const limits = { min: isSmall ? max : undefined, max: isSmall ? undefined : min }
  return [{ quantity: 'followers', ...limits, onlyNarrows: true }]
}

type PlainWishes = Pick<Wishes, 'rescales' | 'anyAmounts' | 'anywhere' | 'verified' | 'email'>

/** Reads wishes expressed by one phrase, regardless of its position. */
function readPlain(tokens: readonly Token[]): { wishes: PlainWishes; count: number } {
  const rescales = tokens.filter((token) => token.kind === 'rescale')
  const anyAmounts = tokens.filter((token) => token.kind === 'any_amount')
  const verified = tokens.findLast((token) => token.kind === 'verified')
  const email = tokens.findLast((token) => token.kind === 'email')
  const anywhere = tokens.some(({ kind }) => kind === 'anywhere')
  const count = rescales.length + anyAmounts.length + [verified, email, anywhere].filter(Boolean).length
  const wishes = {
    rescales,
    anyAmounts: anyAmounts.map(({ quantity }) => quantity),
    anywhere,
    verified: verified?.wanted,
    email: email?.wanted,
  }
  return { wishes, count }
}

interface ChosenTopics {
  readonly chosen: readonly TopicWish[]
  readonly places: ReadonlySet<number>
}

/** Chooses the mentioned topics that the message asks for. */
function chooseTopics(mentions: readonly TopicMention[], tokens: readonly Token[], asksForMore: boolean): ChosenTopics {
  const isShort = tokens.filter(({ kind }) => kind === 'word').length <= maxWordsBesideTopic
  const namesPeople = tokens.some(({ kind }) => kind === 'people')
  const chosen: TopicWish[] = []
  const places = new Set<number>()
  for (const { text, polarity, places: own } of mentions) {
    const categories = findCategories(text)
    const isTopic =
      own.length <= maxTopicWords &&
      (polarity === undefined
        ? categories.length > 0 && namesPeople && asksForMore
        : categories.length > 0 || (isShort && canNameAnything(text, polarity)))
    if (!isTopic) continue
    chosen.push({ text, categories, polarity: polarity === undefined || polarity === 'about' ? 'more' : polarity })
    for (const place of own) places.add(place)
  }
  return { chosen, places }
}

/** Words of common sayings, which are not topics: "no problem". */
const sayings: ReadonlySet<string> = new Set(
  'problem problems idea worries matter way reason need limit limits preference change changes one nobody others'.split(
    ' ',
  ),
)

function canNameAnything(text: string, polarity: Polarity): boolean {
  return polarity !== 'only' && text.length > 2 && !text.split(' ').some((word) => sayings.has(word))
}

function findCategories(text: string): readonly CategoryId[] {
  const words = toWords(text)
  const terms = new Set(words.flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole])))
  return findQueryTopics(terms).categories
}

/** Counts the words that were not understood. A brand counts twice, since it suggests a description. */
function countUnread(tokens: readonly Token[], used: ReadonlySet<number>, topics: ReadonlySet<number>): number {
  return tokens
    .map((token, place): number => {
      if (used.has(place) || topics.has(place)) return 0
      if (token.kind === 'brand') return 2
      return token.kind === 'word' || token.kind === 'number' ? 1 : 0
    })
    .reduce((sum, weight) => sum + weight, 0)
}
