import { screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import { expect, test, vi } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { makeCollectionDetail, makeCollectionId, makeMember } from '../../../../testing/make-collections.ts'
import { openCollection } from '../../../../testing/open-collection.tsx'

const { getCollection, changeTags, listTags } = collectionEndpoints

const tagged = (ada: string[], bo: string[]) =>
  makeCollectionDetail({
    kols: [makeMember({ id: '1', title: 'Ada', tags: ada }), makeMember({ id: '2', title: 'Bo', tags: bo })],
  })
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

async function open(ada: string[] = [], bo: string[] = []) {
  const opened = await openCollection(tagged(ada, bo))
  opened.server.on(listTags, () => json(['Autumn', 'VIP']))
  return opened
}

test('tags are typed, suggested from all collections, and shown on the card', async () => {
  const { server, user } = await open()
  server.on(changeTags, () => json({ changed_count: 1 }))
  await user.click(screen.getByRole('button', { name: 'Add tags to Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ada' }))
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'vi')
  await user.click(await screen.findByRole('option', { name: 'VIP' }))
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'Spring{Enter}')
  server.on(getCollection, () => json(tagged(['VIP', 'Spring'], [])))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: /^Tags of Ada:\s*VIP\s*,\s*Spring$/ })
  expect(server.received(changeTags)[0]?.body).toEqual({ kol_ids: ['1'], add: ['VIP', 'Spring'], remove: [] })
})

test('tags that could not be saved stay in the dialog, with the reason', async () => {
  const { server, user } = await open(['VIP'])
  server.on(changeTags, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.click(screen.getByRole('button', { name: /^Tags of Ada:\s*VIP$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ada' }))
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'Spring')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Failed to save the tags: Please wait a moment.')
  dialog.getByText('Spring')
})

test('only what was changed is sent, so that tags of other members stay', async () => {
  const { server, user } = await open(['VIP', 'Spring'])
  server.on(changeTags, () => json({ changed_count: 1 }))
  await user.click(screen.getByRole('button', { name: /^Tags of Ada:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ada' }))
  const field = dialog.getByRole('combobox', { name: 'Tags' })
  await user.type(field, '{Backspace}spring{Enter}{Backspace}Autumn{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(changeTags)[0]?.body).toEqual({ kol_ids: ['1'], add: ['Autumn'], remove: ['Spring'] })
})

test('tags without a change are not sent', async () => {
  const { server, user } = await open(['VIP', 'Spring'])
  await user.click(screen.getByRole('button', { name: /^Tags of Ada:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ada' }))
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), '{Backspace}SPRING{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(changeTags)).toEqual([])
})

test('tags that another member added meanwhile show when there are too many with them, beside the own', async () => {
  const { server, user } = await open(['VIP'])
  server.on(changeTags, () => json({ detail: 'A creator can have 20 tags; remove one to add another' }, 409))
  await user.click(screen.getByRole('button', { name: /^Tags of Ada:/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ada' }))
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'Spring{Enter}')
  server.on(getCollection, () => json(tagged(['VIP', 'Autumn'], [])))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/A creator can have 20 tags/)
  for (const tag of ['VIP', 'Autumn', 'Spring']) dialog.getByText(tag)
})

test('the filter shows creators with all chosen tags, and is kept in the address', async () => {
  const { router, user } = await open(['VIP', 'Spring'], ['VIP'])
  await user.click(screen.getByRole('combobox', { name: 'Filter by tag' }))
  await user.click(await screen.findByRole('option', { name: 'VIP' }))
  expect(names()).toEqual(['Ada', 'Bo'])
  await user.click(screen.getByRole('option', { name: 'Spring' }))
  await waitFor(() => expect(names()).toEqual(['Ada']))
  expect(new URLSearchParams(router.state.location.search).getAll('tag')).toEqual(['VIP', 'Spring'])
  await user.type(screen.getByRole('searchbox'), 'bo')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(names()).toEqual(['Ada', 'Bo']))
})

test('there is no filter as long as nobody has a tag', async () => {
  await open()
  expect(screen.queryByRole('combobox', { name: 'Filter by tag' })).toBeNull()
})

test('the selected creators get tags, and lose others', async () => {
  const { server, user } = await open(['Autumn'], ['VIP'])
  server.on(changeTags, () => json({ changed_count: 2 }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tags (0)' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Tags (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 creators' }))
  await user.type(dialog.getByRole('combobox', { name: 'Add' }), 'Spring')
  await user.click(dialog.getByRole('combobox', { name: 'Remove' }))
  await user.click(await screen.findByRole('option', { name: 'Autumn' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Tags of 2 creators saved.')
  expect(server.received(changeTags)[0]?.body).toEqual({ kol_ids: ['1', '2'], add: ['Spring'], remove: ['Autumn'] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the filtered creators are exported with their data in the collection', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { server, user } = await open(['VIP'], [])
  server.on(exportsEndpoints.exportKols, () =>
    json({
      success: true,
      file_url: '/api/exports/7?token=t',
      message: 'The file is ready',
      rows: 1,
      expires_at: '2026-01-02T00:00:00.000Z',
    }),
  )
  await user.click(screen.getByRole('combobox', { name: 'Filter by tag' }))
  await user.click(await screen.findByRole('option', { name: 'VIP' }))
  await waitFor(() => expect(names()).toEqual(['Ada']))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All shown (1), CSV (.csv)' }))
  await screen.findByText('1 creator exported')
  expect(server.received(exportsEndpoints.exportKols)[0]?.body).toEqual({
    kols: ['1'],
    collection_id: makeCollectionId(1),
    format: 'csv',
  })
})
