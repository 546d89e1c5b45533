import { screen, waitFor, within } from '@testing-library/react'
import { type DealLink, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeDeal, openBoard } from '../../../testing/open-board.tsx'
import { openCollection, typeBadDate } from '../../../testing/open-collection.tsx'

const { getDeal, putDeal } = dealEndpoints

const video = 'https://www.youtube.com/watch?v=abcdefghijk'
const makeLink = (parts: Partial<DealLink> = {}): DealLink => ({
  platform: 'youtube',
  url: video,
  added_at: '2026-03-01T09:00:00.000Z',
  read_at: '2026-03-04T09:00:00.000Z',
  failure: null,
  figures: [
    { day: '2026-03-01', views: 1000, likes: 90, comments: null },
    { day: '2026-03-04', views: 3500, likes: 120, comments: 7 },
  ],
  ...parts,
})

async function openDeal(deal = makeDeal()) {
  const opened = await openBoard()
  opened.server.on(getDeal, () => json(deal))
  opened.server.on(putDeal, () => json(deal))
  await opened.user.click(await screen.findByRole('button', { name: 'Deal with Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deal with Ada' }))
  await dialog.findByRole('textbox', { name: 'Fee' })
  return { ...opened, dialog }
}

test('a fee is typed with the separators of the language', async () => {
  const { server, user, dialog } = await openDeal()
  const fee = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Fee' })
  await user.type(fee, '1,500')
  expect(fee.value).toBe('1,500')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)).toMatchObject([{ body: { fee: { amount: 1500 } } }])
})

test.each([
  ['99,50', '99.5', 99.5],
  ['1.500,00 €', '1,500', 1500],
  ['$1,500.25', '1,500.25', 1500.25],
])('a pasted fee of %j is %s', async (pasted, shown, amount) => {
  const { server, user, dialog } = await openDeal()
  const fee = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Fee' })
  await user.click(fee)
  await user.paste(pasted)
  expect(fee.value).toBe(shown)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)).toMatchObject([{ body: { fee: { amount } } }])
})

test('a deal is written and saved', async () => {
  const { server, user, dialog } = await openDeal()
  await user.type(dialog.getByRole('textbox', { name: 'Fee' }), '1250.5')
  await user.click(dialog.getByRole('combobox', { name: 'Currency' }))
  await user.click(await screen.findByRole('option', { name: 'EUR · Euro' }))
  await user.type(dialog.getByRole('textbox', { name: 'What is to be made' }), 'One video')
  await user.type(dialog.getByLabelText('Content due'), '2026-04-01')
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'By mail')
  await user.type(
    dialog.getByRole('textbox', { name: 'Link to a video or post' }),
    'https://youtu.be/abcdefghijk{Enter}',
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Deal saved.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(putDeal)).toMatchObject([
    {
      body: {
        fee: { amount: 1250.5, currency: 'EUR' },
        deliverables: 'One video',
        due_on: '2026-04-01',
        note: 'By mail',
        links: [video],
      },
    },
  ])
})

test.each(['99.50', '99.'])('Enter saves the fee as it stands in the field: %s', async (typed) => {
  const { server, user, dialog } = await openDeal()
  await user.type(dialog.getByRole('textbox', { name: 'Fee' }), `${typed}{Enter}`)
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)).toMatchObject([{ body: { fee: { amount: Number(typed) } } }])
})

test('a note that was not changed here is not sent, and the dialog opens with the present deal', async () => {
  const { server, user, dialog } = await openDeal()
  await user.type(dialog.getByRole('textbox', { name: 'What is to be made' }), 'One video')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(putDeal)[0]?.body).not.toHaveProperty('note')
  server.on(getDeal, () => json(makeDeal({ note: 'Wants 500' })))
  await user.click(screen.getByRole('button', { name: 'Deal with Ada' }))
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  expect(note.value).toBe('Wants 500')
})

test('a link that still stands in the field is saved, and one that is none of a post keeps the dialog open', async () => {
  const { server, user, dialog } = await openDeal()
  const field = dialog.getByRole('textbox', { name: 'Link to a video or post' })
  await user.type(field, 'https://www.youtube.com/@maya')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/^Please enter the full https:\/\/ link/)
  expect(server.received(putDeal)).toEqual([])
  await user.clear(field)
  await user.type(field, video)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)).toMatchObject([{ body: { links: [video] } }])
})

test('a link that is none of a post, or is there already, is not added', async () => {
  const { user, dialog } = await openDeal()
  const field = dialog.getByRole('textbox', { name: 'Link to a video or post' })
  await user.type(field, 'https://www.youtube.com/@maya')
  await user.click(dialog.getByRole('button', { name: 'Add link' }))
  dialog.getByText(/^Please enter the full https:\/\/ link/)
  for (const _ of [1, 2]) {
    await user.clear(field)
    await user.type(field, `${video}{Enter}`)
  }
  dialog.getByText('This post is in the list already.')
  expect(dialog.getAllByRole('link')).toHaveLength(1)
})

test('links have their figures, and the change since the first day', async () => {
  const { dialog } = await openDeal(makeDeal({ links: [makeLink()] }))
  dialog.getByText('3.5K views · 120 likes · 7 comments')
  dialog.getByText('+2.5K views since Mar 1')
  expect(dialog.getByRole<HTMLAnchorElement>('link').rel).toBe('noopener noreferrer')
})

test.each([
  ['not_listed', /^YouTube tells figures of latest posts only/],
  ['unknown', /^YouTube knows no such post\./],
  ['no_account', /^YouTube can only be asked for an account/],
  ['not_connected', /^YouTube is not connected/],
  ['no_allowance', /^Today’s requests to YouTube are kept for searches/],
  ['failed', /^YouTube did not answer/],
] as const)('a link without figures says why: %s', async (failure, said) => {
  const { dialog } = await openDeal(makeDeal({ links: [makeLink({ failure, figures: [], read_at: null })] }))
  dialog.getByText(said)
})

test('old figures stay when they could not be renewed, with their day', async () => {
  const { dialog } = await openDeal(makeDeal({ links: [makeLink({ failure: 'failed' })] }))
  dialog.getByText('3.5K views · 120 likes · 7 comments · as of Mar 4')
  dialog.getByText(/^YouTube did not answer/)
})

test('a deal that could not be saved stays open, with the reason', async () => {
  const { server, user, dialog } = await openDeal()
  server.on(putDeal, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.type(dialog.getByRole('textbox', { name: 'What is to be made' }), 'One video')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Failed to save the deal/)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is to be made' }).value).toBe('One video')
})

test('a deal is opened from the list of a collection, too', async () => {
  const { server, user } = await openCollection()
  server.on(getDeal, () => json(makeDeal({ fee: { amount: 30, currency: 'CHF' } })))
  await user.click(screen.getByRole('button', { name: 'Deal with Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deal with Ada' }))
  expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Fee' })).value).toBe('30')
})

test('a due date that is unfinished or does not exist is not saved as none', async () => {
  const { server, user, dialog } = await openDeal(makeDeal({ due_on: '2026-06-30' }))
  const field = dialog.getByLabelText<HTMLInputElement>('Content due')
  typeBadDate(field)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Please enter a whole date that exists.')
  expect(server.received(putDeal)).toEqual([])
})
