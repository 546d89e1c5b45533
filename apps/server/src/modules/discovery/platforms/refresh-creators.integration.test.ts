import { randomUUID } from 'node:crypto'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorRecord } from '@troupe/contract/creators'
import { quote, say } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, test } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { silentLogger } from '../../../lib/logger.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import type { LivePlatform } from './live-platform.ts'
import { type PlatformClient, PlatformError, type ProfileReference, type QuotaState } from './platform-port.ts'
import { getPlatformStatus } from './platform-status.ts'
import { readAgain, readNamed, refreshDue, type UpkeepParts } from './refresh-creators.ts'

const database = useTestDatabase()
let clock: FakeClock
let asked: ProfileReference[]
beforeEach(() => {
  clock = new FakeClock('2030-03-01T09:00:00Z')
  asked = []
})

type Answer = (reference: ProfileReference) => CreatorRecord | undefined

/** Connects a platform that answers as the test says; everything else is the real product. */
function connect(
  answer: Answer,
  { mode = 'live', quota = [] as QuotaState[], platform = 'youtube' as Platform } = {},
): LivePlatform {
  const client: PlatformClient = {
    platform,
    search: () => Promise.reject(new Error('Nobody searches')),
    async fetchProfile(reference) {
      asked.push(reference)
      return answer(reference)
    },
    quota: async () => quota,
  }
  return { client, mode: mode === 'live' ? 'live' : 'stand_in' }
}

const toParts = (live: LivePlatform): UpkeepParts => ({
  database,
  clock,
  log: silentLogger,
  platforms: [live],
  references: [],
  erasures: testErasures,
  onStored: async () => {},
  traffic: { waitForQuiet: async () => {} },
  paceMs: 0,
})
const refresh = (live: LivePlatform) => refreshDue(toParts(live))

const whole: Partial<CreatorRecord> = { average_views: 10, subscribers: 100 }
const store = (given: Partial<CreatorRecord>, source: 'youtube' | 'import' | 'demo' = 'youtube') =>
  storeCreators(database.kysely, [{ record: buildCreatorRecord(given) }], {
    source,
    erasures: testErasures,
    now: clock.now(),
  })
const readAll = () => database.kysely.selectFrom('creators').selectAll().orderBy('id').execute()
const echo: Answer = ({ channelId, handle }) =>
  buildCreatorRecord({ channel_id: channelId ?? `id-of-${handle}`, handle, average_views: 20, subscribers: 200 })

describe('refreshing creators', () => {
  test('reads creators older than 29 days again, and leaves a snapshot', async () => {
    await store({ channel_id: 'old', ...whole })
    clock.advance(days(20))
    await store({ channel_id: 'young', ...whole })
    clock.advance(days(10))
    expect(await refresh(connect(echo))).toBe(false)
    expect(asked.map(({ channelId }) => channelId)).toEqual(['old'])
    const [old] = await readAll()
    expect(old).toMatchObject({ subscribers: 200, fetched_at: clock.now(), profile_read_at: clock.now() })
    const snapshots = await database.kysely.selectFrom('creator_snapshots').selectAll().orderBy('day').execute()
    expect(snapshots.filter(({ creator_id }) => creator_id === old?.id).map(({ subscribers }) => subscribers)).toEqual([
      100, 200,
    ])
  })

  test('completes creators that only a search has listed', async () => {
    await store({ channel_id: 'listed', subscribers: 5 })
    await refresh(connect(echo))
    expect(await readAll()).toMatchObject([{ average_views: 20 }])
    await refresh(connect(echo))
    expect(asked).toHaveLength(1)
  })

  test('begins with the most used creators', async () => {
    for (const channel_id of ['a', 'b', 'c']) await store({ channel_id, subscribers: 1 })
    const [, , third] = await readAll()
    await database.kysely
      .insertInto('creator_upkeep')
      .values({ creator_id: third?.id ?? 0, uses: 3, tried_at: null })
      .execute()
    await refresh(connect(echo))
    expect(asked[0]?.channelId).toBe('c')
  })

  test('marks vanished creators once, and keeps them', async () => {
    await store({ channel_id: 'gone' })
    await refresh(connect(() => undefined))
    const since = clock.now()
    clock.advance(days(2))
    await refresh(connect(() => undefined))
    expect(await readAll()).toMatchObject([{ channel_id: 'gone', vanished_at: since }])
    clock.advance(days(2))
    await refresh(connect(echo))
    expect(await readAll()).toMatchObject([{ vanished_at: null }])
  })

  test('asks for each creator once where two servers refresh at the same time', async () => {
    for (const channel_id of ['a', 'b', 'c', 'd']) await store({ channel_id })
    const live = connect(echo)
    await Promise.all([refresh(live), refresh(live)])
    expect(asked.map(({ channelId }) => channelId).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('leaves half of every allowance to users', async () => {
    await store({ channel_id: 'due' })
    const state = (used: number) => [{ name: quote('units'), used, limit: 100, resetsAt: clock.now() }]
    await refresh(connect(echo, { quota: state(50) }))
    expect(asked).toEqual([])
    await refresh(connect(echo, { quota: state(49) }))
    expect(asked).toHaveLength(1)
  })

  test('reads creators though the searches of the day are used up', async () => {
    await store({ channel_id: 'due' })
    const searches = { name: quote('searches'), used: 100, limit: 100, isForSearches: true, resetsAt: clock.now() }
    await refresh(connect(echo, { quota: [searches] }))
    expect(asked).toHaveLength(1)
  })

  test('asks for 50 outdated channels in a call, and for each of them once', async () => {
    const records = Array.from({ length: 120 }, (_, index) =>
      buildCreatorRecord({ channel_id: `channel-${index}`, handle: `handle-${index}`, ...whole }),
    )
    const options = { source: 'youtube', erasures: testErasures, now: clock.now() } as const
    await storeCreators(
      database.kysely,
      records.map((record) => ({ record })),
      options,
    )
    clock.advance(days(30))
    const calls: (readonly string[])[] = []
    const { client, ...live } = connect(() => {
      throw new PlatformError('youtube', 'unavailable', say('platform_error.timed_out', { platform: 'YouTube' }))
    })
    const fetchChannels = async (ids: readonly string[]) => {
      calls.push(ids)
      return ids.map((channel_id) => buildCreatorRecord({ channel_id, subscribers: 200 }))
    }
    await refresh({ ...live, client: { ...client, fetchChannels } })
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(new Set(calls.flat()).size).toBe(120)
    expect((await readAll()).every(({ subscribers }) => subscribers === 200)).toBe(true)
  })

  test('asks for each outdated channel once where two servers refresh at the same time', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `channel-${index}`)
    for (const channel_id of ids) await store({ channel_id, ...whole })
    clock.advance(days(30))
    const calls: (readonly string[])[] = []
    const { client, ...live } = connect(echo)
    const fetchChannels = async (wanted: readonly string[]) => {
      calls.push(wanted)
      return wanted.map((channel_id) => buildCreatorRecord({ channel_id, subscribers: 200 }))
    }
    const both = { ...live, client: { ...client, fetchChannels } }
    await Promise.all([refresh(both), refresh(both)])
    expect(calls.flat().toSorted()).toEqual(ids.toSorted())
    expect(asked.length).toBeGreaterThan(0)
  })

  test('stops at a platform that does not answer, and records why', async () => {
    for (const channel_id of ['a', 'b']) await store({ channel_id })
    const failing = connect(() => {
      throw new PlatformError('youtube', 'unavailable', say('platform_error.timed_out', { platform: 'YouTube' }))
    })
    await refresh(failing)
    expect(asked).toHaveLength(1)
    expect(await database.kysely.selectFrom('platform_states').selectAll().execute()).toMatchObject([
      { platform: 'youtube', last_error_kind: 'unavailable', last_error_message: 'YouTube did not answer in time' },
    ])
    expect(await getPlatformStatus({ database, platforms: [failing] })).toContainEqual(
      expect.objectContaining({
        platform: 'youtube',
        last_error: {
          kind: 'unavailable',
          message: 'YouTube did not answer in time',
          at: clock.now().toISOString(),
          message_key: 'platform_error.timed_out',
          message_params: { platform: 'YouTube' },
        },
      }),
    )
    // As a server of an earlier release writes it.
    await database.kysely.updateTable('platform_states').set({ last_error_message: 'YouTube is silent' }).execute()
    const [, , youtube] = await getPlatformStatus({ database, platforms: [failing] })
    expect(youtube?.last_error).toEqual({
      kind: 'unavailable',
      message: 'YouTube is silent',
      at: clock.now().toISOString(),
    })
  })

  test('continues after an unreadable answer about one creator, and retries that one a day later', async () => {
    for (const channel_id of ['bad', 'good']) await store({ channel_id })
    const live = connect((reference) => {
      if (reference.channelId === 'bad') throw new PlatformError('youtube', 'bad_answer', quote('Nonsense'))
      return echo(reference)
    })
    await refresh(live)
    await refresh(live)
    expect(asked.map(({ channelId }) => channelId)).toEqual(['bad', 'good'])
    clock.advance(days(1.1))
    await refresh(live)
    expect(asked).toHaveLength(3)
  })

  test('asks a stand-in for made-up creators only, and a platform for real ones only', async () => {
    await store({ channel_id: 'made-up' }, 'demo')
    await store({ channel_id: 'real' }, 'import')
    await refresh(connect(echo, { mode: 'stand_in' }))
    expect(asked.map(({ channelId }) => channelId)).toEqual(['made-up'])
    await refresh(connect(echo))
    expect(asked.map(({ channelId }) => channelId)).toEqual(['made-up', 'real'])
  })

  test('finds creators imported without an id by their handle', async () => {
    await store({ channel_id: '@mara', handle: 'mara', email: 'mara@bakes.test' }, 'import')
    await refresh(connect(echo))
    expect(asked).toEqual([{ channelId: undefined, handle: 'mara' }])
    expect(await readAll()).toMatchObject([{ channel_id: 'id-of-mara', email: 'mara@bakes.test', source: 'youtube' }])
  })

  test('finds a YouTube channel imported by its old user name, and joins it with its row', async () => {
    await store({ channel_id: 'user/mara', handle: 'Mara', email: 'mara@bakes.test' }, 'import')
    await refresh(connect(() => buildCreatorRecord({ channel_id: 'UC1', handle: 'marabakes', subscribers: 300 })))
    expect(asked).toEqual([{ channelId: undefined, handle: 'Mara', userName: 'mara' }])
    expect(await readAll()).toMatchObject([{ channel_id: 'UC1', email: 'mara@bakes.test', subscribers: 300 }])
  })

  test.each([
    ['tiktok', '4711', '7012345678901234567'],
    ['instagram', '25025320', '17841400000000025'],
  ] as const)('finds a channel on %s by its handle where a list gave another number', async (platform, number, id) => {
    const url = 'https://channels.test/mara'
    await store({ platform, channel_id: number, handle: 'mara', url, email: 'mara@bakes.test' }, 'import')
    await store({ platform, channel_id: '12', handle: 'A Title', title: 'A Title' }, 'import')
    const known = { platform, channel_id: id, handle: 'mara', subscribers: 300 }
    await refresh(connect(({ channelId }) => (channelId ? undefined : buildCreatorRecord(known)), { platform }))
    expect(asked).toEqual([{ channelId: undefined, handle: 'mara' }])
    expect(await readAll()).toMatchObject([
      { channel_id: '12', vanished_at: null },
      { channel_id: id, email: 'mara@bakes.test', subscribers: 300, vanished_at: null },
    ])
  })

  test('leaves creators alone that a list only names', async () => {
    for (const channel_id of ['c/mara', 'name:mara bakes']) await store({ channel_id, handle: 'mara' }, 'import')
    const stored = await readAll()
    const live = connect(echo)
    await refresh(live)
    for (const creator of stored) expect(await readAgain(toParts(live), live, creator)).toBe(creator.id)
    await readNamed(toParts(live), { platform: 'youtube', channel_id: 'c/jo', handle: 'jo', workspaceId: randomUUID() })
    expect(asked).toEqual([])
    expect(await readAll()).toEqual(stored)
  })

  test.each(['@oldmara', '4711'])(
    'merges two rows that turn out to be one creator, and loses nothing (%s)',
    async (channel_id) => {
      await store({ channel_id: 'UC1', handle: 'mara', ...whole })
      await store({ channel_id, handle: 'oldmara', email: 'mara@bakes.test' }, 'import')
      await refresh(connect(() => buildCreatorRecord({ channel_id: 'UC1', handle: 'mara', subscribers: 300 })))
      expect(await readAll()).toMatchObject([{ channel_id: 'UC1', email: 'mara@bakes.test', subscribers: 300 }])
    },
  )
})
