import { screen, waitFor } from '@testing-library/react'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'

const { sendTestMail } = outreachEndpoints

test('the dialog opens with the focus on the subject', async () => {
  await openSendDialog()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Subject')))
})

test('during a test mail the focus stays in the dialog, and then returns to the button; Escape closes', async () => {
  const { useTemplate, server, user } = await openSendDialog()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.on(sendTestMail, () => promise)
  await useTemplate()
  const button = screen.getByRole('button', { name: 'Send a test to myself' })
  await user.click(button)
  await waitFor(() => expect(button).toHaveProperty('disabled', true))
  const dialog = screen.getByRole('dialog')
  expect(document.activeElement).not.toBe(button)
  expect(dialog.contains(document.activeElement)).toBe(true)
  resolve(json({ status: 'success', message: 'A test mail was sent' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('after sending the focus is on the button that closes the dialog', async () => {
  const { useTemplate, send } = await openSendDialog()
  await useTemplate()
  await send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' })))
})
