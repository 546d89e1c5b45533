import type { Item } from '../../discovery/wish/tokens/read-items.ts'
import type { TopicWish } from '../follow-up/wishes.ts'
import type { Part } from './read-parts.ts'

/** Creators that the conversation spoke of, and what is wanted of them. */
interface Referred {
  readonly number: 'one' | 'all'
  readonly wants: 'like' | 'drop'
}

/**
 * Reads a word for creators that were spoken of, beside a word for likeness or refusal: "like her", "她不要". Undefined
 * for other words, and for those of a noun: "not her prices".
 * @param polarity the polarity that was heard before it.
 */
export function findReferred(
  parts: readonly Part[],
  place: number,
  polarity: TopicWish['polarity'] | undefined,
): Referred | undefined {
  const cue = parts[place]?.cue
  if (cue?.role !== 'spokenOf' && cue?.role !== 'pronoun') return undefined
  const number = cue.of === 'several' ? 'all' : 'one'
  const [before, after] = [findNear(parts, place, -1), findNear(parts, place, 1)]
  const isRefused = polarity === 'not' && isRefusal(before, 'before')
  if (cue.role === 'spokenOf') {
    if (cue.wants === 'drop') return belongsTo(after) ? undefined : { number, wants: 'drop' }
    return after?.cue?.role === 'property' ? undefined : { number, wants: isRefused ? 'drop' : 'like' }
  }
  if (belongsTo(after)) return undefined
  // "It" and "that" mean much else.
  if (cue.of === undefined && after !== undefined && !isRefusal(after, 'after')) return undefined
  if (isRefused || isRefusal(after, 'after')) return { number, wants: 'drop' }
  // "We like it" asks for nothing.
  if (cue.of === undefined) return undefined
  return isLike(before, 'before') || isLike(after, 'after') ? { number, wants: 'like' } : undefined
}

/** Finds the nearest part in one direction that is no function word. */
function findNear(parts: readonly Part[], start: number, step: 1 | -1): Part | undefined {
  for (let place = start + step; ; place += step) {
    const part = parts[place]
    if (!part || !isFiller(part)) return part
  }
}

const isFiller = ({ item, cue }: Part) =>
  item.kind !== 'like' && (cue?.role === 'filler' || (cue === undefined && item.kind === 'filler'))

const isLike = (part: Part | undefined, where: 'before' | 'after') =>
  part?.item.kind === 'like' && part.item.where === where

function isRefusal(part: Part | undefined, where: 'before' | 'after'): boolean {
  if (part?.cue?.role === 'polarity') return part.cue.polarity === 'not' && part.cue.where === where
  if (part?.cue?.role === 'open') return where === 'before'
  return part?.cue === undefined && part?.item.kind === 'not' && part.item.where === where
}

const nounKinds: ReadonlySet<Item['kind']> = new Set(['word', 'quoted', 'topic', 'place', 'platform', 'language'])
const nounRoles: ReadonlySet<string> = new Set(['property', 'ones', 'size', 'ordinal', 'rescale'])

/** Whether a word before this part belongs to it, as in "her prices", or this part speaks of it: "she is perfect". */
function belongsTo(part: Part | undefined): boolean {
  if (!part) return false
  if (part.cue?.role === 'smalltalk') return part.cue.about === 'praise'
  return part.cue === undefined ? nounKinds.has(part.item.kind) : nounRoles.has(part.cue.role)
}
