import { screen, waitFor, within } from '@testing-library/react'
import { discoveryEndpoints, type HybridSearchResponse } from '@troupe/contract/discovery'
import type { SearchFilterName } from '@troupe/contract/search-filters'
import { expect, test } from 'vitest'
import { makeFoundCreator, makeSearchResponse } from '../../../testing/factories.ts'
import { json, never } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'
import { type AdvancedFilters, defaultFilters } from '../advanced-filters/advanced-filters.ts'

const { hybridSearch, searchPlatforms } = discoveryEndpoints

/** Opens Discover with these filters and answers every search with this response. */
async function openAnswered(
  parts: Partial<HybridSearchResponse>,
  { filters = {}, found = [] }: { filters?: Partial<AdvancedFilters>; found?: HybridSearchResponse['results'] } = {},
) {
  window.localStorage.setItem(
    'troupe.discover.user-1',
    JSON.stringify({
      query: '',
      platforms: ['tiktok', 'instagram'],
      categories: ['baking', 'dogs'],
      filters: { ...defaultFilters, ...filters },
      view: 'grid',
      selectedIds: [],
    }),
  )
  const opened = await openDiscover()
  opened.server.on(hybridSearch, () => json(makeSearchResponse(found, parts)))
  await opened.search('vegsn cakes')
  const lastRequest = () => opened.server.received(hybridSearch).at(-1)?.body
  return { ...opened, lastRequest }
}

const suggestSpelling = { suggestions: { did_you_mean: 'vegan cakes', remove_filter: null } }

test('where nothing is found, the nearest spelling is searched for on a click', async () => {
  const { user, lastRequest } = await openAnswered(suggestSpelling, { filters: { verifiedOnly: true } })
  await screen.findByRole('heading', { name: 'No creators found' })
  await user.click(screen.getByRole('button', { name: 'vegan cakes' }))
  expect(lastRequest()).toMatchObject({ query_text: 'vegan cakes', verified_only: true })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('vegan cakes')
})

test('above results too, with the keyboard', async () => {
  const { user, lastRequest } = await openAnswered(suggestSpelling, { found: [makeFoundCreator()] })
  const spelling = await screen.findByRole('button', { name: 'vegan cakes' })
  expect(spelling.parentElement?.textContent).toBe('Did you mean vegan cakes?')
  spelling.focus()
  await user.keyboard('{Enter}')
  expect(lastRequest()).toMatchObject({ query_text: 'vegan cakes' })
})

test('without suggestions there are none', async () => {
  await openAnswered({})
  await screen.findByRole('heading', { name: 'No creators found' })
  expect(screen.queryByText(/did you mean/i)).toBeNull()
  expect(screen.queryByText('Remove filter')).toBeNull()
})

const removals: [SearchFilterName, Partial<AdvancedFilters>, label: string, request: object][] = [
  ['has_email', { hasEmail: true }, 'Has email', { verified_only: true }],
  ['verified_only', {}, 'Verified', { verified_only: false }],
  ['regions', { regions: ['DE', 'FR'] }, 'Germany or France', {}],
  ['regions', { regions: ['DE', 'FR', 'IT'] }, '3 regions', {}],
  ['content_categories', {}, 'Baking or Dogs', { content_categories: [] }],
  ['subscriber_range', { subscribers: { min: 500, max: 10_000_000 } }, 'Subscribers from 500', {}],
  ['engagement_rate_range', { engagementPercent: { min: 9, max: 100 } }, 'Engagement from 9%', {}],
  ['average_views_range', { averageViews: { min: 900, max: 10_000_000 } }, 'Average views from 900', {}],
  ['price_range', { price: { min: 0, max: 50 } }, 'Price up to $50', { price_range: { min: 0, max: 100_000 } }],
  ['min_videos', { minVideos: 7 }, 'At least 7 videos', { min_videos: 0 }],
  ['posted_within_days', { postedWithinDays: 7 }, 'Posted within 7 days', {}],
  ['exclude_words', { excludeWords: 'gluten' }, 'not gluten', {}],
  ['exclude_regions', { excludeRegions: ['DE'] }, 'not Germany', {}],
  ['languages', { languages: ['de'] }, 'in German', {}],
  ['hide_collected', { hideCollected: true }, 'Not in a collection', {}],
  ['hide_contacted', { hideContacted: true }, 'Not written to', {}],
]

test.each(removals)('a filter to remove is named as on its chip, and removed alone (%s)', async (...given) => {
  const [filter, filters, label, request] = given
  const remove_filter = { filter, count: { value: 1200, is_more: false } }
  const opened = await openAnswered(
    { suggestions: { did_you_mean: null, remove_filter } },
    { filters: { verifiedOnly: true, ...filters } },
  )
  const notice = within(
    (await screen.findByRole('heading', { name: 'No creators found' })).parentElement ?? document.body,
  )
  expect(notice.getByText(label)).toBeTruthy()
  expect(notice.getByText(/1,200 creators match/).textContent).toBe(`Without ${label} 1,200 creators match`)
  const before = opened.lastRequest()
  await opened.user.click(notice.getByRole('button', { name: `Remove filter: ${label}` }))
  const after = opened.lastRequest()
  expect(after).toMatchObject(request)
  const changed = new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))])
  const differing = [...changed].filter(
    (key) => JSON.stringify(Object(before)[key]) !== JSON.stringify(Object(after)[key]),
  )
  expect(differing).toEqual([filter])
})

test('where other platforms have creators, all are searched', async () => {
  const remove_filter = { filter: 'platforms' as const, count: { value: 1000, is_more: true } }
  const { user, lastRequest } = await openAnswered({ suggestions: { did_you_mean: null, remove_filter } })
  await screen.findByText('On all platforms more than 1,000 creators match')
  await user.click(screen.getByRole('button', { name: 'Search all platforms' }))
  expect(lastRequest()).toMatchObject({ platforms: ['tiktok', 'instagram', 'youtube'] })
})

test('the platforms are asked for the same text, once, on that click only', async () => {
  const { user, server, router, unmount } = await openAnswered({})
  server.on(searchPlatforms, never)
  await user.click(await screen.findByRole('link', { name: 'Ask the platforms' }))
  await screen.findByRole('heading', { name: 'Rapid Search' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('vegsn cakes')
  expect(server.received(searchPlatforms)).toHaveLength(1)
  expect(server.received(searchPlatforms)[0]?.body).toMatchObject({
    filter: { query: 'vegsn cakes' },
    platforms: ['tiktok', 'instagram'],
  })
  expect(router.state.location.state).toBeNull()
  unmount()
})

test('the platforms cannot be asked for nothing', async () => {
  const { user, server } = await openDiscover()
  server.on(hybridSearch, () => json(makeSearchResponse([])))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('heading', { name: 'No creators found' })
  expect(screen.queryByRole('link', { name: 'Ask the platforms' })).toBeNull()
})

test('while the catalogue is read, the results say how far; of the last few creators nothing', async () => {
  const reading = (read: number) => ({ debug_info: { read_by_meaning: { read, of: 94_000 } } })
  const { server, search } = await openAnswered(reading(41_200), { found: [makeFoundCreator()] })
  await screen.findByText(/41,200 of 94,000 creators read by meaning so far/)
  server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator({ title: 'Next' })], reading(93_000))))
  await search(' again')
  await screen.findByText('Next')
  expect(screen.queryByText(/read by meaning/)).toBeNull()
})

test('a part of the catalogue that cannot be reached is reported above the results, and only then', async () => {
  const notice = 'Part of the catalogue cannot be reached at the moment. These results are incomplete.'
  const { server, search } = await openAnswered(
    { missing_parts: { missing: 1, all: 4 } },
    { found: [makeFoundCreator()] },
  )
  expect((await screen.findByText(notice)).closest('[role=status]')).not.toBeNull()
  server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator()])))
  await search('sourdough')
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
})
