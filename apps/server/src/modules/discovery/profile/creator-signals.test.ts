import { describe, expect, test } from 'vitest'
import { days, hours } from '../../../lib/durations.ts'
import type { CreatorPostRow } from '../catalogue/creator-post-repository.ts'
import { findGrowth, findJump } from './growth-signals.ts'
import { compareReactions, findRhythm } from './post-signals.ts'
import type { SnapshotRow } from './profile-repository.ts'
import { findSamePerson } from './same-person.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** Builds posts of these ages in milliseconds. */
function buildPosts(ages: readonly number[], given: Partial<CreatorPostRow> = {}): CreatorPostRow[] {
  return ages.map((age, place) => ({
    post_id: `p${place}`,
    url: null,
    title: '',
    thumbnail: null,
    published_at: new Date(now.getTime() - age),
    views: null,
    likes: null,
    comments: null,
    text: '',
    is_paid: null,
    ...given,
  }))
}

/** Builds one snapshot per day, from 1 May 2026. */
function buildHistory(followers: readonly (number | null)[]): SnapshotRow[] {
  return followers.map((subscribers, place) => ({
    day: new Date(Date.UTC(2026, 4, place + 1)).toISOString().slice(0, 10),
    subscribers,
    engagement_rate: null,
    average_views: null,
    videos_count: null,
  }))
}

/** A number as the reader's language writes it. */
const toFigure = (value: number, decimals = 1) => ({
  value: expect.closeTo(value, decimals),
  decimals,
  is_signed: false,
})

describe('the rhythm of the posts', () => {
  test('is even when no pause is three times the usual one', () => {
    expect(findRhythm(buildPosts([1, 3, 5, 8, 10].map(days)), now)).toEqual([
      {
        kind: 'posting_rhythm',
        value: 2,
        tone: 'good',
        text: 'Posts: a post every 2 days',
        text_message: {
          message_key: 'signal.rhythm',
          message_params: { rhythm: { message_key: 'signal.every_days', message_params: { count: 2 } } },
        },
        basis: 'The median of the pauses between the last 5 posts; the longest was 3 days',
        basis_message: {
          message_key: 'signal.rhythm_basis',
          message_params: { posts: 5, longest: { message_key: 'wait.days', message_params: { count: 3 } } },
        },
      },
    ])
  })

  test('is no good sign when it is slow, however even it is', () => {
    expect(findRhythm(buildPosts([1, 9, 17, 25, 33].map(days)), now)[0]).toMatchObject({ tone: 'neutral' })
  })

  test('is uneven with a long pause, and worth a look when nothing has come for long', () => {
    expect(findRhythm(buildPosts([1, 2, 3, 4, 40].map(days)), now)[0]).toMatchObject({ tone: 'neutral' })
    expect(findRhythm(buildPosts([50, 51, 52, 53, 54].map(days)), now)[0]).toMatchObject({
      tone: 'notable',
      text: 'Silent for 50 days; before that a post every day',
      text_message: { message_key: 'signal.silent' },
    })
    expect(findRhythm(buildPosts([1, 7, 13, 19, 25].map(hours)), now)[0]?.text).toBe('Posts: a post every 6 hours')
  })

  test('is not reported for four posts, or for posts without dates', () => {
    expect(findRhythm(buildPosts([1, 2, 3, 4].map(days)), now)).toEqual([])
    expect(findRhythm(buildPosts([1, 2, 3, 4, 5, 6].map(days), { published_at: null }), now)).toEqual([])
  })
})

describe('the reactions to the posts', () => {
  test('are compared over the posts with both figures', () => {
    const told = buildPosts([1, 2, 3, 4, 5].map(days), { likes: 200, comments: 3 })
    const hidden = buildPosts([6, 7].map(days), { likes: 100_000 })
    expect(compareReactions([...told, ...hidden])).toEqual([
      {
        kind: 'comments_per_like',
        value: 1.5,
        tone: 'neutral',
        text: 'Comments: 1.5 % of likes',
        text_message: { message_key: 'signal.comments', message_params: { percent: toFigure(1.5) } },
        basis: '15 comments and 1,000 likes of the last 5 posts that tell both',
        basis_message: {
          message_key: 'signal.comments_basis',
          message_params: { comments: 15, likes: 1000, posts: 5 },
        },
      },
    ])
  })

  test('are not reported for too few posts, or for posts without likes', () => {
    expect(compareReactions(buildPosts([1, 2].map(days), { likes: 5, comments: 5 }))).toEqual([])
    expect(compareReactions(buildPosts([1, 2, 3, 4, 5].map(days), { likes: 0, comments: 5 }))).toEqual([])
  })
})

describe('the followers over time', () => {
  test('grow from the first to the last known day', () => {
    expect(findGrowth(buildHistory([null, 1000, 1010, 1020, 1030, 1040, 1050, 1060, 1080, null]))).toEqual([
      {
        kind: 'follower_growth',
        value: 8,
        tone: 'neutral',
        text: 'Followers +8.0 % in 7 days',
        text_message: {
          message_key: 'signal.growth',
          message_params: {
            change: { ...toFigure(8), is_signed: true },
            span: { message_key: 'wait.days', message_params: { count: 7 } },
          },
        },
        basis: '1,000 on 2026-05-02, 1,080 on 2026-05-09; 8 readings',
        basis_message: {
          message_key: 'signal.growth_basis',
          message_params: { from: 1000, from_day: '2026-05-02', to: 1080, to_day: '2026-05-09', count: 8 },
        },
      },
    ])
    expect(findGrowth(buildHistory([1000, 1010, 1020]))).toEqual([])
    expect(findGrowth([])).toEqual([])
  })

  test('are worth a look when they become fewer', () => {
    const losing = [1000, 998, 995, 990, 985, 980, 975, 970, 960]
    expect(findGrowth(buildHistory(losing))[0]).toMatchObject({ tone: 'notable' })
  })

  test('jump when one step is far steeper than the others', () => {
    expect(findJump(buildHistory([1000, 1010, 1020, 1400, 1410, 1420]))).toEqual([
      expect.objectContaining({
        kind: 'follower_jump',
        value: 37.25,
        tone: 'notable',
        text: 'Followers +37.3 % between 2026-05-03 and 2026-05-04',
        text_message: expect.objectContaining({ message_key: 'signal.jump' }),
        basis: expect.stringContaining('Against 0.85 % a day in the other 4 steps. A post'),
        basis_message: { message_key: 'signal.jump_basis', message_params: { usual: toFigure(0.85, 2), count: 4 } },
      }),
    ])
    expect(findJump(buildHistory([1000, 1000, 1000, 800, 800]))[0]?.text).toContain('−20.0 %')
  })

  test('do not jump when they always grow fast, grow little, or were seen too seldom', () => {
    expect(findJump(buildHistory([1000, 1200, 1500, 1800, 2300]))).toEqual([])
    expect(findJump(buildHistory([1000, 1001, 1002, 1060, 1061]))).toEqual([])
    expect(findJump(buildHistory([1000, 2000, 2001]))).toEqual([])
  })
})

describe('the same person', () => {
  const mia = { id: 1, platform: 'youtube', title: 'Mia', handle: 'mia', email: 'm@a.test', source: 'import' } as const
  const twin = { id: 2, platform: 'tiktok', same_email: true, same_name: false, is_named: false } as const

  test('is recognised by an address unique on a platform, or by handle and name', () => {
    expect(findSamePerson(mia, [twin, { ...twin, id: 3, platform: 'instagram', same_name: true }])).toEqual([
      { id: 2, reasons: ['email'] },
      { id: 3, reasons: ['email', 'handle_and_name'] },
    ])
  })

  test('is not recognised by an address that two creators of a platform share', () => {
    expect(findSamePerson(mia, [twin, { ...twin, id: 3 }])).toEqual([])
    expect(findSamePerson(mia, [twin, { ...twin, id: 3, platform: 'youtube' }])).toEqual([])
  })

  test('is recognised by the channel that the description names', () => {
    const named = { ...twin, same_email: false, is_named: true }
    expect(findSamePerson(mia, [named])).toEqual([{ id: 2, reasons: ['named'] }])
  })

  test('is never on the same platform', () => {
    expect(findSamePerson(mia, [{ ...twin, platform: 'youtube', same_email: false, same_name: true }])).toEqual([])
  })
})
