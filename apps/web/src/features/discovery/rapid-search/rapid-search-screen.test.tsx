import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { FoundCreator } from '@troupe/contract/creators'
import { discoveryEndpoints, type SearchInfo } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { makeFoundCreator, makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { reducedMotion, setMatchingMedia } from '../../../testing/media.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { searchPlatforms } = discoveryEndpoints

function makeCreators(...names: string[]): FoundCreator[] {
  return names.map((name) => makeFoundCreator({ id: `id-${name}`, channel_id: `channel-${name}`, title: name }))
}

function makeAnswer(kols: FoundCreator[], parts: Partial<SearchInfo> = {}) {
  const searchInfo: SearchInfo = {
    strategy: 'api_only',
    vector_results: 0,
    api_results: kols.length,
    search_time_ms: 1234.5,
    platforms_searched: ['tiktok', 'instagram'],
    new_creators: 2,
    has_more: true,
    debug_info: {},
    ...parts,
  }
  return json({ kols, searchInfo })
}

async function openRapidSearch(path = '/rapid-search') {
  setMatchingMedia(reducedMotion, '(min-width: 48em)')
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(searchPlatforms, () => makeAnswer(makeCreators('Ada', 'Ben')))
  const { router, unmount } = renderApp(server, path)
  await screen.findByRole('heading', { name: 'Rapid Search' })
  const user = userEvent.setup()
  const click = (name: string) => user.click(screen.getByRole('button', { name }))
  const search = async (text: string) => {
    const box = screen.getByRole('searchbox')
    await user.clear(box)
    await user.type(box, `${text}{Enter}`)
  }
  const sent = () => server.received(searchPlatforms).map(({ body }) => body)
  return { server, router, unmount, user, click, search, sent }
}

const shownNames = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test("title 'Rapid Search', subtitle 'Direct API search (no vector)'; nothing is asked before a search", async () => {
  const { sent } = await openRapidSearch()
  screen.getByText('Direct API search (no vector)')
  expect(sent()).toEqual([])
  expect(screen.queryByText('Search Strategy')).toBeNull()
})

test('a search sends words, platforms and filters, from page 1 on, engagement as a fraction', async () => {
  const { search, sent } = await openRapidSearch()
  await search('tea houses')
  await screen.findByText('Search Strategy')
  expect(sent()).toEqual([
    {
      filter: {
        query: 'tea houses',
        content_categories: [],
        subscriber_range: { min: 0, max: 10_000_000 },
        engagement_rate_range: { min: 0, max: 1 },
        price_range: { min: 0, max: 100_000 },
        verified_only: false,
        min_videos: 0,
        result_limit: 30,
      },
      platforms: ['tiktok', 'instagram'],
      page: 1,
    },
  ])
})

test('a Search Strategy info box shows search time in seconds (two decimals) and platforms searched', async () => {
  const { search } = await openRapidSearch()
  await search('tea')
  const title = await screen.findByRole('heading', { name: 'Search Strategy' })
  const box = within(title.closest<HTMLElement>('[role="status"]') ?? title)
  box.getByText('1.23 s')
  box.getByText('TikTok, Instagram')
  box.getByText('Fresh results from platform APIs. 2 new creators were added to the database.')
})

test('category options on this page (18)', async () => {
  await openRapidSearch()
  const group = within(screen.getByRole('group', { name: 'Content categories' }))
  expect(group.getAllByRole('button').map((option) => option.textContent)).toEqual([
    'Food & Cooking',
    'Beauty',
    'Fashion',
    'Fitness',
    'Travel',
    'Technology',
    'Gaming',
    'Music',
    'Comedy',
    'Education',
    'Business',
    'Lifestyle',
    'Entertainment',
    'Sports',
    'DIY & Crafts',
    'Pets',
    'Home Decor',
    'Cars & Motorcycles',
  ])
})

test('results fold the categories away; the button above them says how many are chosen, and opens them', async () => {
  const { user, click, search } = await openRapidSearch()
  await click('Comedy')
  const opener = screen.getByRole('button', { name: 'Content categories (1 chosen)' })
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  await search('tea')
  await screen.findByText('Search Strategy')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await user.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
})

test('a category stands for its id, one that is none for several, and none is sent twice', async () => {
  const { click, search, sent } = await openRapidSearch()
  await click('Comedy')
  await click('Entertainment')
  await search('tea')
  await screen.findByText('Search Strategy')
  expect(sent()[0]).toMatchObject({
    filter: {
      content_categories: ['comedy', 'movies_tv', 'film_reviews', 'standup', 'pranks', 'satire_parody', 'dance'],
    },
  })
})

test('platforms are toggled; without one nothing is sent and the reason is shown', async () => {
  const { click, search, sent } = await openRapidSearch()
  await click('TikTok')
  await click('Instagram')
  await search('tea')
  screen.getByText('Choose at least one platform')
  expect(sent()).toEqual([])
})

test('Load More requests the next page and appends only creators with a new channel_id', async () => {
  const { server, click, search, sent } = await openRapidSearch()
  await search('tea')
  await screen.findByText('0 of 2 KOLs selected')
  server.on(searchPlatforms, () => makeAnswer(makeCreators('Ben', 'Cleo')))
  await click('Load More')
  await screen.findByText('0 of 3 KOLs selected')
  expect(shownNames()).toEqual(['Ada', 'Ben', 'Cleo'])
  screen.getByText(/4 new creators were added to the database/)
  expect(sent()).toMatchObject([{ page: 1 }, { page: 2 }])
  server.on(searchPlatforms, () => makeAnswer(makeCreators('Ada')))
  await click('Load More')
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toMatchObject({ page: 3 })
  await screen.findByRole('button', { name: 'Load More' })
})

test('if a page returns nothing, Load More disappears, and the results stay', async () => {
  const { server, click, search } = await openRapidSearch()
  await search('tea')
  server.on(searchPlatforms, () => makeAnswer([]))
  await click((await screen.findByRole('button', { name: 'Load More' })).textContent ?? '')
  await screen.findByText('The platforms have no more creators for this search.')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(shownNames()).toEqual(['Ada', 'Ben'])
})

test('a failed page also turns it off, and says why', async () => {
  const { server, click, search } = await openRapidSearch()
  await search('tea')
  await screen.findByText('Search Strategy')
  server.on(searchPlatforms, () => json({ detail: 'Too many searches.' }, 429))
  await click('Load More')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many searches.')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(shownNames()).toEqual(['Ada', 'Ben'])
})

test('the next page belongs to the last search, not to words typed since', async () => {
  const { user, click, search, sent } = await openRapidSearch()
  await search('tea')
  await screen.findByText('Search Strategy')
  await user.type(screen.getByRole('searchbox'), ' and cake')
  await click('Load More')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ filter: { query: 'tea' }, page: 2 })
})

test('a new search clears selection and search info and resets to page 1', async () => {
  const { server, click, search, sent } = await openRapidSearch()
  await search('tea')
  await screen.findByText('Search Strategy')
  await click('Load More')
  await waitFor(() => expect(sent()).toHaveLength(2))
  await click('Select All')
  screen.getByText('2 of 2 KOLs selected')
  server.on(searchPlatforms, never)
  await search('coffee')
  expect(screen.queryByText('Search Strategy')).toBeNull()
  expect(shownNames()).toEqual([])
  await waitFor(() => expect(sent()[2]).toMatchObject({ filter: { query: 'coffee' }, page: 1 }))
  server.on(searchPlatforms, () => makeAnswer(makeCreators('Ada')))
  await search('coffee')
  await screen.findByText('0 of 1 KOLs selected')
})

test("the action bar reads 'X of Y KOLs selected' with Select All and Deselect All", async () => {
  const { user, click, search } = await openRapidSearch()
  await search('tea')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben' }))
  screen.getByText('1 of 2 KOLs selected')
  await click('Select All')
  screen.getByText('2 of 2 KOLs selected')
  await click('Deselect All')
  screen.getByText('0 of 2 KOLs selected')
})

test("'Search failed. Please try again.' when no platform answers, with each one's reason", async () => {
  const { server, click, search } = await openRapidSearch()
  const failed = (platform: 'tiktok' | 'instagram', message: string) => ({
    platform,
    state: 'failed' as const,
    creators: 0,
    new_creators: 0,
    requests: 1,
    time_ms: 1,
    has_more: false,
    error: { kind: 'unavailable' as const, message },
  })
  const platforms = [failed('tiktok', 'TikTok is down.'), failed('instagram', 'The token is wrong.')]
  server.on(searchPlatforms, () => makeAnswer([], { strategy: 'error', debug_info: { platforms } }))
  await search('tea')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Search failed. Please try again.')
  expect(alert.textContent).toContain('TikTok is down. The token is wrong.')
  server.on(searchPlatforms, () => makeAnswer(makeCreators('Ada')))
  await click('Try again')
  await screen.findByText('0 of 1 KOLs selected')
})

test('nothing found offers to clear all filters', async () => {
  const { server, click, search } = await openRapidSearch()
  server.on(searchPlatforms, () => makeAnswer([]))
  await click('Pets')
  await search('zzz')
  await screen.findByRole('heading', { name: 'No creators found' })
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  await click('Clear All Filters')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(screen.getByRole('button', { name: 'Pets' }).getAttribute('aria-pressed')).toBe('false')
})

test('export without results: "No data to export. Please perform a search first."', async () => {
  const { click } = await openRapidSearch()
  await click('Export')
  expect((await screen.findByRole('alert')).textContent).toContain('No data to export. Please perform a search first.')
})

test('the address names the search and the view, and a link with them fills the screen in', async () => {
  const first = await openRapidSearch()
  await first.click('YouTube')
  await first.click('Lifestyle')
  await first.search('tea & cake')
  await screen.findByText('Search Strategy')
  await first.user.click(screen.getByRole('radio', { name: 'List' }))
  const { pathname, search } = first.router.state.location
  first.unmount()

  const { sent } = await openRapidSearch(`${pathname}${search}`)
  const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tea & cake')
  expect(['TikTok', 'YouTube', 'Lifestyle', 'Pets'].map(isPressed)).toEqual([true, true, true, false])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true)
  // The platforms permit few searches, so a link alone does not run one.
  expect(sent()).toEqual([])
})

test.each(['?q=tea&platforms=myspace&categories=__proto__,x&filters={"subscribers":7}&view=spiral', '?filters=[[['])(
  'an address that makes no sense is read as far as it does: %s',
  async (query) => {
    const { search, sent } = await openRapidSearch(`/rapid-search${query}`)
    await search('tea')
    await screen.findByText('Search Strategy')
    expect(sent()[0]).toMatchObject({
      platforms: ['tiktok', 'instagram'],
      filter: { content_categories: [], subscriber_range: { min: 0, max: 10_000_000 } },
    })
  },
)
