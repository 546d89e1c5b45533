import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { privacyNoticeEndpoints } from '@troupe/contract/law/privacy-notices'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get } = privacyNoticeEndpoints
const { unsubscribe } = suppressionEndpoints
const token = 'a'.repeat(43)
const notice = {
  controller: { company: 'Tea House Ltd', address: '1 Quay\nDublin' },
  contact: 'maya@brand.test',
  email: 'm***@example.test',
  source: 'youtube',
  email_source: 'import',
  read_at: '2030-01-02T00:00:00.000Z',
  basis: 'legitimate_interest',
  given_at: '2030-01-03T00:00:00.000Z',
  has_objected: false,
}

function openNotice(given: Partial<Record<keyof typeof notice, unknown>> = {}) {
  const server = createFakeServer()
  server.on(get, () => json({ ...notice, ...given }))
  server.on(unsubscribe, () => json({ unsubscribed: true, message: 'Done' }))
  renderApp(server, `/privacy-notice/${token}`)
  return { server, user: userEvent.setup() }
}

test('a reader without an account learns who has the data, where from and on what basis', async () => {
  openNotice()
  await screen.findByRole('heading', { name: 'How we use your data' })
  screen.getByText(/Tea House Ltd\s+1 Quay\s+Dublin/)
  screen.getByText('Questions and requests: maya@brand.test')
  screen.getByText(/read from your public profile on YouTube on .*2030/)
  screen.getByText('Your address comes from a list of the sender.')
  screen.getByText(/Art\. 6\(1\)\(f\) GDPR/)
  expect(screen.getByRole('link', { name: 'See everything stored about you' }).getAttribute('href')).toBe('/my-data')
})

test('one click objects, and nothing happens before it', async () => {
  const { server, user } = openNotice()
  const button = await screen.findByRole('button', { name: 'Object: no more mails' })
  expect(server.received(unsubscribe)).toEqual([])
  await user.click(button)
  await screen.findByText(/^You have objected/)
  expect(screen.queryByRole('button', { name: 'Object: no more mails' })).toBeNull()
  expect(server.received(unsubscribe)[0]).toMatchObject({ path: `/api/unsubscribe/${token}`, authorization: null })
})

test('a link that is none of ours says so', async () => {
  const { server } = openNotice()
  server.on(get, () => json({ detail: 'This link is not valid any more' }, 404))
  await screen.findByRole('heading', { name: 'This link is not valid' })
})
