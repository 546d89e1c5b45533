import { maxPersonChannels } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { groupChannels, type PersonStatement } from './group-channels.ts'
import type { PersonLink } from './prove-persons.ts'

const same = (creator_id: number, other_id: number): PersonStatement => ({ creator_id, other_id, is_same: true })
const apart = (creator_id: number, other_id: number): PersonStatement => ({ creator_id, other_id, is_same: false })
const proof = (first: number, second: number): PersonLink => ({ ids: [first, second], reason: 'named_each_other' })
const group = (statements: PersonStatement[], proofs: PersonLink[] = []) =>
  groupChannels(statements, proofs).map((members) => [...members.keys()].sort((one, two) => one - two))

describe('channels of one person', () => {
  test('are connected by statements and proofs, also through a third channel', () => {
    expect(group([same(1, 2)], [proof(2, 3), proof(7, 8)])).toEqual([
      [1, 2, 3],
      [7, 8],
    ])
  })

  test('have all reasons that connect them', () => {
    const [members] = groupChannels([same(1, 2)], [proof(1, 2), proof(2, 3)])
    expect([...(members?.get(2) ?? [])]).toEqual(['by_hand', 'named_each_other'])
    expect([...(members?.get(3) ?? [])]).toEqual(['named_each_other'])
  })

  test('are never those that the user keeps apart, though both are proved to be a third one’s', () => {
    expect(group([apart(1, 2)], [proof(1, 2)])).toEqual([])
    expect(group([apart(1, 2)], [proof(1, 3), proof(2, 3)])).toEqual([[1, 3]])
    expect(group([apart(1, 2), same(2, 3)], [proof(1, 3)])).toEqual([[2, 3]])
  })

  test('are at most ten', () => {
    const proofs = Array.from({ length: 20 }, (_, index) => proof(index + 1, index + 2))
    expect(group([], proofs)[0]).toHaveLength(maxPersonChannels)
  })
})
