import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildSignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { refreshStatistics } from './message-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

test('the planner learns of the mails, and the embedded database removes the dead rows they left', async () => {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }, { email: 'tom@two.test' }])
  await startCampaign(kit.testApp, user, { kol_ids: ids })
  await kit.outreach.engine.drain()
  await refreshStatistics(database)
  const { rows } = await sql<{ mails: number; is_vacuumed: boolean }>`
    select reltuples as mails, relallvisible > 0 as is_vacuumed from pg_class where relname = 'messages'`.execute(
    database.kysely,
  )
  expect(rows).toEqual([{ mails: 2, is_vacuumed: database.embedded }])
})
