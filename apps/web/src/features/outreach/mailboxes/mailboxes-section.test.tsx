import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { defaultPace, type Mailbox, MailboxPace, mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { expect, test } from 'vitest'
import { answerConfig, prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { makeMailbox } from '../../../testing/outreach-factories.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { list, setPace, resume } = mailboxEndpoints

/** Opens the e-mail settings of a user with this SMTP mailbox and a Gmail mailbox. */
async function openMailboxes(smtp: Partial<Mailbox> = {}) {
  const server = prepareEmailServer()
  server.on(list, () => json({ mailboxes: [makeMailbox(smtp), makeMailbox({ provider: 'gmail' })] }))
  server.on(setPace, ({ body }) => json(makeMailbox({ ...smtp, pace: MailboxPace.parse(body) })))
  renderApp(server, '/email-config')
  const mailboxes = await screen.findByRole('list', { name: 'Mailboxes' })
  const [smtpCard, gmailCard] = within(mailboxes).getAllByRole('listitem')
  if (!smtpCard || !gmailCard) throw new Error('Two mailboxes are shown')
  return { server, user: userEvent.setup(), smtp: within(smtpCard), gmail: within(gmailCard) }
}

async function openForm(smtp: Partial<Mailbox> = {}) {
  const opened = await openMailboxes(smtp)
  await opened.user.click(opened.smtp.getByRole('button', { name: 'Change the pace of SMTP' }))
  const save = () => opened.user.click(opened.smtp.getByRole('button', { name: 'Save pace' }))
  return { ...opened, save }
}

test('each mailbox shows its pace and its mails of the last day', async () => {
  const { smtp, gmail } = await openMailboxes({ sent_last_24_hours: 120 })
  smtp.getByText('120 of 400 sent in the last 24 hours')
  smtp.getByText('Up to 30 a minute, 400 in 24 hours, at any time')
  gmail.getByText('0 of 400 sent in the last 24 hours')
})

test('after other settings are saved, the pace is the one of the new mail server', async () => {
  const { server, user, smtp } = await openMailboxes()
  const pace = { ...defaultPace, per_day: 100 }
  server.on(list, () => json({ mailboxes: [makeMailbox({ pace }), makeMailbox({ provider: 'gmail' })] }))
  server.on(emailSettingsEndpoints.putConfig, async () => json({ ...(await answerConfig().json()), message: 'Saved' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await smtp.findByText('Up to 30 a minute, 100 in 24 hours, at any time')
})

test('without a limit there is no share of it', async () => {
  const { smtp } = await openMailboxes({
    sent_last_24_hours: 1200,
    pace: { per_minute: null, per_day: null, window: null },
  })
  smtp.getByText('1,200 sent in the last 24 hours')
})

test('a mailbox in its slow start says which day it is and how much it sends on it', async () => {
  const { smtp, gmail } = await openMailboxes({ slow_start: { day: 3, per_day: 45 }, sent_last_24_hours: 12 })
  smtp.getByText('Day 3 of its slow start: 45 today')
  smtp.getByText('12 of 45 sent in the last 24 hours')
  expect(gmail.queryByText(/slow start/)).toBeNull()
})

test('a slow start is ended, and left alone by other changes', async () => {
  const { smtp, server, user, save } = await openForm({ slow_start: { day: 3, per_day: 45 } })
  await save()
  await screen.findByText('The pace of SMTP is saved.')
  await user.click(smtp.getByRole('button', { name: 'Change the pace of SMTP' }))
  await user.click(smtp.getByRole('checkbox', { name: 'Slow start' }))
  await save()
  await waitFor(() => expect(server.received(setPace)).toHaveLength(2))
  const [first, second] = server.received(setPace).map(({ body }) => body)
  expect(first).not.toHaveProperty('slow_start')
  expect(second).toMatchObject({ slow_start: false })
})

test("the hours are those of each creator's time zone unless that is switched off", async () => {
  const { smtp, server, user, save } = await openForm()
  await user.click(smtp.getByRole('checkbox', { name: 'Send only at certain times' }))
  const ofReader = smtp.getByRole('checkbox', { name: "In each creator's time zone" })
  expect(ofReader).toHaveProperty('checked', true)
  await save()
  await smtp.findByText(/Mon–Fri, 09:00 to 17:00 where each creator lives \(else .+\)$/)
  await user.click(smtp.getByRole('button', { name: 'Change the pace of SMTP' }))
  await user.click(smtp.getByRole('checkbox', { name: "In each creator's time zone" }))
  await save()
  await smtp.findByText(/Mon–Fri, 09:00 to 17:00 \(.+\)$/)
  expect(server.received(setPace)).toHaveLength(2)
})

test('a mailbox that rests says until when and why, and is resumed by its button', async () => {
  const until = new Date(Date.now() + 2 * 3_600_000 + 60_000).toISOString()
  const { smtp, gmail, server, user } = await openMailboxes({
    pause: { until, cause: 'account', reason: '535 Wrong password' },
  })
  smtp.getByText('This mailbox rests and is tried again in 2 hours')
  smtp.getByText('535 Wrong password')
  expect(gmail.queryByRole('button', { name: /Resume/ })).toBeNull()
  server.on(resume, () => json({ detail: 'The database rests' }, 503))
  await user.click(smtp.getByRole('button', { name: 'Resume SMTP' }))
  await screen.findByText('The database rests')
  server.on(resume, () => json(makeMailbox()))
  await user.click(smtp.getByRole('button', { name: 'Resume SMTP' }))
  await screen.findByText('SMTP tries again now.')
  await waitFor(() => expect(smtp.queryByText('535 Wrong password')).toBeNull())
  expect(server.received(resume).map(({ path }) => path)).toEqual(Array(2).fill('/api/mailboxes/smtp/resume'))
})

test('a mailbox whose server confirms nothing says when a test connection is made', async () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString()
  const { smtp } = await openMailboxes({
    pause: { until, cause: 'unconfirmed', reason: 'The mail server takes too long' },
  })
  smtp.getByText(/takes mails without confirming them. A test connection is made in 10 minutes/)
  smtp.getByText('The mail server takes too long')
})

test('how many connections a mailbox has is changed; too many are refused before anything is sent', async () => {
  const { smtp, server, user, save } = await openForm()
  const connections = smtp.getByLabelText('Connections at once')
  expect(connections).toHaveProperty('value', '3')
  await user.clear(connections)
  await save()
  expect(server.received(setPace)).toEqual([])
  await user.type(connections, '12')
  await save()
  await screen.findByText('The pace of SMTP is saved.')
  expect(server.received(setPace)[0]?.body).toMatchObject({ max_connections: 12 })
})

test('limits are changed and taken away; the card then says so', async () => {
  const { smtp, server, user, save } = await openForm()
  const perMinute = smtp.getByLabelText('Mails a minute')
  await user.clear(perMinute)
  await user.type(perMinute, '12')
  await user.clear(smtp.getByLabelText('Mails in 24 hours'))
  await save()
  await screen.findByText('The pace of SMTP is saved.')
  expect(server.received(setPace)[0]).toMatchObject({
    path: '/api/mailboxes/smtp',
    body: { per_minute: 12, per_day: null, window: null },
  })
  smtp.getByText('Up to 12 a minute, without a limit in a day, at any time')
  expect(smtp.queryByRole('form')).toBeNull()
})

test('the signature and the address for replies are changed, and nothing else', async () => {
  const { smtp, server, user } = await openMailboxes({ signature: 'Maya', reply_to: 'old@example.test' })
  smtp.getByText('Replies go to old@example.test')
  await user.click(smtp.getByRole('button', { name: 'Change the signature of SMTP' }))
  await user.type(smtp.getByLabelText('Text below each mail'), '{Enter}Brand')
  const replyTo = smtp.getByLabelText('Replies go to')
  await user.clear(replyTo)
  await user.type(replyTo, 'nobody')
  await user.click(smtp.getByRole('button', { name: 'Save signature' }))
  await smtp.findByText('Please enter a valid email address')
  expect(server.received(setPace)).toEqual([])
  await user.type(replyTo, '@example.test')
  await user.click(smtp.getByRole('button', { name: 'Save signature' }))
  await screen.findByText('The signature of SMTP is saved.')
  expect(server.received(setPace)[0]?.body).toEqual({
    ...defaultPace,
    signature: 'Maya\nBrand',
    reply_to: 'nobody@example.test',
  })
})

test('a window has days, hours and a time zone; it starts as office hours where each creator lives', async () => {
  const { smtp, server, user, save } = await openForm()
  await user.click(smtp.getByLabelText('Send only at certain times'))
  await user.click(smtp.getByRole('checkbox', { name: 'Friday' }))
  fireEvent.change(smtp.getByLabelText('From'), { target: { value: '08:30' } })
  await save()
  await screen.findByText('The pace of SMTP is saved.')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(server.received(setPace)[0]?.body).toMatchObject({
    window: { days: [1, 2, 3, 4], from: '08:30', to: '17:00', time_zone: timeZone, of_reader: true },
  })
  const hours = `Mon–Thu, 08:30 to 17:00 where each creator lives (else ${timeZone})`
  smtp.getByText(`Up to 30 a minute, 400 in 24 hours, ${hours}`)
})

test('a time zone is found by typing', async () => {
  const { smtp, server, user, save } = await openForm()
  await user.click(smtp.getByLabelText('Send only at certain times'))
  const timeZone = smtp.getByRole('combobox', { name: 'Time zone' })
  await user.clear(timeZone)
  await user.type(timeZone, 'Paris')
  await user.click(await screen.findByRole('option', { name: 'Europe/Paris', hidden: true }))
  await save()
  await waitFor(() =>
    expect(server.received(setPace)[0]?.body).toMatchObject({ window: { time_zone: 'Europe/Paris' } }),
  )
})

test.each([
  ['The window must end after it begins', { field: 'To', value: '08:00' }],
  ['A time looks like 09:30', { field: 'From', value: '' }],
])('%j is said before anything is sent', async (message, { field, value }) => {
  const { smtp, server, user, save } = await openForm()
  await user.click(smtp.getByLabelText('Send only at certain times'))
  fireEvent.change(smtp.getByLabelText(field), { target: { value } })
  await save()
  await smtp.findByText(message)
  expect(server.received(setPace)).toEqual([])
})

test('a window without a day is refused', async () => {
  const { smtp, user, save } = await openForm({
    pace: { per_minute: 1, per_day: 1, window: { time_zone: 'UTC', days: [3], from: '09:00', to: '10:00' } },
  })
  await user.click(smtp.getByRole('checkbox', { name: 'Wednesday' }))
  await save()
  await smtp.findByText('Choose at least one day')
})

test('a refusal keeps the input and shows the reason', async () => {
  const { smtp, server, user, save } = await openForm()
  server.on(setPace, () => json({ detail: 'The database rests' }, 503))
  const perMinute = smtp.getByLabelText<HTMLInputElement>('Mails a minute')
  await user.clear(perMinute)
  await user.type(perMinute, '5')
  await save()
  expect((await smtp.findByRole('alert')).textContent).toBe('The pace could not be saved: The database rests')
  expect(perMinute.value).toBe('5')
})

test('Cancel changes nothing', async () => {
  const { smtp, server, user } = await openForm()
  await user.clear(smtp.getByLabelText('Mails a minute'))
  await user.click(smtp.getByRole('button', { name: 'Cancel' }))
  smtp.getByText('Up to 30 a minute, 400 in 24 hours, at any time')
  expect(server.received(setPace)).toEqual([])
})

test('mailboxes that cannot be read are named, and read again when asked to; the rest of the page stays', async () => {
  const server = prepareEmailServer()
  server.on(list, () => json({ detail: 'The database rests' }, 503))
  renderApp(server, '/email-config')
  await screen.findByText('Failed to load your mailboxes: The database rests')
  screen.getByRole('button', { name: 'Save' })
  server.on(list, () => json({ mailboxes: [makeMailbox()] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('0 of 400 sent in the last 24 hours')
})
