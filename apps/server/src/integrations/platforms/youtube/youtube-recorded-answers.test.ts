import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseWireJson } from '../wire/json.ts'
import { toCreatorRecord } from './to-creator-record.ts'
import { ChannelItem, ListAnswer, SearchItem, UploadItem, VideoItem } from './youtube-answers.ts'
import { createYouTubeDialect } from './youtube-dialect.ts'

const fixtures = join(import.meta.dirname, '../../../../../../../shared/fixtures')
const recorded = join(fixtures, 'python-youtube/testdata')
const hasFixtures = existsSync(recorded) && existsSync(join(fixtures, 'observed-errors'))

const dialect = createYouTubeDialect({
  baseUrl: 'https://youtube.test',
  apiKey: 'k',
  searchesPerDay: 1,
  unitsPerDay: 1,
})
const readFailure = (status: number, body: unknown) => dialect.readFailure({ status, body, headers: new Headers() })

const shapes: Record<string, z.ZodType> = {
  'youtube#searchListResponse': SearchItem,
  'youtube#channelListResponse': ChannelItem,
  'youtube#playlistItemListResponse': UploadItem,
  'youtube#videoListResponse': VideoItem,
}

const readJson = (...path: string[]) => parseWireJson(readFileSync(join(recorded, ...path), 'utf8'))
const Answer = z.looseObject({ kind: z.string(), items: z.array(z.unknown()) })

function listAnswers() {
  if (!hasFixtures) return []
  const folders = ['', 'search', 'channels', 'playlist_items', 'videos'].map((folder) => join('apidata', folder))
  return folders
    .flatMap((folder) => readdirSync(join(recorded, folder)).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const answer = Answer.safeParse(readJson(file)).data
      return answer && answer.kind in shapes ? [{ file, answer }] : []
    })
}

describe.skipIf(!hasFixtures)('recorded answers (skipped where the folder of recorded answers is absent)', () => {
  test('are many', () => expect(listAnswers().length).toBeGreaterThanOrEqual(22))

  test.each(listAnswers())('$file is read whole', ({ answer }) => {
    expect(readFailure(200, answer)).toBeUndefined()
    const shape = shapes[answer.kind]
    expect(ListAnswer.parse(answer).items.map((item) => shape?.safeParse(item).success)).toEqual(
      answer.items.map(() => true),
    )
  })

  test('name every channel whose video was found', () => {
    for (const { answer } of listAnswers().filter(({ file }) => file.startsWith('apidata/search'))) {
      expect(answer.items.map((item) => SearchItem.parse(item))).toEqual(
        answer.items.map(
          (item) => z.object({ snippet: z.object({ channelId: z.string() }) }).parse(item).snippet.channelId,
        ),
      )
    }
  })

  test('of two channels become their records', () => {
    const { items } = ListAnswer.parse(readJson('apidata/channels/info_multiple.json'))
    const context = { baseUrl: 'https://youtube.test', now: new Date('2026-11-10T12:00:00Z') }
    const records = items.map((item) => toCreatorRecord(ChannelItem.parse(item), undefined, context))
    expect(records).toMatchObject([
      { channel_id: 'UCK8sQmJBp8GCxrOtXWBpyEA', handle: 'google', subscribers: 10_700_000, videos_count: 2678 },
      { channel_id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', handle: 'googledevelopers', subscribers: 2_260_000, region: 'US' },
    ])
    expect(records[0]?.keywords).toContain('Google Maps')
    expect(records[0]?.cover_image).toMatch(/^https:\/\/yt3\.ggpht\.com\/.*=w1060$/)
    expect(records[1]?.description).toContain('Subscribe to Google Developers')
  })

  test('of videos keep their counts, where they have any', () => {
    for (const { answer } of listAnswers().filter(({ file }) => file.startsWith('apidata/videos'))) {
      const Raw = z.object({ statistics: z.record(z.string(), z.string()).optional() })
      for (const item of answer.items) {
        const { statistics } = Raw.parse(item)
        expect(VideoItem.parse(item).statistics?.viewCount).toBe(statistics && Number(statistics.viewCount))
      }
    }
  })

  test.each([
    [400, 'error_response.json', 'key_rejected'],
    [400, 'error_response_simple.json', 'bad_request'],
    [403, 'apidata/error_permission_resp.json', 'key_rejected'],
  ])('of status %i in %s mean %s, once and for all', (status, file, kind) => {
    expect(readFailure(status, readJson(file))).toMatchObject({ kind, retry: false })
  })

  test('of failures as people met them are understood', () => {
    const Line = z.object({ api: z.string(), http: z.number(), body: z.unknown() })
    const lines = readFileSync(join(fixtures, 'observed-errors/observed.jsonl'), 'utf8').trim().split('\n')
    const met = lines.map((line) => Line.parse(JSON.parse(line))).filter(({ api, body }) => api === 'youtube' && body)
    const kinds = met.map(({ http, body }) => readFailure(http, body)?.kind)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.every((kind) => kind === 'quota_exhausted' || kind === 'key_rejected')).toBe(true)
    expect(kinds).toContain('quota_exhausted')
  })
})
