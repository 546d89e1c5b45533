import { platforms } from '@troupe/contract/catalogues/platforms'
import { readPostUrl } from '@troupe/contract/discover/post-url'
import { describe, expect, it } from 'vitest'
import { connectPlatforms } from '../../../../composition/connect-platforms.ts'
import { silentLogger } from '../../../../lib/logger.ts'
import { PlatformEnvironment } from '../../../../settings/platform-settings.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../../testing/processes/memory-usage.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { useStandIns } from '../../../../testing/wire/stand-ins.ts'
import { findPlatform } from '../live-platform.ts'
import { RequestBudget } from '../platform-port.ts'
import { readPosts } from './read-posts.ts'

const database = useTestDatabase()
const day = '2026-11-21'
const standIns = useStandIns(day)

describe('the figures of a post', () => {
  it.each(platforms)('are read from %s by its link, and those of an unknown one are not', async (platform) => {
    const parts = { clock: new FakeClock(`${day}T12:00:00Z`), log: silentLogger }
    const live = findPlatform(
      connectPlatforms({
        ...parts,
        settings: PlatformEnvironment.parse({}),
        sandbox: { httpUrl: standIns.url, keys: standIns.keys },
        usage: new MemoryUsage(),
      }),
      platform,
    )
    if (!live) throw new Error('The stand-ins have every platform')
    const call = () => ({ budget: new RequestBudget(8), signal: AbortSignal.timeout(60_000) })
    const search = { text: 'baking', categories: [], regions: [], subscribers: {}, engagementRate: {} }
    const [creator] = (await live.client.search(search, call())).creators
    const { channel_id: channelId = '', handle = '' } = creator ?? {}
    const post = (await live.client.fetchProfile({ channelId, handle }, call()))?.posts?.[0]
    const address = readPostUrl(post?.url ?? '')
    expect(address).toMatchObject({ platform })

    const postId = address?.postId ?? ''
    const wanted = [
      { postId, handle },
      { postId: 'unknownpost', handle },
    ]
    const readings = await readPosts({ ...parts, db: database.kysely }, live, wanted)
    const { views, likes, comments } = post ?? {}
    expect(readings.get(postId)).toMatchObject({ views, likes, comments })
    expect(readings.get('unknownpost')).toBe(platform === 'youtube' ? 'unknown' : 'not_listed')
  })
})
