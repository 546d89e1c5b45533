import { afterAll, describe, expect, test } from 'vitest'
import { createYoutubeApp } from '../../testing/youtube-app.ts'

const { app, call, world, clock } = await createYoutubeApp()
afterAll(() => app.close())

const channels = world.search('youtube', '')
const uploadsOf = (id: string) => `UU${id.slice(2)}`
const list = (parameters: Readonly<Record<string, string>>) =>
  call('playlistItems', { part: 'snippet,contentDetails,status', ...parameters })

const rows: {
  snippet: { title: string; position: number; videoOwnerChannelId?: string; resourceId: { videoId: string } }
  contentDetails: { videoId: string; videoPublishedAt?: string }
  status: { privacyStatus: string }
}[] = []
for (const { record } of channels.slice(0, 25)) {
  rows.push(...(await list({ playlistId: uploadsOf(record.channel_id), maxResults: '50' })).body.items)
}
const [first] = channels
if (!first) throw new Error('There is nobody on YouTube')
const uploads = uploadsOf(first.record.channel_id)

describe('playlistItems.list', () => {
  test('has a channel’s uploads, newest first', async () => {
    const { body } = await list({ playlistId: uploads, maxResults: '50' })
    expect(body.pageInfo).toEqual({ totalResults: world.countPosts(first), resultsPerPage: 50 })
    const times = body.items.flatMap(
      ({ contentDetails }: (typeof rows)[number]) => contentDetails.videoPublishedAt ?? [],
    )
    expect(times).toEqual(times.toSorted().toReversed())
    expect(body.items[0].snippet.position).toBe(0)
  })

  test('pages through all of them: 5 unless told otherwise', async () => {
    const short = channels.find(({ record }) => (record.videos_count ?? 0) < 60) ?? first
    const playlistId = uploadsOf(short.record.channel_id)
    const ids: string[] = []
    let pageToken: string | undefined
    do {
      const { body } = await list({ playlistId, ...(pageToken ? { pageToken } : {}) })
      expect(body.items.length).toBeLessThanOrEqual(5)
      ids.push(...body.items.map(({ contentDetails }: (typeof rows)[number]) => contentDetails.videoId))
      pageToken = body.nextPageToken
    } while (pageToken)
    expect(ids).toEqual(world.posts(short, 1000).map(({ id }) => id))
  })

  test('keeps rows of deleted and private videos, without their time', () => {
    const gone = rows.filter(({ contentDetails }) => contentDetails.videoPublishedAt === undefined)
    expect(new Set(gone.map(({ snippet }) => snippet.title))).toEqual(new Set(['Deleted video', 'Private video']))
    for (const { snippet, status } of gone) {
      expect(snippet.videoOwnerChannelId).toBeUndefined()
      expect(status.privacyStatus).toMatch(/^(private|privacyStatusUnspecified)$/)
    }
    expect(gone.length / rows.length).toBeLessThan(0.08)
  })

  test('has nothing of gone videos elsewhere', async () => {
    const gone = rows.filter(({ contentDetails }) => contentDetails.videoPublishedAt === undefined)
    const ids = gone.slice(0, 50).map(({ contentDetails }) => contentDetails.videoId)
    expect((await call('videos', { part: 'id', id: ids.join(',') })).body.items).toEqual([])
  })

  test('shows new videos as days go by', async () => {
    const now = clock.now()
    const before = (await list({ playlistId: uploads })).body.pageInfo.totalResults
    clock.set(new Date('2026-12-20T12:00:00Z'))
    const after = (await list({ playlistId: uploads })).body
    clock.set(now)
    expect(after.pageInfo.totalResults).toBeGreaterThan(before)
    expect(after.items[0].contentDetails.videoPublishedAt > '2026-11-10').toBe(true)
  })

  test('finds one video in the list', async () => {
    const [, second] = world.posts(first, 2)
    const { body } = await list({ playlistId: uploads, videoId: second?.id ?? '' })
    expect(body.items).toHaveLength(1)
    expect(body.items[0].snippet).toMatchObject({ position: 1, resourceId: { videoId: second?.id } })
  })

  test.each(['UUdemo0Kitchen0Channel0g', 'PLdemo', 'UU', `XX${uploads.slice(2)}`])(
    'does not find %s',
    async (playlistId) => {
      const { status, body } = await list({ playlistId })
      expect([status, body.error.errors[0]]).toMatchObject([
        404,
        { reason: 'playlistNotFound', domain: 'youtube.playlistItem' },
      ])
    },
  )

  test('refuses a call without a list, and a token of another list', async () => {
    expect((await list({})).body.error.errors[0].reason).toBe('missingRequiredParameter')
    const { nextPageToken: pageToken } = (await list({ playlistId: uploads })).body
    const other = uploadsOf(channels[1]?.record.channel_id ?? '')
    expect((await list({ playlistId: other, pageToken })).body.error.errors[0].reason).toBe('invalidPageToken')
  })
})
