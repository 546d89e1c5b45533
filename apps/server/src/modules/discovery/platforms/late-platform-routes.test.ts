import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test, vi } from 'vitest'
import { buildSignedInUser, post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useLiveDiscovery } from '../../../testing/wire/live-discovery.ts'
import { usualWaits } from '../search/context/search-context.ts'

const live = useLiveDiscovery(useTestDatabase(), undefined, usualWaits)

test('a search does not wait for a slow platform, and the next search finds its creators', async () => {
  const { accessToken: token } = await buildSignedInUser(live.testApp)
  const search = async (body: object) => {
    const answer = await post(live.testApp, '/api/kols/hybrid-search', { body, token })
    expect(answer.statusCode, answer.body).toBe(200)
    return discoveryEndpoints.hybridSearch.response.parse(answer.json())
  }
  await live.standIns.orderFault('youtube', 'slow', 1)
  const { debug_info, platforms_searched } = await search({
    query_text: 'baking',
    platforms: ['youtube', 'tiktok'],
    max_api_requests: 3,
  })
  expect(debug_info.platforms?.find(({ platform }) => platform === 'youtube')).toMatchObject({ state: 'late' })
  expect(platforms_searched).not.toContain('youtube')
  await vi.waitFor(
    async () => {
      const next = await search({ query_text: 'baking', platforms: ['youtube'], max_api_requests: 0 })
      expect(next.total_results).toBeGreaterThan(0)
    },
    { timeout: 90_000, interval: 200 },
  )
})
