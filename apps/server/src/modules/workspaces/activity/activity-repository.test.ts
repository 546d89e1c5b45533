import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestWorkspaces } from '../../../testing/calls/workspace-calls.ts'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { list } from './activity-repository.ts'

const database = useTestDatabase()
const kit = useTestWorkspaces(database)

it('ends the last day at midnight in UTC, also where clocks change in the time zone of the database', async () => {
  const { id } = (await buildSignedInUser(kit.testApp)).user
  const entry = { workspace_id: id, actor_id: id, action: 'search.saved' } as const
  const times = ['2030-03-31T23:30:00Z', '2030-04-01T00:00:00Z'].map((at) => new Date(at))
  await database.kysely
    .insertInto('workspace_activities')
    .values(times.map((at) => ({ ...entry, at })))
    .execute()
  const found = await database.kysely.transaction().execute(async (db) => {
    await sql`set local timezone = 'Europe/Berlin'`.execute(db)
    return list(db, { workspaceId: id, filter: { to: '2030-03-31' }, limit: 10 })
  })
  expect(found.map(({ at }) => at)).toEqual(times.slice(0, 1))
})
