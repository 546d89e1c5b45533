import { act, screen, waitFor } from '@testing-library/react'
import type { FoundCreator } from '@troupe/contract/creators'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { discoveryEndpoints, type ResultCount } from '@troupe/contract/discovery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFoundCreator, makeSearchResponse } from '../../../testing/factories.ts'
import { json, never } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'
import { renderApp } from '../../../testing/render-app.tsx'

const { hybridSearch, nextResults } = discoveryEndpoints
const pageLength = 30

/** Makes creators named by their number in the order of the search. */
function makePage(start: number, length = pageLength): FoundCreator[] {
  return Array.from({ length }, (_, index) => {
    const name = `Creator ${start + index}`
    return makeFoundCreator({ id: name, channel_id: name, title: name })
  })
}

/**
 * Opens Discover with the first page of a search for "tea". Cursors of further pages are the number of creators before
 * them.
 */
async function openFirstPage(total: number, count: ResultCount = { value: total, is_more: false }) {
  const opened = await openDiscover()
  const { server, search } = opened
  const toCursor = (end: number) => (end < total ? String(end) : null)
  server.on(hybridSearch, () => {
    const results = makePage(1, Math.min(pageLength, total))
    return json(makeSearchResponse(results, { count, cursor: toCursor(pageLength) }))
  })
  const answerNext = () =>
    server.on(nextResults, ({ path }) => {
      const start = Number(new URL(path, 'http://troupe.test').searchParams.get('cursor'))
      const results = makePage(start + 1, Math.min(pageLength, total - start))
      return json({ results, count, cursor: toCursor(start + pageLength) })
    })
  answerNext()
  await search('tea')
  await screen.findByRole('article', { name: 'Creator 1' })
  return { ...opened, answerNext }
}

const listNames = () => screen.getAllByRole('article').map(({ textContent }) => textContent.match(/Creator \d+/)?.[0])
const countShown = () => screen.getAllByRole('article').length
const showMore = () => screen.getByRole('button', { name: 'Show more' })

/** Stands in for the browser's observer and reports observed elements as visible. */
function useFakeObserver() {
  const observers = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = () => callback([{ isIntersecting: true }])
      }
      observe() {
        observers.add(this.#tell)
      }
      disconnect() {
        observers.delete(this.#tell)
      }
    },
  )
  return { scrollToEnd: () => act(() => void [...observers].map((tell) => tell())), observers }
}

// A window tall enough for all results, since only visible ones are rendered.
beforeEach(() => void vi.stubGlobal('innerHeight', 100_000))
afterEach(() => vi.unstubAllGlobals())

test('the number of creators found is said, not that of the page', async () => {
  await openFirstPage(57)
  screen.getByRole('heading', { name: '57 creators for “tea”' })
  screen.getByText('30 of 57 shown')
  screen.getByText(/ · first 30: 30 from the catalogue · /)
})

test('more creators than can be listed are "more than 1,000"', async () => {
  await openFirstPage(1000, { value: 1000, is_more: true })
  screen.getByRole('heading', { name: 'More than 1,000 creators for “tea”' })
  screen.getByText('30 of more than 1,000 shown')
})

test('each page is added after those before it, and the last one says that all are shown', async () => {
  const { server, user } = await openFirstPage(65)
  await user.click(showMore())
  await screen.findByText('60 of 65 shown')
  await user.click(showMore())
  await screen.findByText('All 65 creators are shown.')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(listNames()).toEqual(makePage(1, 65).map(({ title }) => title))
  expect(server.received(nextResults).map(({ path }) => path)).toEqual([
    '/api/kols/hybrid-search/next?cursor=30',
    '/api/kols/hybrid-search/next?cursor=60',
  ])
})

test('a further page that lacks a part of the catalogue says so, and so do all later ones', async () => {
  const { server, user, answerNext } = await openFirstPage(95)
  const notice = 'Part of the catalogue cannot be reached at the moment. These results are incomplete.'
  server.on(nextResults, () => {
    const missing_parts = { missing: 1, all: 8 }
    return json({ results: makePage(31), count: { value: 95, is_more: false }, cursor: '60', missing_parts })
  })
  await user.click(showMore())
  await screen.findByText(notice)
  answerNext()
  await user.click(showMore())
  await screen.findByText('90 of 95 shown')
  screen.getByText(notice)
})

test('results that are all on the first page have nothing below them', async () => {
  await openFirstPage(12)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByText(/shown/)).toBeNull()
})

test('the first 1,000 of more are named as such, with the way to the others', async () => {
  vi.stubGlobal('innerHeight', 768)
  const count = { value: 1000, is_more: true }
  const { server, user } = await openFirstPage(1000, count)
  server.on(nextResults, () => json({ results: makePage(31, 970), count, cursor: null }))
  await user.click(showMore())
  await screen.findByText(/^The first 1,000 creators are shown\. Filters or more words lead to the others\.$/)
})

test('each creator tells of how many found it is one; of an unknown number where there are too many', async () => {
  const { unmount } = await openFirstPage(57)
  const setSize = () => screen.getByRole('article', { name: 'Creator 2' }).closest('li')?.getAttribute('aria-setsize')
  expect(setSize()).toBe('57')
  unmount()
  window.localStorage.clear()
  await openFirstPage(1000, { value: 1000, is_more: true })
  expect(setSize()).toBe('-1')
})

test('pages come by themselves when the end of the results is near, one at a time', async () => {
  const { scrollToEnd } = useFakeObserver()
  const { server, answerNext } = await openFirstPage(100)
  server.on(nextResults, never)
  scrollToEnd()
  await waitFor(() => expect(screen.getByRole('list', { name: 'Creators' }).getAttribute('aria-busy')).toBe('true'))
  scrollToEnd()
  expect(server.received(nextResults)).toHaveLength(1)
  expect(countShown()).toBe(30)
  answerNext()
})

test('while the end stays in sight, the next page follows', async () => {
  const { scrollToEnd, observers } = useFakeObserver()
  const { server } = await openFirstPage(75)
  scrollToEnd()
  await waitFor(() => expect(countShown()).toBe(60))
  scrollToEnd()
  await screen.findByText('All 75 creators are shown.')
  expect(observers.size).toBe(0)
  expect(server.received(nextResults)).toHaveLength(2)
})

test('"Show more" by keyboard leads to the first new creator', async () => {
  const { user } = await openFirstPage(57)
  showMore().focus()
  await user.keyboard('{Enter}')
  const first = await screen.findByRole('article', { name: 'Creator 31' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('"Select All selects all current results": those that came later too', async () => {
  const { server, user } = await openFirstPage(57)
  server.on(exportsEndpoints.exportKols, never)
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  screen.getByText('30 of 30 selected')
  await user.click(showMore())
  await screen.findByText('30 of 57 selected')
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  screen.getByText('57 of 57 selected')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All shown (57), CSV (.csv)' }))
  await waitFor(() =>
    expect(server.received(exportsEndpoints.exportKols)[0]?.body).toMatchObject({
      kols: makePage(1, 57).map(({ id }) => id),
    }),
  )
})

test('a page that could not be read is told of with its reason, and can be tried again', async () => {
  const { server, user, answerNext } = await openFirstPage(57)
  server.on(nextResults, () => json({ detail: 'The server is busy.' }, 503))
  await user.click(showMore())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'More creators could not be loaded. The server is busy.',
  )
  expect(countShown()).toBe(30)
  answerNext()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('All 57 creators are shown.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a search that is over can be made again', async () => {
  const { server, user } = await openFirstPage(57)
  server.on(nextResults, () => json({ detail: 'The rest of these results is no longer there.' }, 404))
  await user.click(showMore())
  await screen.findByText('This search was some time ago. Search again to see more creators.')
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(server.received(hybridSearch)).toHaveLength(2))
  await screen.findByText('30 of 57 shown')
})

test('a page of a search before is not added to a newer one', async () => {
  const { server, user, search } = await openFirstPage(57)
  let answer = (_: Response) => {}
  server.on(nextResults, () => new Promise((resolve) => (answer = resolve)))
  await user.click(showMore())
  await waitFor(() => expect(server.received(nextResults)).toHaveLength(1))
  await search(' leaves')
  await screen.findByText('30 of 57 shown')
  await act(async () => answer(json({ results: makePage(31, 27), count: { value: 57, is_more: false }, cursor: null })))
  expect(countShown()).toBe(30)
})

test('all pages are there again on the next visit, and go on from there', async () => {
  vi.stubGlobal('innerHeight', 768)
  const { server, user, unmount } = await openFirstPage(75)
  await user.click(showMore())
  await screen.findByText('60 of 75 shown')
  unmount()
  renderApp(server, '/dashboard')
  await screen.findByText('60 of 75 shown')
  await user.click(showMore())
  await screen.findByText('All 75 creators are shown.')
  expect(server.received(hybridSearch)).toHaveLength(1)
})
