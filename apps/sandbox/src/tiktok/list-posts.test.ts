import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStandIns, firstDay } from '../testing/platform-stand-in.ts'
import { sandboxTiktokAccount, sandboxTiktokToken } from './tiktok-routes.ts'

const { app, world, clock } = await buildStandIns()
beforeEach(() => clock.set(firstDay))
afterAll(() => app.close())

const everybody = world.search('tiktok', '').filter((channel) => world.countPosts(channel) > 60)
const [someone] = everybody
if (!someone) throw new Error('Nobody has posted anything')
const handle = someone.record.handle

interface ListedPost {
  readonly video_id: string
  readonly create_time: number | string
}

async function list(query: Record<string, string>) {
  const answer = await app.inject({
    url: '/open_api/v1.3/tto/tcm/creator/public/video/list/',
    query: { tto_tcm_account_id: sandboxTiktokAccount, ...query },
    headers: { 'access-token': sandboxTiktokToken },
  })
  return answer.json()
}

function toMilliseconds(time: number | string): number {
  if (typeof time === 'string') return Date.parse(`${time.replace(' ', 'T')}Z`)
  return time < 1e11 ? time * 1000 : time
}

describe('creator/public/video/list', () => {
  test('lists the newest 20 posts unless told otherwise', async () => {
    const { data } = await list({ handle_name: handle })
    expect(data.posts.map((post: ListedPost) => post.video_id)).toEqual(world.posts(someone, 20).map(({ id }) => id))
    expect((await list({ handle_name: handle, cursor: '0' })).data).toEqual(data)
    expect(data.page_info).toMatchObject({ has_more: true, cursor: expect.any(Number) })
    expect(data.posts[0]).toMatchObject({
      video_id: expect.stringMatching(/^7\d{18}$/),
      display_name: someone.record.title,
      caption: expect.any(String),
      video_views: expect.any(Number),
      shares: expect.any(Number),
    })
  })

  test('pages without gap or repetition, though something is posted meanwhile', async () => {
    const seen: string[] = []
    const expected = world.posts(someone, 40).map(({ id }) => id)
    let cursor: string | undefined
    for (let page = 0; page < 4; page++) {
      const { data } = await list({ handle_name: handle, limit: '10', ...(cursor ? { cursor } : {}) })
      seen.push(...data.posts.map((post: ListedPost) => post.video_id))
      cursor = String(data.page_info.cursor)
      clock.set(new Date(world.now().getTime() + 3 * 86_400_000))
    }
    expect(seen).toEqual(expected)
  })

  test('ends', async () => {
    const oldest = world.posts(someone, 500).at(-1)?.publishedAt.getTime()
    const { data } = await list({ handle_name: handle, cursor: String(oldest) })
    expect(data).toEqual({ posts: [], page_info: { has_more: false, cursor: oldest } })
  })

  test('finds posts by their ids', async () => {
    const ids = world.posts(someone, 5).map(({ id }) => id)
    const { data } = await list({ handle_name: handle, video_ids: JSON.stringify([ids[3], ids[1], '7000']) })
    expect(data.posts.map((post: ListedPost) => post.video_id)).toEqual([ids[1], ids[3]])
  })

  test('writes times in seconds, milliseconds or as a date, by creator', async () => {
    const forms = new Set<string>()
    for (const channel of everybody.slice(0, 25)) {
      const { data } = await list({ handle_name: channel.record.handle, limit: '3' })
      const times: (number | string)[] = data.posts.map((post: ListedPost) => post.create_time)
      const expected = world.posts(channel, 3).map(({ publishedAt }) => publishedAt.getTime())
      expect(times.map(toMilliseconds)).toEqual(expected)
      for (const time of times) forms.add(typeof time === 'string' ? 'date' : time < 1e11 ? 'seconds' : 'milliseconds')
    }
    expect(forms).toEqual(new Set(['date', 'seconds', 'milliseconds']))
  })

  test('leaves out the comments of posts that take none', async () => {
    const posts = everybody.flatMap((channel) => world.posts(channel, 10).map((post) => ({ channel, post })))
    const closed = posts.find(({ post }) => post.comments === undefined)
    if (!closed) throw new Error('All posts take comments')
    const { data } = await list({ handle_name: closed.channel.record.handle, video_ids: `["${closed.post.id}"]` })
    expect(data.posts[0]).not.toHaveProperty('comments')
  })

  test.each([
    [{ limit: '101' }, 'limit'],
    [{ limit: '0' }, 'limit'],
    [{ cursor: '-1' }, 'cursor'],
    [{ video_ids: '1,2' }, 'video_ids'],
  ])('refuses %j', async (query, name) => {
    const answer = await list({ handle_name: handle, ...query })
    expect(answer).toMatchObject({ code: 40002, message: expect.stringContaining(`${name}: `) })
  })

  test('has new posts after some days, and the same ones on the same day', async () => {
    const read = async () => (await list({ handle_name: handle })).data.posts
    const first = await read()
    expect(await read()).toEqual(first)
    clock.set(new Date('2026-12-01T12:00:00Z'))
    expect((await read())[0].video_id).not.toBe(first[0].video_id)
  })
})
