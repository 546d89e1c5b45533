import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getGraph } from '../../testing/graph-client.ts'
import { buildStandIns, firstDay } from '../../testing/platform-stand-in.ts'
import { isProfessional } from './business-discovery.ts'

const { app, world, clock } = await buildStandIns()
beforeEach(() => clock.set(firstDay))
afterAll(() => app.close())

const busy = world.search('instagram', '', isProfessional).filter((channel) => world.countPosts(channel) > 120)
const [someone] = busy
if (!someone) throw new Error('Nobody has posted much')

async function readMedia(username: string, expression: string) {
  const fields = `business_discovery.username(${username}){${expression}}`
  const { body } = await getGraph(app, { query: { fields } })
  return body.business_discovery?.media ?? body
}

const allFields =
  'media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count,view_count,children,caption,username,owner'

const everyPost = (
  await Promise.all(busy.slice(0, 15).map(({ record }) => readMedia(record.handle, `media.limit(50){${allFields}}`)))
).flatMap(({ data }) => data)

describe('the media of an account', () => {
  test('come 25 at a time, newest first, with their ids alone unless more is asked for', async () => {
    const { data } = await readMedia(someone.record.handle, 'media')
    expect(data).toEqual(world.posts(someone, 25).map(({ id }) => ({ id })))
  })

  test('have times in UTC without a colon in the offset', async () => {
    const { data } = await readMedia(someone.record.handle, 'media.limit(1){timestamp}')
    const [post] = world.posts(someone, 1)
    expect(data[0].timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
    expect(Date.parse(data[0].timestamp)).toBe(post?.publishedAt.getTime())
  })

  test('are reels, photos and albums, each with what it has', () => {
    expect(new Set(everyPost.map((post) => post.media_type))).toEqual(new Set(['VIDEO', 'IMAGE', 'CAROUSEL_ALBUM']))
    for (const post of everyPost) {
      const isReel = post.media_type === 'VIDEO'
      expect(post.media_product_type).toBe(isReel ? 'REELS' : 'FEED')
      expect('view_count' in post).toBe(isReel)
      expect('thumbnail_url' in post).toBe(isReel)
      expect('children' in post).toBe(post.media_type === 'CAROUSEL_ALBUM')
      expect(post.permalink).toMatch(
        isReel ? /^https:\/\/www\.instagram\.com\/reel\/D[\w-]{10}\/$/ : /\/p\/D[\w-]{10}\/$/,
      )
      expect(post.id).toMatch(/^1[78]\d{15}$/)
    }
  })

  test.each(['like_count', 'comments_count', 'media_url'])('lack %s of some posts', (field) => {
    const having = everyPost.filter((post) => field in post)
    expect(having.length).toBeGreaterThan(everyPost.length / 2)
    expect(having.length).toBeLessThan(everyPost.length)
  })

  test('page by cursors inside the expression, though something is posted meanwhile', async () => {
    const expected = world.posts(someone, 36).map(({ id }) => id)
    const seen: string[] = []
    let cursor = ''
    for (let page = 0; page < 3; page++) {
      const { data, paging } = await readMedia(someone.record.handle, `media${cursor}.limit(12){id}`)
      expect(paging).not.toHaveProperty('next')
      seen.push(...data.map((post: { id: string }) => post.id))
      cursor = `.after(${paging.cursors.after})`
      clock.set(new Date(world.now().getTime() + 4 * 86_400_000))
    }
    expect(seen).toEqual(expected)
  })

  test('end with a page that leads no further', async () => {
    let cursor = ''
    let last = await readMedia(someone.record.handle, 'media.limit(50){id}')
    let count = last.data.length
    while (last.paging?.cursors.after) {
      cursor = `.after(${last.paging.cursors.after})`
      last = await readMedia(someone.record.handle, `media${cursor}.limit(50){id}`)
      count += last.data.length
    }
    expect(count).toBe(world.countPosts(someone))
    expect(last.paging.cursors).toEqual({ before: expect.any(String) })
  })

  test('do not come in hundreds', async () => {
    expect((await readMedia(someone.record.handle, 'media.limit(100)')).data).toHaveLength(50)
    const { error } = await readMedia(someone.record.handle, 'media.limit(500)')
    expect(error).toMatchObject({ code: 1, type: null, message: expect.stringContaining('reduce the amount of data') })
  })

  test('have cursors of their own account only', async () => {
    const { paging } = await readMedia(someone.record.handle, 'media.limit(5)')
    const other = busy[1]?.record.handle ?? ''
    const { error } = await readMedia(other, `media.after(${paging.cursors.after})`)
    expect(error).toMatchObject({ code: 100, message: '(#100) Invalid cursor for this request' })
  })

  test('have no field that business discovery does not know', async () => {
    const { error } = await readMedia(someone.record.handle, 'media{likes}')
    expect(error.message).toBe('(#100) Tried accessing nonexisting field (likes) on node type (ShadowIGMedia)')
  })

  test('become more as days go by', async () => {
    const before = await readMedia(someone.record.handle, 'media{id}')
    clock.set(new Date('2026-12-15T12:00:00Z'))
    const after = await readMedia(someone.record.handle, 'media{id}')
    expect(after.data[0]).not.toEqual(before.data[0])
  })
})
