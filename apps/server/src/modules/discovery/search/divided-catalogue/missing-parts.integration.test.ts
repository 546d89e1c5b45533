import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { discoveryEndpoints, type HybridSearchResponse, type SearchPage } from '@troupe/contract/discovery'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { isPartUnreachable } from '../../../../database/outages/connection-failure.ts'
import { createBuiltInEncoder } from '../../../../integrations/language/built-in-encoder.ts'
import { cutOffWorker } from '../../../../testing/citus/cut-off-worker.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../../testing/test-app.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { eraseCreator } from '../../catalogue/erasing/erase-creator.ts'
import { createDiscovery, type Discovery } from '../../discovery.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
const { kysely: db } = database
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits })
    return discovery.endpoints
  },
})
let user: SignedInUser
let bringBack = async () => {}

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})
afterEach(async () => {
  await bringBack()
  bringBack = async () => {}
})
afterAll(() => encoder.close())

const count = 24

const storeBaker = (number: number) =>
  discovery.storeCreators(
    [
      {
        record: buildCreatorRecord({
          channel_id: `baker-${number}`,
          title: `Baker ${number}`,
          description: 'vegan cakes',
        }),
      },
    ],
    { source: 'import' },
  )

async function storeBakers(): Promise<void> {
  for (let number = 0; number < count; number++) await storeBaker(number)
}

const send = (body: object) =>
  post(testApp, discoveryEndpoints.hybridSearch.path, { body: { result_limit: 100, ...body }, token: user.accessToken })

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await send(body)
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

async function readNext(cursor: string): Promise<SearchPage> {
  const answer = await testApp.app.inject({
    url: `${discoveryEndpoints.nextResults.path}?cursor=${cursor}`,
    headers: { authorization: `Bearer ${user.accessToken}` },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.nextResults.response.parse(answer.json())
}

const listIds = ({ results }: HybridSearchResponse) => results.map(({ id }) => Number(id)).toSorted((a, b) => a - b)

/** Lists the creators of the parts that lie on workers which can be reached. */
async function listReachable(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from channels where get_shard_id_for_distribution_column('creators', id) in (
      select shardid from pg_dist_shard_placement where nodeport <> 1) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function cutOff(): Promise<{ reachable: number[]; unreachable: number[] }> {
  bringBack = await cutOffWorker(db)
  const reachable = await listReachable()
  const all = await sql<{ id: number }>`select id from channels order by id`.execute(db)
  const unreachable = all.rows.flatMap(({ id }) => (reachable.includes(id) ? [] : [id]))
  expect(Math.min(reachable.length, unreachable.length)).toBeGreaterThan(0)
  return { reachable, unreachable }
}

/** Runs the work, and returns whether it was done; otherwise it has to have failed because of a part. */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    expect(isPartUnreachable(error), String(error)).toBe(true)
    return false
  }
}

describe.runIf(inject('isDivided'))('while a worker is away', () => {
  test.each([
    ['words and meaning', { query_text: 'vegan cakes' }],
    ['nothing but filters', { query_text: '', subscribers_min: 0 }],
    ['a name', { query_text: 'Baker 3' }],
    ['words that nobody has', { query_text: 'vegan kakes' }],
    ['another language', { query_text: 'vegane Kuchen backen' }],
  ])('a search by %s finds the others and says that a part is missing', async (_, body) => {
    await storeBakers()
    const before = await search(body)
    expect(before.missing_parts).toBeUndefined()
    const { reachable } = await cutOff()
    const incomplete = await search(body)
    expect(incomplete.missing_parts).toEqual({ missing: 2, all: 4 })
    expect(listIds(incomplete).every((id) => reachable.includes(id))).toBe(true)
    if (body.query_text === 'vegan cakes') {
      expect(listIds(incomplete)).toEqual(reachable)
      expect(incomplete.count).toEqual({ value: reachable.length, is_more: false })
    }
    await bringBack()
    const after = await search(body)
    expect(after.missing_parts).toBeUndefined()
    expect(listIds(after)).toEqual(listIds(before))
  })

  test.each(['followers', 'engagement', 'price', 'newest'])(
    'a search in the order %s lists the others in this order and says that a part is missing',
    async (sort) => {
      const figures = [null, 5000, 300, 5000]
      const records = Array.from({ length: count }, (_, number) => ({
        record: buildCreatorRecord({
          description: 'vegan cakes',
          subscribers: figures[number % figures.length] ?? undefined,
          engagement_rate: figures[number % figures.length] === null ? undefined : (number % 3) / 100,
        }),
      }))
      await discovery.storeCreators(records, { source: 'import' })
      const body = { query_text: 'vegan cakes', sort, result_limit: 12 }
      const listInOrder = ({ results }: HybridSearchResponse) => results.map(({ id }) => Number(id))
      const complete = listInOrder(await search({ ...body, result_limit: 100 }))
      const { reachable } = await cutOff()
      const incomplete = await search(body)
      expect(incomplete.missing_parts).toEqual({ missing: 2, all: 4 })
      expect(listInOrder(incomplete)).toEqual(complete.filter((id) => reachable.includes(id)).slice(0, 12))
    },
  )

  test.each(['relevance', 'newest'])(
    'further pages in the order %s list the others, and say so to the end',
    async (sort) => {
      await storeBakers()
      const first = await search({ query_text: 'vegan cakes', sort, result_limit: 4 })
      expect(first.missing_parts).toBeUndefined()
      const { reachable } = await cutOff()
      const shown = first.results.map(({ id }) => Number(id))
      let cursor = first.cursor
      for (let page = 1; cursor; page++) {
        const next = await readNext(cursor)
        expect(next.missing_parts).toEqual({ missing: 2, all: 4 })
        shown.push(...next.results.map(({ id }) => Number(id)))
        if (page === 2) await bringBack()
        cursor = next.cursor
      }
      expect(new Set(shown).size).toBe(shown.length)
      const others = shown.slice(4)
      expect(others.every((id) => reachable.includes(id))).toBe(true)
      expect(shown).toEqual(expect.arrayContaining(reachable))
    },
  )

  test('what needs every part, or the part that is away, fails in words', async () => {
    await storeBakers()
    const { unreachable } = await cutOff()
    const alike = await send({ query_text: '', similar_to: [String(unreachable[0])] })
    expect(alike.json()).toMatchObject({ message_key: 'http.part_unreachable' })
    expect([alike.statusCode, alike.headers['retry-after']]).toEqual([503, '2'])
    const read = (id: number | undefined) =>
      testApp.app.inject({
        url: creatorProfileEndpoints.getProfile.path.replace(':id', String(id)),
        headers: { authorization: `Bearer ${user.accessToken}` },
      })
    expect((await read(unreachable[0])).json()).toMatchObject({
      detail: 'Part of the catalogue cannot be reached. Please try again later.',
    })
  })

  test('creators are not stored unless that is certain, and none is half stored', async () => {
    await storeBakers()
    await cutOff()
    const stored: number[] = []
    for (let number = count; number < count + 10; number++) {
      if (await isDone(() => storeBaker(number))) stored.push(number)
    }
    expect(stored.length).toBeLessThan(10)
    await bringBack()
    const listChannels = (table: 'channels' | 'creators') =>
      db.selectFrom(table).select(['id', 'channel_id']).orderBy('id').execute()
    const creators = await listChannels('creators')
    expect(creators).toEqual(await listChannels('channels'))
    const expected = [...Array.from({ length: count }, (_, number) => number), ...stored]
    expect(creators.map(({ channel_id }) => channel_id)).toEqual(expected.map((number) => `baker-${number}`))
    for (let number = count; number < count + 10; number++) expect(await isDone(() => storeBaker(number))).toBe(true)
    expect(await listChannels('creators')).toHaveLength(count + 10)
  })

  test('creators of its parts are not erased, others are, and none is half erased', async () => {
    await storeBakers()
    const { reachable, unreachable } = await cutOff()
    const erase = (id: number) =>
      db
        .transaction()
        .execute((transaction) =>
          eraseCreator(
            transaction,
            { erasures: testErasures, forget: [] },
            { id, emails: [], now: testApp.clock.now() },
          ),
        )
    for (const id of reachable.slice(0, 3)) expect(await isDone(() => erase(id))).toBe(true)
    for (const id of unreachable.slice(0, 3)) expect(await isDone(() => erase(id))).toBe(false)
    await bringBack()
    const channels = await db.selectFrom('channels').select('id').orderBy('id').execute()
    const creators = await db.selectFrom('creators').select('id').orderBy('id').execute()
    expect(creators).toEqual(channels)
    expect(creators).toHaveLength(count - 3)
    expect(await db.selectFrom('erasures').selectAll().execute()).not.toHaveLength(0)
    expect(await isDone(() => erase(unreachable[0] ?? 0))).toBe(true)
  })
})
