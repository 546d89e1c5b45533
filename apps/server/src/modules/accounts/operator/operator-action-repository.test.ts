import { AuditFilter } from '@troupe/contract/account/admin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { insert, list } from './operator-action-repository.ts'

const database = useTestDatabase()

it('ends the last day at midnight in UTC, also where clocks change in the time zone of the database', async () => {
  const action = { action: 'unlock', accountId: null, operator: 'ops', operatorId: null, detail: null } as const
  const times = ['2030-03-31T23:30:00Z', '2030-04-01T00:00:00Z'].map((at) => new Date(at))
  for (const at of times) await insert(database.kysely, { ...action, at })
  const found = await database.kysely.transaction().execute(async (db) => {
    await sql`set local timezone = 'Europe/Berlin'`.execute(db)
    return list(db, { filter: AuditFilter.parse({ to: '2030-03-31' }), limit: 10 })
  })
  expect(found.map(({ at }) => at)).toEqual(times.slice(0, 1))
})
