import { say } from '@troupe/contract/messages/message'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../../lib/durations.ts'
import { CollectionCalls } from '../../../testing/calls/collection-calls.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import type { LivePlatform } from '../../discovery/platforms/live-platform.ts'
import { PlatformError } from '../../discovery/platforms/platform-port.ts'
import { list as listLinks, takeDue } from './deal-link-repository.ts'

const post = { title: '', thumbnail: null, published_at: null, views: 100, likes: 10, comments: 1 }
let views = 100
let used = 0
let failure: PlatformError | undefined
let asked: (readonly string[])[] = []

const quota = async () => [{ name: say('collections.unknown'), used, limit: 100, resetsAt: new Date() }]
const search = () => Promise.reject(new Error('This test searches nothing'))

const youtube: LivePlatform = {
  mode: 'live',
  client: {
    platform: 'youtube',
    search,
    quota,
    fetchProfile: () => Promise.reject(new Error('Single posts need no profile')),
    async fetchPosts(ids) {
      asked.push(ids)
      if (failure) throw failure
      return ids.filter((id) => id !== 'unknownpost').map((id) => ({ ...post, id, url: null, views }))
    },
  },
}
const instagram: LivePlatform = {
  mode: 'live',
  client: {
    platform: 'instagram',
    search,
    quota,
    async fetchProfile({ handle }) {
      asked.push([handle])
      const url = 'https://www.instagram.com/p/latest001/'
      return { ...buildCreatorRecord({ platform: 'instagram', handle }), posts: [{ ...post, id: '17900', url }] }
    },
  },
}

const database = useTestDatabase()
const calls = new CollectionCalls(database, [youtube, instagram])

beforeEach(() => {
  views = 100
  used = 0
  failure = undefined
  asked = []
})

interface NamedDeal {
  readonly collectionId: string
  readonly creatorId: number
}

async function agree(links: readonly string[], record: object = {}): Promise<NamedDeal> {
  const [creatorId = ''] = await calls.storeCreators(record)
  const { id } = await calls.make({ kol_ids: [creatorId] })
  const path = `/collections/${id}/kols/${creatorId}/deal`
  const answer = await calls.send('PUT', path, { fee: null, deliverables: '', due_on: null, links })
  expect(answer.statusCode, answer.body).toBe(200)
  await calls.startWorkers()
  await calls.testApp.jobs.runAll()
  return { collectionId: id, creatorId: Number(creatorId) }
}
const readLinks = (deal: NamedDeal) => listLinks(database.kysely, deal)
async function passTime(ms: number): Promise<void> {
  calls.testApp.clock.advance(ms)
  await calls.testApp.jobs.enqueue('read-deal-links')
  await calls.testApp.jobs.runAll()
}

const video = 'https://youtu.be/abcdefghijk'
const reel = 'https://www.instagram.com/p/latest001/'

describe('the figures of linked posts', () => {
  it('are read when the link is added, and then once a day for thirty days', async () => {
    const deal = await agree([video])
    await passTime(hours(3))
    views = 250
    await passTime(hours(22))
    expect(await readLinks(deal)).toMatchObject([
      {
        failure: null,
        read_at: new Date('2030-03-02T10:00:00Z'),
        figures: [
          { day: '2030-03-01', views: 100, likes: 10, comments: 1 },
          { day: '2030-03-02', views: 250, likes: 10, comments: 1 },
        ],
      },
    ])
    for (let day = 0; day < 40; day++) await passTime(days(1))
    const [{ figures = [] } = {}] = await readLinks(deal)
    expect(figures.length).toBeGreaterThanOrEqual(29)
    expect(figures.length).toBeLessThanOrEqual(31)
  })

  it('of many links come by one call', async () => {
    await agree([video, 'https://youtu.be/bcdefghijkl', 'https://youtu.be/cdefghijklm'])
    expect(asked).toEqual([['abcdefghijk', 'bcdefghijkl', 'cdefghijklm']])
  })

  it('are read by one of two servers', async () => {
    await agree([video, 'https://youtu.be/bcdefghijkl', 'https://youtu.be/cdefghijklm'])
    const now = new Date(calls.testApp.clock.now().getTime() + days(2))
    const times = { now, heldUntil: new Date(now.getTime() + minutes(15)), limit: 100 }
    const taken = await Promise.all([takeDue(database.kysely, times), takeDue(database.kysely, times)])
    expect(taken.flat()).toHaveLength(3)
    expect(await takeDue(database.kysely, { ...times, now: times.heldUntil })).toHaveLength(3)
  })

  it('come from the latest posts of the account where a platform has nothing else', async () => {
    const deal = await agree([reel, 'https://www.instagram.com/reel/older0001/'], {
      platform: 'instagram',
      handle: 'maya',
    })
    expect(asked).toEqual([['maya']])
    expect(await readLinks(deal)).toMatchObject([
      { failure: null, figures: [{ views: 100 }] },
      { failure: 'not_listed', figures: [], read_at: null },
    ])
  })

  it.each([
    ['unknown', 'https://youtu.be/unknownpost'],
    ['no_account', reel],
    ['not_connected', 'https://www.tiktok.com/@maya/video/7420000000000000123'],
  ])('are missing with the reason %s, and the link stays', async (reason, url) => {
    const deal = await agree([url, video])
    expect(await readLinks(deal)).toMatchObject([{ failure: reason, figures: [] }, { failure: null }])
  })

  it('are read again within hours after a failure of the platform', async () => {
    failure = new PlatformError('youtube', 'unavailable', say('collections.unknown'))
    const deal = await agree([video])
    expect(await readLinks(deal)).toMatchObject([{ failure: 'failed', figures: [] }])
    failure = undefined
    await passTime(hours(2))
    expect(await readLinks(deal)).toMatchObject([{ failure: null, figures: [{ views: 100 }] }])
  })

  it('leave half of the quota to searches', async () => {
    used = 50
    const deal = await agree([video])
    expect(asked).toEqual([])
    expect(await readLinks(deal)).toMatchObject([{ failure: 'no_allowance' }])
    used = 49
    await passTime(hours(2))
    expect(await readLinks(deal)).toMatchObject([{ failure: null }])
  })
})
