import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ownDataEndpoints } from '@troupe/contract/law/own-data'
import { expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get, requestLink } = ownDataEndpoints
const data = {
  made_at: '2030-01-02T00:00:00.000Z',
  email: 'maya@one.test',
  recipients: ['Tea House Ltd'],
  sections: [
    { kind: 'collections', is_cut: false, rows: [{ note: 'asks for much', tags: ['Spring', 'Tea'], fee: null }] },
    { kind: 'posts', is_cut: true, rows: [{ title: 'Bread' }] },
  ],
}

function open(path: string, answer: () => Response = () => json(data)) {
  const server = createFakeServer()
  server.on(get, answer)
  server.on(requestLink, () => json({ success: true, message: 'Sent' }))
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}

test('a mailed link shows what is stored and by which companies, and leaves the address at once', async () => {
  const { server, router } = open('/my-data#token=secret')
  await screen.findByRole('heading', { name: 'Notes of users about your channel' })
  screen.getByText('asks for much')
  screen.getByText('Spring, Tea')
  screen.getByText('Tea House Ltd')
  screen.getByText('Only the first 1 are shown.')
  expect(screen.queryByText('fee')).toBeNull()
  expect(router.state.location.hash).toBe('')
  expect(server.received(get)).toMatchObject([{ body: { token: 'secret' } }])
})

test('without a link the page mails one, and says the same for every address', async () => {
  const { server, user } = open('/my-data')
  await user.type(await screen.findByLabelText('Email address'), 'maya')
  await user.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(server.received(requestLink)).toEqual([])
  await user.type(screen.getByLabelText('Email address'), '@one.test')
  await user.click(screen.getByRole('button', { name: 'Send me the link' }))
  await screen.findByText(/^If anything is stored about this address/)
  expect(server.received(requestLink)).toMatchObject([{ body: { email: 'maya@one.test' } }])
})

test('a link that is too old offers a new one', async () => {
  open('/my-data#token=old', () => json({ detail: 'Not valid' }, 401))
  await screen.findByText('This link is not valid any more.')
  screen.getByRole('button', { name: 'Send me the link' })
})
