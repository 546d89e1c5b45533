import type { CreatorRecord } from '@troupe/contract/creators'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { StoreTogether } from './store-together.ts'

const database = useTestDatabase()
const options = {
  source: 'import',
  erasures: testErasures,
  now: new Date('2030-03-01T09:00:00Z'),
  workspaceId: undefined,
} as const
const build = (channel_id: string, given: Partial<CreatorRecord> = {}) => ({
  record: buildCreatorRecord({ channel_id, ...given }),
})

/** Lists the channel ids of the creators that were stored together, by transaction. */
async function listTransactions(): Promise<string[][]> {
  const { rows } = await sql<{ channel_ids: string[] }>`
    select array_agg(channel_id order by channel_id) as channel_ids from creators group by updated_at order by min(id)`.execute(
    database.kysely,
  )
  return rows.map(({ channel_ids }) => channel_ids)
}

async function readIds(...channelIds: string[]): Promise<number[]> {
  const rows = await database.kysely
    .selectFrom('creators')
    .select(['id', 'channel_id'])
    .where('channel_id', 'in', channelIds)
    .execute()
  const ids = new Map(rows.map(({ id, channel_id }) => [channel_id, id]))
  return channelIds.flatMap((channelId) => ids.get(channelId) ?? [])
}

describe('creators that arrive while others are being stored', () => {
  it('are stored in one batch, and each caller gets its own result', async () => {
    await new StoreTogether(database.kysely).store([build('known')], options)
    const storing = new StoreTogether(database.kysely)
    const [first, second, third] = await Promise.all([
      storing.store([build('a')], options),
      storing.store([build('b'), build('known')], options),
      storing.store([build('c'), build('d')], options),
    ])
    expect(first).toEqual({ ids: await readIds('a'), created: 1 })
    expect(second).toEqual({ ids: await readIds('b', 'known'), created: 1 })
    expect(third).toEqual({ ids: await readIds('c', 'd'), created: 2 })
    expect(await listTransactions()).toContainEqual(['b', 'c', 'd', 'known'])
  })

  it('are stored separately for another source or another user', async () => {
    const storing = new StoreTogether(database.kysely)
    await Promise.all([
      storing.store([build('a')], options),
      storing.store([build('b')], { ...options, workspaceId: '00000000-0000-7000-8000-000000000001' }),
      storing.store([build('c')], { ...options, source: 'youtube' }),
    ])
    expect((await listTransactions()).toSorted()).toEqual([['a'], ['b'], ['c']])
  })

  it('do not fail because of an invalid record in the same batch', async () => {
    const storing = new StoreTogether(database.kysely)
    const beyondAnyColumn = 1e30
    const [first, wrong, last] = await Promise.allSettled([
      storing.store([build('a')], options),
      storing.store([build('wrong', { subscribers: beyondAnyColumn })], options),
      storing.store([build('b')], options),
    ])
    expect([first?.status, wrong?.status, last?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await readIds('a', 'b')).toHaveLength(2)
    expect(await readIds('wrong')).toEqual([])
    expect((await storing.store([build('later')], options)).created).toBe(1)
  })
})

describe('a creator stored a moment ago', () => {
  const creator = build('known', { title: 'Anna', subscribers: 1000 })
  const read = () =>
    database.kysely
      .selectFrom('creators')
      .select(['id', 'title', 'subscribers', 'fetched_at', sql<string>`xmin::text`.as('version')])
      .orderBy('id')
      .executeTakeFirstOrThrow()

  it('is not written again when nothing has changed', async () => {
    const storing = new StoreTogether(database.kysely)
    const first = await storing.store([creator], options)
    const written = await read()
    const again = { record: { ...creator.record, fetched_at: '2030-03-01T09:05:00.000Z' } }
    expect(await storing.store([again, build('other')], options)).toEqual({
      ids: [...first.ids, ...(await readIds('other'))],
      created: 1,
    })
    expect(await read()).toEqual(written)
  })

  it('is written again when a value differs, and after ten minutes', async () => {
    const storing = new StoreTogether(database.kysely)
    await storing.store([creator], options)
    await storing.store([build('known', { title: 'Anna', subscribers: 1001 })], options)
    const changed = await read()
    expect(changed.subscribers).toBe(1001)
    const later = new Date(options.now.getTime() + 11 * 60_000)
    await storing.store([build('known', { title: 'Anna', subscribers: 1001 })], { ...options, now: later })
    expect((await read()).fetched_at).toEqual(later)
  })

  it('is written again when the row was changed or deleted in between', async () => {
    const storing = new StoreTogether(database.kysely)
    await storing.store([creator], options)
    await database.kysely.updateTable('creators').set({ title: 'Changed by a list' }).execute()
    await storing.store([creator], options)
    expect((await read()).title).toBe('Anna')
    await database.kysely.deleteFrom('channels').execute()
    await database.kysely.deleteFrom('creators').execute()
    expect((await storing.store([creator], options)).created).toBe(1)
    expect(await readIds('known')).toHaveLength(1)
  })
})
