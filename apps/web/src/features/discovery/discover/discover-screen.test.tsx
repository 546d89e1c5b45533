import { screen, waitFor } from '@testing-library/react'
import { accountEndpoints } from '@troupe/contract/accounts'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import type { PlatformReport } from '@troupe/contract/platform-report'
import { expect, test, vi } from 'vitest'
import { makeFoundCreator, makeSearchResponse, makeUser } from '../../../testing/factories.ts'
import { json, never } from '../../../testing/fake-server.ts'
import { reducedMotion, setMatchingMedia } from '../../../testing/media.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'
import { renderApp } from '../../../testing/render-app.tsx'

const { hybridSearch, storeCreators } = discoveryEndpoints

test('a search sends the words, the platforms and the contract’s ranges, engagement as a fraction', async () => {
  const { server, search } = await openDiscover()
  await search('vegan baking')
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toEqual({
    query_text: 'vegan baking',
    platforms: ['tiktok', 'instagram'],
    content_categories: [],
    subscriber_range: { min: 0, max: 10_000_000 },
    engagement_rate_range: { min: 0, max: 1 },
    price_range: { min: 0, max: 100_000 },
    verified_only: false,
    min_videos: 0,
    max_api_requests: 8,
    result_limit: 30,
  })
})

test('the results say how many, how fast and how they were found', async () => {
  const { search } = await openDiscover()
  await search('vegan baking')
  expect(await screen.findByRole('heading', { name: '1 creator for “vegan baking”' })).toBeTruthy()
  screen.getByText('0.04 s · Catalogue by words and meaning · 1 from the catalogue · TikTok, Instagram')
})

test('with nothing typed, the documented default is searched for', async () => {
  const { server, user } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ query_text: 'trending influencer' })
})

test('"three platform toggles: tiktok, instagram, youtube; defaults tiktok and instagram"', async () => {
  const { server, user, search } = await openDiscover()
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(['TikTok', 'Instagram', 'YouTube'].map(pressed)).toEqual(['true', 'true', 'false'])
  await user.click(screen.getByRole('button', { name: 'TikTok' }))
  await user.click(screen.getByRole('button', { name: 'YouTube' }))
  await search('tea')
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ platforms: ['instagram', 'youtube'] })
})

test('without a platform nothing is sent, and the reason is shown', async () => {
  const { server, user, search } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'TikTok' }))
  await user.click(screen.getByRole('button', { name: 'Instagram' }))
  await search('tea')
  expect(screen.getByText('Choose at least one platform')).toBeTruthy()
  expect(server.received(hybridSearch)).toEqual([])
})

test('the first visit teaches by examples that can be run', async () => {
  const { server, user } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'vegan baking' }))
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ query_text: 'vegan baking' })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('vegan baking')
})

test('a failed search says so with the reason, and can be tried again', async () => {
  const { server, user, search } = await openDiscover()
  server.on(hybridSearch, () => json({ detail: 'The catalogue is being restarted.' }, 503))
  await search('tea')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Search failed. Please try again.')
  expect(alert.textContent).toContain('The catalogue is being restarted.')
  server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator()])))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Mina Bakes')
})

test('a failed search leaves the categories closed, and scrolls its message into view', async () => {
  setMatchingMedia(reducedMotion, '(min-width: 48em)')
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const { server, user, search } = await openDiscover()
  const opener = screen.getByRole('button', { name: 'Content categories' })
  const isOpen = () => opener.getAttribute('aria-expanded')
  expect(isOpen()).toBe('true')
  server.on(hybridSearch, () => json({ detail: 'The catalogue is being restarted.' }, 503))
  await search('tea')
  const alert = await screen.findByRole('alert')
  expect(isOpen()).toBe('false')
  expect(scrolled.mock.contexts.at(-1)).toBe(alert.parentElement)
  await user.click(opener)
  expect(isOpen()).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(isOpen()).toBe('false'))
})

test('an answer with the strategy "error" is a failure with its reason', async () => {
  const { server, search } = await openDiscover()
  server.on(hybridSearch, () =>
    json(makeSearchResponse([], { search_strategy: 'error', debug_info: { error: 'No platform answered' } })),
  )
  await search('tea')
  expect((await screen.findByRole('alert')).textContent).toContain('No platform answered')
})

test('an empty result offers to clear everything, stored filters included', async () => {
  const { server, user, search } = await openDiscover()
  server.on(hybridSearch, () => json(makeSearchResponse([])))
  await search('zzz')
  await screen.findByRole('heading', { name: 'No creators found' })
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  expect(screen.getByText('Describe who you are looking for')).toBeTruthy()
  expect(window.localStorage.getItem('troupe.discover.user-1')).toBeNull()
})

test('words, platforms and results are there again on the next visit', async () => {
  const { server, user, search, unmount } = await openDiscover()
  await user.click(screen.getByRole('button', { name: 'YouTube' }))
  await search('vegan baking')
  await screen.findByText('Mina Bakes')
  unmount()
  renderApp(server, '/dashboard')
  await screen.findByText('Mina Bakes')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('vegan baking')
  expect(screen.getByRole('button', { name: 'YouTube' }).getAttribute('aria-pressed')).toBe('true')
  expect(server.received(hybridSearch)).toHaveLength(1)
})

test('another person at the same browser does not see them', async () => {
  const { server, search, unmount } = await openDiscover()
  await search('vegan baking')
  await screen.findByText('Mina Bakes')
  unmount()
  server.on(accountEndpoints.me, () => json(makeUser({ id: 'user-2' })))
  renderApp(server, '/dashboard')
  await screen.findByText('Describe who you are looking for')
})

test('a stored value of an unknown form is dropped', async () => {
  window.localStorage.setItem('troupe.discover.user-1', JSON.stringify({ state: { query: 7 }, version: 0 }))
  await openDiscover()
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('a newer search ends an older one and empties its results', async () => {
  const { server, user, search } = await openDiscover()
  await search('first')
  await screen.findByText('Mina Bakes')
  server.on(hybridSearch, never)
  await search(' second')
  expect(screen.queryByText('Mina Bakes')).toBeNull()
  expect(screen.getByText('Searching for creators')).toBeTruthy()
  server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator({ title: 'Newest' })])))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByText('Newest')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

const report = (parts: Partial<PlatformReport>): PlatformReport => ({
  platform: 'youtube',
  state: 'answered',
  creators: 0,
  new_creators: 0,
  requests: 1,
  time_ms: 20,
  has_more: false,
  ...parts,
})

test('a platform that did not answer is named with its reason, beside what the others gave', async () => {
  const { server, search } = await openDiscover()
  const platforms = [
    report({ platform: 'tiktok' }),
    report({ state: 'failed', error: { kind: 'quota_exhausted', message: 'Today’s searches are used up' } }),
    report({ platform: 'instagram', state: 'late' }),
  ]
  server.on(hybridSearch, () => json(makeSearchResponse([makeFoundCreator()], { debug_info: { platforms } })))
  await search('tea')
  await screen.findByText('Mina Bakes')
  screen.getByText('YouTube did not answer: Today’s searches are used up')
  screen.getByText('Instagram is slow just now. What it finds is there at your next search.')
  expect(screen.queryByText(/TikTok did not answer/)).toBeNull()
})

test('the creators of a result are sent to be kept, by what names them only', async () => {
  const { server, search } = await openDiscover()
  server.on(storeCreators, () => json({ known: 1, queued: 0 }))
  await search('tea')
  await waitFor(() => expect(server.received(storeCreators)).toHaveLength(1))
  expect(server.received(storeCreators)[0]?.body).toEqual([
    { platform: 'tiktok', channel_id: 'channel-1', handle: 'minabakes' },
  ])
})
