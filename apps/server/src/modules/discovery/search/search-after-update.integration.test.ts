import { discoveryEndpoints } from '@troupe/contract/discovery'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../../database/migrate.ts'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { listOldSchemas } from '../../../testing/releases/old-schemas.ts'
import { dropTables, makeOldTables, useScratchDatabase } from '../../../testing/scratch-database.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { buildTestApp, patientWaits } from '../../../testing/test-app.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery } from '../discovery.ts'
import { toSearchFields } from './analysis/search-fields.ts'

const scratch = useScratchDatabase()
const encoder = createBuiltInEncoder()
afterAll(() => encoder.close())

it('finds creators that were stored before the tables got their present form', async () => {
  const database = scratch.get()
  await dropTables(database)
  const old = listOldSchemas().find(({ commit }) => commit === 'd9c1dc6') ?? expect.fail('there is none')
  await makeOldTables(database, old)
  const texts = { title: 'Mara Bakes', handle: 'marabakes', description: 'Vegan cakes and sourdough' }
  const fields = toSearchFields(texts)
  await database.pool.query(
    `insert into creators (platform, channel_id, title, handle, description, keywords, verified, content_categories, source,
      fetched_at, name_key, terms, term_count, content_hash)
    values ('youtube', 'channel-1', $1, $2, $3, '{}', false, '{}', 'import', now(), $4, $5, $6, $7)`,
    [...Object.values(texts), fields.name_key, fields.terms, fields.term_count, fields.content_hash],
  )
  await database.pool.query('insert into catalogue_statistics values (true, 1, 5, now())')

  await migrate(database.kysely)
  const { rows: next } = await database.pool.query(
    "insert into channels (platform, channel_id) values ('youtube', 'channel-2') returning id",
  )
  expect(next).toEqual([{ id: 2 }])
  await database.pool.query("delete from channels where channel_id = 'channel-2'")
  const testApp = await buildTestApp(database, {
    endpoints: (parts) =>
      createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits }).endpoints,
  })
  const { accessToken } = await buildSignedInUser(testApp)
  const answer = await post(testApp, '/api/kols/hybrid-search', {
    body: { query_text: 'vegan cake' },
    token: accessToken,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { results } = discoveryEndpoints.hybridSearch.response.parse(answer.json())
  expect(results.map(({ title }) => title)).toEqual(['Mara Bakes'])
  await testApp.app.close()
})
