import { expect, test } from 'vitest'
import { type InvitableCreator, nameLeftOut, planInvitations } from './plan-invitations.ts'

function makeInvitable(parts: Partial<InvitableCreator>): InvitableCreator {
  return { id: '1', title: 'Ada', handle: 'ada', email: 'ada@example.test', confirmed_at: null, ...parts }
}

test('creators with an address are invited; of several channels with one address the first', () => {
  const plan = planInvitations([
    makeInvitable({ id: '1' }),
    makeInvitable({ id: '2', email: 'Ada@Example.test' }),
    makeInvitable({ id: '3', email: 'bo@example.test' }),
  ])
  expect(plan.invited.map(({ id }) => id)).toEqual(['1', '3'])
  expect(plan.leftOut).toEqual([{ key: '2', name: 'Ada', reason: 'same_address' }])
})

test('a channel is invited whose address another one has that is registered already', () => {
  const creators = [makeInvitable({ id: '1', confirmed_at: '2026-01-01T00:00:00.000Z' }), makeInvitable({ id: '2' })]
  for (const order of [creators, creators.toReversed()]) {
    expect(planInvitations(order).invited.map(({ id }) => id)).toEqual(['2'])
  }
})

test('creators without an address or already registered are left out with the reason', () => {
  const plan = planInvitations([
    makeInvitable({ id: '1', email: null }),
    makeInvitable({ id: '2', title: '', handle: 'bo', confirmed_at: '2026-01-01T00:00:00.000Z' }),
  ])
  expect(plan.invited).toEqual([])
  expect(plan.leftOut).toEqual([
    { key: '1', name: 'Ada', reason: 'no_email' },
    { key: '2', name: 'bo', reason: 'already_registered' },
  ])
})

test('creators skipped by the server are named by title or address', () => {
  const leftOut = nameLeftOut(
    [
      { creator_id: '1', email: 'ada@example.test', reason: 'already_invited' },
      { creator_id: null, email: 'bo@example.test', reason: 'declined' },
    ],
    [makeInvitable({ id: '1' })],
  )
  expect(leftOut.map(({ name }) => name)).toEqual(['Ada', 'bo@example.test'])
})
