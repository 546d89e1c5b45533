import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { describe, expect, it, onTestFinished } from 'vitest'
import { silentLogger } from '../../../../lib/logger.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { buildSignedInUser, post } from '../../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useLiveDiscovery } from '../../../../testing/wire/live-discovery.ts'
import { importCreators } from '../../import/import-creators.ts'
import type { LivePlatform } from '../../platforms/live-platform.ts'
import { readNamed, refreshDue, type UpkeepParts } from '../../platforms/refresh-creators.ts'
import { loadDemoCatalogue } from '../demo/load-demo-catalogue.ts'
import { storeCreators } from '../storing/store-creators.ts'
import { eraseCreator } from './erase-creator.ts'
import { createErasures } from './erasures.ts'

const database = useTestDatabase()
const db = database.kysely
const live = useLiveDiscovery(database)
const { erasures } = live

async function store(given: Partial<CreatorRecord>, source: CreatorSource = 'youtube') {
  const options = { source, erasures, now: live.clock.now() }
  return (await storeCreators(db, [{ record: buildCreatorRecord(given) }], options)).ids[0]
}
const erase = (id: number | undefined, emails: readonly string[] = []) =>
  db
    .transaction()
    .execute((transaction) =>
      eraseCreator(transaction, { erasures, forget: [] }, { id: id ?? 0, emails, now: live.clock.now() }),
    )
const listChannels = async () =>
  (await db.selectFrom('creators').select('channel_id').orderBy('id').execute()).map(({ channel_id }) => channel_id)

describe('an erased creator', () => {
  it('does not come back by a live search, which still returns the others', async () => {
    const user = await buildSignedInUser(live.testApp)
    const search = async () => {
      const body = { query_text: 'baking', platforms: ['youtube'] }
      const answer = await post(live.testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
      return discoveryEndpoints.hybridSearch.response.parse(answer.json()).results
    }
    const [found, ...others] = await search()
    await erase(Number(found?.id))
    await db.deleteFrom('platform_answers').execute()
    const again = await search()
    expect(again.map(({ channel_id }) => channel_id)).not.toContain(found?.channel_id)
    expect(again.length).toBeGreaterThanOrEqual(others.length)
    expect(await listChannels()).not.toContain(found?.channel_id)
  })

  it('does not come back by an import, neither by id nor by link or handle', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-erased-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const channel_id = `UC${'a'.repeat(22)}`
    await erase(await store({ channel_id, handle: 'MayaBakes', url: 'https://www.youtube.com/@MayaBakes' }))
    const file = join(folder, 'youtube.csv')
    const rows = ['channel_url,title', `https://www.youtube.com/channel/${channel_id},Maya`]
    await writeFile(
      file,
      [...rows, 'https://www.youtube.com/@mayabakes,Maya', 'https://youtube.com/@noor,Noor'].join('\n'),
    )
    const summary = await importCreators({
      file,
      platform: undefined,
      encoding: undefined,
      delimiter: undefined,
      overrides: new Map(),
      limit: 100,
      reportFile: undefined,
      store: (creators) => storeCreators(db, creators, { source: 'import', erasures, now: live.clock.now() }),
      workers: 1,
      onProgress() {},
      signal: new AbortController().signal,
    })
    expect(summary).toMatchObject({ read: 3, created: 1, updated: 0 })
    expect(await listChannels()).toEqual(['@noor'])
  })

  it('does not come back with the demo catalogue, which is otherwise complete', async () => {
    let readings = 0
    const load = () =>
      loadDemoCatalogue({
        ...{ database, erasures, jobs: live.testApp.jobs, clock: live.clock, log: silentLogger },
        async *readDemoCatalogue(count) {
          readings++
          for (let number = 0; number < count; number++) {
            yield { record: buildCreatorRecord({ channel_id: `demo-${number}`, handle: `demo${number}` }) }
          }
        },
        count: 5,
        vectorModel: 'none',
      })
    await load()
    const row = await db.selectFrom('creators').select('id').where('channel_id', '=', 'demo-3').executeTakeFirst()
    await erase(row?.id)
    await load()
    expect(readings).toBe(1)
    await db.deleteFrom('channels').execute()
    await db.deleteFrom('creators').execute()
    await load()
    expect(await listChannels()).toEqual(['demo-0', 'demo-1', 'demo-2', 'demo-4'])
  })

  it('does not come back by a running refresh, nor when a browser names them', async () => {
    const record = { channel_id: 'UC1', handle: 'mayabakes', average_views: 20, subscribers: 200 }
    const id = await store({ channel_id: 'UC1', handle: 'mayabakes' })
    const platform: LivePlatform = {
      mode: 'live',
      client: {
        platform: 'youtube',
        search: () => Promise.reject(new Error('Nobody searches')),
        async fetchProfile() {
          await erase(id)
          return buildCreatorRecord(record)
        },
        quota: async () => [],
      },
    }
    const parts: UpkeepParts = {
      ...{ database, erasures, clock: live.clock, log: silentLogger, platforms: [platform], references: [] },
      onStored: async () => {},
      traffic: { waitForQuiet: async () => {} },
      paceMs: 0,
    }
    await refreshDue(parts)
    expect(await listChannels()).toEqual([])
    await readNamed(parts, { platform: 'youtube', channel_id: 'UC1', handle: 'mayabakes', workspaceId: randomUUID() })
    expect(await listChannels()).toEqual([])
  })

  it('does not come back when they are being stored at the same moment, several times at once', async () => {
    for (let round = 0; round < 10; round++) {
      const channel = { channel_id: `UC${round}`, handle: `maya${round}` }
      const id = await store(channel)
      await Promise.all([store(channel), erase(id), store({ ...channel, channel_id: `@maya${round}` }), store(channel)])
    }
    expect(await listChannels()).toEqual([])
  })

  it('blocks no other creator: neither the same name on another platform nor another handle', async () => {
    await erase(await store({ platform: 'tiktok', channel_id: '1', handle: 'maya' }))
    expect(await store({ platform: 'instagram', channel_id: '1', handle: 'maya' })).toBeDefined()
    expect(await store({ platform: 'tiktok', channel_id: '2', handle: 'maya2' })).toBeDefined()
    expect(await store({ platform: 'tiktok', channel_id: '3', handle: '@Maya' })).toBeUndefined()
  })

  it('takes their address along: no other creator is stored with it', async () => {
    const other = await store({ channel_id: 'UC2', email: 'Maya@one.test' })
    await erase(await store({ channel_id: 'UC1', email: 'maya@one.test' }), ['maya@one.test'])
    const readEmail = () => db.selectFrom('creators').select(['id', 'email', 'email_source']).execute()
    const without = [{ id: other, email: null, email_source: null }]
    expect(await readEmail()).toEqual(without)
    await store({ channel_id: 'UC2', email: 'MAYA@one.test', email_source: 'description' })
    expect(await readEmail()).toEqual(without)
  })

  it('is recognised only by this installation, and the stored hashes do not reveal the identity', async () => {
    await erase(await store({ channel_id: 'UC1', handle: 'mayabakes' }), ['maya@one.test'])
    const rows = await db.selectFrom('erasures').selectAll().execute()
    expect(rows.map(({ key }) => key.length)).toEqual([32, 32, 32])
    const wanted = { emails: ['maya@one.test'] }
    expect((await createErasures(randomBytes(32)).find(db, wanted)).emails.size).toBe(0)
    expect([...(await erasures.find(db, wanted)).emails]).toEqual(['maya@one.test'])
  })

  it('is deleted from the catalogue', async () => {
    const id = await store({ channel_id: 'UC1' })
    expect(await erase(id)).toBe(true)
    expect(await erase(id)).toBe(false)
  })
})
