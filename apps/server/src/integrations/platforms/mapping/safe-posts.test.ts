import { describe, expect, test } from 'vitest'
import { type PostDraft, toSafePosts } from './safe-posts.ts'

const baseUrl = 'http://127.0.0.1:4000'
const context = { baseUrl, now: new Date('2026-11-21T12:00:00Z') }

const nothing: PostDraft = {
  id: 'p1',
  url: undefined,
  title: undefined,
  thumbnail: undefined,
  publishedAt: undefined,
  views: undefined,
  likes: undefined,
  comments: undefined,
}
const unknown = {
  id: 'p1',
  url: null,
  title: '',
  thumbnail: null,
  published_at: null,
  views: null,
  likes: null,
  comments: null,
}
const read = (draft: Partial<PostDraft>) => toSafePosts([{ ...nothing, ...draft }], context)[0]

describe('the posts of a creator', () => {
  test('are kept with all known values', () => {
    const post = {
      url: 'https://www.youtube.com/watch?v=p1',
      title: 'Bread',
      thumbnail: 'https://i.test/p1.jpg',
      views: 3,
      likes: 0,
      comments: 2,
    }
    expect(read({ ...post, publishedAt: new Date('2026-11-20T12:00:00Z') })).toEqual({
      id: 'p1',
      ...post,
      published_at: '2026-11-20T12:00:00.000Z',
    })
    expect(read({})).toEqual(unknown)
  })

  test('are at most twenty, the newest first, each once, and none of the future', () => {
    const drafts = Array.from({ length: 30 }, (_, day) => ({
      ...nothing,
      id: `p${day}`,
      publishedAt: new Date(Date.UTC(2026, 10, day + 1)),
    }))
    const posts = toSafePosts([...drafts, ...drafts, { ...nothing, id: 'undated' }], context)
    expect(posts.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => `p${20 - place}`))
  })

  test.each<Partial<PostDraft>>([
    { url: 'javascript:alert(1)' },
    { url: 'http://www.tiktok.com/@a/video/1' },
    { url: 'https://name:word@www.tiktok.com/' },
    { url: `https://www.tiktok.com/${'a'.repeat(2000)}`, thumbnail: `https://a.test/${'a'.repeat(2000)}` },
    { thumbnail: 'http://pictures.test/a.jpg' },
    { thumbnail: `${baseUrl}/api/auth/logout` },
    { views: -1, likes: 1.5, comments: 1e20 },
    { views: Number.NaN, likes: Number.POSITIVE_INFINITY },
  ])('lose what does not hold: %j', (draft) => {
    expect(read(draft)).toEqual(unknown)
  })

  test.each([undefined, '', ' ', '\u0000', 'x'.repeat(201)])('are dropped with the id %j', (id) => {
    expect(read({ id })).toBeUndefined()
  })

  test('keep their text on its lines, with the hashtags that it lacks', () => {
    const post = read({ text: 'Tea\u0000 time\nwith milk #tea', hashtags: ['tea', 'ad', ''], isPaid: true })
    expect(post).toMatchObject({ text: 'Tea time\nwith milk #tea #ad', is_paid: true })
    expect(read({ hashtags: ['ad'] })?.text).toBe('#ad')
    expect(read({ isPaid: false })).toEqual({ ...unknown, is_paid: false })
  })

  test('keep beginning and end of a long text, where labels stand', () => {
    const post = read({ text: `#ad first ${'🎂'.repeat(3000)} last #werbung` })
    expect(post?.text).toMatch(/^#ad first 🎂+\n…\n🎂+ last #werbung$/u)
    expect(post?.text?.length).toBeLessThanOrEqual(2000)
  })

  test('have clean titles on one line, cut between letters, and pictures from a stand-in as paths', () => {
    const thumbnail = `${baseUrl}/sandbox/pictures/cover/a.svg`
    const post = read({ title: `a\u0000b\n\u202ec ${'🎂'.repeat(400)}`, thumbnail })
    expect(post?.title).toMatch(/^ab c 🎂+$/u)
    expect(post?.title.length).toBeLessThanOrEqual(300)
    expect(post?.thumbnail).toBe('/sandbox/pictures/cover/a.svg')
  })
})
