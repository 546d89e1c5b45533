import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import {
  type MailboxReading,
  MailboxReadingInput,
  type MailboxReadingState,
  mailboxReadingEndpoints,
} from '@troupe/contract/mail/mailbox-reading'
import { expect, test } from 'vitest'
import { prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get, put, delete: stop, readNow } = mailboxReadingEndpoints
const proposal = { host: 'imap.brand.example', port: 993 }

function makeReading(parts: Partial<MailboxReading> = {}): MailboxReading {
  const times = { since: '2026-02-01T00:00:00.000Z', last_read_at: '2026-02-01T00:00:00.000Z' }
  return { ...proposal, user: '', password: '', ...times, failure: null, ...parts }
}

/** Opens the e-mail settings with this state, which the calls change. */
async function open(state: MailboxReadingState) {
  const server = prepareEmailServer()
  server.on(get, () => json(state))
  server.on(put, ({ body }) => json({ reading: makeReading(MailboxReadingInput.parse(body)), proposal }))
  server.on(stop, () => json({ reading: null, proposal }))
  server.on(readNow, () => json({ reading: makeReading(), proposal }))
  renderApp(server, '/email-config')
  const section = within(await screen.findByRole('region', { name: 'Answers' }))
  return { server, section, user: userEvent.setup() }
}

test('answers are not read until it is switched on, with the proposed server', async () => {
  const { server, section, user } = await open({ reading: null, proposal })
  section.getByText(/^What is read: mails that answer a mail sent by Troupe/)
  await user.click(await section.findByRole('button', { name: 'Read answers' }))
  expect(section.getByLabelText('IMAP host')).toHaveProperty('value', 'imap.brand.example')
  await user.click(section.getByRole('button', { name: 'Check and read answers' }))
  await section.findByRole('heading', { name: 'Answers are read from your SMTP mailbox at imap.brand.example' })
  expect(server.received(put)).toMatchObject([{ body: { ...proposal, user: '', password: '' } }])
})

test('without SMTP settings it cannot be switched on', async () => {
  const { section } = await open({ reading: null, proposal: null })
  await section.findByText('This works for the SMTP mailbox. Enter and save its settings above first.')
  expect(section.queryByRole('button', { name: 'Read answers' })).toBeNull()
})

test('a sign-in that fails is explained, and nothing is switched on', async () => {
  const { server, section, user } = await open({ reading: null, proposal })
  const message = 'The mail server refused user name or password.'
  server.on(put, () => json({ detail: [{ loc: ['body', 'password'], msg: message, type: 'authentication' }] }, 422))
  await user.click(await section.findByRole('button', { name: 'Read answers' }))
  await user.click(section.getByRole('button', { name: 'Check and read answers' }))
  expect((await section.findByRole('alert')).textContent).toBe('Answers cannot be read with these settings.')
  section.getByText(message)
  expect(section.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a host that is none is not sent', async () => {
  const { server, section, user } = await open({ reading: null, proposal })
  await user.click(await section.findByRole('button', { name: 'Read answers' }))
  await user.clear(section.getByLabelText('IMAP host'))
  await user.click(section.getByRole('button', { name: 'Check and read answers' }))
  await section.findByText('Enter a host such as imap.example.com')
  expect(server.received(put)).toEqual([])
})

test('a mailbox that cannot be read says why and what to do', async () => {
  const message = 'The mail server did not answer in time. Check host and port.'
  const failure = { kind: 'timeout' as const, message, reply: '* BYE busy' }
  const { section } = await open({ reading: makeReading({ failure }), proposal })
  await section.findByText('Your mailbox cannot be read')
  expect(section.getByRole('status').textContent).toContain(message)
  section.getByText('The mail server said: * BYE busy')
})

test('the mailbox is read at once when asked for', async () => {
  const { server, section, user } = await open({ reading: makeReading(), proposal })
  await user.click(await section.findByRole('button', { name: 'Read now' }))
  await screen.findByText('Your mailbox is read within seconds.')
  expect(server.received(readNow)).toHaveLength(1)
})

test('reading is stopped only after a question', async () => {
  const { server, section, user } = await open({ reading: makeReading(), proposal })
  await user.click(await section.findByRole('button', { name: 'Stop reading' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(server.received(stop)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Stop reading' }))
  await section.findByRole('button', { name: 'Read answers' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a state that cannot be loaded is loaded again when asked for', async () => {
  const server = prepareEmailServer()
  server.on(get, () => json({ detail: 'The database rests' }, 503))
  renderApp(server, '/email-config')
  const section = within(await screen.findByRole('region', { name: 'Answers' }))
  await section.findByText('This could not be loaded. The database rests')
  server.on(get, () => json({ reading: null, proposal }))
  await userEvent.setup().click(section.getByRole('button', { name: 'Try again' }))
  await section.findByRole('button', { name: 'Read answers' })
})
