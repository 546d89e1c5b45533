import { screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { dealEndpoints } from '@troupe/contract/pipeline/deals'
import { pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { beforeEach, expect, test } from 'vitest'
import { json } from '../../testing/fake-server.ts'
import { makeCollectionDetail, makeMember } from '../../testing/make-collections.ts'
import { setMatchingMedia } from '../../testing/media.ts'
import { makeBoard, makeCard, makeDeal, openBoard } from '../../testing/open-board.tsx'
import { openCollection } from '../../testing/open-collection.tsx'
import { beViewer, refused } from '../../testing/team/be-viewer.ts'
import { ben, haveColleagues } from '../../testing/team/have-colleagues.ts'

const { changeMember } = collectionEndpoints
const changed = { status: 'to_contact', note: '', tags: [], values: {} }

beforeEach(() => setMatchingMedia())

const mentions = 'Members to mention'
/** What an open list offers; native fields have options, too. */
const listOptions = (name: string) =>
  screen
    .queryAllByRole('listbox', { name })
    .flatMap((list) => within(list).getAllByRole('option'))
    .map(({ textContent }) => textContent)

const openTeamBoard = () =>
  openBoard(makeBoard([makeCard('Ada', { assigned_to: ben.user_id }), makeCard('Beth')]), haveColleagues)

test('a viewer is not offered to change the creators of a collection', async () => {
  const { user } = await openCollection(makeCollectionDetail(), beViewer)
  const status = await screen.findAllByRole('combobox', { name: /^Status of / })
  await waitFor(() => expect(status[0]).toMatchObject(refused))
  await user.click(screen.getByRole('button', { name: 'Select All' }))
  for (const name of [/^Remove/, /^Tag/]) expect(screen.getByRole('button', { name })).toMatchObject(refused)
  await user.click(screen.getAllByRole('button', { name: /^Add note/ })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Save' })).toMatchObject(refused)
})

test('a viewer is not offered to move a creator on the board', async () => {
  await openBoard(makeBoard([makeCard('Ada')]), beViewer)
  const move = await screen.findByRole('button', { name: 'Move Ada to another status' })
  await waitFor(() => expect(move).toMatchObject(refused))
})

test('a viewer is not offered to change or delete a collection', async () => {
  await openCollection(makeCollectionDetail(), beViewer)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toMatchObject(refused))
  expect(screen.getByRole('button', { name: 'Delete' })).toMatchObject(refused)
})

test('a card says who works on the creator', async () => {
  await openTeamBoard()
  const marks = await screen.findAllByRole('img', { name: 'Assigned to ben' })
  expect(marks).toHaveLength(1)
})

test('a creator is assigned with the deal, to members who may work', async () => {
  const { server, user } = await openTeamBoard()
  server.on(dealEndpoints.getDeal, () => json(makeDeal({ assigned_to: null })))
  server.on(changeMember, () => json({ ...changed, assigned_to: ben.user_id }))
  await user.click(await screen.findByRole('button', { name: 'Deal with Ada' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Assigned to' })
  await waitFor(() => expect(field.value).toBe('Nobody'))
  await user.click(field)
  await waitFor(() => expect(listOptions('Assigned to')).toEqual(['Nobody', 'maya (you)', 'ben']))
  await user.click(screen.getByRole('option', { name: 'ben' }))
  await waitFor(() => expect(server.received(changeMember)).toMatchObject([{ body: { assigned_to: ben.user_id } }]))
  await waitFor(() => expect(field.value).toBe('ben'))
})

test('the board is limited to what is assigned to the user, in its address', async () => {
  const { server, user, router } = await openTeamBoard()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Me')
  expect(router.state.location.search).toBe('?assigned=me')
  await waitFor(() => expect(server.received(pipelineEndpoints.getPipeline).at(-1)?.path).toMatch(/assigned=me/))
})

test('a user who is alone sees nothing of assignments', async () => {
  const { server } = await openBoard(makeBoard([makeCard('Ada', { assigned_to: ben.user_id })]))
  await screen.findByText('Ada')
  expect(screen.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
  expect(screen.queryByRole('img', { name: /^Assigned/ })).toBeNull()
  expect(server.received(pipelineEndpoints.getPipeline)[0]?.path).not.toMatch(/assigned/)
})

async function openNote(isAlone = false) {
  const collection = makeCollectionDetail({ kols: [makeMember({ title: 'Ada' })] })
  const opened = await openCollection(collection, isAlone ? undefined : haveColleagues)
  opened.server.on(changeMember, () => json(changed))
  await opened.user.click(await screen.findByRole('button', { name: 'Add note on Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note on Ada' }))
  return { ...opened, dialog, note: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }) }
}

test('an @ in a note offers the other members, chosen by the keyboard', async () => {
  const { server, user, dialog, note } = await openNote()
  await user.type(note, 'Ask @')
  await waitFor(() => expect(listOptions(mentions)).toEqual(['ben', 'vera']))
  await user.type(note, 'v')
  await waitFor(() => expect(listOptions(mentions)).toEqual(['vera']))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(note.value).toBe('Ask @vera ')
  await user.type(note, 'please')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.received(changeMember)).toMatchObject([{ body: { note: 'Ask @vera please' } }]))
})

test('Escape closes the names and leaves the note open', async () => {
  const { user, note } = await openNote()
  await user.type(note, '@')
  await screen.findByRole('option', { name: 'ben' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(listOptions(mentions)).toEqual([]))
  expect(note.isConnected).toBe(true)
  expect(note.value).toBe('@')
})

test('a user who is alone is offered no names', async () => {
  const { user, note, dialog } = await openNote(true)
  await user.type(note, 'Ask @b{Enter}now')
  expect(listOptions(mentions)).toEqual([])
  expect(note.value).toBe('Ask @b\nnow')
  dialog.getByText('Only you see it.')
})
