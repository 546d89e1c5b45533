import { maxPersonChannels, type PersonReason } from '@troupe/contract/creators'
import type { PersonLink } from './prove-persons.ts'

/** A user's statement whether two channels belong to one person. */
export interface PersonStatement {
  readonly creator_id: number
  readonly other_id: number
  readonly is_same: boolean
}

/** The channels of one person, and why each of them is the same person's as another one. */
export type ChannelGroup = ReadonlyMap<number, ReadonlySet<PersonReason>>

/**
 * Groups channels by person. The user's statements come first: two channels that the user keeps apart are never in one
 * group, whatever connects them. The result does not depend on the order of the input.
 * @returns the groups of two or more channels.
 */
export function groupChannels(statements: readonly PersonStatement[], proofs: readonly PersonLink[]): ChannelGroup[] {
  const apart = new Set(
    statements.filter(({ is_same }) => !is_same).map((pair) => toKey(pair.creator_id, pair.other_id)),
  )
  const stated = statements
    .filter(({ is_same }) => is_same)
    .map(({ creator_id, other_id }): PersonLink => ({ ids: [creator_id, other_id], reason: 'by_hand' }))
  const groups = new Map<number, Map<number, Set<PersonReason>>>()
  const getGroup = (id: number) => groups.get(id) ?? new Map([[id, new Set<PersonReason>()]])
  for (const { ids, reason } of [...stated.sort(compare), ...proofs.toSorted(compare)]) {
    const [first, second] = [getGroup(ids[0]), getGroup(ids[1])]
    if (first !== second && !canMerge(first, second, apart)) continue
    const merged = first === second ? first : new Map([...first, ...second])
    for (const id of ids) merged.get(id)?.add(reason)
    for (const id of merged.keys()) groups.set(id, merged)
  }
  return [...new Set(groups.values())]
}

type Members = ReadonlyMap<number, unknown>

function canMerge(first: Members, second: Members, apart: ReadonlySet<string>): boolean {
  if (first.size + second.size > maxPersonChannels) return false
  return ![...first.keys()].some((id) => [...second.keys()].some((other) => apart.has(toKey(id, other))))
}

const toKey = (id: number, other: number) => `${Math.min(id, other)} ${Math.max(id, other)}`

function compare({ ids: [first, second] }: PersonLink, { ids: [third, fourth] }: PersonLink): number {
  return first - third || second - fourth
}
