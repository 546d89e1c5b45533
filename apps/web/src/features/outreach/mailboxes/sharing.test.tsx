import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { type SharedMailbox, sharedMailboxEndpoints } from '@troupe/contract/campaigns/shared-mailboxes'
import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { makeReadingState, prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { makeMailbox } from '../../../testing/outreach-factories.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { list, share, change, end } = sharedMailboxEndpoints
const own: SharedMailbox = {
  id: '7f1c2f0e-1111-4222-8333-00000000000d',
  provider: 'smtp',
  address: 'maya@brand.example',
  owner: 'maya',
  own: 'smtp',
  can_end: true,
  settings: null,
}
const ofBen: SharedMailbox = {
  ...own,
  id: '7f1c2f0e-1111-4222-8333-00000000000e',
  address: 'ben@brand.example',
  owner: 'ben',
  own: null,
  can_end: false,
}

/** Opens the e-mail settings, with the mailboxes that are shared. */
async function openSettings(mailboxes: SharedMailbox[], canShare = true) {
  const server = prepareEmailServer()
  server.on(furtherMailboxEndpoints.list, () => json({ mailboxes: [] }))
  server.on(furtherMailboxEndpoints.listSenders, () => json({ senders: [] }))
  server.on(list, () => json({ mailboxes, can_share: canShare }))
  renderApp(server, '/email-config')
  await screen.findByRole('list', { name: 'Mailboxes' })
  return { server, user: userEvent.setup() }
}

const findSwitch = () => screen.findByRole('switch', { name: 'Share SMTP with the workspace' })

test('a mailbox is shared, and says so', async () => {
  const { server, user } = await openSettings([])
  server.on(share, () => json({ mailboxes: [own], can_share: true }))
  const box = await findSwitch()
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await screen.findByText('Members can now send from SMTP.')
  expect(server.received(share)[0]?.body).toEqual({ mailbox: 'smtp' })
  expect(await findSwitch()).toHaveProperty('checked', true)
})

test('ending it asks, since campaigns of others pause', async () => {
  const { server, user } = await openSettings([own])
  server.on(end, () => json({ mailboxes: [], can_share: true }))
  await user.click(await findSwitch())
  const dialog = within(await screen.findByRole('dialog', { name: 'End sharing of SMTP?' }))
  expect(server.received(end)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'End sharing' }))
  await screen.findByText('SMTP is shared no more.')
  expect(server.received(end)[0]?.path).toBe(`/api/shared-mailboxes/${own.id}`)
})

test('a refusal is shown, and nothing is shared', async () => {
  const { server, user } = await openSettings([])
  const detail = 'Please set up SMTP first'
  server.on(share, () => json({ code: 'conflict', detail }, 409))
  await user.click(await findSwitch())
  await screen.findByText(detail)
  expect(await findSwitch()).toHaveProperty('checked', false)
})

test('who works alone sees nothing of it', async () => {
  await openSettings([], false)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your mailboxes' })).toBeNull())
  expect(screen.queryByRole('switch', { name: 'Share SMTP with the workspace' })).toBeNull()
})

test('a mailbox that cannot send yet is not offered to others', async () => {
  const server = prepareEmailServer()
  server.on(list, () => json({ mailboxes: [], can_share: true }))
  server.on(mailboxReadingEndpoints.list, () => json({ readings: [makeReadingState({ is_ready: false })] }))
  renderApp(server, '/email-config')
  await screen.findByText('Answers can be read once this mailbox can send.')
  expect(screen.queryByRole('switch', { name: 'Share SMTP with the workspace' })).toBeNull()
})

test("colleagues' mailboxes say whose they are; only admins can end the sharing", async () => {
  await openSettings([ofBen, { ...ofBen, id: own.id, owner: 'cleo', address: 'cleo@brand.example', can_end: true }])
  const others = within(await screen.findByRole('list', { name: 'Shared by colleagues' }))
  others.getByText('belongs to ben')
  expect(others.queryByRole('button', { name: 'End sharing of ben@brand.example' })).toBeNull()
  others.getByRole('button', { name: 'End sharing of cleo@brand.example' })
})

test("an admin changes the pace of a colleague's mailbox", async () => {
  const managed = { ...ofBen, can_end: true, settings: makeMailbox() }
  const { server, user } = await openSettings([managed])
  const pace = { per_minute: 5, per_day: 50, window: null }
  server.on(change, () => json({ mailboxes: [{ ...managed, settings: makeMailbox({ pace }) }], can_share: true }))
  const others = within(await screen.findByRole('list', { name: 'Shared by colleagues' }))
  await user.click(others.getByRole('button', { name: 'Change the pace of ben@brand.example' }))
  await user.click(others.getByRole('button', { name: 'Save pace' }))
  await others.findByText('Up to 5 a minute, 50 in 24 hours, at any time')
  expect(server.received(change)[0]?.path).toBe(`/api/shared-mailboxes/${ofBen.id}`)
})

test("a mail is sent from a colleague's mailbox", async () => {
  const dialog = await openSendDialog()
  await dialog.close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog.server.on(list, () => json({ mailboxes: [own, ofBen], can_share: true }))
  await dialog.open()
  const { useTemplate: fillIn } = dialog
  await fillIn()
  await dialog.user.click(await screen.findByRole('combobox', { name: 'Mailbox' }))
  expect(screen.queryByRole('option', { name: 'All take turns' })).toBeNull()
  await dialog.user.click(await screen.findByRole('option', { name: 'ben@brand.example of ben' }))
  await dialog.send()
  await screen.findByRole('heading', { name: 'On its way' })
  expect(dialog.server.received(outreachEndpoints.sendEmail)[0]?.body).toMatchObject({ mailbox: ofBen.id })
})
