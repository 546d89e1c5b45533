import { act, screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { expect, test, vi } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeCollection, makeCollectionId } from '../../../testing/make-collections.ts'
import { makeCreators, openDiscover } from '../../../testing/open-discover.tsx'

const { testCollectionAccess, listCollections, addToCollection, createCollection } = collectionEndpoints

/** Opens the dialog over Discover, with two of three creators selected. */
async function openDialog(
  collections = [makeCollection(), makeCollection({ id: makeCollectionId(2), name: 'Winter' })],
) {
  const opened = await openDiscover(makeCreators(['Ada', 'Bo', 'Cy']))
  const { server, user } = opened
  server.on(testCollectionAccess, () => json({ success: true }))
  server.on(listCollections, () => json(collections))
  await opened.search('tea')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.click(screen.getByRole('button', { name: 'Add to Collection (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Collection' }))
  const submit = () => user.click(dialog.getByRole('button', { name: 'Add to Collection' }))
  return { ...opened, dialog, submit }
}

/** Returns a function that advances the time. */
function fakeClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  return (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test('"add to collection with no selection \'Please select at least one KOL to add to a collection.\'"', async () => {
  const { user, search } = await openDiscover(makeCreators(['Ada']))
  await search('tea')
  await user.click(await screen.findByRole('button', { name: 'Add to Collection (0)' }))
  await screen.findByText('Please select at least one KOL to add to a collection.')
  expect(screen.queryByRole('dialog', { name: 'Add to Collection' })).toBeNull()
})

test('"Adding to existing requires a choice (\'Please select a collection\')"', async () => {
  const { server, dialog, submit } = await openDialog()
  dialog.getByText('2 KOLs selected')
  await dialog.findByRole('combobox', { name: 'Collection' })
  await submit()
  dialog.getByText('Please select a collection')
  expect(server.received(addToCollection)).toEqual([])
})

test('"after success it shows a message and auto-closes after 1.5 s. Discover success banner clears after 3 s"', async () => {
  const { server, user, dialog, submit } = await openDialog()
  server.on(addToCollection, () => json({ added_count: 2 }))
  await user.click(await dialog.findByRole('combobox', { name: 'Collection' }))
  await user.click(await screen.findByRole('option', { name: 'Winter (2 KOLs)', hidden: true }))
  const advance = fakeClock()
  await submit()
  const message = 'Successfully added 2 KOLs to collection'
  await dialog.findByText(message)
  expect(server.received(addToCollection)[0]).toMatchObject({
    path: `/api/collections/${makeCollectionId(2)}/kols`,
    body: { kol_ids: ['creator-0', 'creator-2'] },
  })
  await advance(1000)
  screen.getByRole('dialog', { name: 'Add to Collection' })
  await advance(1000)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText(message)
  await advance(3500)
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('creators already in it are not counted as added', async () => {
  const { server, user, dialog, submit } = await openDialog()
  server.on(addToCollection, () => json({ added_count: 1 }))
  await user.click(await dialog.findByRole('combobox', { name: 'Collection' }))
  await user.click(await screen.findByRole('option', { name: 'Winter (2 KOLs)', hidden: true }))
  await submit()
  await dialog.findByText('Successfully added 1 KOLs to collection')
  dialog.getByText('1 was in it already.')
})

test('"a new one requires a name (\'Please enter a collection name\')"; "Successfully created collection "{name}" with {n} KOLs"', async () => {
  const { server, user, dialog, submit } = await openDialog()
  server.on(createCollection, () => json(makeCollection({ name: 'Autumn', kol_count: 2 })))
  await user.click(dialog.getByRole('radio', { name: 'New collection' }))
  await submit()
  dialog.getByText('Please enter a collection name')
  expect(server.received(createCollection)).toEqual([])
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ })
  expect(name.maxLength).toBe(255)
  await user.type(name, 'Autumn')
  await submit()
  await dialog.findByText('Successfully created collection "Autumn" with 2 KOLs')
  expect(server.received(createCollection)[0]?.body).toEqual({
    name: 'Autumn',
    description: '',
    kol_ids: ['creator-0', 'creator-2'],
  })
})

test('without collections the form creates the first one', async () => {
  const { dialog } = await openDialog([])
  await dialog.findByText('You have no collections yet. Make the first one.')
  dialog.getByRole('textbox', { name: /Name/ })
})

test('"Failed to add KOLs to collection", with the reason; the dialog stays', async () => {
  const { server, user, dialog, submit } = await openDialog()
  server.on(addToCollection, () => json({ detail: 'Collection not found' }, 404))
  await user.click(await dialog.findByRole('combobox', { name: 'Collection' }))
  await user.click(await screen.findByRole('option', { name: 'Winter (2 KOLs)', hidden: true }))
  await submit()
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toBe('Failed to add KOLs to collection: Collection not found')
})

test('collections that cannot be read: "Failed to load collections: {detail}"', async () => {
  const opened = await openDiscover(makeCreators(['Ada']))
  opened.server.on(testCollectionAccess, () => json({ detail: 'Please wait a moment.' }, 503))
  await opened.search('tea')
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }))
  await opened.user.click(screen.getByRole('button', { name: 'Add to Collection (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Collection' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to load collections: Please wait a moment.')
})
