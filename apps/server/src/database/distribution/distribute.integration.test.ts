import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { sessionSettings } from '../extensions/session-settings.ts'
import { compareSchemas } from '../schema/compare-schemas.ts'
import { getExpectedSchema } from '../schema/expected-schema.ts'
import { readSchema } from '../schema/read-schema.ts'
import { describeDistribution } from './describe-distribution.ts'
import { distribute, prepareNodes, undistribute } from './distribute.ts'
import { DistributionError } from './distribution-error.ts'
import { findObstacle, readDistribution } from './read-distribution.ts'
import { partsPerWorker } from './set-session-settings.ts'

const database = useTestDatabase()
const isDivided = inject('isDivided')

describe.skipIf(isDivided)('a PostgreSQL without Citus', () => {
  test('is not divided, and the refusal says what is missing', async () => {
    await expect(distribute(database.kysely, 4)).rejects.toThrow(DistributionError)
    await expect(distribute(database.kysely, 4)).rejects.toThrow(/install it on each node/)
    await expect(undistribute(database.kysely)).rejects.toThrow(DistributionError)
  })
})

describe.runIf(isDivided)('a divided catalogue', () => {
  test('is brought together and divided again with all rows and the same schema', async () => {
    const records = Array.from({ length: 20 }, () => ({ record: buildCreatorRecord() }))
    await storeCreators(database.kysely, records, { source: 'import', erasures: testErasures, now: new Date() })
    const listRows = () => database.kysely.selectFrom('creators').select(['id', 'channel_id']).orderBy('id').execute()
    const before = await listRows()
    expect(before).toHaveLength(20)

    await undistribute(database.kysely)
    expect(await readDistribution(database.kysely)).toMatchObject({ shards: 0 })
    expect(await listRows()).toEqual(before)
    expect(
      compareSchemas(getExpectedSchema({ embedded: false }), await readSchema(database.kysely)).differences,
    ).toEqual([])

    await distribute(database.kysely, 4)
    expect(await readDistribution(database.kysely)).toMatchObject({ shards: 4, workers: 2 })
    expect(await listRows()).toEqual(before)
    await expect(distribute(database.kysely, 4)).rejects.toThrow(/divided already/)
  })
})

describe.runIf(isDivided)('the nodes', () => {
  test('are prepared with the functions of this version where an earlier one has divided the catalogue', async () => {
    const readFunction = () => sql`select prosrc from pg_proc where proname = 'on_each_part'`.execute(database.kysely)
    const { rows: current } = await readFunction()
    await sql`
      create or replace function on_each_part(statement text, plans boolean) returns setof json language sql
      as $$ select null::json $$`.execute(database.kysely)
    await sql`drop function division.kept_on_part(bigint, text, text)`.execute(database.kysely)
    await prepareNodes(database.kysely)
    expect((await readFunction()).rows).toEqual(current)
    const { rows } = await sql`select to_regproc('division.kept_on_part') as found`.execute(database.kysely)
    expect(rows).toEqual([{ found: 'division.kept_on_part' }])
  })

  test('start the sessions of parts with the settings of every connection of this product', async () => {
    const question = Object.keys(sessionSettings).map((name) => `'${name}', current_setting('${name}')`)
    // A function of vector makes its settings known.
    const command = `select json_build_object(${question.join(', ')}) from (select cast('[1]' as vector)) as loaded`
    const { rows } = await sql<{ success: boolean; result: string }>`
      select success, result from run_command_on_shards('creators', ${command})`.execute(database.kysely)
    expect(rows).toHaveLength(4)
    for (const { result } of rows) expect(JSON.parse(result)).toEqual(sessionSettings)
  })

  test('keep a connection for each part of a worker in a session', async () => {
    const { rows } = await sql<{ setting: string }>`
      select unnest(setconfig) as setting from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      where datname = current_database()`.execute(database.kysely)
    expect(rows).toContainEqual({ setting: `citus.max_cached_conns_per_worker=${partsPerWorker}` })
  })

  test('are listed with their parts', async () => {
    const lines: string[] = []
    for await (const line of describeDistribution(database.kysely)) lines.push(line)
    expect(lines).toEqual([
      expect.stringMatching(/^Citus [\d.-]+: the catalogue is divided into 4 parts\.$/),
      expect.stringMatching(/^\S+:\d+ {2}coordinator {2}answers {2}0 parts/),
      expect.stringMatching(/^\S+:\d+ {2}worker {2}answers {2}2 parts {2}[\d.,]+ MB$/),
      expect.stringMatching(/^\S+:\d+ {2}worker {2}answers {2}2 parts {2}[\d.,]+ MB$/),
    ])
  })
})

describe('what is in the way of dividing', () => {
  test.each([
    ['nothing where workers wait', { citus: '14.0-1', workers: 2, shards: 0, hasTables: true }, undefined],
    ['no worker', { citus: '14.0-1', workers: 0, shards: 0, hasTables: true }, /citus_add_node/],
    ['no table', { citus: '14.0-1', workers: 2, shards: 0, hasTables: false }, /start a server/],
    ['parts that there are', { citus: '14.0-1', workers: 2, shards: 8, hasTables: true }, /into 8 parts/],
  ])('is %s', (_, distribution, expected) => {
    const obstacle = findObstacle(distribution, 'whole')
    if (expected) expect(obstacle).toMatch(expected)
    else expect(obstacle).toBeUndefined()
  })

  test('is named as well where there is nothing to bring together', () => {
    expect(findObstacle({ citus: '14.0-1', workers: 2, shards: 0, hasTables: true }, 'divided')).toMatch(
      /whole already/,
    )
  })
})
