import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import {
  MailboxReadingInput,
  type MailboxReadingState,
  mailboxReadingEndpoints,
} from '@troupe/contract/mail/mailbox-reading'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { expect, test, vi } from 'vitest'
import { announceMailConnection } from '../../../lib/mail-connection-channel.ts'
import {
  answerConfig,
  makeReading,
  makeReadingState,
  noMicrosoft,
  prepareEmailServer,
} from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { makeMailbox } from '../../../testing/outreach-factories.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { list, put, delete: stop, readNow } = mailboxReadingEndpoints
const proposal = { host: 'imap.brand.example', port: 993 }

/** Opens the e-mail settings with these states of mailboxes, which the calls change. */
async function open(...states: MailboxReadingState[]) {
  const server = prepareEmailServer()
  const find = (mailbox: string | undefined) => states.find((state) => state.mailbox === mailbox) ?? makeReadingState()
  const nameOf = ({ path }: { path: string }) => path.split('/')[3]
  server.on(list, () => json({ readings: states }))
  server.on(put, (request) => {
    const { imap = null, plus_address } = MailboxReadingInput.parse(request.body)
    return json({ ...find(nameOf(request)), reading: makeReading({ imap, plus_address }) })
  })
  server.on(stop, (request) => json({ ...find(nameOf(request)), reading: null }))
  server.on(readNow, (request) => json({ ...find(nameOf(request)), reading: makeReading() }))
  renderApp(server, '/email-config')
  const [smtp, gmail] = within(await screen.findByRole('list', { name: 'Mailboxes' })).getAllByRole('listitem')
  if (!smtp || !gmail) throw new Error('Two mailboxes are shown')
  return { server, smtp: within(smtp), gmail: within(gmail), user: userEvent.setup() }
}

test('answers are not read until it is switched on, with the proposed server', async () => {
  const { server, smtp, user } = await open(makeReadingState())
  await user.click(await smtp.findByRole('button', { name: 'Read answers from SMTP' }))
  smtp.getByText(/^What is read: mails that answer a mail sent by Troupe/)
  expect(smtp.getByLabelText('IMAP host')).toHaveProperty('value', 'imap.brand.example')
  expect(document.activeElement).toBe(smtp.getByLabelText('IMAP host'))
  await user.click(smtp.getByRole('button', { name: 'Check and read answers' }))
  await smtp.findByText('Answers are read at imap.brand.example')
  expect(server.received(put)).toMatchObject([
    { path: '/api/mailbox-readings/smtp', body: { imap: { ...proposal, user: '', password: '' } } },
  ])
})

test('a mailbox that cannot send yet cannot be switched on', async () => {
  const { smtp } = await open(makeReadingState({ is_ready: false, proposal: null }))
  await smtp.findByText('Answers can be read once this mailbox can send.')
  expect(smtp.queryByRole('button', { name: 'Read answers from SMTP' })).toBeNull()
})

test('a mailbox of another provider is switched on without a server', async () => {
  const gmailState = makeReadingState({ mailbox: 'gmail', provider: 'gmail', proposal: null })
  const { server, smtp, gmail, user } = await open(makeReadingState(), gmailState)
  await user.click(await gmail.findByRole('button', { name: 'Read answers from Gmail API' }))
  expect(gmail.queryByLabelText('IMAP host')).toBeNull()
  await user.click(gmail.getByRole('button', { name: 'Check and read answers' }))
  await gmail.findByText('Answers are read from this mailbox.')
  expect(server.received(put)).toMatchObject([{ path: '/api/mailbox-readings/gmail', body: { plus_address: false } }])
  smtp.getByText('Answers are not read from this mailbox.')
})

test('a mailbox of another provider that cannot be read says why', async () => {
  const { server, gmail, user } = await open(makeReadingState({ mailbox: 'gmail', provider: 'gmail', proposal: null }))
  server.on(put, () => json({ detail: [{ loc: ['body'], msg: 'Connect Gmail again', type: 'not_ready' }] }, 422))
  await user.click(await gmail.findByRole('button', { name: 'Read answers from Gmail API' }))
  await user.click(gmail.getByRole('button', { name: 'Check and read answers' }))
  expect((await gmail.findByRole('alert')).textContent).toContain('Connect Gmail again')
})

test('a mailbox that may not be read yet is permitted in a window of its own, and then read', async () => {
  const { server, gmail, user } = await open(makeReadingState({ mailbox: 'gmail', provider: 'gmail', proposal: null }))
  const page = 'https://accounts.google.example/auth?state=x'
  const popup = vi.spyOn(window, 'open').mockReturnValue(window)
  const refusal = { loc: ['body', 'host'], msg: 'Reading this account is not permitted yet.', type: 'permission' }
  server.on(put, () => json({ detail: [refusal] }, 422))
  server.on(emailSettingsEndpoints.connectGmail, () =>
    json({ success: true, connected: false, auth_url: page, message: 'Complete it' }),
  )
  await user.click(await gmail.findByRole('button', { name: 'Read answers from Gmail API' }))
  await user.click(gmail.getByRole('button', { name: 'Check and read answers' }))
  await user.click(await gmail.findByRole('button', { name: 'Permit reading answers' }))
  await waitFor(() => expect(popup).toHaveBeenCalledWith(page, 'troupe-permission', 'popup,width=500,height=600'))
  expect(server.received(emailSettingsEndpoints.connectGmail)).toMatchObject([
    { path: '/api/email/gmail/connect?reading=true' },
  ])
  server.on(put, () =>
    json(makeReadingState({ mailbox: 'gmail', provider: 'gmail', reading: makeReading({ imap: null }) })),
  )
  await act(async () => announceMailConnection())
  await gmail.findByText('Answers are read from this mailbox.')
})

test('states that were asked for before reading was switched on, and arrive later, do not undo it', async () => {
  const off = makeReadingState({ mailbox: 'gmail', provider: 'gmail', proposal: null })
  const on = { ...off, reading: makeReading({ imap: null }) }
  const { server, gmail, user } = await open(off)
  await user.click(screen.getByRole('radio', { name: 'Outlook.com, Microsoft 365' }))
  await user.click(await gmail.findByRole('button', { name: 'Read answers from Gmail API' }))
  const stored = Promise.withResolvers<Response>()
  const outdated = Promise.withResolvers<Response>()
  server.on(put, () => stored.promise)
  server.on(list, () => outdated.promise)
  await user.click(gmail.getByRole('button', { name: 'Check and read answers' }))
  // The permission to read, which changes the settings, has the states asked for.
  server.on(emailSettingsEndpoints.getConfig, () => answerConfig({}, undefined, { ...noMicrosoft, reads: true }))
  await act(async () => announceMailConnection())
  await waitFor(() => expect(server.received(list)).toHaveLength(2))
  server.on(list, () => json({ readings: [on] }))
  stored.resolve(json(on))
  await gmail.findByText('Answers are read from this mailbox.')
  outdated.resolve(json({ readings: [off] }))
  await waitFor(() => expect(server.received(list)).toHaveLength(3))
  await act(async () => {})
  gmail.getByText('Answers are read from this mailbox.')
})

test('answers come to addresses with tags only if that is chosen, and the choice is kept', async () => {
  const { server, smtp, user } = await open(makeReadingState())
  const choose = () => smtp.getByRole('checkbox', { name: 'Each mail asks for answers to an address of its own' })
  await user.click(await smtp.findByRole('button', { name: 'Read answers from SMTP' }))
  expect(choose()).toHaveProperty('checked', false)
  await user.click(choose())
  await user.click(smtp.getByRole('button', { name: 'Check and read answers' }))
  await user.click(await smtp.findByRole('button', { name: 'Change how answers are read from SMTP' }))
  expect(choose()).toHaveProperty('checked', true)
  expect(server.received(put)).toMatchObject([{ body: { plus_address: true } }])
})

test('a sign-in that fails is explained, and nothing is switched on', async () => {
  const { server, smtp, user } = await open(makeReadingState())
  const message = 'The mail server refused user name or password.'
  server.on(put, () =>
    json({ detail: [{ loc: ['body', 'imap', 'password'], msg: message, type: 'authentication' }] }, 422),
  )
  await user.click(await smtp.findByRole('button', { name: 'Read answers from SMTP' }))
  await user.click(smtp.getByRole('button', { name: 'Check and read answers' }))
  expect((await smtp.findByRole('alert')).textContent).toBe('Answers cannot be read with these settings.')
  smtp.getByText(message)
  expect(smtp.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
})

test('a host that is none is not sent', async () => {
  const { server, smtp, user } = await open(makeReadingState())
  await user.click(await smtp.findByRole('button', { name: 'Read answers from SMTP' }))
  await user.clear(smtp.getByLabelText('IMAP host'))
  await user.click(smtp.getByRole('button', { name: 'Check and read answers' }))
  await smtp.findByText('Enter a host such as imap.example.com')
  expect(server.received(put)).toEqual([])
})

test('a mailbox that cannot be read says why and what to do', async () => {
  const message = 'The mail server did not answer in time. Check host and port.'
  const failure = { kind: 'timeout' as const, message, reply: '* BYE busy' }
  const { smtp } = await open(makeReadingState({ reading: makeReading({ failure }) }))
  await smtp.findByText('Your mailbox cannot be read')
  expect(smtp.getByRole('status').textContent).toContain(message)
  smtp.getByText('The mail server said: * BYE busy')
})

test('mails that were passed over are counted', async () => {
  const { smtp } = await open(makeReadingState({ reading: makeReading({ skipped: 2 }) }))
  await smtp.findByText(/2 mails were too large to read and passed over\./)
})

test('the mailbox is read at once when asked for', async () => {
  const { server, smtp, user } = await open(makeReadingState({ reading: makeReading() }))
  await user.click(await smtp.findByRole('button', { name: 'Read now: SMTP' }))
  await screen.findByText('Your mailbox is read within seconds.')
  expect(server.received(readNow)).toHaveLength(1)
})

test('reading is stopped only after a question', async () => {
  const { server, smtp, user } = await open(makeReadingState({ reading: makeReading() }))
  await user.click(await smtp.findByRole('button', { name: 'Stop reading answers from SMTP' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(server.received(stop)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Stop reading' }))
  await smtp.findByRole('button', { name: 'Read answers from SMTP' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a state that cannot be loaded is loaded again when asked for', async () => {
  const server = prepareEmailServer()
  server.on(list, () => json({ detail: 'The database rests' }, 503))
  server.on(mailboxEndpoints.list, () => json({ mailboxes: [makeMailbox()] }))
  renderApp(server, '/email-config')
  await screen.findByText('This could not be loaded. The database rests')
  server.on(list, () => json({ readings: [makeReadingState()] }))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Read answers from SMTP' })
})
