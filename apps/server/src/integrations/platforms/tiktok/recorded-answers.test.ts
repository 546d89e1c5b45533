import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseWireJson } from '../wire/json.ts'
import { PostsAnswer, TikTokCreator } from './tiktok-answers.ts'
import { createTikTokDialect } from './tiktok-dialect.ts'
import { toTikTokRecord } from './tiktok-mapping.ts'

const fixtures = join(import.meta.dirname, '../../../../../../../shared/fixtures')
const pages = join(fixtures, 'tiktok-library/tests/testdata')
const observed = join(fixtures, 'observed-errors/observed.jsonl')

const read = (file: string) => readFileSync(join(pages, file), 'utf8')
const listFiles = () => (existsSync(pages) ? readdirSync(pages).filter((file) => file.endsWith('.json')) : ['none'])
const baseUrl = 'https://business-api.tiktok.com'

/** Finds whole numbers that JavaScript's own JSON parser might round. */
const findLongIds = (text: string) => text.match(/(?<=:\s*)\d{16,}/g) ?? []

describe.skipIf(!existsSync(pages))(
  'recorded answers of TikTok (skipped where the folder of test data is absent)',
  () => {
    test.each(listFiles())('%s keeps every digit of its ids', (file) => {
      const text = read(file)
      const written = JSON.stringify(parseWireJson(text))
      expect(findLongIds(text).length).toBeGreaterThan(0)
      expect(findLongIds(text).filter((id) => !written.includes(`"${id}"`))).toEqual([])
    })

    test.each(listFiles().filter((file) => file.includes('videos')))('%s is read post by post', (file) => {
      const raw: { data: { videos: Record<string, unknown>[] } } = JSON.parse(read(file))
      const ids = [...read(file).matchAll(/"id":\s*(\d+)/g)].map(([, id]) => id)
      const posts = PostsAnswer.parse(parseWireJson(read(file)))
      expect(posts.map((post) => post.id)).toEqual(ids)
      expect(
        posts.map(({ views, likes, comments, publishedAt, hashtags }) => [
          views,
          likes,
          comments,
          publishedAt && publishedAt.getTime() / 1000,
          hashtags,
        ]),
      ).toEqual(
        raw.data.videos.map((video) => [
          video.view_count,
          video.like_count,
          video.comment_count,
          video.create_time,
          video.hashtag_names ?? [],
        ]),
      )
      expect(posts.filter(({ username }) => !username)).toEqual([])
    })

    test('a user name with NUL in it is made storable', () => {
      const file = 'api_videos_response_unicode_with_null_bytes.json'
      expect(read(file)).toContain('\\u0000')
      const names = PostsAnswer.parse(parseWireJson(read(file))).map(({ username }) => username)
      for (const name of names) {
        const record = toTikTokRecord(
          { creator: TikTokCreator.parse({ handle_name: name }) },
          { baseUrl, now: new Date('2026-11-21T12:00:00Z') },
        )
        expect(record?.handle).toMatch(/\p{L}/u)
        expect(JSON.stringify(record)).not.toContain('\\u0000')
      }
    })
  },
)

interface ObservedError {
  readonly api: string
  readonly http: number
  readonly body: unknown
}

describe.skipIf(!existsSync(observed))(
  'errors seen of TikTok (skipped where the folder of test data is absent)',
  () => {
    test('are understood, with TikTok’s own words', () => {
      const seen = readFileSync(observed, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): ObservedError => JSON.parse(line))
      const dialect = createTikTokDialect({ baseUrl, accessToken: 'act.token' })
      const failures = seen
        .filter(({ api }) => api.startsWith('tiktok'))
        .map(({ http, body }) => dialect.readFailure({ status: http, headers: new Headers(), body: body ?? undefined }))
      expect(failures).toMatchObject([
        { kind: 'bad_request', retry: false, detail: 'Invalid count or cursor' },
        { kind: 'rate_limited', retry: true },
        { kind: 'unavailable', retry: true },
      ])
    })
  },
)
