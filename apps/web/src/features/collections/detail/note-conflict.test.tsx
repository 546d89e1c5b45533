import { screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { dealEndpoints } from '@troupe/contract/pipeline/deals'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { makeCollectionDetail, makeMember } from '../../../testing/make-collections.ts'
import { makeDeal } from '../../../testing/open-board.tsx'
import { openCollection } from '../../../testing/open-collection.tsx'

const { changeMember } = collectionEndpoints
const refused = () => json({ detail: 'The note was changed meanwhile; nothing was saved' }, 409)

/** Saves 'Answers on Mondays' on the note 'Likes oats', of which another member has made `theirs`. */
async function saveInConflict(theirs = 'Likes oats, wants 500') {
  const kols = [makeMember({ id: '1', title: 'Ada', note: 'Likes oats' })]
  const opened = await openCollection(makeCollectionDetail({ kols }))
  const { server, user } = opened
  server.on(changeMember, refused)
  server.on(dealEndpoints.getDeal, () => json(makeDeal({ note: theirs })))
  await user.click(screen.getByRole('button', { name: 'Note on Ada: Likes oats' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on Ada' }))
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await user.clear(field)
  await user.type(field, 'Answers on Mondays')
  const save = dialog.getByRole('button', { name: 'Save' })
  await user.click(save)
  const notice = await dialog.findByRole('alert')
  const saved = (note: string) => json({ status: 'to_contact', note, tags: [], values: {} })
  return { ...opened, dialog, field, save, notice, saved }
}

test('a note on top of another one is not saved, and both are shown', async () => {
  const { server, field, notice } = await saveInConflict()
  within(notice).getByText('Changed meanwhile, by another member or in another window. What should stay?')
  within(notice).getByText('Likes oats, wants 500')
  expect(field.value).toBe('Answers on Mondays')
  expect(server.received(changeMember)).toMatchObject([{ body: { based_on: { note: 'Likes oats' } } }])
})

test.each([
  ['Take theirs', 'Likes oats, wants 500'],
  ['Keep mine', 'Answers on Mondays'],
  ['Keep both', 'Likes oats, wants 500\n\nAnswers on Mondays'],
])('%s puts that text into the field, to be saved over the other by the keyboard', async (choice, note) => {
  const { server, user, dialog, field, save, notice, saved } = await saveInConflict()
  server.on(changeMember, () => saved(note))
  expect(document.activeElement).toBe(notice)
  within(notice).getByRole('button', { name: choice }).focus()
  await user.keyboard('{Enter}')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(field.value).toBe(note)
  expect(document.activeElement).toBe(save)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = server.received(changeMember).slice(1)
  const isTheirs = choice === 'Take theirs'
  expect(sent).toMatchObject(isTheirs ? [] : [{ body: { note, based_on: { note: 'Likes oats, wants 500' } } }])
})

test('nothing is saved before the member has chosen', async () => {
  const { server, user, dialog, save, notice } = await saveInConflict()
  await user.click(save)
  expect(document.activeElement).toBe(notice)
  expect(server.received(changeMember)).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a note that another member has removed is told as empty', async () => {
  const { notice } = await saveInConflict('')
  within(notice).getByText('(empty)')
})

test('what was typed stays when the other text cannot be read, and is tried again', async () => {
  const { server, user, dialog, field, save } = await saveInConflict()
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  server.on(dealEndpoints.getDeal, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.click(save)
  await dialog.findByText('Failed to save the note: Please wait a moment.')
  expect(field.value).toBe('Answers on Mondays')
  server.on(dealEndpoints.getDeal, () => json(makeDeal({ note: 'Wants 600' })))
  await user.click(save)
  await dialog.findByText('Wants 600')
})
