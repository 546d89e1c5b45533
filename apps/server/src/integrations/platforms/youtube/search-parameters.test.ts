import { describe, expect, test } from 'vitest'
import type { PlatformSearch } from '../../../modules/discovery/platforms/platform-port.ts'
import { formatCursor, parseCursor, startSearch, toChannelSearch, toVideoSearch } from './search-parameters.ts'

const search: PlatformSearch = { text: 'training', categories: [], regions: [], subscribers: {}, engagementRate: {} }
const position = { publishedAfter: '2026-05-14', pageToken: undefined }

describe('a search on YouTube', () => {
  test('looks at the videos of the last 180 days', () => {
    const now = new Date('2026-11-10T20:00:00Z')
    expect(startSearch(now, {})).toEqual(position)
    expect(startSearch(now, { postedWithinDays: 365 })).toEqual(position)
    expect(startSearch(now, { postedWithinDays: 7 }).publishedAfter).toBe('2026-11-03')
    expect(toVideoSearch(search, position)).toEqual({
      type: 'video',
      q: 'training',
      publishedAfter: '2026-05-14T00:00:00Z',
      pageToken: undefined,
    })
  })

  test.each<[Partial<PlatformSearch>, string]>([
    [{ categories: ['dogs'] }, 'training Dogs'],
    [{ text: 'Dogs', categories: ['dogs'] }, 'Dogs'],
    [{ categories: ['dogs', 'cats'] }, 'training'],
  ])('is made narrower by one category: %j', (given, query) => {
    expect(toChannelSearch({ ...search, ...given }).q).toBe(query)
  })

  test.each([
    [['gaming', 'crypto'], 'training -gaming -crypto'],
    [['Training', 'board games', 'a|b', '-gaming'], 'training'],
    [['a1', 'b1', 'c1', 'd1', 'e1', 'f1'], 'training -a1 -b1 -c1 -d1 -e1'],
  ])('leaves out up to five single words: %j', (excludedPhrases, query) => {
    expect(toVideoSearch({ ...search, excludedPhrases }, position).q).toBe(query)
  })

  test.each([
    [['DE'], { regionCode: 'DE', relevanceLanguage: 'de' }],
    [['TW'], { regionCode: 'TW', relevanceLanguage: 'zh-Hant' }],
    [['CN'], { regionCode: 'CN', relevanceLanguage: 'zh-Hans' }],
    [['DE', 'AT'], {}],
    [['nowhere'], {}],
    [[], {}],
  ])('gives hints for one region only: %j', (regions, hints) => {
    expect(toChannelSearch({ ...search, regions })).toEqual({ type: 'channel', q: 'training', ...hints })
  })
})

test.each<[Partial<PlatformSearch>, object]>([
  [{ languages: ['fr'] }, { relevanceLanguage: 'fr' }],
  [
    { languages: ['fr'], regions: ['CH'] },
    { regionCode: 'CH', relevanceLanguage: 'fr' },
  ],
  [
    { languages: ['zh'], regions: ['TW'] },
    { regionCode: 'TW', relevanceLanguage: 'zh-Hant' },
  ],
  [{ languages: ['de', 'fr'] }, {}],
  [{ languages: ['de', 'fr'], regions: ['CH'] }, { regionCode: 'CH' }],
])('a wanted language is the hint before that of the region: %j', (given, hints) => {
  expect(toChannelSearch({ ...search, ...given })).toEqual({ type: 'channel', q: 'training', ...hints })
})

describe('a cursor', () => {
  test('holds the page and the date the page belongs to', () => {
    const cursor = formatCursor({ ...position, pageToken: 'CAUQAA' })
    expect(parseCursor(cursor)).toEqual({ publishedAfter: '2026-05-14', pageToken: 'CAUQAA' })
  })

  test.each(['', 'CAUQAA', '2026-05-14.', '2026-05-14.a b', '2026-05-14.\0', `2026-05-14.${'a'.repeat(501)}`])(
    'of a wrong form is refused: %j',
    (cursor) => expect(parseCursor(cursor)).toBeUndefined(),
  )
})
