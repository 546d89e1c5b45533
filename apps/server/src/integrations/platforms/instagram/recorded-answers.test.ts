import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { parseWireJson } from '../wire/json.ts'
import { AppUsage } from './app-usage.ts'
import { DiscoveryAnswer } from './instagram-answers.ts'
import { createInstagramDialect } from './instagram-dialect.ts'
import { toInstagramRecord } from './instagram-mapping.ts'

const fixtures = join(import.meta.dirname, '../../../../../../../shared/fixtures')
const recorded = join(fixtures, 'python-facebook/testdata')
const observed = join(fixtures, 'observed-errors/observed.jsonl')

const read = (file: string) => readFileSync(join(recorded, file), 'utf8')

/** Lists the JSON files in a folder and its subfolders, relative to the recorded data's folder. */
function listFiles(folder: string): string[] {
  if (!existsSync(join(recorded, folder))) return ['none']
  const files = readdirSync(join(recorded, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.json')).map((file) => join(folder, file))
}

const clock = new FakeClock('2026-11-21T12:00:00Z')
const dialect = createInstagramDialect(
  { baseUrl: 'https://graph.facebook.com', accessToken: 'EAAtoken' },
  { clock, appUsage: new AppUsage(clock) },
)
const readFailure = (status: number, body: unknown) => dialect.readFailure({ status, headers: new Headers(), body })

describe.skipIf(!existsSync(recorded))(
  'recorded answers of Instagram (skipped where the folder of test data is absent)',
  () => {
    test.each(['instagram', 'instagram_basic', 'base'].flatMap(listFiles))('%s keeps all its values', (file) => {
      const text = read(file)
      const written = JSON.stringify(parseWireJson(text))
      expect((text.match(/\d{16,}/g) ?? []).filter((digits) => !written.includes(digits))).toEqual([])
      expect(parseWireJson(text.replaceAll(/\d{16,}/g, '1'))).toEqual(JSON.parse(text.replaceAll(/\d{16,}/g, '1')))
    })

    test('a profile becomes a record', () => {
      const file = 'instagram/apidata/discovery/user_fields.json'
      const raw: { business_discovery: Record<string, unknown> } = JSON.parse(read(file))
      const { id, name, username, biography, followers_count, media_count, profile_picture_url } =
        raw.business_discovery
      const profile = DiscoveryAnswer.parse(parseWireJson(read(file)))
      const record = toInstagramRecord(
        { handle: String(username), profile },
        { baseUrl: 'https://graph.facebook.com', now: clock.now() },
      )
      expect(record).toMatchObject({
        channel_id: id,
        title: name,
        handle: username,
        description: biography,
        subscribers: followers_count,
        videos_count: media_count,
        avatar: profile_picture_url,
      })
    })

    test.each([
      ...listFiles('instagram/apidata/discovery').filter((file) => file.includes('media')),
      ...listFiles('base').filter((file) => file.includes('discovery_medias')),
    ])('%s is read post by post', (file) => {
      const raw: { business_discovery: { media: { data: Record<string, unknown>[] } } } = JSON.parse(read(file))
      const posts = DiscoveryAnswer.parse(parseWireJson(read(file)))?.posts ?? []
      expect(
        posts.map(({ id, text, likes, comments, publishedAt }) => [id, text, likes, comments, publishedAt?.getTime()]),
      ).toEqual(
        raw.business_discovery.media.data.map(({ id, caption, like_count, comments_count, timestamp }) => [
          id,
          typeof caption === 'string' ? caption.trim() : undefined,
          like_count,
          comments_count,
          Date.parse(String(timestamp)),
        ]),
      )
      expect(posts.length).toBeGreaterThan(0)
    })

    test.each(['error.json', 'base/error_data.json'])('%s is understood, with Meta’s own words', (file) => {
      const raw: { error: { message: string } } = JSON.parse(read(file))
      expect(readFailure(400, parseWireJson(read(file)))).toMatchObject({
        kind: 'bad_request',
        retry: false,
        detail: raw.error.message,
      })
    })
  },
)

interface ObservedError {
  readonly api: string
  readonly http: number
  readonly body: { readonly error?: { readonly code: number; readonly message: string } } | null
}

/** Expected failure kind of each code. An unknown account is no failure, and without a body the status decides. */
const kindByCode = new Map([
  [10, 'key_rejected'],
  [100, 'bad_request'],
  [110, undefined],
  [190, 'key_rejected'],
  [803, 'key_rejected'],
])

describe.skipIf(!existsSync(observed))(
  'errors seen of Instagram (skipped where the folder of test data is absent)',
  () => {
    test('are understood, with Meta’s own words', () => {
      const lines = readFileSync(observed, 'utf8').split('\n').filter(Boolean)
      const seen = lines.map((line): ObservedError => JSON.parse(line)).filter(({ api }) => api === 'instagram')
      for (const { http, body } of seen) {
        const failure = readFailure(http, body ?? undefined)
        if (!body) expect(failure?.kind).toBe('unavailable')
        else if (!body.error) expect(failure).toBeUndefined()
        else {
          expect(kindByCode.has(body.error.code)).toBe(true)
          expect(failure?.kind).toBe(kindByCode.get(body.error.code))
          if (failure) expect(failure.detail).toBe(body.error.message)
        }
      }
      expect(seen.length).toBeGreaterThan(5)
    })
  },
)
