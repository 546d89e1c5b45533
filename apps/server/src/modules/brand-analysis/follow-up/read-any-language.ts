import { parseCountry } from '../../discovery/catalogue/parse-country.ts'
import { readWish } from '../../discovery/wish/read-wish.ts'
import type { Criterion } from '../../discovery/wish/rules/wish.ts'
import type { AmountWish, TopicWish, Wishes } from './wishes.ts'

/** A longer message describes something. */
const maxLength = 280

/**
 * Changes that a follow-up message asks for, read as search texts are, in all languages of these. Undefined: it asks for none, or
 * for anything that the criteria of a conversation cannot hold.
 */
export function readAnyLanguage(message: string): Wishes | undefined {
  if (message.length > maxLength) return undefined
  const { criteria, topic } = readWish(message)
  // What names a topic may as well describe another brand.
  if (topic !== '' || criteria.length === 0 || !criteria.every(isOfConversation)) return undefined
  const kinds = new Set(criteria.map(({ kind }) => kind))
  const excluded = criteria.flatMap((criterion) => (criterion.kind === 'exclude' ? [criterion] : []))
  const topics = excluded.filter(({ text }) => parseCountry(text) === undefined)
  return {
    amounts: criteria.flatMap(toAmounts),
    rescales: kinds.has('cheap') ? [{ quantity: 'price', direction: 'down' }] : [],
    anyAmounts: [],
    countries: {
      only: criteria.flatMap((criterion) => (criterion.kind === 'country' ? criterion.countries : [])),
      also: [],
      not: excluded.flatMap(({ text }) => parseCountry(text) ?? []),
    },
    anywhere: false,
    platforms: {
      only: criteria.flatMap((criterion) => (criterion.kind === 'platform' ? criterion.platforms : [])),
      also: [],
      not: [],
    },
    topics: topics.map(({ text, categories }): TopicWish => ({ text, categories, polarity: 'not' })),
    verified: kinds.has('verified') || undefined,
    email: kinds.has('email') || undefined,
  }
}

const kindsOfConversation: ReadonlySet<Criterion['kind']> = new Set([
  ...(['platform', 'country', 'followers', 'engagement', 'price'] as const),
  ...(['cheap', 'verified', 'email', 'exclude'] as const),
])

/** What is excluded has to be a country or of a category: other words may describe something. */
function isOfConversation(criterion: Criterion): boolean {
  const isVague = criterion.kind === 'exclude' && criterion.categories.length === 0
  return kindsOfConversation.has(criterion.kind) && !(isVague && parseCountry(criterion.text) === undefined)
}

function toAmounts(criterion: Criterion): AmountWish[] {
  if (criterion.kind !== 'followers' && criterion.kind !== 'engagement' && criterion.kind !== 'price') return []
  return [{ quantity: criterion.kind, min: criterion.min, max: criterion.max }]
}
