import type { CreatorRecord } from '@troupe/contract/creators'
import { type VisitorResult, visitorSearchEndpoints } from '@troupe/contract/discover/visitor-search'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createBuiltInEncoder } from '../../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { post } from '../../../../testing/test-accounts.ts'
import { patientWaits, testSecretKey, useTestApp } from '../../../../testing/test-app.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { KnownChannels } from '../../../../testing/wire/known-channels.ts'
import { createRateLimits } from '../../../accounts/limits/rate-limits.ts'
import { createDiscovery, type Discovery } from '../../discovery.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
const youtube = new KnownChannels('youtube')
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    const visitorLimits = createRateLimits(database.kysely, testSecretKey, parts.clock)
    const options = { encoder, platforms: [youtube.live], erasures: testErasures, waits: patientWaits, visitorLimits }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
afterAll(() => encoder.close())

/** Stores creators about vegan cakes, with these differences. */
async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  const creators = records.map((record) => ({
    record: buildCreatorRecord({ description: 'Vegan cakes', ...record }),
  }))
  await discovery.storeCreators(creators, { source: 'import' })
}

const send = (body: unknown, ip?: string) =>
  post(testApp, '/api/kols/visitor-search', { body, ...(ip !== undefined && { ip }) })

async function search(query_text: string): Promise<VisitorResult[]> {
  const answer = await send({ query_text })
  expect(answer.statusCode, answer.body).toBe(200)
  return visitorSearchEndpoints.searchAsVisitor.response.parse(answer.json()).results
}

describe('POST /api/kols/visitor-search', () => {
  it('tells visitors without an account who fits and why', async () => {
    await store({ title: 'Mara Bakes', platform: 'youtube', subscribers: 48_200 })
    expect(await search('vegan cake')).toEqual([
      {
        platform: 'youtube',
        title: 'Mara Bakes',
        subscribers: 48_200,
        is_demo: false,
        why: expect.objectContaining({ words: ['vegan', 'cake'], fields: ['bio'], by_name: false }),
      },
    ])
  })

  it('answers with three creators at most, whatever the text asks for', async () => {
    await store({}, {}, {}, {}, {})
    expect(await search('vegan cake')).toHaveLength(3)
    expect(await search('5 creators with vegan cakes')).toHaveLength(3)
  })

  it('answers with none if none fits', async () => {
    await store({ description: 'Mountain bikes', content_categories: [] })
    expect(await search('"qzx vbn"')).toEqual([])
  })

  it('tells no e-mail address, and does not confirm one', async () => {
    const email = 'mara@bakes.test'
    await store({ title: `Mara ${email}`, description: `Vegan cakes, ${email}`, email })
    const answer = await send({ query_text: `vegan ${email}` })
    expect(answer.json()).toMatchObject({ results: [{ title: 'Mara', why: { words: ['vegan'] } }] })
    expect(answer.body).not.toMatch(/bakes\.test|@/)
    expect(await search(email)).toEqual([])
  })

  it('asks no platform, not even about a channel to resemble, and stores nothing', async () => {
    const platformSearch = vi.spyOn(youtube.live.client, 'search')
    await store({ title: 'Mara Bakes' })
    await search('vegan cakes like https://www.youtube.com/@unknown')
    await search('https://www.youtube.com/@unknown')
    expect(platformSearch).not.toHaveBeenCalled()
    expect(youtube.asked).toEqual([])
    expect(await database.kysely.selectFrom('creators').select('title').execute()).toEqual([{ title: 'Mara Bakes' }])
    expect(await database.kysely.selectFrom('recent_searches').selectAll().execute()).toEqual([])
  })

  it('refuses texts that are empty or too long, and anything else', async () => {
    for (const query_text of ['', '  ', 'x'.repeat(501), 7, undefined]) {
      expect((await send({ query_text })).statusCode).toBe(422)
    }
  })

  it('is limited for each network, and others are not affected', async () => {
    for (let call = 0; call < 20; call++) {
      expect((await send({ query_text: 'cakes' }, '198.51.100.7')).statusCode).toBe(200)
    }
    const refused = await send({ query_text: 'cakes' }, '198.51.100.7')
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Too many searches. Please try again in')
    expect((await send({ query_text: 'cakes' }, '198.51.100.8')).statusCode).toBe(200)
  })
})
