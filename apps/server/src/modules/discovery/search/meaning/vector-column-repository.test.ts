import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readDimension } from '../../../../database/schema/vector-schema.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { buildVectorIndexes, changeDimension, isComparable, readVectorColumn } from './vector-column-repository.ts'

const database = useTestDatabase()
const vector = Float32Array.from({ length: 512 }, (_, axis) => (axis === 0 ? 1 : 0))

const store = (vectorModel: string) =>
  storeCreators(database.kysely, [{ record: buildCreatorRecord(), vector }], {
    ...{ source: 'import', erasures: testErasures, now: new Date(), vectorModel },
  })

describe('stored vectors', () => {
  it('are described by their dimension and their models', async () => {
    expect(await readVectorColumn(database)).toEqual({ dimension: 512, models: [], isIndexed: true })
    await store('model-b')
    await store('model-a')
    expect(await readVectorColumn(database)).toMatchObject({ models: ['model-a', 'model-b'] })
  })

  it.each([
    ['of the same model and dimension', {}, true],
    ['of another dimension', { dimension: 384 }, false],
    ['of another model', { models: ['model-b', 'model-b'] }, false],
    ['of two models', { models: ['model-a', 'model-b'] }, false],
    ['without a complete index', { isIndexed: false }, false],
    ['of no model yet', { models: [] }, true],
  ])('%s: are they compared with vectors of a model?', (_what, change, expected) => {
    const column = { dimension: 512, models: ['model-a', 'model-a'], isIndexed: true, ...change }
    expect(isComparable(column, { model: 'model-a', dimension: 512 })).toBe(expected)
  })
})

describe('the change to another dimension', () => {
  it('waits until no row counts as embedded by the model', async () => {
    await store('model-a')
    expect(await changeDimension(database.kysely, { model: 'model-a', dimension: 384 })).toBe(false)
    expect(await readDimension(database.kysely)).toBe(512)
  })

  it.skipIf(database.embedded)('is put off while a long transaction would have searches wait behind it', async () => {
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`select 1 from creators`.execute(transaction)
      expect(await changeDimension(database.kysely, { model: 'model-a', dimension: 384 })).toBe(false)
    })
    expect(await readDimension(database.kysely)).toBe(512)
  })
})

it.skipIf(database.embedded)('the index of vectors is built by one of several servers', async () => {
  const markInvalid = (isValid: boolean) =>
    database.pool.query('update pg_index set indisvalid = $1 where indexrelid = $2::regclass', [
      isValid,
      'creators_meaning',
    ])
  const readOid = async () => (await database.pool.query("select 'creators_meaning'::regclass::oid as oid")).rows
  const before = await readOid()
  await markInvalid(false)
  const built = await Promise.all([1, 2, 3].map(() => buildVectorIndexes(database)))
  expect(built).toHaveLength(3)
  expect(await readOid()).not.toEqual(before)
  expect(await readVectorColumn(database)).toMatchObject({ isIndexed: true })
  const after = await readOid()
  await buildVectorIndexes(database)
  expect(await readOid()).toEqual(after)
})

it.skipIf(database.embedded)(
  'meaning is compared while the index of a platform is missing, and that is built',
  async () => {
    await database.pool.query('drop index creators_meaning_tiktok')
    expect(await readVectorColumn(database)).toMatchObject({ isIndexed: true })
    await buildVectorIndexes(database)
    const { rows } = await database.pool.query(
      "select pg_get_indexdef(indexrelid) as definition from pg_index where indexrelid = to_regclass('creators_meaning_tiktok')",
    )
    expect(rows).toEqual([{ definition: expect.stringContaining("WHERE (platform = 'tiktok'::text)") }])
  },
)
