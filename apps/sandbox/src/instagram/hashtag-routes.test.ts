import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildStandIns, firstDay } from '../testing/platform-stand-in.ts'
import { sandboxInstagramToken, sandboxInstagramUser } from './graph/graph-request.ts'

const { app, world, clock, hashtags } = await buildStandIns()
beforeEach(() => {
  hashtags.reset()
  clock.set(firstDay)
})
afterAll(() => app.close())

async function get(path: string, query: Record<string, string> = {}) {
  const answer = await app.inject({
    url: `/v25.0/${path}`,
    query: { user_id: sandboxInstagramUser, access_token: sandboxInstagramToken, ...query },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** Hashtags of the world's posts, most used first. */
const counts = new Map<string, number>()
for (const channel of world.search('instagram', '')) {
  for (const tag of world.posts(channel, 3).flatMap((post) => post.hashtags)) {
    if (/^[a-z]+$/.test(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
}
const tags = [...counts].toSorted(([, one], [, other]) => other - one).map(([tag]) => tag)
const common = tags[0] ?? ''
const findId = async (tag: string): Promise<string> => (await get('ig_hashtag_search', { q: tag })).body.data[0].id

describe('the search for a hashtag', () => {
  test('gives the id it always has', async () => {
    const { body } = await get('ig_hashtag_search', { q: common })
    expect(body).toEqual({ data: [{ id: expect.stringMatching(/^1784\d{13}$/) }] })
    expect(await findId(common.toUpperCase())).toBe(body.data[0].id)
    expect((await get(body.data[0].id, { fields: 'id,name' })).body).toEqual({ id: body.data[0].id, name: common })
  })

  test('knows no others', async () => {
    const { status, body } = await get('ig_hashtag_search', { q: 'nobodysaysthis' })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 24, error_subcode: 2207024 })
  })

  test('needs words and one’s own account', async () => {
    expect((await get('ig_hashtag_search')).body.error).toMatchObject({ code: 100 })
    expect((await get('ig_hashtag_search', { q: common, user_id: '1' })).body.error.error_subcode).toBe(33)
  })

  test('refuses the 31st of a week, but not one searched for before', async () => {
    const answers = []
    for (const tag of tags.slice(0, 31)) answers.push((await get('ig_hashtag_search', { q: tag })).body)
    expect(answers.slice(0, 30).every((body) => 'data' in body)).toBe(true)
    expect(answers[30].error).toMatchObject({ code: 18, error_subcode: 2207034 })
    expect((await get('ig_hashtag_search', { q: common })).status).toBe(200)
    clock.set(new Date(firstDay.getTime() + 8 * 86_400_000))
    expect((await get('ig_hashtag_search', { q: tags[30] ?? '' })).status).toBe(200)
  })

  test('is remembered for a week', async () => {
    await findId(common)
    const read = () => get(`${sandboxInstagramUser}/recently_searched_hashtags`, { fields: 'name' })
    expect((await read()).body.data).toEqual([{ id: expect.any(String), name: common }])
    clock.set(new Date(firstDay.getTime() + 8 * 86_400_000))
    expect((await read()).body.data).toEqual([])
  })
})

describe('the posts of a hashtag', () => {
  test('come with the fields asked for, most liked first', async () => {
    const { body } = await get(`${await findId(common)}/top_media`, { fields: 'id,caption,like_count', limit: '5' })
    expect(body.data).toHaveLength(5)
    for (const { caption } of body.data) expect(caption.toLowerCase()).toContain(`#${common}`)
    const likes = body.data.map(({ like_count: count = 0 }) => count)
    expect(likes).toEqual(likes.toSorted((one: number, other: number) => other - one))
  })

  test('page until the last, which has no paging at all; the address of the next page tells the token', async () => {
    const id = await findId(common)
    const first = (await get(`${id}/top_media`, { limit: '5' })).body
    expect(first.paging).toEqual({ cursors: { after: expect.any(String) }, next: expect.any(String) })
    expect(first.paging.next).toContain(`access_token=${sandboxInstagramToken}`)
    const { after } = first.paging.cursors
    const second = (await get(`${id}/top_media`, { limit: '5', after })).body
    expect(first.data).not.toEqual(second.data)
    let last = second
    while (last.paging) last = (await get(`${id}/top_media`, { limit: '50', after: last.paging.cursors.after })).body
    expect(last).not.toHaveProperty('paging')
  })

  test.each(['username', 'owner', 'view_count'])('never tell their %s', async (field) => {
    const { status, body } = await get(`${await findId(common)}/top_media`, { fields: `id,${field}` })
    expect([status, body.error.code]).toEqual([400, 100])
  })

  test('are of the last 24 hours where the recent ones are asked for', async () => {
    const answers = []
    for (const tag of tags.slice(0, 20)) {
      answers.push(...(await get(`${await findId(tag)}/recent_media`, { fields: 'timestamp' })).body.data)
    }
    expect(answers.length).toBeGreaterThan(0)
    for (const { timestamp } of answers) {
      expect(Date.parse(timestamp)).toBeGreaterThan(firstDay.getTime() - 86_400_000)
    }
  })

  test('are not found for unknown ids', async () => {
    expect((await get('17840000000000000/top_media')).body.error).toMatchObject({ code: 100, error_subcode: 33 })
  })
})
