import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type RecentSearch, type SavedSearch, savedSearchEndpoints } from '@troupe/contract/discover/saved-searches'
import { discoveryEndpoints, HybridSearchRequest } from '@troupe/contract/discovery'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { openDiscover } from '../../../testing/open-discover.tsx'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import { beViewer, refused } from '../../../testing/team/be-viewer.ts'

const { listSavedSearches, listRecentSearches, saveSearch, deleteSavedSearch, deleteRecentSearches } =
  savedSearchEndpoints
const { hybridSearch } = discoveryEndpoints

const created_at = '2026-01-01T00:00:00.000Z'
const saved: SavedSearch = {
  id: '0198f5a1-9d0e-7cc2-8b37-0f2f3c1c0001',
  name: 'German bakers',
  request: HybridSearchRequest.parse({
    query_text: 'sourdough',
    platforms: ['youtube'],
    content_categories: ['baking'],
    regions: ['DE'],
    verified_only: true,
  }),
  created_at,
}
const recent: RecentSearch = {
  request: HybridSearchRequest.parse({ query_text: 'city cycling' }),
  searched_at: created_at,
}

async function openWithKept() {
  const opened = await openDiscover()
  opened.server.on(listSavedSearches, () => json({ saved_searches: [saved] }))
  opened.server.on(listRecentSearches, () => json({ recent_searches: [recent] }))
  return opened
}

async function openDialog() {
  const opened = await openWithKept()
  await opened.user.click(screen.getByRole('button', { name: 'Saved searches' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }))
  return { ...opened, dialog }
}

const option = (name: RegExp) => screen.findByRole('option', { name, hidden: true })

test('the search box offers saved and recent searches; one that is chosen runs as it was', async () => {
  const { server, user } = await openWithKept()
  await user.click(screen.getByRole('searchbox'))
  await option(/city cycling · TikTok, Instagram, YouTube/)
  await user.click(await option(/German bakers.*sourdough · YouTube · Baking · 2 filters/))
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({
    query_text: 'sourdough',
    platforms: ['youtube'],
    content_categories: ['Baking'],
    regions: ['DE'],
    verified_only: true,
  })
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sourdough')
  screen.getByRole('button', { name: 'Remove filter: Germany' })
})

test('searches are offered once they are read again, so that none moves under the pointer', async () => {
  const { server, user } = await openWithKept()
  await user.click(screen.getByRole('searchbox'))
  await user.click(await option(/city cycling/))
  await screen.findByText('Mina Bakes')
  const isRead = Promise.withResolvers<void>()
  const newest = { ...recent, request: HybridSearchRequest.parse({ query_text: 'city cycling tours' }) }
  server.on(listRecentSearches, async () => {
    await isRead.promise
    return json({ recent_searches: [newest, recent] })
  })
  await user.click(screen.getByRole('searchbox'))
  expect(screen.queryByRole('option', { name: /city cycling/, hidden: true })).toBeNull()
  isRead.resolve()
  await option(/city cycling tours/)
  await user.click(await option(/city cycling ·/))
  await waitFor(() => expect(server.received(hybridSearch)[1]?.body).toMatchObject({ query_text: 'city cycling' }))
})

test('equal recent searches are offered once', async () => {
  const { server, user } = await openWithKept()
  server.on(listRecentSearches, () =>
    json({ recent_searches: [{ ...recent, searched_at: '2026-01-02T00:00:00.000Z' }, recent] }),
  )
  await user.click(screen.getByRole('searchbox'))
  await option(/city cycling/)
})

test('suggestions follow the typing and arrows move through them; Enter without a suggestion searches the words', async () => {
  const { server, user } = await openWithKept()
  await user.click(screen.getByRole('searchbox'))
  await option(/German bakers/)
  await user.keyboard('cycl')
  await waitFor(() => expect(screen.queryByRole('option', { name: /German bakers/, hidden: true })).toBeNull())
  await user.keyboard('{ArrowDown}{Enter}')
  await screen.findByText('Mina Bakes')
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ query_text: 'city cycling' })
  await user.clear(screen.getByRole('searchbox'))
  await user.keyboard('tea{Enter}')
  await waitFor(() => expect(server.received(hybridSearch)[1]?.body).toMatchObject({ query_text: 'tea' }))
})

test('the present search is saved under a name', async () => {
  const { server, user, dialog } = await openDialog()
  server.on(saveSearch, () => json(saved))
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await user.type(dialog.getByLabelText('Save this search'), 'German bakers')
  await user.click(save)
  await screen.findByText('Search “German bakers” saved.')
  expect(server.received(saveSearch)[0]?.body).toMatchObject({
    name: 'German bakers',
    request: { query_text: 'trending influencer', platforms: ['tiktok', 'instagram'] },
  })
})

test('a search is said to be saved although the next name is being typed', async () => {
  const { server, user, dialog } = await openDialog()
  const isSaved = Promise.withResolvers<void>()
  server.on(saveSearch, async () => {
    await isSaved.promise
    return json(saved)
  })
  const name = dialog.getByLabelText<HTMLInputElement>('Save this search')
  await user.type(name, 'German bakers{Enter}')
  await user.type(name, ' of bread')
  isSaved.resolve()
  await screen.findByText('Search “German bakers” saved.')
  expect(name.value).toBe('German bakers of bread')
})

test('a name that is taken is refused with the reason', async () => {
  const { server, user, dialog } = await openDialog()
  server.on(saveSearch, () => json({ detail: 'You have a search of this name already' }, 409))
  await user.type(dialog.getByLabelText('Save this search'), 'German bakers{Enter}')
  await dialog.findByText('You have a search of this name already')
})

test('saved searches are listed, and deleted once that is confirmed', async () => {
  const { server, user, dialog } = await openDialog()
  server.on(deleteSavedSearch, () => json({ message: 'deleted' }))
  await dialog.findByText('German bakers')
  server.on(listSavedSearches, () => json({ saved_searches: [] }))
  await user.click(dialog.getByRole('button', { name: 'Delete “German bakers”' }))
  const confirm = await screen.findByRole('button', { name: 'Delete search' })
  expect(server.received(deleteSavedSearch)).toEqual([])
  await user.click(confirm)
  await dialog.findByText('You have not saved a search yet.')
  expect(server.received(deleteSavedSearch)[0]?.path).toBe(`/api/saved-searches/${saved.id}`)
})

test('running one from the list closes the dialog', async () => {
  const { server, user, dialog } = await openDialog()
  await user.click(await dialog.findByText('German bakers'))
  await screen.findByText('Mina Bakes')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(hybridSearch)[0]?.body).toMatchObject({ query_text: 'sourdough' })
})

test('a viewer is offered saved searches, but neither to save nor to delete one', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  beViewer(server)
  server.on(listSavedSearches, () => json({ saved_searches: [saved] }))
  renderApp(server, '/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete “German bakers”' })).toMatchObject(refused))
  expect(dialog.getByRole('button', { name: 'Save' })).toMatchObject(refused)
})

test('recent searches are forgotten once that is confirmed', async () => {
  const { server, user, dialog } = await openDialog()
  server.on(deleteRecentSearches, () => json({ message: 'forgotten' }))
  const ask = async () => {
    await user.click(dialog.getByRole('button', { name: 'Clear recent searches' }))
    return within(await screen.findByRole('dialog', { name: 'Clear recent searches?' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear recent searches?' })).toBeNull())
  expect(server.received(deleteRecentSearches)).toHaveLength(0)
  await user.click((await ask()).getByRole('button', { name: 'Clear list' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Clear recent searches?' })).toBeNull())
  expect(server.received(deleteRecentSearches)).toHaveLength(1)
})
