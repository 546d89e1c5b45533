import { normalizeText } from '@troupe/contract/base/text'
import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import { applyTurn } from './turns/apply-turn.ts'
import { sortTurn } from './turns/sort-turn.ts'
import type { CreatorMeant, Turn } from './turns/turn.ts'

/**
 * Sorts a follow-up message and reads changes of the criteria from it: countries, followers, platforms, engagement,
 * price, marks and topics. Uses rules and no language model, so that the same words always have the same effect.
 * @param shown number of creators on screen.
 */
export function refineCriteria(message: string, criteria: CreatorCriteria, shown: number): Refinement {
  const turn = sortTurn(normalizeText(message), { hasCriteria: true, shown })
  const understood = { ...nothingUnderstood, ...describeTurn(turn), criteria }
  if (turn.kind !== 'change' || turn.changes.like !== undefined) return understood
  const { criteria: changed, phrases } = applyTurn(criteria, turn.changes)
  if (phrases.length === 0) return understood
  return {
    ...understood,
    is_refinement: true,
    criteria: changed,
    changes: phrases.map(({ text }) => text),
    change_messages: phrases.map((said) => referToMessage(said) ?? null),
  }
}

const nothingUnderstood = {
  is_refinement: false,
  changes: [],
  not_understood: [],
  about: [],
  creator: null,
  refers_to: null,
  named: { regions: [], platforms: [] },
  is_sure: true,
}

function describeTurn(turn: Turn): Pick<Refinement, 'kind'> & Partial<Refinement> {
  const { kind } = turn
  switch (kind) {
    case 'change': {
      const { like, drop } = turn.changes
      if (like !== undefined) return { kind: 'more', ...describeCreator(like) }
      return { kind, ...describeCreator(drop), not_understood: [...turn.unread] }
    }
    case 'question': {
      const { countries, platforms } = turn.changes
      const named = {
        regions: [...countries.only, ...countries.also],
        platforms: [...platforms.only, ...platforms.also],
      }
      return { kind, about: [...turn.about], creator: turn.ordinal ?? null, refers_to: turn.refersTo ?? null, named }
    }
    case 'more':
      return { kind, ...describeCreator(turn.like) }
    case 'smalltalk':
      return { kind, about: [turn.about] }
    case 'new_brand':
      return { kind, is_sure: turn.isSure }
    case 'unread':
      return { kind, creator: turn.ordinal ?? null }
    case 'undo':
      return { kind }
  }
}

function describeCreator(meant: CreatorMeant | undefined): Pick<Refinement, 'creator' | 'refers_to'> {
  return typeof meant === 'number' || meant === undefined
    ? { creator: meant ?? null, refers_to: null }
    : { creator: null, refers_to: meant }
}
