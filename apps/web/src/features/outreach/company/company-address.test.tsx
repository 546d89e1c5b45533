import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { type FakeServer, json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { companyAddress } from '../../../testing/outreach-factories.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get, save } = companyAddressEndpoints
const entered = { company: 'Tea House', address: '1 Quay\nDublin' }
const needed = 'Please enter the name and postal address of your company first: they stand below each mail.'

const findCompany = () => screen.findByRole('textbox', { name: 'Company' })
const getAddress = () => screen.getByRole('textbox', { name: 'Postal address' })

function keepAddress(server: FakeServer) {
  server.on(save, ({ body }) => json({ company_address: body }))
}

/** Opens the dialog, with a complete mail, for a user who has not entered an address. */
async function openAsNewcomer() {
  const dialog = await openSendDialog()
  await dialog.close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog.server.on(get, () => json({ company_address: null }))
  keepAddress(dialog.server)
  await dialog.open()
  const { useTemplate: fillIn } = dialog
  await fillIn()
  await findCompany()
  return dialog
}

test('a first campaign is not sent without an address, and the focus goes to where it is entered', async () => {
  const { server, send } = await openAsNewcomer()
  await send()
  expect(screen.getByRole('alert').textContent).toBe(needed)
  expect(document.activeElement).toBe(await findCompany())
  expect(screen.getByText("Please enter your company's name")).toBeTruthy()
  expect(screen.getByText('Please enter your postal address')).toBeTruthy()
  expect(server.received(outreachEndpoints.sendEmail)).toEqual([])
})

test('sending stores the address first, and it is not asked for again', async () => {
  const { user, server, send } = await openAsNewcomer()
  await send()
  await user.type(await findCompany(), 'Tea House')
  await user.type(getAddress(), '1 Quay\nDublin')
  expect(screen.queryByText(needed)).toBeNull()
  await send()
  await screen.findByRole('heading', { name: 'On its way' })
  expect(server.received(save).map(({ body }) => body)).toEqual([entered])
  expect(server.received(outreachEndpoints.sendEmail)).toHaveLength(1)
})

test('the address can be stored before the mail is sent', async () => {
  const { user, server } = await openAsNewcomer()
  await user.type(await findCompany(), 'Tea House')
  await user.type(getAddress(), '1 Quay')
  const previews = server.received(outreachEndpoints.preview).length
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull())
  await waitFor(() => expect(server.received(outreachEndpoints.preview).length).toBeGreaterThan(previews))
})

test('a mail is not sent while its address cannot be stored', async () => {
  const { user, server, send } = await openAsNewcomer()
  server.on(save, () => json({ detail: 'The server is full' }, 503))
  await user.type(await findCompany(), 'Tea House')
  await user.type(getAddress(), '1 Quay')
  await send()
  expect(await screen.findByText('The address could not be saved: The server is full')).toBeTruthy()
  expect(server.received(outreachEndpoints.sendEmail)).toEqual([])
})

test('nothing is asked of a user whose address is stored', async () => {
  const { send, useTemplate: fillIn } = await openSendDialog()
  await fillIn()
  await send()
  await screen.findByRole('heading', { name: 'On its way' })
  expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull()
})

test('the e-mail settings show the address and change it', async () => {
  const server = prepareEmailServer()
  keepAddress(server)
  renderApp(server, '/email-config')
  const user = userEvent.setup()
  const company = await findCompany()
  expect(company).toHaveProperty('value', companyAddress.company)
  expect(getAddress()).toHaveProperty('value', companyAddress.address)
  await user.clear(company)
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(screen.getByText("Please enter your company's name")).toBeTruthy()
  await user.type(company, 'Coffee House')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('The address is saved.')).toBeTruthy()
  expect(server.received(save).map(({ body }) => body)).toEqual([{ ...companyAddress, company: 'Coffee House' }])
})
