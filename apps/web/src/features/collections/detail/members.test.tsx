import { screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { expect, test } from 'vitest'
import { makeCreatorProfile } from '../../../testing/factories.ts'
import { json, never } from '../../../testing/fake-server.ts'
import { makeCollectionDetail, makeMember, makeMembers } from '../../../testing/make-collections.ts'
import { openCollection } from '../../../testing/open-collection.tsx'
import { makeCreator } from '../../../testing/open-creator-panel.ts'
import { toProfileAddress } from './member-item.tsx'

const { getCollection, changeMember, removeFromCollection } = collectionEndpoints
const { refreshProfile } = creatorProfileEndpoints

const status = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` })

test.each([
  ['tiktok', 'ada', 'https://www.tiktok.com/@ada'],
  ['instagram', '@ada', 'https://www.instagram.com/ada/'],
  ['youtube', '@Ada', 'https://www.youtube.com/@Ada'],
  ['youtube', '../watch?v=1', 'https://www.youtube.com/@..%2Fwatch%3Fv%3D1'],
] as const)('a profile is "built from platform name and handle": %s %s', (platform, handle, address) => {
  expect(toProfileAddress({ platform, handle })).toBe(address)
})

test('the status of a creator is chosen on the card, shown at once, and counted anew', async () => {
  const { server, user } = await openCollection()
  server.on(changeMember, () => json({ status: 'replied', note: '', tags: [], values: {} }))
  server.on(getCollection, () =>
    json(
      makeCollectionDetail({
        kols: [makeMember({ id: '1', title: 'Ada', status: 'replied' })],
        totals: { statuses: [{ status: 'replied', creators: 1 }] },
      }),
    ),
  )
  await user.selectOptions(status('Ada'), 'Replied')
  await screen.findByText('Replied: 1')
  expect(status('Ada').value).toBe('replied')
  expect(server.received(changeMember)[0]).toMatchObject({
    path: expect.stringMatching(/\/kols\/1$/),
    body: { status: 'replied' },
  })
})

test('a status that could not be saved is reset, with the reason', async () => {
  const { server, user } = await openCollection()
  server.on(changeMember, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.selectOptions(status('Ada'), 'Agreed')
  await screen.findByText('Failed to save the status')
  expect(status('Ada').value).toBe('to_contact')
})

test('while it is being saved the chosen status is shown', async () => {
  const { server, user } = await openCollection()
  server.on(changeMember, never)
  await user.selectOptions(status('Ada'), 'Agreed')
  expect(status('Ada').value).toBe('agreed')
})

test('the selected creators are invited to register', async () => {
  const { user } = await openCollection()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invite (0)' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  await user.click(screen.getByRole('button', { name: 'Invite (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to register' }))
  dialog.getByText('To Ada at mina@example.test')
  dialog.getByText('1 creator left out')
})

test('a note on a creator is written, shown on the card and changed', async () => {
  const { server, user } = await openCollection()
  server.on(changeMember, () => json({ status: 'to_contact', note: 'Asks for March', tags: [], values: {} }))
  const kols = [makeMember({ id: '1', title: 'Ada', note: 'Asks for March' })]
  await user.click(screen.getByRole('button', { name: 'Add note on Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on Ada' }))
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Asks for March')
  server.on(getCollection, () => json(makeCollectionDetail({ kols })))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Note on Ada: Asks for March' }))
  expect(server.received(changeMember)[0]?.body).toEqual({ note: 'Asks for March', based_on: { note: '' } })
  const again = within(await screen.findByRole('dialog', { name: 'Note on Ada' }))
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Asks for March')
})

test('creators are removed after a question, and are no longer selected', async () => {
  const { server, user } = await openCollection(makeCollectionDetail({ kols: makeMembers(['Ada', 'Bo', 'Cy']) }))
  server.on(removeFromCollection, () => json({ removed_count: 2 }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Cy' }))
  await user.click(screen.getByRole('button', { name: 'Remove (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove from collection' }))
  dialog.getByText(/Remove 2 creators from “Spring bakers”\?/)
  server.on(getCollection, () => json(makeCollectionDetail({ kols: [makeMember({ id: '2', title: 'Bo' })] })))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('2 creators removed.')
  expect(server.received(removeFromCollection)[0]?.body).toEqual({ kol_ids: ['1', '3'] })
  await screen.findByText('0 of 1 selected')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the totals name the number of creators behind each figure; an unknown figure is not zero', async () => {
  await openCollection(
    makeCollectionDetail({
      kols: makeMembers(['Ada', 'Bo', 'Cy']),
      totals: {
        reach: 90_642,
        with_reach: 2,
        estimated_cost: 2500,
        with_price: 1,
        with_email: 3,
        platforms: [{ platform: 'tiktok', creators: 3, reach: 90_642 }],
        statuses: [{ status: 'to_contact', creators: 3 }],
      },
    }),
  )
  const totals = screen.getByRole('region', { name: 'Totals' })
  const figure = (term: string) => within(totals).getByText(term, { selector: 'dt' }).parentElement?.textContent
  expect(figure('Reach')).toBe('Reach90.6Kknown for 2 of 3')
  expect(figure('Avg. engagement')).toContain('not known')
  expect(figure('Avg. engagement')).toContain('known for 0 of 3')
  expect(figure('Est. cost')).toBe('Est. cost$2.5Kknown for 1 of 3')
  expect(figure('With email')).toBe('With email3of 3')
  const row = within(within(totals).getByRole('row', { name: /TikTok/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3', '90.6K'])
  await within(totals).findByText('To contact: 3')
  within(totals).getByText('Declined: 0')
})

test('a card opens the creator beside the collection', async () => {
  await openCollection()
  const [link] = screen.getAllByRole('link', { name: 'Ada' })
  expect(link?.getAttribute('href')).toMatch(/^\/collections\/[\w-]+\/creators\/1$/)
})

test('a person has one card with the status and note of each channel, which are selected together', async () => {
  const [ada = makeMember(), bo = makeMember()] = makeMembers(['Ada', 'Bo'])
  const youtube = makeMember({ ...makeCreator({ id: '9', title: 'Ada Films', platform: 'youtube' }), note: 'Films' })
  const kols = [
    { ...ada, person: { id: '1', others: [{ creator: makeCreator(youtube), reasons: ['by_hand' as const] }] } },
    bo,
    { ...youtube, person: { id: '1', others: [{ creator: makeCreator(ada), reasons: ['by_hand' as const] }] } },
  ]
  const { user } = await openCollection(makeCollectionDetail({ kols }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  const card = within(screen.getByRole('article', { name: 'Ada' }))
  expect(card.getAllByRole('combobox').map((box) => box.getAttribute('aria-label'))).toEqual([
    'Status of Ada',
    'Status of Ada Films',
  ])
  card.getByText('Films')
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
  await screen.findByText('2 of 3 selected')
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada' }))
  await screen.findByText('0 of 3 selected')
})

test('a creator whose data expired is read again on request, or says why not', async () => {
  const expired = makeMember({ id: '1', title: 'UC1', platform: 'youtube', expired_at: '2026-01-05T10:00:00.000Z' })
  const { server, user } = await openCollection(makeCollectionDetail({ kols: [expired] }))
  screen.getByText('The data of YouTube became too old and was deleted.')
  screen.getByText(/^Data expired/)
  server.on(refreshProfile, () => json({ detail: 'YouTube is not connected' }, 409))
  await user.click(screen.getByRole('button', { name: 'Refresh the data of UC1' }))
  await screen.findByText('YouTube is not connected')
  const { status, note, tags, values, added_at, ...creator } = expired
  const fresh = makeCreatorProfile({ creator: { ...creator, title: 'Ada', expired_at: null } })
  const kols = [{ ...expired, ...fresh.creator }]
  server.on(refreshProfile, () => json(fresh))
  server.on(getCollection, () => json(makeCollectionDetail({ kols, totals: { reach: 7_100_000 } })))
  await user.click(screen.getByRole('button', { name: 'Refresh the data of UC1' }))
  await screen.findByRole('checkbox', { name: 'Select Ada' })
  expect(screen.queryByText(/^Data expired/)).toBeNull()
  // The totals include the fresh figures.
  await screen.findByText('7.1M')
})

test('what a refresh in the panel of a creator finds is shown on the card and in the totals', async () => {
  const collection = makeCollectionDetail()
  const { server, router, user } = await openCollection(collection)
  const creator = makeCreator({ id: '1', title: 'Ada', subscribers: 60_000 })
  server.on(creatorProfileEndpoints.getProfile, () => json(makeCreatorProfile({ creator: makeCreator({ id: '1' }) })))
  server.on(refreshProfile, () => json(makeCreatorProfile({ creator })))
  await router.navigate(`/collections/${collection.id}/creators/1`)
  const panel = within(await screen.findByRole('dialog', { name: 'Mina Bakes' }))
  const kols = collection.kols.map((member) => (member.id === '1' ? { ...member, ...creator } : member))
  server.on(getCollection, () => json({ ...makeCollectionDetail({ kols, totals: { reach: 7_100_000 } }) }))
  await user.click(panel.getByRole('button', { name: 'Refresh' }))
  const card = within(await screen.findByRole('article', { name: 'Ada', hidden: true }))
  await card.findByText('60.0K')
  await screen.findByText('7.1M')
})
