import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachPart, partSuffix } from '../../../database/distribution/on-each-part.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { listByIds, listSearched } from './found-creator-repository.ts'
import { storeCreators } from './storing/store-creators.ts'

const database = useTestDatabase()
const now = new Date('2026-11-27T01:02:03.456Z')

it('reads the same of each creator with and without its part', async () => {
  const records = Array.from({ length: 20 }, (_, number) => ({
    record: buildCreatorRecord({
      title: `Zoë "${number}" \\ 中文`,
      engagement_rate: number / 3,
      ...(number % 2 === 0 ? { last_posted_at: '2026-11-20T10:11:12.123Z' } : {}),
    }),
  }))
  await storeCreators(database.kysely, records, { source: 'import', erasures: testErasures, now })
  await sql`update creators set vanished_at = ${now}, confirmed_at = ${now}, expired_at = ${now}
    where id % 3 = 0`.execute(database.kysely)
  const parts = await onEachPart<{ part: string; ids: number[] }>(
    database.kysely,
    sql`select json_build_object('part', ${partSuffix}, 'ids', array(select id from creators))`,
  )
  const partOf = new Map(parts.flatMap(({ part, ids }) => ids.map((id) => [id, part])))
  const ids = [...partOf.keys()]
  const sort = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => one.id - other.id)
  const plain = sort(await listSearched(database.kysely, ids))
  expect(plain).toHaveLength(20)
  expect(plain.some(({ vanished_at }) => vanished_at instanceof Date)).toBe(true)
  expect(sort(await listSearched(database.kysely, ids, partOf))).toEqual(plain)
  partOf.delete(ids[0] ?? 0)
  expect(sort(await listSearched(database.kysely, ids, partOf))).toEqual(plain)
  expect(plain).toMatchObject(sort(await listByIds(database.kysely, ids)))
})
