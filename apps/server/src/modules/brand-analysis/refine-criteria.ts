import { normalizeText } from '@troupe/contract/base/text'
import type { CreatorCriteria } from '@troupe/contract/conversations'
import { applyWishes } from './follow-up/apply-wishes.ts'
import { readAnyLanguage } from './follow-up/read-any-language.ts'
import { readWishes } from './follow-up/read-wishes.ts'

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
  const wishes = latin.test(text)
    ? (readWishes(text) ?? readAnyLanguage(text))
    : (readAnyLanguage(text) ?? readWishes(text))
  if (!wishes) return { is_refinement: false, criteria, changes: [] }
  const { criteria: refined, phrases } = applyWishes(criteria, wishes)
  return { is_refinement: true, criteria: refined, changes: [...phrases] }
}
