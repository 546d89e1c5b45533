import { invitationStates } from '@troupe/contract/invitations'
import { expect, it } from 'vitest'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { count, list } from './invitation-repository.ts'
import { toInvitationState } from './invitation-state.ts'

const database = useTestDatabase()
const db = database.kysely
const { testApp } = useTestOnboarding(database)

it('finds by state exactly the invitations in it, whatever their history', async () => {
  const { id: workspaceId } = (await buildSignedInUser(testApp)).user
  const now = testApp.clock.now()
  const earlier = new Date(now.getTime() - 1000)
  const later = new Date(now.getTime() + 1000)
  const halves = <Value>(value: Value): (Value | null)[] => [null, value]
  const rows = halves(earlier).flatMap((used_at) =>
    halves(earlier).flatMap((declined_at) =>
      halves(earlier).flatMap((revoked_at) =>
        halves(earlier).flatMap((sent_at) =>
          halves('refused').flatMap((failure) =>
            [earlier, now, later].map((expires_at) => ({
              used_at,
              declined_at,
              revoked_at,
              sent_at,
              failure,
              expires_at,
            })),
          ),
        ),
      ),
    ),
  )
  const common = { workspace_id: workspaceId, message: '', send_after: now, created_at: now }
  await db
    .insertInto('invitations')
    .values(rows.map((row, number) => ({ ...common, ...row, email: `${number}@one.test` })))
    .execute()

  let found = 0
  for (const state of invitationStates) {
    const search = { workspaceId, query: '', state, creatorId: undefined, now }
    const listed = await list(db, search, { limit: 1000, offset: 0 })
    expect(listed.map((row) => toInvitationState(row, now))).toEqual(listed.map(() => state))
    expect(await count(db, search)).toBe(listed.length)
    expect(listed.length).toBeGreaterThan(0)
    found += listed.length
  }
  expect(found).toBe(rows.length)
})
