import { screen, waitFor, within } from '@testing-library/react'
import { type Deal, dealEndpoints } from '@troupe/contract/pipeline/deals'
import { expect, test } from 'vitest'
import { json } from '../../testing/fake-server.ts'
import { makeDeal, openBoard } from '../../testing/open-board.tsx'

const { getDeal, putDeal } = dealEndpoints

const fee = { amount: 500, currency: 'EUR' }
const opened = makeDeal({ fee, deliverables: 'One video', due_on: '2026-04-01', note: 'By mail' })

async function openDeal() {
  const board = await openBoard()
  const { server, user } = board
  server.on(getDeal, () => json(opened))
  server.on(putDeal, () => json(opened))
  await user.click(await screen.findByRole('button', { name: 'Deal with Ada' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deal with Ada' }))
  await dialog.findByRole('textbox', { name: 'Fee' })
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  /** Another member changes the deal. */
  const changeElsewhere = (parts: Partial<Deal>) => {
    server.on(getDeal, () => json({ ...opened, ...parts }))
    server.on(putDeal, () => json({ detail: 'It was changed meanwhile; nothing was saved' }, 409))
  }
  return { ...board, dialog, field, save, changeElsewhere }
}

test('only the changed parts are sent, with what they were', async () => {
  const { server, user, field, save } = await openDeal()
  await user.type(field('What is to be made'), ' and a story')
  await save()
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)).toMatchObject([
    { body: { deliverables: 'One video and a story', based_on: { deliverables: 'One video' } } },
  ])
  expect(Object.keys(server.received(putDeal)[0]?.body ?? {})).toEqual(['deliverables', 'based_on'])
})

test('a deal without a change is not sent', async () => {
  const { server, save } = await openDeal()
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(putDeal)).toEqual([])
})

test('parts that were changed here and elsewhere are asked about one by one, others are taken over', async () => {
  const { server, user, dialog, field, save, changeElsewhere } = await openDeal()
  await user.clear(field('Fee'))
  await user.type(field('Fee'), '700')
  await user.clear(dialog.getByLabelText('Content due'))
  await user.clear(field('Note'))
  await user.type(field('Note'), 'Wants more')
  const theirs = { fee: { amount: 900, currency: 'USD' }, deliverables: 'Two videos', note: 'Phoned' }
  changeElsewhere(theirs)
  await save()
  const notice = await dialog.findByRole('alert')
  expect(document.activeElement).toBe(notice)
  expect(
    within(notice)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Fee', 'Note'])
  within(notice).getByText('$900')
  within(notice).getByText('Phoned')
  expect([field('Fee').value, field('Note').value]).toEqual(['700', 'Wants more'])
  expect(field('What is to be made').value).toBe('Two videos')
  const ofFee = within(within(notice).getByRole('group', { name: 'Fee' }))
  expect(ofFee.queryByRole('button', { name: 'Keep both' })).toBeNull()
  await user.click(ofFee.getByRole('button', { name: 'Take theirs' }))
  expect([field('Fee').value, dialog.getByRole<HTMLInputElement>('combobox', { name: 'Currency' }).value]).toEqual([
    '900',
    'USD · US Dollar',
  ])
  expect(document.activeElement).toBe(notice)
  await save()
  expect(server.received(putDeal)).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Keep both' }))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Save' }))
  server.on(putDeal, () => json(opened))
  await save()
  await screen.findByText('Deal saved.')
  const based_on = { due_on: '2026-04-01', note: 'Phoned' }
  expect(server.received(putDeal)[1]?.body).toEqual({ due_on: null, note: 'Phoned\n\nWants more', based_on })
})

test('links that were added here and elsewhere can both stay', async () => {
  const { server, user, dialog, save, changeElsewhere } = await openDeal()
  const [mine, other] = ['abcdefghijk', 'lmnopqrstuv'].map((id) => `https://www.youtube.com/watch?v=${id}`)
  await user.type(dialog.getByRole('textbox', { name: 'Link to a video or post' }), `${mine}{Enter}`)
  const link = { platform: 'youtube', added_at: '2026-03-01T09:00:00.000Z', failure: 'failed' } as const
  changeElsewhere({ links: [{ ...link, url: other ?? '', read_at: null, figures: [] }] })
  await save()
  await user.click(await dialog.findByRole('button', { name: 'Keep both' }))
  server.on(putDeal, () => json(opened))
  await save()
  await screen.findByText('Deal saved.')
  expect(server.received(putDeal)[1]?.body).toEqual({ links: [other, mine], based_on: { links: [other] } })
})

test('a refusal after which the deal is as before asks nothing, and the next attempt saves', async () => {
  const { server, user, dialog, field, save, changeElsewhere } = await openDeal()
  await user.type(field('Note'), '!')
  changeElsewhere({})
  await save()
  await waitFor(() => expect(server.received(getDeal)).toHaveLength(2))
  expect(dialog.queryByRole('alert')).toBeNull()
  server.on(putDeal, () => json(opened))
  await save()
  await screen.findByText('Deal saved.')
})
