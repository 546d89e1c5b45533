import type { CreatorCriteria } from '@troupe/contract/conversations'
import { applyWishes, type Change } from '../follow-up/apply-wishes.ts'
import type { TurnChanges } from './turn.ts'
import type { Property } from './words/cues.ts'

const maxKeywords = 20

/** Criteria of a conversation cannot hold these. */
const unheld: Partial<Record<Property, string>> = { language: 'the language' }

/** The criteria after a change, what changed, and what they cannot hold. */
export function applyTurn(
  criteria: CreatorCriteria,
  changes: TurnChanges,
): Change & { readonly unheld: readonly string[] } {
  const { criteria: changed, phrases } = applyWishes(criteria, changes)
  const { city, postedWithinDays: days, clear } = changes
  const keywords = city === undefined ? changed.keywords : [city, ...changed.keywords.filter((each) => each !== city)]
  const isOpen = clear.includes('posted')
  const posted = isOpen ? {} : { posted_within_days: days ?? changed.posted_within_days }
  const { posted_within_days: _before, ...rest } = changed
  return {
    criteria: {
      ...rest,
      keywords: keywords.slice(0, maxKeywords),
      ...(posted.posted_within_days === undefined ? {} : { posted_within_days: posted.posted_within_days }),
    },
    phrases: [
      ...phrases,
      ...(city === undefined ? [] : [`those who mention ${city} first`]),
      ...(isOpen ? ['any date of the last post'] : days === undefined ? [] : [`posted within ${days} days`]),
    ],
    unheld: clear.flatMap((property) => unheld[property] ?? []),
  }
}
