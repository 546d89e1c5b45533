import { screen, waitFor, within } from '@testing-library/react'
import { collectionEndpoints } from '@troupe/contract/collections'
import { pipelineEndpoints } from '@troupe/contract/pipeline/pipeline'
import { beforeEach, expect, test, vi } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { setMatchingMedia } from '../../../testing/media.ts'
import { makeBoard, makeCard, openBoard } from '../../../testing/open-board.tsx'
import { openCollection } from '../../../testing/open-collection.tsx'
import { moveCard } from '../api/move-card.ts'

const { getPipeline, listCards, linkFile, makeCalendar, deleteCalendar } = pipelineEndpoints
const { changeMember } = collectionEndpoints

beforeEach(() => setMatchingMedia())

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const namesIn = (name: string) =>
  column(name)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('button', { name: /^Deal with/ }).textContent)

async function moveByMenu(user: Awaited<ReturnType<typeof openBoard>>['user'], name: string, status: string) {
  await user.click(screen.getByRole('button', { name: `Move ${name} to another status` }))
  await user.click(await screen.findByRole('menuitem', { name: status }))
}

test('the board has a column for each status, and a card says what is agreed', async () => {
  const card = makeCard('Ada', {
    status: 'content_due',
    fee: { amount: 1250.5, currency: 'EUR' },
    due_on: '2020-04-01',
    has_note: true,
    links: 2,
  })
  await openBoard(makeBoard([card, makeCard('Beth')]))
  await screen.findByText('Ada')
  expect(namesIn('Content due')).toEqual(['Ada'])
  expect(namesIn('To contact')).toEqual(['Beth'])
  for (const name of ['Contacted', 'Replied', 'Negotiating', 'Agreed', 'Live', 'Paid', 'Declined']) column(name)
  const shown = column('Content due')
  for (const text of ['€1,250.50', 'Overdue since Apr 1', 'Spring bakers']) shown.getByText(text)
  shown.getByRole('img', { name: 'Has a note' })
  shown.getByRole('img', { name: '2 links' })
})

test('the totals name fees in each currency', async () => {
  const fees = [
    { amount: 30, currency: 'CHF' },
    { amount: 1200, currency: 'EUR' },
  ]
  await openBoard(makeBoard([makeCard('Ada')], { totals: { creators: 3, reach: 1_200_000, fees } }))
  await screen.findByText('1.2M')
  screen.getByText('€1,200')
  screen.getByText(/CHF\s30/)
})

test('a card is moved by its menu at once, keeps the focus, and says so', async () => {
  const { server, user } = await openBoard()
  server.on(changeMember, never)
  await screen.findByText('Ada')
  await moveByMenu(user, 'Ada', 'Negotiating')
  await waitFor(() => expect(namesIn('Negotiating')).toEqual(['Ada']))
  expect(namesIn('To contact')).toEqual(['Beth'])
  await screen.findByText('Ada is now under Negotiating.')
  const menu = screen.getByRole('button', { name: 'Move Ada to another status' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(server.received(changeMember)).toMatchObject([
    { path: expect.stringMatching(/\/kols\/3$/), body: { status: 'negotiating' } },
  ])
})

test('a card that could not be moved goes back, with the reason', async () => {
  const { server, user } = await openBoard()
  server.on(changeMember, () => json({ detail: 'Please wait a moment.' }, 503))
  await screen.findByText('Ada')
  await moveByMenu(user, 'Ada', 'Paid')
  await screen.findByText('Ada was not moved')
  expect(namesIn('Paid')).toEqual([])
  expect(namesIn('To contact')).toContain('Ada')
})

test('a card that could not be moved says so although another one was moved meanwhile', async () => {
  const { server, user } = await openBoard()
  const refused = Promise.withResolvers<Response>()
  server.on(changeMember, ({ path }) => (path.endsWith('/kols/3') ? refused.promise : never()))
  await screen.findByText('Ada')
  await moveByMenu(user, 'Ada', 'Paid')
  await waitFor(() => expect(namesIn('Paid')).toEqual(['Ada']))
  await moveByMenu(user, 'Beth', 'Agreed')
  await waitFor(() => expect(server.received(changeMember)).toHaveLength(2))
  refused.resolve(json({ detail: 'Please wait a moment.' }, 503))
  await screen.findByText('Ada was not moved')
  expect(namesIn('Agreed')).toEqual(['Beth'])
})

test('a move leaves other cards and other boards as they are', () => {
  const ada = makeCard('Ada')
  const board = makeBoard([ada, makeCard('Beth')])
  const moved = moveCard(board, ada, 'live')
  expect(moved.columns.find(({ status }) => status === 'live')).toMatchObject({ count: 1, cards: [{ status: 'live' }] })
  expect(moved.columns.find(({ status }) => status === 'to_contact')).toMatchObject({ count: 1 })
  expect(moveCard(moved, { ...ada, status: 'live' }, 'live')).toBe(moved)
  expect(moveCard(board, makeCard('Stranger'), 'live')).toBe(board)
})

test('a long column shows more on request', async () => {
  const { server, user } = await openBoard(makeBoard([makeCard('Ada')], { counts: { to_contact: 2 } }))
  server.on(listCards, () => json({ cards: [makeCard('Ada'), makeCard('Beth')] }))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('Beth')
  expect(namesIn('To contact')).toEqual(['Ada', 'Beth'])
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.received(listCards)[0]?.path).toMatch(/status=to_contact&offset=1/)
})

test('without creators the board says how to begin', async () => {
  await openBoard(makeBoard([]))
  await screen.findByText('Nobody is on the board yet')
  expect(screen.getByRole('link', { name: 'Open collections' }).getAttribute('href')).toBe('/collections')
})

test('on a phone one column is shown, chosen by its status', async () => {
  setMatchingMedia('(max-width: 47.99em)')
  const { user } = await openBoard(makeBoard([makeCard('Ada', { status: 'agreed' }), makeCard('Beth')]))
  await screen.findByText('Beth')
  expect(screen.queryByText('Ada')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Agreed (1)')
  screen.getByText('Ada')
  expect(screen.queryByText('Beth')).toBeNull()
})

test('the board is saved as a file', async () => {
  const { server, user } = await openBoard()
  server.on(linkFile, () => json({ file_url: '/api/pipeline/files/signed' }))
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Board as CSV' }))
  await waitFor(() => expect(saved).toEqual([new URL('/api/pipeline/files/signed', window.location.origin).href]))
  expect(server.received(linkFile)[0]?.body).toEqual({ format: 'csv' })
})

test('the address of the calendar is made, shown once, renewed and switched off after a question', async () => {
  const { server, user } = await openBoard()
  server.on(makeCalendar, () => json({ path: '/api/calendar-feed/secret', since: '2026-03-01T09:00:00.000Z' }))
  server.on(deleteCalendar, () => json({ success: true }))
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Subscribe in a calendar…' }))
    return within(await screen.findByRole('dialog', { name: 'Due dates in your calendar' }))
  }
  const first = await open()
  server.on(getPipeline, () => json(makeBoard([makeCard('Ada')], { calendar_since: '2026-03-01T09:00:00.000Z' })))
  await user.click(first.getByRole('button', { name: 'Make an address' }))
  const address = await first.findByRole<HTMLTextAreaElement>('textbox', { name: 'Address of the calendar' })
  expect(address.value).toBe(new URL('/api/calendar-feed/secret', window.location.origin).href)
  await user.click(first.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const second = await open()
  await second.findByText('There is an address since March 1, 2026. It is shown only when it is made.')
  await user.click(second.getByRole('button', { name: 'Switch off' }))
  expect(server.received(deleteCalendar)).toHaveLength(0)
  const question = within(await screen.findByRole('dialog', { name: 'Switch off' }))
  await user.click(question.getByRole('button', { name: 'Switch off' }))
  await waitFor(() => expect(server.received(deleteCalendar)).toHaveLength(1))
})

test('a collection is shown as a list or as a board', async () => {
  const { server, router, user } = await openCollection()
  server.on(getPipeline, () => json(makeBoard([makeCard('Ada')])))
  await user.click(screen.getByRole('radio', { name: 'Board' }))
  await screen.findByRole('button', { name: 'Deal with Ada' })
  expect(router.state.location.search).toBe('?view=board')
  expect(server.received(getPipeline)[0]?.path).toMatch(/collection_id=/)
  // All cards are of this collection.
  expect(column('To contact').queryByText('Spring bakers')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'List' }))
  await screen.findByRole('combobox', { name: 'Status of Ada' })
  expect(router.state.location.search).toBe('')
})
