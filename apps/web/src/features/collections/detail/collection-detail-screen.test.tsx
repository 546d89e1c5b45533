import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeCollectionDetail, makeMember, makeMembers } from '../../../testing/make-collections.ts'
import { openCollection } from '../../../testing/open-collection.tsx'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { getCollection, changeCollection, deleteCollection, listCollections, testCollectionAccess } = collectionEndpoints

const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

test('"Shows name, KOL count, description"', async () => {
  await openCollection()
  screen.getByText('2 KOLs')
  screen.getByText('For the launch in March')
})

test('"a card per creator with checkbox, e-mail indicator, platform, subscribers, estimated price and a View Profile link"', async () => {
  await openCollection()
  const card = within(screen.getByRole('article', { name: 'Ada' }))
  card.getByRole('checkbox', { name: 'Select Ada' })
  card.getByText('Email known')
  card.getByTitle('TikTok')
  card.getByText('45.3K')
  card.getByText('$1.3K')
  const link = card.getByRole<HTMLAnchorElement>('link', { name: 'View Profile of Ada on TikTok' })
  expect(link.href).toBe('https://www.tiktok.com/@ada')
  expect(link.rel).toBe('noopener noreferrer')
})

test('"A search box over title, handle and platform"', async () => {
  const kols = [
    makeMember({ id: '1', title: 'Ada', handle: 'cakes' }),
    makeMember({ id: '2', title: 'Bo', handle: '@trails', platform: 'youtube' }),
  ]
  const { user } = await openCollection(makeCollectionDetail({ kols }))
  const box = screen.getByRole('searchbox')
  for (const [text, found] of [
    ['ADA', ['Ada']],
    ['trail', ['Bo']],
    ['@cakes', ['Ada']],
    ['YouTube', ['Bo']],
  ] as const) {
    await user.clear(box)
    await user.type(box, text)
    await waitFor(() => expect(names()).toEqual(found))
  }
  await user.type(box, ' nothing')
  await screen.findByRole('heading', { name: 'No creators match your search' })
})

test('a search ignores case in a browser of any language', async () => {
  const { toLocaleLowerCase } = String.prototype
  const asTurkish = vi.spyOn(String.prototype, 'toLocaleLowerCase')
  asTurkish.mockImplementation(function (this: string) {
    return toLocaleLowerCase.call(this, 'tr')
  })
  onTestFinished(() => asTurkish.mockRestore())
  const kols = [makeMember({ id: '1', title: 'Ida' }), makeMember({ id: '2', title: 'Bo', platform: 'instagram' })]
  const { user } = await openCollection(makeCollectionDetail({ kols }))
  const box = screen.getByRole('searchbox')
  await user.type(box, 'ida')
  await waitFor(() => expect(names()).toEqual(['Ida']))
  await user.clear(box)
  await user.type(box, 'instagram')
  await waitFor(() => expect(names()).toEqual(['Bo']))
})

test('"Select All / Deselect All" apply to the shown creators; selected creators that are not shown are counted', async () => {
  const { user } = await openCollection(makeCollectionDetail({ kols: makeMembers(['Ada', 'Bo', 'Cy']) }))
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  screen.getByText('3 of 3 selected')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.type(screen.getByRole('searchbox'), 'ada')
  await screen.findByText('2 of 3 selected (1 not shown)')
  await user.click(screen.getByRole('button', { name: 'Deselect All' }))
  screen.getByText('0 of 3 selected')
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  screen.getByText('1 of 3 selected')
})

test("\"Not found: 'Collection not found' with 'Back to Collections'\"", async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(getCollection, () => json({ detail: 'Collection not found' }, 404))
  renderApp(server, '/collections/somebody-elses')
  await screen.findByRole('heading', { name: 'Collection not found' })
  expect(screen.getByRole('link', { name: 'Back to Collections' }).getAttribute('href')).toBe('/collections')
})

test('"Failed to load collection details", with the reason and another try', async () => {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(getCollection, () => json({ detail: 'Please wait a moment.' }, 503))
  renderApp(server, '/collections/1')
  await screen.findByRole('heading', { name: 'Failed to load collection details: Please wait a moment.' })
  server.on(getCollection, () => json(makeCollectionDetail({ kols: [] })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Nobody is in this collection yet' })
})

test('a large collection comes page by page; until it is there, all of it cannot be selected', async () => {
  const first = makeMembers(Array.from({ length: 1000 }, (_, index) => `Member ${index}`))
  const { promise: second, resolve } = Promise.withResolvers<Response>()
  const last = makeMember({ id: '1001', title: 'The last' })
  storeTokens()
  const { server, user } = await openCollection(makeCollectionDetail({ kols: first.slice(0, 2), kol_count: 2 }))
  server.on(getCollection, ({ path }) =>
    path.endsWith('offset=1000') ? second : json(makeCollectionDetail({ kols: first, kol_count: 1001 })),
  )
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  server.on(changeCollection, () => json(makeCollectionDetail()))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' again')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Loading 1,000 of 1,001 creators')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select All' }).disabled).toBe(true)
  // Only the visible creators are rendered.
  expect(screen.getAllByRole('article').length).toBeLessThan(100)
  resolve(json(makeCollectionDetail({ kols: [last], kol_count: 1001 })))
  await user.click(await screen.findByRole('button', { name: 'Select All' }))
  await screen.findByText('1,001 of 1,001 selected')
})

test('it is renamed, and nothing else of it is changed', async () => {
  const { server, user } = await openCollection()
  server.on(changeCollection, () => json(makeCollectionDetail({ name: 'Autumn bakers' })))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit collection' }))
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  dialog.getByText('Please enter a collection name')
  await user.type(name, 'Autumn bakers')
  server.on(getCollection, () => json(makeCollectionDetail({ name: 'Autumn bakers' })))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Autumn bakers' })
  // Only what was changed: the description may be another one by now.
  expect(server.received(changeCollection)[0]?.body).toEqual({ name: 'Autumn bakers' })

  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(changeCollection)).toHaveLength(1)
})

test('deleting it leads back to the list', async () => {
  const { server, user, router } = await openCollection()
  server.on(deleteCollection, () => json({ success: true }))
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json([]))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete collection' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Collection deleted successfully!')
  await waitFor(() => expect(router.state.location.pathname).toBe('/collections'))
})
