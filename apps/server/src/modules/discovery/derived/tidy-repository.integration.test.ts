import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  type CatalogueStatistics,
  readCatalogueStatistics,
} from '../../../database/distribution/catalogue-statistics.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import { tidyCatalogue } from './tidy-repository.ts'

const database = useTestDatabase()

/** Stores creators and waits for the database to have counted them, which it does with a delay. */
async function store(count: number): Promise<void> {
  const { changes: before } = await readStatistics()
  const creators = Array.from({ length: count }, () => ({ record: buildCreatorRecord({}) }))
  await storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: new Date() })
  await expect.poll(async () => (await readStatistics()).changes).toBeGreaterThanOrEqual(before + count)
}

async function readStatistics(): Promise<CatalogueStatistics> {
  await sql`select pg_stat_force_next_flush()`.execute(database.kysely)
  return readCatalogueStatistics(database.kysely)
}

/** Reads the planner's estimate of the number of creators. */
async function countKnown(): Promise<number> {
  return (await readStatistics()).estimate
}

test('the planner learns of many new creators, not of each', async () => {
  await store(100)
  await tidyCatalogue(database)
  expect(await countKnown()).toBe(100)
  await store(2)
  await tidyCatalogue(database)
  expect(await countKnown()).toBe(100)
  await store(8)
  await tidyCatalogue(database)
  expect(await countKnown()).toBe(110)
})

test.skipIf('socketDir' in getTestDatabaseTarget())(
  'the planner learns of them later while an index is built',
  async () => {
    await sql`analyze creators`.execute(database.kysely)
    await store(100)
    await database.kysely.transaction().execute(async (building) => {
      await sql`lock table creators in share update exclusive mode`.execute(building)
      await database.kysely.transaction().execute(async (kysely) => {
        await sql`set local lock_timeout = '1s'`.execute(kysely)
        await tidyCatalogue({ ...database, kysely })
      })
    })
    expect(await countKnown()).toBe(0)
    await tidyCatalogue(database)
    expect(await countKnown()).toBe(100)
  },
)
