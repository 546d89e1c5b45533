import { platforms } from '@troupe/contract/catalogues/platforms'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../population/population.ts'
import { findVideo } from '../youtube/resources/video-state.ts'
import { createSandboxClock, dayMilliseconds } from './clock.ts'
import { type Channel, createWorld } from './world.ts'

const start = new Date('2026-11-10T08:00:00Z')

function createTestWorld(at = start) {
  const clock = createSandboxClock()
  clock.set(at)
  return { clock, world: createWorld({ clock, catalogueCount: 600 }) }
}

const { world } = createTestWorld()
const everybody = platforms.flatMap((platform) => world.search(platform, ''))
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const later = (days: number) => new Date(start.getTime() + days * dayMilliseconds)
const postsWithFewerThan = (count: number) => (channel: Channel) => (channel.record.videos_count ?? 0) < count

describe('the people of the world', () => {
  test('are those of the demo catalogue, and about half as many that only the platforms know', () => {
    const known = everybody.filter(({ knownTo }) => knownTo === 'catalogue').map(({ record }) => record)
    const catalogue = [...generateCatalogue({ seed: 'troupe', count: 600 })].map(({ record }) => record)
    expect(known).toHaveLength(600)
    expect(new Set(known.map((record) => record.channel_id))).toEqual(
      new Set(catalogue.map((record) => record.channel_id)),
    )
    const onlyThere = everybody.filter(({ knownTo }) => knownTo === 'platforms')
    expect(onlyThere.length / everybody.length).toBeGreaterThan(0.27)
    expect(onlyThere.length / everybody.length).toBeLessThan(0.4)
  })

  test('are found by id, and by handle in any case', () => {
    for (const channel of everybody.slice(0, 200)) {
      const { platform, channel_id: id, handle } = channel.record
      expect(world.findById(platform, id)).toBe(channel)
      expect(world.findByHandle(platform, handle.toUpperCase())?.record.handle.toLowerCase()).toBe(handle.toLowerCase())
    }
  })

  test('are not found on a platform where they are not', () => {
    const [channel] = world.search('youtube', '')
    expect(world.findById('tiktok', channel?.record.channel_id ?? '')).toBeUndefined()
    expect(world.findByHandle('youtube', 'nobody-is-called-so')).toBeUndefined()
    expect(world.findPost('youtube', { person: 4_000_000_000, post: 0 })).toBeUndefined()
  })

  test('are the same in two worlds of a seed', () => {
    const other = createTestWorld().world
    const show = (channels: readonly Channel[]) => channels.map(({ record }) => record.channel_id)
    expect(show(other.search('tiktok', 'vegan'))).toEqual(show(world.search('tiktok', 'vegan')))
  })

  test('can be drawn between requests, and asked for meanwhile', async () => {
    const other = createTestWorld().world
    const warming = other.warmUp()
    expect(other.search('youtube', '').length).toBe(world.search('youtube', '').length)
    await warming
    const stopped = new AbortController()
    stopped.abort()
    await expect(createTestWorld().world.warmUp(stopped.signal)).resolves.toBeUndefined()
  })
})

describe('the posts of a channel', () => {
  const channels = everybody.filter(({ record }) => record.last_posted_at?.startsWith('2026-09')).slice(0, 150)

  test('are the same all day, newest first, and none is of the future', () => {
    const evening = createTestWorld(new Date('2026-11-10T23:59:00Z')).world
    for (const channel of channels.slice(0, 40)) {
      const posts = world.posts(channel, 20)
      expect(evening.posts(channel, 20)).toEqual(posts)
      expect(posts).toEqual(posts.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()))
      expect(posts.every((post) => post.publishedAt < start)).toBe(true)
    }
  })

  test('become more as days go by, and stay who they are', () => {
    const { world: nextMonth } = createTestWorld(later(30))
    const grown = channels.filter((channel) => {
      const [before, after] = [world.posts(channel, 10), nextMonth.posts(channel, 300)]
      const ids = after.map((post) => post.id)
      expect(ids.slice(-1)).toHaveLength(1)
      expect(ids).toEqual(expect.arrayContaining(before.map((post) => post.id)))
      return nextMonth.countPosts(channel) > world.countPosts(channel)
    })
    expect(grown.length / channels.length).toBeGreaterThan(0.9)
  })

  test('fit the record: how often, how many views, how much engagement', () => {
    const views = channels.map((channel) => {
      const posts = world.posts(channel, 40)
      return mean(posts.map((post) => post.views)) / (channel.record.average_views ?? 1)
    })
    expect(mean(views)).toBeGreaterThan(0.85)
    expect(mean(views)).toBeLessThan(1.15)
    const engagements = channels.flatMap((channel) => {
      const posts = world.posts(channel, 40)
      if (posts.some((post) => post.likes === undefined || post.comments === undefined)) return []
      const sum = posts.reduce((total, post) => total + (post.likes ?? 0) + (post.comments ?? 0), 0)
      const { platform, engagement_rate: rate = 1 } = channel.record
      const audience =
        platform === 'instagram'
          ? posts.length * world.followers(channel)
          : posts.reduce((total, post) => total + post.views, 0)
      return [(100 * sum) / audience / rate]
    })
    expect(mean(engagements)).toBeGreaterThan(0.85)
    expect(mean(engagements)).toBeLessThan(1.15)
    const busy = channels.filter(({ record }) => (record.posting_frequency ?? 0) > 1 && (record.videos_count ?? 0) > 40)
    for (const channel of busy) {
      const times = world.posts(channel, 40).map((post) => post.publishedAt.getTime())
      const weeks = ((times[0] ?? 0) - (times.at(-1) ?? 0)) / (7 * dayMilliseconds)
      expect((times.length - 1) / weeks / (channel.record.posting_frequency ?? 1)).toBeCloseTo(1, 0)
    }
  })

  test('gain views while they are young', () => {
    const { world: nextWeek } = createTestWorld(later(7))
    const [channel] = channels
    if (!channel) throw new Error('There is nobody')
    const [newest] = world.posts(channel, 1)
    const later7 = nextWeek.posts(channel, 50).find((post) => post.id === newest?.id)
    expect(later7?.views).toBeGreaterThan(newest?.views ?? 0)
  })

  test('end at the first one', () => {
    const channel = everybody.find(postsWithFewerThan(40))
    if (!channel) throw new Error('Everybody posts a lot')
    expect(world.posts(channel, 1000)).toHaveLength(world.countPosts(channel))
  })

  test('speak of what the person is about, in their language where there are words for it', () => {
    const of = (language: string) => everybody.filter(({ person }) => person.language === language)
    const japanese = of('ja').flatMap((channel) => world.posts(channel, 10).map(({ title }) => title))
    expect(japanese.filter((title) => /[ぁ-んァ-ヶ一-龠]/.test(title)).length / japanese.length).toBeGreaterThan(0.6)
    for (const channel of of('en').slice(0, 60)) {
      const words = channel.person.topics.flatMap(({ topic, subjects }) => [topic, ...subjects])
      const texts = world.posts(channel, 5).map(({ title, description }) => `${title} ${description}`.toLowerCase())
      for (const text of texts) expect(words.some((word) => text.includes(word.toLowerCase()))).toBe(true)
    }
  })

  test('leave no slot of a template open', () => {
    const texts = everybody.flatMap((channel) =>
      world.posts(channel, 6).map(({ title, description }) => `${title}\n${description}`),
    )
    expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([])
  })

  test('hide likes or comments for some', () => {
    const posts = everybody.slice(0, 300).flatMap((channel) => world.posts(channel, 5))
    const share = (isHidden: (post: (typeof posts)[number]) => boolean) => posts.filter(isHidden).length / posts.length
    expect(share((post) => post.likes === undefined)).toBeGreaterThan(0.01)
    expect(share((post) => post.comments === undefined)).toBeGreaterThan(0.01)
    expect(share((post) => post.likes === undefined)).toBeLessThan(0.15)
  })

  test('have ids of their platform, none twice', () => {
    const forms = { youtube: /^[\w-]{10}[AEIMQUYcgkosw048]$/, tiktok: /^7\d{18}$/, instagram: /^1[78]\d{15}$/ }
    const ids = everybody.flatMap((channel) =>
      world.posts(channel, 10).map(({ id }) => {
        expect(id).toMatch(forms[channel.record.platform])
        return id
      }),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('of YouTube lead back to their channel, but not before they are out', () => {
    const [channel] = world.search('youtube', '')
    if (!channel) throw new Error('There is nobody on YouTube')
    const [newest] = world.posts(channel, 1)
    expect(findVideo(world, newest?.id ?? '')).toEqual({ channel, post: newest })
    const { world: before } = createTestWorld(later(-60))
    expect(findVideo(before, newest?.id ?? '')).toBeUndefined()
  })

  test('of YouTube are not found by an id of no video', () => {
    expect(findVideo(world, 'AAAAAAAAAAA')).toBeUndefined()
    expect(findVideo(world, 'not an id')).toBeUndefined()
  })
})

describe('followers', () => {
  test('drift with the days, the same for all requests of a day', () => {
    const { world: nextMonth } = createTestWorld(later(30))
    const changes = everybody.map((channel) => nextMonth.followers(channel) / world.followers(channel) - 1)
    expect(changes.filter((change) => change > 0).length / changes.length).toBeGreaterThan(0.55)
    expect(changes.filter((change) => change < 0).length / changes.length).toBeGreaterThan(0.1)
    expect(mean(changes)).toBeGreaterThan(0.005)
    expect(Math.max(...changes)).toBeLessThan(0.2)
    expect(everybody.map(createTestWorld().world.followers)).toEqual(everybody.map(world.followers))
  })

  test('are those of the record on the reference day, and never absurd however far the clock goes', () => {
    const { world: then } = createTestWorld(new Date('2026-10-01T20:00:00Z'))
    const { world: farOff } = createTestWorld(new Date('2090-01-01T00:00:00Z'))
    for (const channel of everybody) {
      expect(then.followers(channel)).toBe(channel.record.subscribers)
      expect(farOff.followers(channel)).toBeLessThan(100 * (channel.record.subscribers ?? 0))
    }
  })
})
