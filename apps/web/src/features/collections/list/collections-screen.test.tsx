import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type Collection, collectionEndpoints } from '@troupe/contract/collections'
import { expect, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCollection, makeCollectionId } from '../../../testing/make-collections.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { testCollectionAccess, listCollections, createCollection, deleteCollection } = collectionEndpoints

const spring = makeCollection()
const empty = makeCollection({ id: makeCollectionId(2), name: 'Winter', description: null, kol_count: 0 })

async function openList(collections: Collection[] = [spring, empty], path = '/collections') {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json(collections))
  const { router } = renderApp(server, path)
  await screen.findByRole('heading', { name: 'My Collections' })
  return { server, router, user: userEvent.setup() }
}

const card = (name: string) => screen.findByRole('article', { name })
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

test('"Each card shows name, KOL count, description, created and updated dates, and actions view, … and delete"', async () => {
  await openList()
  const shown = within(await card('Spring bakers'))
  shown.getByText('2 KOLs')
  shown.getByText('For the launch in March')
  expect(shown.getByText(/^Created/).querySelector('time')?.title).toContain('January 1, 2026')
  expect(shown.getByText(/^Updated/).querySelector('time')?.title).toContain('January 3, 2026')
  expect(shown.getByRole('link', { name: 'View Spring bakers' }).getAttribute('href')).toBe(`/collections/${spring.id}`)
  shown.getByRole('button', { name: 'Delete Spring bakers' })
})

test('a card shows faces, and how many creators were written to, have answered, have agreed', async () => {
  const faces = ['Ada', 'Bo'].map((title) => ({ id: title, title, avatar_path: null }))
  const statuses = [
    { status: 'to_contact', creators: 10 },
    { status: 'contacted', creators: 4 },
    { status: 'replied', creators: 3 },
    { status: 'agreed', creators: 2 },
    { status: 'declined', creators: 1 },
  ] as const
  await openList([makeCollection({ kol_count: 20, faces, statuses: [...statuses] })])
  const shown = within(await card('Spring bakers'))
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AD', 'BO', '+18'])
  const figure = (term: string) => shown.getByText(term).parentElement?.querySelector('dd')?.textContent
  expect(['Written to', 'Answered', 'Agreed'].map(figure)).toEqual(['10', '6', '2'])
})

test('"auth check before the list loads"', async () => {
  const { server } = await openList()
  await card('Winter')
  expect(server.received(testCollectionAccess)).toHaveLength(1)
})

test('"a search box filtering by name or description (case-insensitive)"; "No collections match your search"', async () => {
  const { user, router } = await openList()
  await card('Winter')
  const box = screen.getByRole('searchbox', { name: 'Search collections' })
  await user.type(box, 'WINT')
  expect(names()).toEqual(['Winter'])
  await user.clear(box)
  await user.type(box, 'LAUNCH in')
  expect(names()).toEqual(['Spring bakers'])
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('LAUNCH in')
  await user.type(box, ' April')
  screen.getByRole('heading', { name: 'No collections match your search' })
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(names()).toEqual(['Spring bakers', 'Winter'])
})

test("\"Empty states: 'No collections yet' with a 'Create Your First Collection' button\"", async () => {
  const { user } = await openList([])
  await screen.findByRole('heading', { name: 'No collections yet' })
  await user.click(screen.getByRole('button', { name: 'Create Your First Collection' }))
  await screen.findByRole('dialog', { name: 'New Collection' })
})

test.each([
  ['Failed to load collections: Please wait a moment.', { detail: 'Please wait a moment.' }],
  ['Failed to load collections', 'no answer of ours'],
])('"%s"', async (message, body) => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json(body, 503))
  renderApp(server, '/collections')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading').textContent).toBe(message)
  server.on(listCollections, () => json([spring]))
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await card('Spring bakers')
})

async function openCreation() {
  const opened = await openList()
  await opened.user.click(screen.getByRole('button', { name: 'New Collection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Collection' }))
  return { ...opened, dialog }
}

test('"Collection name required (trimmed), max 255 characters in the create form; description optional"', async () => {
  const { server, user, dialog } = await openCreation()
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  expect(name.maxLength).toBe(255)
  await user.type(name, '   ')
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  dialog.getByText('Please enter a collection name')
  expect(server.received(createCollection)).toEqual([])
})

test('"Collection created successfully!", which clears after 5 s', async () => {
  const { server, user, dialog } = await openCreation()
  server.on(createCollection, () => json(makeCollection({ name: 'Autumn' })))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Autumn')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(dialog.getByRole('button', { name: 'Create' }))
  await screen.findByText('Collection created successfully!')
  expect(server.received(createCollection)[0]?.body).toEqual({ name: 'Autumn', description: '' })
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.queryByRole('dialog', { name: 'New Collection' })).toBeNull()
  screen.getByText('Collection created successfully!')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(screen.queryByText('Collection created successfully!')).toBeNull())
})

test('"Failed to create collection"', async () => {
  const { server, user, dialog } = await openCreation()
  server.on(createCollection, () => json({ detail: 'You have 1000 collections. Delete one to make another.' }, 409))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Autumn{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to create collection: You have 1000 collections. Delete one to make another.',
  )
})

async function openDeletion() {
  const opened = await openList()
  await opened.user.click(within(await card('Winter')).getByRole('button', { name: 'Delete Winter' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete collection' }))
  return { ...opened, dialog }
}

test('"Are you sure you want to delete "{name}"? This action cannot be undone."', async () => {
  const { server, user, dialog } = await openDeletion()
  dialog.getByText('Are you sure you want to delete "Winter"? This action cannot be undone.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(deleteCollection)).toEqual([])
})

test('"Collection deleted successfully!"', async () => {
  const { server, user, dialog } = await openDeletion()
  server.on(deleteCollection, () => json({ success: true }))
  server.on(listCollections, () => json([spring]))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Collection deleted successfully!')
  expect(server.received(deleteCollection)[0]?.path).toBe(`/api/collections/${empty.id}`)
  await waitFor(() => expect(names()).toEqual(['Spring bakers']))
})

test('"Failed to delete collection", with the reason; the collection stays', async () => {
  const { server, user, dialog } = await openDeletion()
  server.on(deleteCollection, () => json({ detail: 'The disk is full.' }, 503))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to delete collection')
  expect(alert.textContent).toContain('The disk is full.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await card('Winter')
})
