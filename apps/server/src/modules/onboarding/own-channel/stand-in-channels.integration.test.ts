import { readChannelUrl } from '@troupe/contract/discover/channel-url'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { describe, expect, it } from 'vitest'
import { connectPlatforms } from '../../../composition/connect-platforms.ts'
import { toDataLimits } from '../../../lib/age-rules.ts'
import { PlatformEnvironment } from '../../../settings/platform-settings.ts'
import {
  fetchFromUrl,
  inviteAddress,
  proveAddress,
  readDetail,
  secureRegister,
} from '../../../testing/calls/wizard-calls.ts'
import { post } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { useTestOnboarding } from '../../../testing/test-onboarding.ts'
import { buildRegisteredChannel } from '../../../testing/test-own-channel.ts'
import { useStandIns } from '../../../testing/wire/stand-ins.ts'
import type { LivePlatform } from '../../discovery/platforms/live-platform.ts'
import { RequestBudget } from '../../discovery/platforms/platform-port.ts'
import { createPlatformUsage } from '../../discovery/platforms/platform-usage-repository.ts'

const database = useTestDatabase()
const standIns = useStandIns('2030-03-01')
let platforms: LivePlatform[] = []
const kit = useTestOnboarding(database, (parts) => {
  platforms = connectPlatforms({
    ...parts,
    settings: PlatformEnvironment.parse({}),
    sandbox: { httpUrl: standIns.url, keys: standIns.keys },
    // Nothing may be made of what the real YouTube answers.
    limits: toDataLimits({ maxAgeDays: {}, acceptsDerived: {} }),
    usage: createPlatformUsage(database.kysely),
    timing: { firstPause: 1, longestPause: 5, failuresToRest: 100 },
  })
  return { platforms }
})
const { testApp } = kit

/** The first creator with a URL in the platform's search results. */
async function findChannel(platform: LivePlatform['client']['platform']) {
  const live = platforms.find(({ client }) => client.platform === platform)
  const search = { text: 'baking', categories: [], regions: [], subscribers: {}, engagementRate: {} }
  const page = await live?.client.search(search, { budget: new RequestBudget(3), signal: AbortSignal.timeout(10_000) })
  const found = page?.creators.find(({ url }) => url !== undefined)
  if (!found?.url) throw new Error(`${platform} finds nobody`)
  return { ...found, url: found.url }
}

describe.each(['youtube', 'instagram', 'tiktok'] as const)('a channel of %s, on its own wire', (platform) => {
  it('is read by its URL, with the figures of recent posts, and can be registered', async () => {
    const { url, channel_id } = await findChannel(platform)
    expect(readChannelUrl(url)?.platform).toBe(platform)
    const answer = await fetchFromUrl(testApp, url)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = onboardingEndpoints.fetchFromUrl.response.parse(answer.json())
    expect(data).toMatchObject({
      platform,
      channel_id,
      title: expect.stringMatching(/./),
      subscribers: expect.any(Number),
      average_views: expect.any(Number),
      average_likes: expect.any(Number),
      engagement_rate: expect.any(Number),
      posting_frequency: expect.any(Number),
    })
    const email = 'mara@bakes.test'
    const token = await inviteAddress(kit, email)
    await proveAddress(testApp, email)
    expect((await secureRegister(testApp, { token, url, email })).statusCode).toBe(200)
    const [creator] = await database.kysely.selectFrom('creators').selectAll().execute()
    expect(creator).toMatchObject({
      platform,
      channel_id,
      source: 'onboarding',
      email,
      average_views: data?.average_views,
      estimated_price: expect.any(Number),
    })
    const posts = await database.kysely.selectFrom('creator_posts').select('creator_id').execute()
    expect(posts.length).toBeGreaterThan(0)
  })

  it('is proved by a code in its description', async () => {
    const { url, channel_id, handle } = await findChannel(platform)
    const record = { platform, channel_id, handle, url }
    const { token } = await buildRegisteredChannel(kit, { record })
    const prove = async () =>
      ownChannelEndpoints.prove.response.parse(
        (await post(testApp, '/api/own-channel/prove', { body: { token } })).json(),
      ).channel
    const code = (await prove()).proof_code?.code ?? ''
    expect((await prove()).proven_at).toBeNull()
    await standIns.changeDescription(platform, handle, `Bread and cakes. ${code}`)
    expect((await prove()).proven_at).not.toBeNull()
  })

  it('is unavailable while the platform fails', async () => {
    const { url } = await findChannel(platform)
    await standIns.orderFault(platform, 'error-500')
    const [status, detail] = readDetail(await fetchFromUrl(testApp, url))
    expect([status, detail]).toEqual([503, expect.stringMatching(/Please (try again|tell)/)])
  })

  it('that does not exist is not found', async () => {
    const url = {
      youtube: 'youtube.com/@nobody.at.all',
      instagram: 'instagram.com/nobody.at.all',
      tiktok: 'tiktok.com/@nobody.at.all',
    }
    expect(readDetail(await fetchFromUrl(testApp, url[platform]))).toEqual([
      404,
      expect.stringContaining('Failed to fetch'),
    ])
  })
})
