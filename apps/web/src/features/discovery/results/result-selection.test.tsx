import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { Creator, FoundCreator } from '@troupe/contract/creators'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { Providers } from '../../../app/providers.tsx'
import { makeSearchResponse, makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCreators, openDiscover } from '../../../testing/open-discover.tsx'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import type { DiscoverActions } from '../discover/discover-actions.ts'
import { DiscoverScreen } from '../discover/discover-screen.tsx'

const names = ['Ada', 'Bo', 'Cy']

const article = (name: string) => screen.getByRole('article', { name })
const isSelected = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked
const selected = () => names.filter(isSelected)

async function openResults(creators = makeCreators(names)) {
  const opened = await openDiscover(creators)
  await opened.search('tea')
  await screen.findByRole('article', { name: names[0] ?? '' })
  return opened
}

/** Opens Discover on a page that provides these actions. */
async function openWithActions(creators: FoundCreator[], actions: DiscoverActions) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(discoveryEndpoints.hybridSearch, () => json(makeSearchResponse(creators)))
  server.on(discoveryEndpoints.storeCreators, () => json({ known: 0, queued: 0 }))
  const element = <DiscoverScreen userId="user-1" actions={actions} />
  render(
    <Providers services={createServices(server.fetch)}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  )
  const user = userEvent.setup()
  await user.type(await screen.findByRole('searchbox'), 'tea{Enter}')
  await screen.findAllByRole('article')
  return { user }
}

test('"An action bar appears when results exist"', async () => {
  const { user, server } = await openDiscover(makeCreators(names))
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'tea{Enter}')
  const bar = within(await screen.findByRole('toolbar'))
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Select All',
    'Deselect All',
    'Find Similar',
    'Add to Collection (0)',
    'Export',
    'Send Email (0)',
  ])
  server.on(discoveryEndpoints.hybridSearch, () => json(makeSearchResponse([])))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('heading', { name: 'No creators found' })
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('"Selection is a set; toggling adds or removes an id; Select All selects all current results"', async () => {
  const { user } = await openResults()
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
  expect(selected()).toEqual(['Bo'])
  screen.getByText('1 of 3 selected')
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
  expect(selected()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  expect(selected()).toEqual(names)
  await user.click(screen.getByRole('button', { name: 'Deselect All' }))
  expect(selected()).toEqual([])
})

test('a click on a card opens it; once something is selected, the whole card selects', async () => {
  const { user, router } = await openResults()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
  await user.click(within(article('Cy')).getByText('45.3K'))
  expect(selected()).toEqual(['Ada', 'Cy'])
  await user.click(screen.getByRole('button', { name: 'Deselect All' }))
  await user.click(within(article('Cy')).getByText('45.3K'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/creators/creator-2'))
})

test('a name is a link to the creator at any time', async () => {
  await openResults()
  const address = () => screen.getByRole('link', { name: 'Cy' }).getAttribute('href')
  await waitFor(() => expect(address()).toBe('/dashboard/creators/creator-2?q=tea'))
})

test('by keyboard: arrows move, Space selects, Enter opens, and Tab leads to one card only', async () => {
  const { user, router } = await openResults()
  expect(names.map((name) => article(name).tabIndex)).toEqual([0, -1, -1])
  act(() => article('Ada').focus())
  await user.keyboard('{ArrowDown} ')
  expect(document.activeElement).toBe(article('Bo'))
  await user.keyboard('{End} {Home}{ArrowUp}')
  expect(document.activeElement).toBe(article('Ada'))
  expect(selected()).toEqual(['Bo', 'Cy'])
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/creators/creator-1'))
})

test('"A new search first empties the selection and the search info"', async () => {
  const { user } = await openResults()
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await screen.findByRole('article', { name: 'Ada' })
  expect(selected()).toEqual([])
})

test('"search results, selected creator ids, filters and search text persist in browser local storage across visits"', async () => {
  const { user, server, unmount } = await openResults()
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
  await user.click(screen.getByRole('radio', { name: 'List' }))
  unmount()
  renderApp(server, '/dashboard')
  await screen.findByRole('article', { name: 'Ada' })
  expect(selected()).toEqual(['Bo'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'List' }).checked).toBe(true)
})

test('the list shows the same creators with the same figures', async () => {
  const { user } = await openResults()
  await user.click(screen.getByRole('radio', { name: 'List' }))
  const row = within(article('Cy'))
  for (const text of ['@minabakes', '45.3K', '4.2%', '12.0K', '$1.3K', 'Baking', 'Demo data']) row.getByText(text)
  row.getByText('“vegan” in the bio · Close in meaning · Baking')
})

test('"Connect on a creator shows an alert that connecting is coming soon", for 3 seconds', async () => {
  await openResults()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Connect with Bo' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Connecting with creators is coming soon.')
  await user.unhover(screen.getByRole('alert'))
  act(() => void vi.advanceTimersByTime(2500))
  screen.getByRole('alert')
  act(() => void vi.advanceTimersByTime(1500))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('"Add to Collection (with count)" hands over the selected; "Please select at least one KOL to add to a collection."', async () => {
  const onAddToCollection = vi.fn<(creators: readonly Creator[]) => void>()
  const { user } = await openWithActions(makeCreators(names), { onAddToCollection })
  await user.click(screen.getByRole('button', { name: 'Add to Collection (0)' }))
  await screen.findByText('Please select at least one KOL to add to a collection.')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.click(screen.getByRole('button', { name: 'Add to Collection (1)' }))
  expect(onAddToCollection.mock.calls[0]?.[0].map(({ title }) => title)).toEqual(['Cy'])
})

test('"Send Email (with count of selected creators that have an e-mail)" hands over only those', async () => {
  const creators = [
    ...makeCreators(['Ada']),
    ...makeCreators(['Bo'], { id: 'no-address', email: null }),
    ...makeCreators(['Cy'], { id: 'no-valid-address', email: 'cy at example.test' }),
  ]
  const onSendEmail = vi.fn<(creators: readonly Creator[]) => void>()
  const { user } = await openWithActions(creators, { onSendEmail })
  await user.click(screen.getByRole('button', { name: 'Send Email (0)' }))
  await screen.findByText('Please select at least one KOL to send an email to.')
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.click(screen.getByRole('button', { name: 'Send Email (0)' }))
  await screen.findByText('None of the selected KOLs have valid email addresses.')
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Send Email (1)' }))
  expect(onSendEmail.mock.calls[0]?.[0].map(({ title }) => title)).toEqual(['Ada'])
})

test('"Apply Selection joins chosen keywords with spaces into the search box, adds chosen categories to the selection"', async () => {
  const onAnalyzeBrand: DiscoverActions['onAnalyzeBrand'] = (apply) =>
    apply({ keywords: ['oat', 'milk'], categories: ['baking'], criteria: [] })
  const { user } = await openWithActions(makeCreators(names), { onAnalyzeBrand })
  await user.click(screen.getByRole('button', { name: 'AI Brand Analysis' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('oat milk')
  screen.getByRole('button', { name: 'Remove filter: Baking' })
})

test('an action that the page does not provide has no button', async () => {
  await openWithActions(makeCreators(names), {})
  for (const name of [/Add to Collection/, /Send Email/, 'AI Brand Analysis']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})
