import { screen, waitFor, within } from '@testing-library/react'
import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { makeCollectionId } from '../../../testing/make-collections.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'

const collectionId = makeCollectionId(1)
const openMenu = () => screen.getAllByRole('button', { name: 'Insert a merge field' })[0]
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' })

test('a mail to a collection offers its columns, and is previewed, kept and sent with their values', async () => {
  const { server, user, useTemplate, send } = await openSendDialog(undefined, null, collectionId)
  await useTemplate()
  await user.clear(subject())
  await user.type(subject(), 'For ')
  const menu = openMenu()
  if (menu) await user.click(menu)
  await user.type(await screen.findByRole('textbox', { name: 'Where it is not known, write' }), 'nothing')
  await user.click(await screen.findByRole('button', { name: /Column: Rate/ }))
  expect(subject().value).toBe('For [Column: Rate|nothing]')
  const written = { subject: 'For {{column:Rate|nothing}}', collection_id: collectionId }
  await waitFor(() => expect(server.received(outreachEndpoints.preview).at(-1)?.body).toMatchObject(written))
  await waitFor(() => expect(server.received(mailDraftEndpoints.save).at(-1)?.body).toMatchObject(written))
  await send()
  await waitFor(() => expect(server.received(outreachEndpoints.sendEmail)[0]?.body).toMatchObject(written))
})

test('a mail to creators of no collection offers the fields of creators only', async () => {
  const { server, user, useTemplate, send } = await openSendDialog()
  const menu = openMenu()
  if (menu) await user.click(menu)
  const list = within(await screen.findByRole('list'))
  expect(list.getAllByRole('listitem')).toHaveLength(9)
  await user.keyboard('{Escape}')
  await useTemplate()
  await send()
  await waitFor(() => expect(server.received(outreachEndpoints.sendEmail)).toHaveLength(1))
  expect(server.received(outreachEndpoints.sendEmail)[0]?.body).not.toHaveProperty('collection_id')
  expect(server.received(columnEndpoints.listColumns)).toHaveLength(0)
})
