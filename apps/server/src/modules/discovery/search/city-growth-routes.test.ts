import type { CreatorRecord } from '@troupe/contract/creators'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'
import { embedPending } from './meaning/embed-pending.ts'

const encoder = createBuiltInEncoder()
const database = useTestDatabase()
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    const options = { encoder, platforms: [], erasures: testErasures, waits: patientWaits }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
let user: SignedInUser

beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})
afterAll(() => encoder.close())

async function store(...records: Partial<CreatorRecord>[]): Promise<void> {
  const creators = records.map((record) => ({ record: buildCreatorRecord(record) }))
  await discovery.storeCreators(creators, { source: 'import' })
  await embedPending({ database, encoder, signal: new AbortController().signal })
}

async function search(body: object): Promise<HybridSearchResponse> {
  const answer = await post(testApp, '/api/kols/hybrid-search', { body, token: user.accessToken })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json())
}

const listTitles = ({ results }: HybridSearchResponse) => results.map(({ title }) => title)
const find = async (query_text: string) => listTitles(await search({ query_text })).toSorted()

describe('POST /api/kols/hybrid-search', () => {
  it('prefers a city among the creators of its country that fit, and names it', async () => {
    const care = {
      description: 'Skincare routines for dry skin',
      region: 'DE',
      content_categories: ['skincare' as const],
    }
    await store(
      { ...care, title: 'Of the country' },
      { ...care, title: 'Of the city', description: `${care.description}. München` },
      { ...care, title: 'Abroad', description: `${care.description}. Munich`, region: 'FR' },
      { title: 'Musician', description: 'Songs and concerts in Munich', region: 'DE', content_categories: ['music'] },
    )
    const found = await search({ query_text: 'skincare in Munich' })
    expect(listTitles(found).slice(0, 2)).toEqual(['Of the city', 'Of the country'])
    expect(listTitles(found)).not.toContain('Abroad')
    expect(found.results[0]?.match.decided_by).toContain('city')
    expect(found.understood?.request).toMatchObject({ query_text: 'skincare', regions: ['DE'], cities: ['Munich'] })
  })

  it('keeps creators who grow as fast as asked, by their readings', async () => {
    const travel = { description: 'Travel', subscribers: 2000 }
    await store({ ...travel, title: 'Growing' }, { ...travel, title: 'Steady' }, { ...travel, title: 'Read once' })
    const { results } = await search({ query_text: 'travel' })
    const toDay = (read: string) => new Date(Date.parse(read) - 60 * 86_400_000).toISOString().slice(0, 10)
    const counts = new Map([
      ['Growing', 1000],
      ['Steady', 1990],
    ])
    await database.kysely
      .insertInto('creator_snapshots')
      .values(
        results.flatMap(({ id, title, fetched_at }) => {
          const subscribers = counts.get(title)
          return subscribers === undefined ? [] : [{ creator_id: Number(id), day: toDay(fetched_at), subscribers }]
        }),
      )
      .execute()
    expect(await find('travel creators growing at least 5 % a month')).toEqual(['Growing'])
    expect(await find('travel creators growing at least 60 % a month')).toEqual([])
  })

  it('does not take the step from the figures of a list to a reading of the platform for growth', async () => {
    const travel = { description: 'Travel', title: 'Listed', channel_id: 'UClisted' }
    const fetched_at = new Date(testApp.clock.now().getTime() - 20 * 86_400_000).toISOString()
    await store({ ...travel, subscribers: 1000, fetched_at })
    await discovery.storeCreators([{ record: buildCreatorRecord({ ...travel, subscribers: 9000 }) }], {
      source: 'youtube',
    })
    expect(await find('travel')).toEqual(['Listed'])
    expect(await find('travel creators growing at least 5 % a month')).toEqual([])
  })

  it('lists creators of a city first where the text names nothing else', async () => {
    await store(
      { title: 'Large', region: 'DE', subscribers: 900_000 },
      { title: 'Of the city', description: 'Food in Berlin', region: 'DE', subscribers: 9000 },
    )
    expect(listTitles(await search({ query_text: 'creators in Berlin' }))).toEqual(['Of the city', 'Large'])
  })
})
