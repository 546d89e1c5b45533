import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { getUnsubscribePage, unsubscribe } = suppressionEndpoints
const token = 'a'.repeat(43)

function openLink({ unsubscribed = false, from_name = '' } = {}) {
  const server = createFakeServer()
  const page = { email: 'm***@example.test', from: 'maya@brand.test', from_name, subject: 'Tea', unsubscribed }
  server.on(getUnsubscribePage, () => json(page))
  server.on(unsubscribe, () => json({ unsubscribed: true, message: 'Done' }))
  renderApp(server, `/unsubscribe/${token}`)
  return { server, user: userEvent.setup() }
}

test('a reader without an account unsubscribes by one button, and nothing happens before it', async () => {
  const { server, user } = openLink()
  await screen.findByText('m***@example.test gets mail from maya@brand.test.')
  expect(server.received(unsubscribe)).toEqual([])
  expect(screen.getAllByRole('button', { name: /^(?!Language:)/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await screen.findByRole('heading', { name: 'You are unsubscribed' })
  expect(server.received(unsubscribe)[0]).toMatchObject({ path: `/api/unsubscribe/${token}`, authorization: null })
})

test('the sender is named as in the mail', async () => {
  const { user } = openLink({ from_name: 'Maya of Brand' })
  await screen.findByText('m***@example.test gets mail from Maya of Brand (maya@brand.test).')
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await screen.findByText(
    'Maya of Brand (maya@brand.test) does not write to m***@example.test through this site any more.',
  )
})

test('a second visit shows that it is done', async () => {
  openLink({ unsubscribed: true })
  await screen.findByRole('heading', { name: 'You are unsubscribed' })
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull()
})

test('a link that is none of ours says so', async () => {
  const { server } = openLink()
  server.on(getUnsubscribePage, () => json({ detail: 'This link is not valid any more' }, 404))
  await screen.findByRole('heading', { name: 'This link is not valid' })
})

test('a failure is named, and the button can be pressed again', async () => {
  const { server, user } = openLink()
  server.on(unsubscribe, () => json({ detail: 'The database rests' }, 503))
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This did not work: The database rests')
  server.on(unsubscribe, () => json({ unsubscribed: true, message: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await waitFor(() => screen.getByRole('heading', { name: 'You are unsubscribed' }))
})
