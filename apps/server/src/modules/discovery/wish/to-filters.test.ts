import { HybridSearchRequest, type Understood } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'
import { toFilters } from './to-filters.ts'

/** Returns the request that a text leads to. */
function read(query_text: string, given: Partial<HybridSearchRequest> = {}) {
  return toFilters(readWish(query_text), HybridSearchRequest.parse({ query_text, ...given }))
}

test.each([
  ['skincare youtubers', { platforms: ['youtube'] }],
  ['skincare in Germany or France', { regions: ['DE', 'FR'] }],
  ['Spanish-speaking skincare creators', { languages: ['es'] }],
  ['skincare, 10k to 50k followers', { subscriber_range: { min: 10_000, max: 50_000 } }],
  ['skincare creators with high engagement', { engagement_rate_range: { min: 0.04 } }],
  ['skincare creators with high engagement, at least 7 %', { engagement_rate_range: { min: 0.07 } }],
  ['skincare creators, at least 7 % engagement, very engaged', { engagement_rate_range: { min: 0.07 } }],
  ['skincare, at least 7 % engagement', { engagement_rate_range: { min: 0.07 } }],
  ['skincare, at least 150% engagement', { engagement_rate_range: { min: 1 } }],
  ['skincare, over 9999999999m followers', { subscriber_range: { min: Number.MAX_SAFE_INTEGER } }],
  ['skincare, over 20k views per video', { average_views_range: { min: 20_000 } }],
  ['skincare up to $200', { price_range: { max: 200 } }],
  ['cheap skincare creators', { price_range: { max: 500 } }],
  ['verified skincare creators with email', { verified_only: true, has_email: true }],
  ['skincare creators growing at least 5 % a month', { min_monthly_growth: 0.05 }],
  ['skincare, posted this week', { posted_within_days: 7 }],
  ['skincare, no gaming, no fast fashion', { exclude_words: 'gaming "fast fashion"' }],
  ['skincare, but not from Germany', { exclude_regions: ['DE'] }],
  ['show me 20 skincare creators', { result_limit: 20 }],
])('%s becomes filters', (text, filters) => {
  expect(read(text).request).toMatchObject({ query_text: 'skincare', ...filters })
})

test.each<[string, Understood['filters']]>([
  ['on TikTok', [{ filter: 'platforms', words: 'TikTok', values: ['tiktok'] }]],
  ['from Germany', [{ filter: 'regions', words: 'Germany', values: ['DE'] }]],
  ['from Berlin', [{ filter: 'regions', words: 'Berlin', values: ['DE'], city: 'Berlin' }]],
  ['speaking Spanish', [{ filter: 'languages', words: 'speaking Spanish', values: ['es'] }]],
  ['with over 10k followers', [{ filter: 'subscriber_range', words: 'with over 10k followers' }]],
  [
    'under 50k in Germany with over 10k',
    [
      { filter: 'subscriber_range', words: 'under 50k with over 10k' },
      { filter: 'regions', words: 'Germany', values: ['DE'] },
    ],
  ],
  ['at least 7 % engagement', [{ filter: 'engagement_rate_range', words: 'at least 7 % engagement' }]],
  ['at least 20k views', [{ filter: 'average_views_range', words: 'at least 20k views' }]],
  ['up to $200', [{ filter: 'price_range', words: 'up to $200' }]],
  [
    'up to 200 euros',
    [{ filter: 'price_range', words: 'up to 200 euros', price: { currency: 'EUR', max: 200, rate_of: '2025-06-30' } }],
  ],
  ['cheap', [{ filter: 'price_range', words: 'cheap' }]],
  ['growing at least 5 % a month', [{ filter: 'min_monthly_growth', words: 'growing at least 5 % a month' }]],
  ['verified', [{ filter: 'verified_only', words: 'verified' }]],
  ['with email', [{ filter: 'has_email', words: 'with email' }]],
  ['posted this week', [{ filter: 'posted_within_days', words: 'posted this week' }]],
  ['but not from Germany', [{ filter: 'exclude_regions', words: 'but not from Germany', values: ['DE'] }]],
  ['no gaming', [{ filter: 'exclude_words', words: 'no gaming', values: ['gaming'] }]],
  ['no fast fashion', [{ filter: 'exclude_words', words: 'no fast fashion', values: ['"fast fashion"'] }]],
  ['like @greta', [{ filter: 'similar_to', words: 'like @greta', values: ['@greta'] }]],
  [
    'like youtube.com/@greta',
    [{ filter: 'similar_to', words: 'like youtube.com/@greta', values: ['youtube.com/@greta'] }],
  ],
])('"skincare creators, %s" tells the filters with the words and values they were read from', (text, filters) => {
  expect(read(`skincare creators, ${text}`)).toMatchObject({ filters, unanswered: [] })
})

test('a number of results is told with its digits', () => {
  expect(read('show me 20 skincare creators').filters).toEqual([{ filter: 'result_limit', words: '20' }])
})

test.each<[string, Understood['unanswered'][number]]>([
  ['whose audience is female', { about: 'audience_gender', words: 'whose audience is female' }],
  ['audience in Germany', { about: 'audience_location', words: 'audience in Germany' }],
])('a criterion without data is told as unanswered and sets no filter: %s', (text, unanswered) => {
  expect(read(`skincare ${text}`)).toMatchObject({ filters: [], unanswered: [unanswered] })
})

test('creators to resemble are searched for by address or handle, at most twenty', () => {
  expect(read('skincare like @greta and like youtube.com/@otto').request.similar_to).toEqual([
    '@greta',
    'youtube.com/@otto',
  ])
  const many = Array.from({ length: 21 }, (_, place) => `like @creator${place}`).join(', ')
  expect(read(`skincare ${many}`).request.similar_to).toHaveLength(20)
})

test('at most ten cities are preferred', () => {
  const cities = 'Berlin, Munich, Hamburg, Cologne, Frankfurt, Stuttgart, Dresden, Leipzig, Paris, Lyon, Madrid'
  const { request } = read(`skincare in ${cities}`)
  expect(request.cities).toHaveLength(10)
  expect(request.regions).toEqual(['DE', 'FR', 'ES'])
})

test('what the text names replaces the same filter of the request; exclusions are added', () => {
  const given = { regions: ['FR'], exclude_words: 'luxury', min_videos: 5 }
  expect(read('skincare in Germany, no gaming', given).request).toMatchObject({
    regions: ['DE'],
    exclude_words: 'luxury gaming',
    min_videos: 5,
  })
})

test.each([
  ['skincare in Berlin', 'skincare', 'Berlin'],
  ['Hautpflege in München', 'Hautpflege', 'Munich'],
  ['creators in Berlin', 'trending influencer', 'Berlin'],
])('a city is its country and a preference, no word of the topic: %s', (text, query_text, city) => {
  const { request, filters } = read(text)
  expect(request).toMatchObject({ query_text, regions: ['DE'], cities: [city] })
  expect(filters).toMatchObject([{ filter: 'regions', values: ['DE'], city }])
})

test.each([
  ['skincare creators in NYC', 'New York'],
  ['在柏林的护肤博主', 'Berlin'],
  ['блогеры о косметике в Москве', 'Moscow'],
  ["İstanbul'dan moda influencerları", 'Istanbul'],
  ['서울에 사는 뷰티 유튜버', 'Seoul'],
  ['hiking creators in Sheffield', 'Sheffield'],
])('the city of %s is named as %s', (text, city) => {
  expect(read(text).request.cities).toEqual([city])
})

test('countries and words are excluded beside those that the request excludes, each once', () => {
  const given = { exclude_regions: ['FR'], exclude_words: 'gaming  luxury' }
  expect(read('skincare, not from Germany, not from Austria, no gaming, no luxury', given).request).toMatchObject({
    exclude_regions: ['FR', 'DE', 'AT'],
    exclude_words: 'gaming  luxury',
  })
})

test('a text of limits alone leaves the empty search', () => {
  expect(read('in Germany under 50k').request).toMatchObject({
    query_text: 'trending influencer',
    regions: ['DE'],
    subscriber_range: { max: 50_000 },
  })
})

test('limits that contradict each other make a range that can be searched for', () => {
  expect(read('skincare over 100k followers, under 10k').request.subscriber_range).toEqual({
    min: 10_000,
    max: 100_000,
  })
})

test('exclusions that fill their field are added', () => {
  const { request } = read('skincare, no gaming', { exclude_words: 'x'.repeat(193) })
  expect(request.exclude_words).toMatch(/ gaming$/)
})

test('exclusions that are too long for their field stay out of it', () => {
  const { request } = read('skincare, no gaming', { exclude_words: 'x'.repeat(198) })
  expect(HybridSearchRequest.safeParse(request).success).toBe(true)
})

test.each([
  'fast growing skincare creators',
  'skincare in Berlin, between 10k and 50k, no gaming, like @x',
  '"in Germany"',
  'turkey recipes',
  'youtube',
  '@slowloaf',
])('a request that was read is read again as it is: %s', (text) => {
  const { request } = read(text)
  expect(toFilters(readWish(request.query_text), request).request).toEqual(request)
})

const country = (words: string, code: string) => ({ filter: 'regions', values: [code], words })
const language = (words: string, code: string) => ({ filter: 'languages', values: [code], words })
const platform = (words: string, name: string) => ({ filter: 'platforms', values: [name], words })
const size = (words: string, range: object) => ({ filter: 'subscriber_range', range, words })

test.each([
  ['Paris fashion', [country('Paris', 'FR')]],
  ['Nigerian comedians', [country('Nigerian', 'NG')]],
  ['Paris and London fashion', [country('Paris', 'FR'), country('London', 'GB')]],
  ['Paris fashion creators in Germany', []],
  ['Paris London Tokyo fashion', []],
  ['"Paris" fashion', []],
  ['turkey recipes', []],
  ['polish nails', []],
  ['Paris', []],
  ['Spanish recipes', [country('Spanish', 'ES'), language('Spanish', 'es')]],
  ['Spanish recipes, creators in Mexico', [language('Spanish', 'es')]],
  ['Spanish-speaking creators, French cinema', [country('French', 'FR')]],
  ['Hindi songs', [language('Hindi', 'hi')]],
  ['aprender inglés', [language('inglés', 'en')]],
  ['японская каллиграфия', [country('японская', 'JP'), language('японская', 'ja')]],
  ['学韩语', [language('韩语', 'ko')]],
  ['học tiếng Hàn', [language('tiếng Hàn', 'ko')]],
  ['planes de fines de semana', []],
  ['micro fashion', [size('micro', { min: 10_000, max: 100_000 })]],
  ['nano Mode', [size('nano', { min: 1000, max: 10_000 })]],
  ['moda mega', [size('mega', { min: 1_000_000 })]],
  ['micro fashion under 20k', []],
  ['micro-fashion', []],
  ['macro photography', []],
  ['头部按摩', []],
  ['youtube', [platform('youtube', 'youtube')]],
  ['Tik Tok', [platform('Tik Tok', 'tiktok')]],
  ['抖音', [platform('抖音', 'tiktok')]],
  ['youtube shorts', [platform('youtube shorts', 'youtube')]],
  ['tiktok cooking', [platform('tiktok', 'tiktok')]],
  ['instagram marketing', []],
])('of "%s" what a word of the topic may also mean is offered, not set', (text, offers) => {
  const { filters, offers: found } = read(text)
  expect(found).toEqual(offers)
  const set = filters.map(({ filter }) => filter)
  for (const { filter } of offers) expect(set).not.toContain(filter)
})

test.each<[string, Partial<HybridSearchRequest>]>([
  ['Paris fashion', { regions: ['DE'] }],
  ['Hindi songs', { languages: ['en'] }],
  ['micro fashion', { subscriber_range: { max: 20_000 } }],
  ['youtube', { platforms: ['youtube'] }],
])('of "%s" nothing is offered beside a filter of the same kind', (text, given) => {
  expect(read(text, given).offers).toEqual([])
})

test('a size is offered only where the request has no least number of followers', () => {
  expect(read('micro fashion', { subscriber_range: { min: 5000 } }).offers).toEqual([])
})

test('a platform is offered where the request keeps to others', () => {
  expect(read('youtube', { platforms: ['tiktok'] }).offers).toHaveLength(1)
})

test('a size is offered beside the widest range, which is no filter', () => {
  expect(read('micro fashion', { subscriber_range: { min: 0, max: 10_000_000 } }).offers).toHaveLength(1)
})
