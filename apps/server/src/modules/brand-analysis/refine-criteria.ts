import { normalizeText } from '@troupe/contract/base/text'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { applyWishes } from './follow-up/apply-wishes.ts'
import { readWishes } from './follow-up/read-wishes.ts'
import type { Wishes } from './follow-up/wishes.ts'
import { sortTurn } from './turns/sort-turn.ts'

export interface Refinement {
  /** Whether the message says anything about the criteria; else it describes something new. */
  readonly is_refinement: boolean
  readonly criteria: CreatorCriteria
  /** The changes, one phrase each. */
  readonly changes: string[]
}

/** What may be in English, German, Spanish or French, for which there are more rules. */
const latin = /^[\p{Script=Latin}\P{L}]*$/u

/**
 * Reads a follow-up message as changes of the criteria: countries, followers, platforms, engagement, price, marks and
 * topics. By written rules, so it needs no language model and the same words always mean the same.
 */
export function refineCriteria(message: string, criteria: CreatorCriteria): Refinement {
  const text = normalizeText(message)
  const wishes = latin.test(text) ? (readWishes(text) ?? readTurn(text)) : (readTurn(text) ?? readWishes(text))
  if (!wishes) return { is_refinement: false, criteria, changes: [] }
  const { criteria: refined, phrases } = applyWishes(criteria, wishes)
  if (phrases.length === 0) return { is_refinement: false, criteria, changes: [] }
  return { is_refinement: true, criteria: refined, changes: [...phrases] }
}

/** Changes read in any of 15 languages; undefined where a part of the message is not understood. */
function readTurn(text: string): Wishes | undefined {
  const turn = sortTurn(text, { hasCriteria: true, shown: 1 })
  return turn.kind === 'change' && turn.unread.length === 0 ? turn.changes : undefined
}
