import { normalizeText } from '@troupe/contract/base/text'
import type { CreatorCriteria, Refinement } from '@troupe/contract/conversations'
import type { Change } from './follow-up/apply-wishes.ts'
import { readWishes } from './follow-up/read-wishes.ts'
import type { Wishes } from './follow-up/wishes.ts'
import { applyTurn } from './turns/apply-turn.ts'
import { sortTurn } from './turns/sort-turn.ts'
import type { Turn } from './turns/turn.ts'

/**
 * Sorts a follow-up message and reads changes of the criteria from it: countries, followers, platforms, engagement,
 * price, marks and topics. Uses rules and no language model, so that the same words always have the same effect.
 * @param shown number of creators on screen.
 */
export function refineCriteria(message: string, criteria: CreatorCriteria, shown: number): Refinement {
  const text = normalizeText(message)
  const turn = sortTurn(text, { hasCriteria: true, shown })
  const understood = { ...nothingUnderstood, ...describeTurn(turn), criteria }
  const change = mayChange(turn) ? readChange(text, turn, criteria) : undefined
  if (!change) return understood
  const { criteria: changed, phrases, unread } = change
  return {
    ...understood,
    kind: 'change',
    is_refinement: true,
    criteria: changed,
    changes: [...phrases],
    not_understood: [...unread],
    is_sure: true,
  }
}

const nothingUnderstood = {
  is_refinement: false,
  changes: [],
  not_understood: [],
  about: [],
  creator: null,
  named: { regions: [], platforms: [] },
  is_sure: true,
}

function describeTurn(turn: Turn): Pick<Refinement, 'kind'> & Partial<Refinement> {
  const { kind } = turn
  switch (kind) {
    case 'change': {
      const { like, drop } = turn.changes
      if (like !== undefined) return { kind: 'more', creator: like }
      return { kind, creator: drop ?? null, not_understood: [...turn.unread] }
    }
    case 'question': {
      const { countries, platforms } = turn.changes
      const named = {
        regions: [...countries.only, ...countries.also],
        platforms: [...platforms.only, ...platforms.also],
      }
      return { kind, about: [...turn.about], creator: turn.ordinal ?? null, named }
    }
    case 'more':
      return { kind, creator: turn.like ?? null }
    case 'smalltalk':
      return { kind, about: [turn.about] }
    case 'new_brand':
      return { kind, is_sure: turn.isSure }
    case 'undo':
    case 'unread':
      return { kind }
  }
}

/** Whether the rules of `follow-up/` may read a change from the message as well. */
function mayChange(turn: Turn): boolean {
  if (turn.kind === 'change') return turn.changes.like === undefined
  return turn.kind === 'unread' || (turn.kind === 'new_brand' && !turn.isSure)
}

type ReadChange = Change & { readonly unread: readonly string[] }

/** Reads a change by the rules that understand the message best; undefined: nothing changes. */
function readChange(text: string, turn: Turn, criteria: CreatorCriteria): ReadChange | undefined {
  const older = readWishes(text)
  const newer = turn.kind === 'change' ? turn : undefined
  const changes = preferOlder(older, turn) ? { ...noOtherChanges, ...older } : newer?.changes
  if (!changes) return undefined
  const change = applyTurn(criteria, changes)
  // The rules of `follow-up/` may have understood these words as topics.
  const isOlder = changes !== newer?.changes
  const unread = isOlder && changes.topics.length > 0 ? [] : (newer?.unread ?? [])
  return change.phrases.length > 0 ? { ...change, unread } : undefined
}

/** Changes that the rules of `follow-up/` do not know. */
const noOtherChanges = {
  city: undefined,
  postedWithinDays: undefined,
  clear: [],
  drop: undefined,
  like: undefined,
} as const

/**
 * Prefers the rules of `follow-up/`, which support five languages, only for groups of countries ("Scandinavia") and
 * lists ("without A, B and C"), of which they know more, and for messages that the rules of `turns/` do not fully
 * understand.
 */
function preferOlder(older: Wishes | undefined, turn: Turn): older is Wishes {
  if (!older) return false
  if (turn.kind !== 'change') return true
  // An exclusion of words that are not a category is a guess.
  if (turn.unread.length > 0) {
    return older.topics.every(({ polarity, categories }) => polarity !== 'not' || categories.length > 0)
  }
  const { countries, city } = turn.changes
  return namesOnlyCountries(older) && countries.also.length === 0 && city === undefined
}

function namesOnlyCountries({ amounts, rescales, anyAmounts, platforms, topics, verified, email }: Wishes): boolean {
  const others = [amounts, rescales, anyAmounts, topics, ...Object.values(platforms)]
  return others.every((list) => list.length === 0) && verified === undefined && email === undefined
}
