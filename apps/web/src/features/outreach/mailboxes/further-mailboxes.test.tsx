import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FurtherMailbox, furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import { secretMask } from '@troupe/contract/email-settings'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { makeMailbox } from '../../../testing/outreach-factories.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { list, listSenders, add, change, remove, setPace } = furtherMailboxEndpoints
const id = '7f1c2f0e-1111-4222-8333-00000000000c'
const sales = {
  id,
  name: 'Sales',
  smtp_host: 'smtp.brand.example',
  smtp_port: 587,
  smtp_user: 'sales@brand.example',
  smtp_pass: secretMask,
  smtp_from: '',
}
const makeFurther = (parts: Partial<FurtherMailbox> = {}): FurtherMailbox => ({
  ...makeMailbox(),
  id,
  name: 'Sales',
  unsent: 0,
  ...parts,
})

/** Opens the e-mail settings of a user with these further mailboxes. */
async function openSettings(mailboxes: FurtherMailbox[]) {
  const server = prepareEmailServer()
  const kept = { mailboxes }
  server.on(list, () => json({ mailboxes: kept.mailboxes }))
  server.on(listSenders, () => json({ senders: kept.mailboxes.map(({ id, name }) => ({ ...sales, id, name })) }))
  renderApp(server, '/email-config')
  await screen.findByRole('button', { name: 'Add a mailbox' })
  return { server, kept, user: userEvent.setup() }
}

const findCard = async () => within(await screen.findByRole('list', { name: 'Further mailboxes' }))

test('a mailbox is added and shown', async () => {
  const { server, kept, user } = await openSettings([])
  server.on(add, () => {
    kept.mailboxes = [makeFurther()]
    return json(sales)
  })
  await user.click(screen.getByRole('button', { name: 'Add a mailbox' }))
  const form = within(screen.getByRole('form', { name: 'Add a mailbox' }))
  expect(document.activeElement).toBe(form.getByLabelText('Name'))
  await user.click(form.getByRole('button', { name: 'Save mailbox' }))
  form.getByText('Please enter a name for the mailbox')
  expect(server.received(add)).toEqual([])
  await user.type(form.getByLabelText('Name'), 'Sales')
  await user.type(form.getByLabelText('Host'), 'smtp.brand.example')
  await user.type(form.getByLabelText('User name'), 'sales@brand.example')
  await user.type(form.getByLabelText('Password'), 'secret')
  await user.click(form.getByRole('button', { name: 'Save mailbox' }))
  const card = await findCard()
  await card.findByText('sales@brand.example')
  expect(server.received(add)[0]?.body).toMatchObject({ name: 'Sales', smtp_pass: 'secret', smtp_port: 587 })
  expect(screen.queryByRole('form', { name: 'Add a mailbox' })).toBeNull()
})

test('a mailbox is renamed without a change of its password', async () => {
  const { server, kept, user } = await openSettings([makeFurther()])
  server.on(change, () => {
    kept.mailboxes = [makeFurther({ name: 'Press' })]
    return json({ ...sales, name: 'Press' })
  })
  const card = await findCard()
  await card.findByText('sales@brand.example')
  await user.click(card.getByRole('button', { name: 'Settings of Sales' }))
  const name = card.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Press')
  await user.click(card.getByRole('button', { name: 'Save mailbox' }))
  await card.findByRole('heading', { name: 'Press' })
  expect(server.received(change)[0]?.body).toMatchObject({ name: 'Press', smtp_pass: secretMask })
})

test('the pace of a further mailbox is its own', async () => {
  const { server, user } = await openSettings([makeFurther()])
  server.on(setPace, () => json(makeFurther({ pace: { per_minute: 5, per_day: 50, window: null } })))
  const card = await findCard()
  await user.click(card.getByRole('button', { name: 'Change the pace of Sales' }))
  await user.click(card.getByRole('button', { name: 'Save pace' }))
  await card.findByText('Up to 5 a minute, 50 in 24 hours, at any time')
  expect(server.received(setPace)[0]?.path).toBe(`/api/further-mailboxes/${id}`)
})

test('removing a mailbox asks, and says what happens to the mails that wait in it', async () => {
  const { server, kept, user } = await openSettings([makeFurther({ unsent: 12 })])
  server.on(remove, () => {
    kept.mailboxes = []
    return json({ message: 'The mailbox is removed' })
  })
  await user.click((await findCard()).getByRole('button', { name: 'Remove Sales' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Sales?' }))
  dialog.getByText('12 mails wait to be sent from it and are cancelled.')
  expect(server.received(remove)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Sales is removed.')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Further mailboxes' })).toBeNull())
})

/** Opens the dialog, with a complete mail, for a user with a further mailbox. */
async function openWithSales() {
  const dialog = await openSendDialog()
  await dialog.close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog.server.on(list, () => json({ mailboxes: [makeFurther()] }))
  await dialog.open()
  const { useTemplate: fillIn } = dialog
  await fillIn()
  const choose = async (name: string) => {
    await dialog.user.click(await screen.findByRole('combobox', { name: 'Mailbox' }))
    await dialog.user.click(await screen.findByRole('option', { name }))
  }
  return { ...dialog, choose }
}

test.each([
  ['Sales', id],
  ['All take turns', 'turns'],
])('a mail is sent by the choice "%s"', async (name, mailbox) => {
  const { server, send, choose } = await openWithSales()
  await choose(name)
  await send()
  await screen.findByRole('heading', { name: 'On its way' })
  expect(server.received(outreachEndpoints.sendEmail)[0]?.body).toMatchObject({ mailbox })
})

test('without a choice, the first mailbox sends, as ever', async () => {
  const { server, send } = await openWithSales()
  await send()
  await screen.findByRole('heading', { name: 'On its way' })
  expect(server.received(outreachEndpoints.sendEmail)[0]?.body).not.toHaveProperty('mailbox')
})
