import { screen, waitFor, within } from '@testing-library/react'
import { categories } from '@troupe/contract/catalogues/categories'
import { countries } from '@troupe/contract/catalogues/countries'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { expect, test, vi } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'

const { hybridSearch } = discoveryEndpoints

const lastRequest = (server: FakeServer) => server.received(hybridSearch).at(-1)?.body

async function openPanel() {
  const opened = await openDiscover()
  await opened.user.click(screen.getByRole('button', { name: 'Advanced Filters' }))
  const panel = await screen.findByRole('dialog', { name: 'Advanced Filters' })
  const field = (name: string) => within(panel).getByLabelText<HTMLInputElement>(name)
  const fill = async (name: string, text: string) => {
    await opened.user.clear(field(name))
    if (text !== '') await opened.user.type(field(name), text)
    await opened.user.tab()
  }
  const apply = () => opened.user.click(within(panel).getByRole('button', { name: 'Apply Filters' }))
  return { ...opened, panel, field, fill, apply }
}

test('"a content-category grid": all 75, each a toggle; a search sends those chosen', async () => {
  const { server, user, search } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'Content categories' }))
  const grid = await screen.findByRole('group', { name: 'Content categories' })
  expect(within(grid).getAllByRole('button')).toHaveLength(categories.length)
  for (const name of ['Dogs', 'Baking', 'Cats']) await user.click(within(grid).getByRole('button', { name }))
  await user.click(within(grid).getByRole('button', { name: 'Cats' }))
  expect(within(grid).getByRole('button', { name: 'Dogs' }).getAttribute('aria-pressed')).toBe('true')
  await search('cake')
  await screen.findByText('Mina Bakes')
  expect(lastRequest(server)).toMatchObject({ content_categories: ['Baking', 'Dogs'] })
})

test('"Apply Filters closes the panel", and the next search carries the filters', async () => {
  const { server, user, panel, fill, apply, search } = await openPanel()
  await fill('Subscribers: Minimum', '10000')
  await fill('Engagement rate (%): Minimum', '2.5')
  await fill('Price (USD): Maximum', '900')
  await fill('Exclude words', 'casino')
  for (const name of ['Verified creators only', 'With an email address only', 'Germany']) {
    await user.click(within(panel).getByRole('checkbox', { name }))
  }
  await apply()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(hybridSearch)).toEqual([])
  await search('cake')
  await screen.findByText('Mina Bakes')
  expect(lastRequest(server)).toMatchObject({
    subscriber_range: { min: 10_000, max: 10_000_000 },
    engagement_rate_range: { min: 0.025, max: 1 },
    price_range: { min: 0, max: 900 },
    regions: ['DE'],
    verified_only: true,
    has_email: true,
    exclude_words: 'casino',
  })
})

test('a limit of average views goes with the next search', async () => {
  const { server, fill, apply, search } = await openPanel()
  await fill('Average views: Minimum', '5000')
  await apply()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await search('cake')
  await screen.findByText('Mina Bakes')
  expect(lastRequest(server)).toMatchObject({ average_views_range: { min: 5000, max: 10_000_000 } })
})

test('"blank or invalid minimum becomes 0; blank maximum becomes 10,000,000"', async () => {
  const { field, fill } = await openPanel()
  await fill('Subscribers: Minimum', '')
  await fill('Subscribers: Maximum', '')
  expect(field('Subscribers: Minimum').value).toBe('0')
  expect(field('Subscribers: Maximum').value).toBe('10,000,000')
})

test('a minimum above the maximum stops at it, and the other way round', async () => {
  const { field, fill } = await openPanel()
  await fill('Price (USD): Maximum', '500')
  await fill('Price (USD): Minimum', '800')
  expect(field('Price (USD): Minimum').value).toBe('500')
  await fill('Price (USD): Maximum', '20')
  expect(field('Price (USD): Maximum').value).toBe('500')
})

test('"regions (one checkbox per country code)", 50 by name, found by typing without accents', async () => {
  const { user, panel, field } = await openPanel()
  for (const { name } of countries) within(panel).getByRole('checkbox', { name })
  await user.type(field('Find a country'), 'turk')
  within(panel).getByRole('checkbox', { name: 'Türkiye' })
  expect(within(panel).queryByRole('checkbox', { name: 'Germany' })).toBeNull()
  await user.clear(field('Find a country'))
  await user.type(field('Find a country'), 'atlantis')
  within(panel).getByText('No country has this name.')
})

test('closing the panel drops the edits; Reset shows the defaults', async () => {
  const { user, panel, field } = await openPanel()
  await user.click(field('Verified creators only'))
  await user.click(within(panel).getByRole('button', { name: 'Reset' }))
  expect(field('Verified creators only').checked).toBe(false)
  await user.click(field('Verified creators only'))
  await user.click(within(panel).getByRole('button', { name: 'Close filters' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test('where there are results, applying filters and taking one away search anew', async () => {
  const { server, user, search } = await openDiscover()
  await search('cake')
  await screen.findByText('Mina Bakes')
  await user.click(screen.getByRole('button', { name: 'Advanced Filters' }))
  const panel = await screen.findByRole('dialog')
  await user.click(within(panel).getByRole('checkbox', { name: 'Verified creators only' }))
  await user.click(within(panel).getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(server.received(hybridSearch)).toHaveLength(2))
  expect(lastRequest(server)).toMatchObject({ query_text: 'cake', verified_only: true })
  screen.getByRole('button', { name: 'Advanced Filters, 1 active' })
  await user.click(screen.getByRole('button', { name: 'Remove filter: Verified' }))
  await waitFor(() => expect(server.received(hybridSearch)).toHaveLength(3))
  expect(lastRequest(server)).toMatchObject({ verified_only: false })
})

test('results say when platforms or categories were changed since, and can be searched anew', async () => {
  const { server, user, search } = await openDiscover()
  await search('cake')
  await screen.findByText('Mina Bakes')
  await user.click(screen.getByRole('button', { name: 'YouTube' }))
  screen.getByText('Platforms, categories or filters were changed since this search.')
  expect(server.received(hybridSearch)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  await screen.findByText('Mina Bakes')
  expect(lastRequest(server)).toMatchObject({ platforms: ['tiktok', 'instagram', 'youtube'] })
  expect(screen.queryByText(/were changed since this search/)).toBeNull()
})

test('the order of the results is chosen above them, and asked of the server', async () => {
  const { server, user, search } = await openDiscover()
  await search('cake')
  await screen.findByText('Mina Bakes')
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await user.click(await screen.findByRole('option', { name: 'Most followers', hidden: true }))
  await waitFor(() => expect(lastRequest(server)).toMatchObject({ sort: 'followers' }))
})

test('"Clear resets them and removes the stored state"', async () => {
  const { user, search } = await openDiscover()
  await search('cake')
  await screen.findByText('Mina Bakes')
  await user.click(screen.getByRole('button', { name: 'YouTube' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(screen.getByRole('button', { name: 'YouTube' }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByText('Mina Bakes')).toBeNull()
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('troupe.discover'))).toEqual([])
})

test('"/" focuses the search box, unless it is typed into a field', async () => {
  const { user } = await openDiscover()
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  await user.keyboard('/')
  expect(document.activeElement).toBe(box)
  await user.keyboard('/')
  expect(box.value).toBe('/')
})

test('a full local storage keeps nothing and breaks nothing', async () => {
  const { search } = await openDiscover()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await search('cake')
  await screen.findByText('Mina Bakes')
})
