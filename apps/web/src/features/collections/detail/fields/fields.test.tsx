import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type CollectionColumn, columnEndpoints } from '@troupe/contract/collection-members/columns'
import { collectionEndpoints } from '@troupe/contract/collections'
import { expect, test } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { makeCollectionDetail, makeCollectionId, makeMember } from '../../../../testing/make-collections.ts'
import { openCollection, typeBadDate } from '../../../../testing/open-collection.tsx'

const { getCollection, changeMember } = collectionEndpoints
const { addColumn, changeColumn, deleteColumn } = columnEndpoints

const makeColumn = (number: number, parts: Partial<CollectionColumn>): CollectionColumn => ({
  id: makeCollectionId(100 + number),
  name: `Column ${number}`,
  type: 'text',
  choices: [],
  ...parts,
})
const rate = makeColumn(1, { name: 'Rate', type: 'number' })
const stage = makeColumn(2, { name: 'Stage', type: 'choice', choices: ['Idea', 'Offer'] })

const withColumns = (columns: CollectionColumn[], values: Record<string, string> = {}) =>
  makeCollectionDetail({ columns, kols: [makeMember({ id: '1', title: 'Ada', values })] })
const saved = (values: Record<string, string>) => json({ status: 'to_contact', note: '', tags: [], values })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a value is typed on the card, and saved with Enter or by leaving the field', async () => {
  const { server, user } = await openCollection(withColumns([rate]))
  server.on(changeMember, () => saved({ [rate.id]: '250' }))
  server.on(getCollection, () => json(withColumns([rate], { [rate.id]: '250' })))
  await user.type(field('Rate of Ada'), '250{Enter}')
  await waitFor(() => expect(server.received(changeMember)).toHaveLength(1))
  expect(server.received(changeMember)[0]?.body).toEqual({ values: { [rate.id]: '250' } })
  await waitFor(() => expect(field('Rate of Ada').value).toBe('250'))
  await user.clear(field('Rate of Ada'))
  await user.tab()
  await waitFor(() => expect(server.received(changeMember)[1]?.body).toEqual({ values: { [rate.id]: '' } }))
})

test('Escape restores the value', async () => {
  const { server, user } = await openCollection(withColumns([rate], { [rate.id]: '250' }))
  await user.type(field('Rate of Ada'), '9{Escape}')
  expect(field('Rate of Ada').value).toBe('250')
  await user.tab()
  expect(server.received(changeMember)).toHaveLength(0)
})

test('the Enter that confirms a word of an input method saves nothing yet', async () => {
  const remark = makeColumn(4, { name: 'Remark' })
  const { server, user } = await openCollection(withColumns([remark]))
  await user.type(field('Remark of Ada'), 'nihao')
  fireEvent.keyDown(field('Remark of Ada'), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field('Remark of Ada'), { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field('Remark of Ada'), { key: 'Escape', isComposing: true })
  expect(field('Remark of Ada').value).toBe('nihao')
  expect(server.received(changeMember)).toHaveLength(0)
})

test.each([
  ['1,500', '1500'],
  ['1,5', '1.5'],
  ['１２．５', '12.5'],
  ['$1,200.50', '1200.50'],
])('a number can be typed as %s', async (typed, value) => {
  const { server, user } = await openCollection(withColumns([rate]))
  server.on(changeMember, () => saved({ [rate.id]: value }))
  server.on(getCollection, () => json(withColumns([rate], { [rate.id]: value })))
  await user.type(field('Rate of Ada'), `${typed}{Enter}`)
  await waitFor(() => expect(server.received(changeMember)).toHaveLength(1))
  expect(server.received(changeMember)[0]?.body).toEqual({ values: { [rate.id]: value } })
})

test('a value of another type is marked and not saved', async () => {
  const { server, user } = await openCollection(withColumns([rate]))
  await user.type(field('Rate of Ada'), 'many{Enter}')
  await screen.findByText('“Rate” holds numbers, such as 250 or 12.5')
  expect(field('Rate of Ada').getAttribute('aria-invalid')).toBe('true')
  expect(server.received(changeMember)).toHaveLength(0)
})

test('a date that is unfinished or does not exist does not remove the one that is stored', async () => {
  const due = makeColumn(3, { name: 'Due', type: 'date' })
  const { server, user } = await openCollection(withColumns([due], { [due.id]: '2026-06-30' }))
  typeBadDate(screen.getByLabelText<HTMLInputElement>('Due of Ada'))
  await user.tab()
  await screen.findByText('“Due” holds dates')
  expect(server.received(changeMember)).toHaveLength(0)
})

test('a value is saved when its row goes out of sight while it is being typed', async () => {
  const { server, user } = await openCollection(withColumns([rate]))
  server.on(changeMember, () => saved({ [rate.id]: '250' }))
  await user.type(field('Rate of Ada'), '250')
  cleanup()
  await waitFor(() => expect(server.received(changeMember)[0]?.body).toEqual({ values: { [rate.id]: '250' } }))
})

test('a choice is saved at once; one that is no longer offered stays', async () => {
  const { server, user } = await openCollection(withColumns([stage], { [stage.id]: 'Old' }))
  server.on(changeMember, () => saved({ [stage.id]: 'Offer' }))
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stage of Ada' })
  expect([...select.options].map(({ text }) => text)).toEqual(['None', 'Idea', 'Offer', 'Old'])
  await user.selectOptions(select, 'Offer')
  await waitFor(() => expect(server.received(changeMember)[0]?.body).toEqual({ values: { [stage.id]: 'Offer' } }))
})

test('a value that could not be saved is reset, with the reason', async () => {
  const { server, user } = await openCollection(withColumns([rate], { [rate.id]: '250' }))
  server.on(changeMember, () => json({ detail: 'Please wait a moment.' }, 503))
  await user.type(field('Rate of Ada'), '9{Enter}')
  await screen.findByText('Failed to save the value')
  await waitFor(() => expect(field('Rate of Ada').value).toBe('250'))
})

test('a card has the first four columns, and a dialog has all', async () => {
  const columns = [1, 2, 3, 4, 5].map((number) => makeColumn(number, {}))
  const { user } = await openCollection(withColumns(columns))
  expect(screen.queryByRole('textbox', { name: 'Column 5 of Ada' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All 5 columns of Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of Ada' }))
  dialog.getByRole('textbox', { name: 'Column 5 of Ada' })
})

async function openColumns(columns: CollectionColumn[]) {
  const opened = await openCollection(withColumns(columns))
  await opened.user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns of this collection' }))
  return { ...opened, dialog }
}

test('a column is added, with its type and choices', async () => {
  const { server, user, dialog } = await openColumns([])
  server.on(addColumn, () => json(stage))
  server.on(getCollection, () => json(withColumns([stage])))
  await user.click(dialog.getByRole('button', { name: 'Add column' }))
  dialog.getByText('Please enter a name for the column')
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Stage')
  await user.click(dialog.getByRole('combobox', { name: 'Type' }))
  await user.click(await screen.findByRole('option', { name: 'Choice' }))
  await user.type(dialog.getByRole('combobox', { name: 'Choices' }), 'Idea{Enter}Offer')
  await user.click(dialog.getByRole('button', { name: 'Add column' }))
  await dialog.findByRole('textbox', { name: 'Name of the column Stage' })
  expect(server.received(addColumn)[0]?.body).toEqual({ name: 'Stage', type: 'choice', choices: ['Idea', 'Offer'] })
})

test('a refused column stays in the form, with the reason', async () => {
  const { server, user, dialog } = await openColumns([rate])
  server.on(addColumn, () => json({ detail: 'This collection has a column with this name' }, 409))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Rate{Enter}')
  await dialog.findByText('Failed to add the column: This collection has a column with this name')
})

test('a column is renamed and moved', async () => {
  const { server, user, dialog } = await openColumns([rate, stage])
  server.on(changeColumn, () => json(rate))
  const name = dialog.getByRole('textbox', { name: 'Name of the column Rate' })
  await user.clear(name)
  await user.type(name, 'Fee{Enter}')
  await waitFor(() => expect(server.received(changeColumn)[0]?.body).toEqual({ name: 'Fee' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Move Rate up' }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Move Rate down' }))
  await waitFor(() => expect(server.received(changeColumn)[1]?.body).toEqual({ position: 1 }))
})

test('a column is deleted after a question', async () => {
  const { server, user, dialog } = await openColumns([rate])
  server.on(deleteColumn, () => json({ success: true }))
  await user.click(dialog.getByRole('button', { name: 'Delete Rate' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete column' }))
  question.getByText(/Delete the column “Rate” and its values for all creators\?/)
  expect(server.received(deleteColumn)).toHaveLength(0)
  server.on(getCollection, () => json(withColumns([])))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await dialog.findByText('No columns yet.')
})
