import { type RawBuilder, sql } from 'kysely'
import { describe, expect, inject, it, test } from 'vitest'
import { storeCreators } from '../../modules/discovery/catalogue/storing/store-creators.ts'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { keepPlan } from '../plans/kept-plans.ts'
import { estimateRows, onEachPart, ownIds, partSuffix, toLiteral } from './on-each-part.ts'

const database = useTestDatabase()
const now = new Date('2026-11-27T01:02:03.456Z')

async function store(count: number) {
  const records = Array.from({ length: count }, () => ({ record: buildCreatorRecord() }))
  await storeCreators(database.kysely, records, { source: 'import', erasures: testErasures, now })
}

it('runs a statement on each part, which together have all creators', async () => {
  await store(40)
  const parts = await onEachPart<number[]>(
    database.kysely,
    sql`select coalesce(json_agg(id order by id), '[]') from creators where id <> ${1}`,
  )
  expect(parts).toHaveLength(inject('isDivided') ? 4 : 1)
  const rows = await database.kysely.selectFrom('creators').select('id').where('id', '<>', 1).orderBy('id').execute()
  expect(parts.flat().toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id))
})

it.runIf(inject('isDivided'))('asks the parts directly while all answer', async () => {
  await store(20)
  const ask = () => onEachPart<number>(database.kysely, sql`select to_json(count(*)) from creators`)
  const counts = await ask()
  await sql`alter function on_each_part rename to on_each_part_away`.execute(database.kysely)
  const directly = await ask().finally(() =>
    sql`alter function on_each_part_away rename to on_each_part`.execute(database.kysely),
  )
  expect(directly.toSorted()).toEqual(counts.toSorted())
})

describe('a statement whose plan is kept', () => {
  const sum = (value: number, text = 1) =>
    onEachPart<number>(database.kysely, sql`select ${keepPlan} to_json(${sql.lit(text)} + ${value}::integer)`)

  it('gets other values each time, which are never a part of its text', async () => {
    for (const value of ['$suffix', '$parts', '$1', "') or true; --", "O'Reilly \\"]) {
      const parts = await onEachPart<unknown[]>(
        database.kysely,
        sql`select ${keepPlan} json_build_array(${value}::text, to_regclass('creators' || ${partSuffix}) is not null)`,
      )
      for (const part of parts) expect(part).toEqual([value, true])
    }
  })

  it('is one of more than a connection keeps', async () => {
    for (let text = 0; text < 70; text++) expect(new Set(await sum(2, text))).toEqual(new Set([text + 2]))
    expect(new Set(await sum(3, 69))).toEqual(new Set([72]))
  })

  it.runIf(inject('isDivided'))('is planned once, for all values', async () => {
    await sum(1)
    const plans = await onEachPart<{ kept: number; others: number }>(
      database.kysely,
      sql`select json_build_object('kept', coalesce(sum(generic_plans), 0), 'others', coalesce(sum(custom_plans), 0))
        from pg_prepared_statements`,
    )
    expect(Math.max(...plans.map(({ kept }) => kept))).toBeGreaterThan(0)
    expect(Math.max(...plans.map(({ others }) => others))).toBe(0)
  })

  it.runIf(inject('isDivided'))('runs on nodes that have the functions of an earlier version', async () => {
    const rename = (from: string, to: string) =>
      sql`alter function ${sql.raw(`division.${from}(bigint, text, text)`)} rename to ${sql.id(to)}`.execute(
        database.kysely,
      )
    await sum(1)
    await rename('kept_on_part', 'kept_on_part_away')
    const sums = await sum(4).finally(() => rename('kept_on_part_away', 'kept_on_part'))
    expect(sums).toEqual([5, 5, 5, 5])
  })
})

it('reads what belongs to the creators of a part', async () => {
  await store(20)
  const parts = await onEachPart<number>(
    database.kysely,
    sql`select to_json(count(*)) from creators join creator_snapshots on creator_id = id`,
  )
  const { count } = await database.kysely
    .selectFrom('creator_snapshots')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(count)
})

it('names the index of a part', async () => {
  await store(1)
  const parts = await onEachPart<boolean>(
    database.kysely,
    sql`select to_json(to_regclass('creators_words' || ${partSuffix}) is not null)`,
  )
  expect(new Set(parts)).toEqual(new Set([true]))
})

it('lets a part look for its own ids, and for those that any part may have', async () => {
  await store(40)
  const list = async (ids: RawBuilder<unknown>) => {
    const parts = await onEachPart<{ part: string; ids: number[] }>(
      database.kysely,
      sql`select json_build_object('part', ${partSuffix}, 'ids', array(select unnest(${ids}::bigint[]) order by 1))`,
    )
    return new Map(parts.map(({ part, ids }) => [part, ids]))
  }
  const stored = await list(sql`array(select id from creators)`)
  const partOf = new Map([...stored].flatMap(([part, ids]) => ids.map((id) => [id, part])))
  const ids = [...partOf.keys()]
  expect(await list(ownIds(ids, partOf))).toEqual(stored)
  const [unknown = 0] = ids
  partOf.delete(unknown)
  const withUnknown = (own: number[]) => [...new Set([unknown, ...own])].toSorted((one, other) => one - other)
  expect(await list(ownIds(ids, partOf))).toEqual(new Map([...stored].map(([part, own]) => [part, withUnknown(own)])))
  const renamed = new Map(ids.map((id) => [id, '_0']))
  for (const found of (await list(ownIds(ids, renamed))).values())
    expect(found).toEqual(ids.toSorted((one, other) => one - other))
})

it('estimates rows by the statistics of all parts', async () => {
  await store(200)
  await sql`analyze creators`.execute(database.kysely)
  expect(await estimateRows(database.kysely, sql`select 1 from creators`)).toBe(200)
  expect(await estimateRows(database.kysely, sql`select 1 from creators where id < ${0}`)).toBeLessThan(20)
})

test.each([
  ["O'Reilly \\ $1 $0 :a", 'text'],
  [['a,b', '"c"', 'd\\', '', ' null ', 'NULL', '{}', '中文'], 'text[]'],
  [[1, 2.5, -3], 'float8[]'],
  [-1.5e300, 'float8'],
  [true, 'boolean'],
  [null, 'text'],
  [[null, 'x'], 'text[]'],
])('the value %j is what it would be as a value of its own', async (value, type) => {
  const [part] = await onEachPart(database.kysely, sql`select json_build_array(${value}::${sql.raw(type)})`)
  const { rows } = await sql<{ own: unknown }>`
    select json_build_array(${value}::${sql.raw(type)}) as own`.execute(database.kysely)
  expect(part).toEqual(rows[0]?.own)
})

test('times are values, and what has no text is refused', async () => {
  const [part] = await onEachPart(database.kysely, sql`select to_json(${now}::timestamptz at time zone 'UTC')`)
  expect(part).toBe('2026-11-27T01:02:03.456')
  expect(() => toLiteral({})).toThrow(/object/)
})
