import { screen, waitFor, within } from '@testing-library/react'
import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { type MailboxReading, mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { describe, expect, test } from 'vitest'
import { makeReading, makeReadingState } from '../../../../testing/email-settings-page.ts'
import { json } from '../../../../testing/fake-server.ts'
import { makeThread } from '../../../../testing/keep-inbox.ts'
import { findRows, openInbox } from '../../../../testing/open-inbox.ts'
import { haveColleagues } from '../../../../testing/team/have-colleagues.ts'

const names = (rows: HTMLElement[]) => rows.map((row) => /Creator \d+|Ada|Bo/.exec(row.textContent ?? '')?.[0])
const view = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Conversations by state' })).getByRole('button', {
    name: new RegExp(`^${name}`),
  })

test('a row says who wrote, how the mail begins, when, and whether it is unread', async () => {
  openInbox([makeThread(1, { name: 'Ada', unread: true }), makeThread(2, { name: 'Bo' })])
  const [ada, bo] = await findRows()
  for (const part of ['Unread', 'Ada', 'Re: An offer of tea', 'Yes, gladly.']) expect(ada?.textContent).toContain(part)
  expect(ada?.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-03T10:00:00.000Z')
  expect(bo?.textContent).not.toContain('Unread')
})

test('a row says what is to be done: a draft, a reminder, an answer that was not sent', async () => {
  const last = {
    type: 'answer',
    kind: null,
    cause: null,
    state: 'failed',
    excerpt: 'I could',
    at: '2026-01-03T10:00:00.000Z',
  } as const
  openInbox([
    makeThread(1, { has_draft: true, next_step: { at: '2026-12-01T08:00:00.000Z', text: 'Ask for dates' } }),
    makeThread(2, { last_mail: last }),
    makeThread(3, { last_mail: { ...last, type: 'received', kind: 'bounce', cause: 'delayed', state: null } }),
  ])
  const [first, second, third] = await findRows()
  for (const part of ['Draft', 'Ask for dates']) expect(first?.textContent).toContain(part)
  for (const part of ['You: I could', 'Not sent']) expect(second?.textContent).toContain(part)
  expect(third?.textContent).toContain('Not delivered yet')
})

test('the views have their numbers, and show their conversations', async () => {
  const { user, router } = openInbox([
    makeThread(1),
    makeThread(2, { state: 'waiting' }),
    makeThread(3, { state: 'done' }),
    makeThread(4, { snoozed_until: '2027-01-01T08:00:00.000Z' }),
  ])
  expect(names(await findRows())).toEqual(['Creator 1'])
  for (const name of ['Open', 'Waiting', 'Done', 'Snoozed']) expect(view(name).textContent).toContain('1')
  await user.click(view('Snoozed'))
  await waitFor(async () => expect(names(await findRows())).toEqual(['Creator 4']))
  expect(screen.getByText(/^Snoozed until/)).toBeTruthy()
  expect(router.state.location.search).toBe('?view=snoozed')
})

test('a search goes through all conversations, and stays when one is opened', async () => {
  const { user, router } = openInbox([makeThread(1), makeThread(2, { name: 'Ada', state: 'done' })])
  await findRows()
  await user.type(screen.getByRole('searchbox', { name: 'Search persons and texts' }), 'ada')
  await screen.findByText('Found in all conversations')
  await waitFor(async () => expect(names(await findRows())).toEqual(['Ada']))
  const [row] = await findRows()
  expect(row?.textContent).toContain('Done')
  if (row) await user.click(row)
  await screen.findByRole('heading', { level: 2, name: 'Ada' })
  expect(router.state.location.search).toBe('?q=ada')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nobody')
  await screen.findByText('No conversation has all of these words.')
})

test('the way back, and the link to the inbox, bring the search of their address', async () => {
  const { user, router } = openInbox([makeThread(1), makeThread(2, { name: 'Ada', state: 'done' })], {
    query: '?q=ada',
  })
  const [row] = await findRows()
  if (row) await user.click(row)
  await screen.findByRole('heading', { level: 2, name: 'Ada' })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await user.clear(field)
  await user.type(field, 'tea')
  await waitFor(() => expect(router.state.location.search).toBe('?q=tea'))
  await router.navigate(-1)
  await waitFor(() => expect(field.value).toBe('ada'))
  await user.click(screen.getByRole('link', { name: /^Inbox/ }))
  await waitFor(() => expect(field.value).toBe(''))
  await waitFor(async () => expect(names(await findRows())).toEqual(['Creator 1']))
})

test('further conversations are shown when asked for', async () => {
  const { user } = openInbox([makeThread(1), makeThread(2), makeThread(3)], { pageSize: 2 })
  expect(names(await findRows())).toEqual(['Creator 1', 'Creator 2'])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(names(await findRows())).toEqual(['Creator 1', 'Creator 2', 'Creator 3']))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('an inbox that has never had a mail says how it gets some; an empty view says what will be there', async () => {
  const { user, kept } = openInbox([])
  await screen.findByText('No conversations yet')
  expect(screen.getByRole('link', { name: 'Set up reading' }).getAttribute('href')).toBe('/email-config')
  kept.threads = [makeThread(1)]
  await user.click(view('Waiting'))
  await screen.findByText('You wait for no one')
})

describe('with a mailbox that answers are read from', () => {
  const failure = {
    kind: 'authentication',
    message: 'The mail server refused user name or password.',
    reply: '',
  } as const
  const readAt = (ago: number) => new Date(Date.now() - ago).toISOString()
  const open = (reading: Partial<MailboxReading>, threads = [makeThread(1)]) =>
    openInbox(threads, {
      prepare: (server) =>
        server.on(mailboxReadingEndpoints.list, () =>
          json({ readings: [makeReadingState({ reading: makeReading(reading) })] }),
        ),
    })

  test('an inbox that has never had a mail does not ask to set up reading', async () => {
    open({}, [])
    await screen.findByText('When creators answer your mails, you read and answer them here.')
    expect(screen.queryByRole('link', { name: 'Set up reading' })).toBeNull()
  })

  test.each([
    ['whose password is refused', { failure, last_read_at: readAt(60_000) }],
    [
      'that could not be reached for an hour',
      { failure: { ...failure, kind: 'timeout' }, last_read_at: readAt(3_600_000) },
    ],
  ] as const)('the list says that answers are missing from one %s', async (_, reading) => {
    open(reading)
    await findRows()
    const alert = await screen.findByRole('status', { name: 'Your mailbox cannot be read' })
    expect(alert.textContent).toContain(failure.message)
    expect(within(alert).getByRole('link', { name: 'Email settings' }).getAttribute('href')).toBe('/email-config')
  })

  test('the list says nothing of a server that is away for a minute', async () => {
    const { server } = open({ failure: { ...failure, kind: 'timeout' }, last_read_at: readAt(60_000) })
    await findRows()
    await waitFor(() => expect(server.received(mailboxReadingEndpoints.list)).not.toEqual([]))
    expect(screen.queryByText('Your mailbox cannot be read')).toBeNull()
  })
})

test('a list that cannot be read says so, and is read again when asked to', async () => {
  const { server, user, kept } = openInbox([makeThread(1)])
  await findRows()
  server.on(inboxEndpoints.list, () => json({ detail: 'The database rests' }, 503))
  await user.click(view('Done'))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The database rests')
  server.on(inboxEndpoints.list, () =>
    json({ threads: [], next_cursor: null, counts: { open: 1, waiting: 0, done: 0, snoozed: 0, all: 1, unread: 0 } }),
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing is done yet')
  expect(kept.threads).toHaveLength(1)
})

test('the navigation has the number of unread conversations', async () => {
  openInbox([makeThread(1, { unread: true }), makeThread(2, { unread: true })])
  expect(await screen.findByRole('link', { name: 'Inbox 2 unread' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open navigation 2 unread' })).toBeTruthy()
})

test('the list is limited to what is assigned to the user, in its address', async () => {
  const { server, user, router } = openInbox([makeThread(1)], { prepare: haveColleagues })
  await findRows()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned to' }), 'Nobody')
  expect(router.state.location.search).toBe('?assigned=nobody')
  await waitFor(() => expect(server.received(inboxEndpoints.list).at(-1)?.path).toMatch(/assigned=nobody/))
})
