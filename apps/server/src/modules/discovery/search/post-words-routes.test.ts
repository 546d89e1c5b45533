import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import { afterAll, expect, it } from 'vitest'
import { createBuiltInEncoder } from '../../../integrations/language/built-in-encoder.ts'
import { buildCreatorRecord, buildPost } from '../../../testing/factories.ts'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import type { IncomingCreator } from '../catalogue/storing/store-creators.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const encoder = createBuiltInEncoder()
let discovery: Discovery
const testApp = useTestApp(useTestDatabase(), {
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits })
    return discovery.endpoints
  },
})
afterAll(() => encoder.close())

const mara = buildCreatorRecord({
  channel_id: 'channel-mara',
  title: 'Mara',
  handle: 'mara',
  description: 'Daily bread',
})
const store = (creator: Partial<IncomingCreator>) =>
  discovery.storeCreators([{ record: mara, ...creator }], { source: 'youtube' })

async function search(query_text: string): Promise<HybridSearchResponse['results']> {
  const { accessToken: token } = await buildSignedInUser(testApp)
  const answer = await post(testApp, '/api/kols/hybrid-search', { body: { query_text }, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return discoveryEndpoints.hybridSearch.response.parse(answer.json()).results
}

it('finds a creator by the words of a post, and quotes the post with its date', async () => {
  await store({ posts: [buildPost({ title: 'My panettone', published_at: '2030-02-27T23:30:00.000Z' })] })
  const [found] = await search('panettone')
  expect(found?.title).toBe('Mara')
  expect(found?.match).toMatchObject({ words: ['panettone'], missing: [] })
  expect(found?.match.passages).toEqual([
    {
      field: 'post',
      posted_on: '2030-02-27',
      text: 'My panettone',
      is_cut: { before: false, after: false },
      marks: [{ start: 3, end: 12 }],
    },
  ])
})

it('finds it by them after a record without posts, and no longer once other posts replace them', async () => {
  await store({ posts: [buildPost({ title: 'My panettone' })] })
  await store({ record: { ...mara, description: 'Bread of the week' } })
  expect(await search('panettone')).toHaveLength(1)
  await store({ posts: [buildPost({ title: 'My ciabatta' })] })
  expect(await search('panettone')).toEqual([])
  expect(await search('ciabatta')).toHaveLength(1)
})
