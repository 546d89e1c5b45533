import { platformStatusEndpoints } from '@troupe/contract/discover/platform-status'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'

const wrongKey = 'AIza-not-a-key-of-anybody'
const database = useTestDatabase()
// YouTube is connected with a real but wrong key, at an address where the stand-in refuses the key as YouTube does.
const live = useLiveDiscovery(database, (url) => ({
  youtube: { baseUrl: url, apiKey: wrongKey, searchesPerDay: 100, unitsPerDay: 10_000 },
}))
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(live.testApp)
})

async function readStatus() {
  const answer = await live.testApp.app.inject({ url: '/api/platforms', headers: user.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return platformStatusEndpoints.listPlatforms.response.parse(answer.json()).platforms
}

const search = (query_text: string) =>
  post(live.testApp, '/api/kols/hybrid-search', { body: { query_text }, token: user.accessToken })

describe('GET /api/platforms', () => {
  it('describes the connection of each platform', async () => {
    expect((await readStatus()).map(({ platform, mode, last_error }) => [platform, mode, last_error])).toEqual([
      ['tiktok', 'stand_in', null],
      ['instagram', 'stand_in', null],
      ['youtube', 'live', null],
    ])
  })

  it('counts the requests used, and gives the time of the next reset', async () => {
    await search('baking')
    const findTiktok = async () => (await readStatus()).find(({ platform }) => platform === 'tiktok')
    // An answer is recorded after the search that asked for it.
    await expect.poll(async () => (await findTiktok())?.last_success_at).toBe('2026-11-21T12:00:00.000Z')
    const tiktok = await findTiktok()
    expect(tiktok?.quota[0]).toMatchObject({ limit: null, resets_at: '2026-11-22T00:00:00.000Z' })
    expect(tiktok?.quota[0]?.used).toBeGreaterThan(0)
  })

  it('reports a wrong key plainly, without the key', async () => {
    await search('baking')
    const youtube = (await readStatus()).find(({ platform }) => platform === 'youtube')
    expect(youtube?.last_error).toMatchObject({
      kind: 'key_rejected',
      at: '2026-11-21T12:00:00.000Z',
      message_key: 'platform_error.explained',
      message_params: { problem: { message_key: 'platform_error.youtube_key_unknown' }, detail: expect.any(String) },
    })
    expect(youtube?.last_error?.message).toMatch(/key/i)
    expect(youtube?.last_error?.message).not.toContain(wrongKey)
    expect(youtube?.last_success_at).toBeNull()
    expect(youtube?.quota[0]).toMatchObject({
      name: 'searches',
      message_key: 'platform_quota.searches',
      limit: 100,
      resets_at: '2026-11-22T08:00:00.000Z',
    })
  })

  it('is for signed-in users', async () => {
    expect((await live.testApp.app.inject({ url: '/api/platforms' })).statusCode).toBe(401)
  })
})
