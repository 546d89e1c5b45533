import { screen, waitFor, within } from '@testing-library/react'
import { inboxEndpoints, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import { expect, test, vi } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { makeAnswerMail, makeReceivedMail, makeThread } from '../../../../testing/keep-inbox.ts'
import { openInbox } from '../../../../testing/open-inbox.ts'

const { openFrame, decide, downloadAttachment } = threadAnswerEndpoints

async function open(parts: Partial<ThreadDetails> = {}, isWide = true) {
  const thread = makeThread(1, { name: 'Ada', ...parts })
  const opened = openInbox([thread, makeThread(2)], { opened: thread, isWide })
  const region = within(await screen.findByRole('region', { name: 'Ada' }))
  return { ...opened, thread, region }
}

const file = {
  id: '7f1c2f0e-4444-4222-8333-000000000001',
  name: 'rates.pdf',
  type: 'application/pdf',
  size: 1_500_000,
  state: 'ready',
  message: null,
} as const

test('mails stand in order both ways, and what they quote is folded', async () => {
  const received = makeReceivedMail({ text: 'Gladly.\n<b>Ada</b>', quoted: '> An offer of tea' })
  const { user, region } = await open({ mails: [received, makeAnswerMail({ text: 'Fine!' })] })
  const [first, second] = within(region.getByRole('list', { name: /^Mails/ })).getAllByRole('article')
  expect(first?.textContent).toContain('<b>Ada</b>')
  expect(second?.textContent).toContain('You')
  const fold = region.getByRole('button', { name: 'Show the quoted mails' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await user.click(fold)
  expect(region.getByRole('button', { name: 'Hide the quoted mails' }).getAttribute('aria-expanded')).toBe('true')
})

test('opening a conversation marks it as read; marked as unread by hand, it stays so', async () => {
  const { server, user, kept, region } = await open({ unread: true })
  await waitFor(() => expect(kept.threads[0]?.unread).toBe(false))
  await user.click(await region.findByRole('button', { name: 'Mark as unread' }))
  await waitFor(() => expect(kept.threads[0]?.unread).toBe(true))
  await region.findByRole('button', { name: 'Mark as read' })
  expect(server.received(inboxEndpoints.change)).toHaveLength(2)
})

test('done takes a conversation out of the open ones, and it can be opened again', async () => {
  const { user, kept, region } = await open()
  await user.click(region.getByRole('button', { name: 'Done' }))
  await region.findByRole('button', { name: 'Open again' })
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull())
  await user.click(region.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(kept.threads[0]?.state).toBe('open'))
})

test('a change that fails is said and undone', async () => {
  const { server, user, region } = await open()
  server.on(inboxEndpoints.change, () => json({ detail: 'The database rests' }, 503))
  await user.click(region.getByRole('button', { name: 'Done' }))
  await screen.findByText('This could not be changed.')
  await region.findByRole('button', { name: 'Done' })
})

test('a conversation that is changed by a key while it is being opened is shown', async () => {
  const first = Promise.withResolvers<Response>()
  const thread = makeThread(1, { name: 'Ada' })
  const { user, kept } = openInbox([thread, makeThread(2)], {
    opened: thread,
    prepare: (server) => server.on(inboxEndpoints.get, () => first.promise),
  })
  await screen.findByRole('link', { name: /Ada/ })
  await user.keyboard('e')
  await waitFor(() => expect(kept.threads[0]?.state).toBe('done'))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull())
  first.resolve(json({ ...thread, state: 'done' }))
  await screen.findByRole('region', { name: 'Ada' })
})

test('of two quick changes the later one stays, whichever answer comes first', async () => {
  const { server, user, thread, region } = await open()
  const { mails: _mails, ...listed } = thread
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const waiting = [...answers]
  server.on(inboxEndpoints.change, () => waiting.shift()?.promise ?? json(listed))
  await user.click(region.getByRole('button', { name: 'Done' }))
  await user.click(await region.findByRole('button', { name: 'Open again' }))
  await region.findByRole('button', { name: 'Done' })
  const lists = server.received(inboxEndpoints.list).length
  answers[1]?.resolve(json({ ...listed, state: 'open' }))
  answers[0]?.resolve(json({ ...listed, state: 'done' }))
  await waitFor(() => expect(server.received(inboxEndpoints.list).length).toBeGreaterThan(lists))
  region.getByRole('button', { name: 'Done' })
})

test('a conversation is snoozed until a morning, and the snooze can be ended', async () => {
  const { user, kept, region } = await open()
  await user.click(region.getByRole('button', { name: 'Snooze' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Snooze' }))
  await user.click(menu.getByRole('button', { name: /^Tomorrow/ }))
  await region.findByText(/^Snoozed until/)
  const until = new Date(kept.threads[0]?.snoozed_until ?? '')
  expect([until.getHours(), until > new Date()]).toEqual([9, true])
  await user.click(region.getByRole('button', { name: 'End the snooze' }))
  await waitFor(() => expect(kept.threads[0]?.snoozed_until).toBeNull())
})

test('HTML is shown on demand in a frame that runs nothing; its images only when asked for', async () => {
  const { server, user, region } = await open({ mails: [makeReceivedMail({ has_html: true })] })
  server.on(openFrame, ({ body }) =>
    json({ url: `/api/inbox/frames/${JSON.stringify(body).length}`, has_remote_images: true }),
  )
  expect(region.queryByTitle('The mail in its own layout')).toBeNull()
  await user.click(region.getByRole('button', { name: 'Show the original layout' }))
  const frame = await region.findByTitle('The mail in its own layout')
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  await user.click(region.getByRole('button', { name: 'Show images' }))
  await waitFor(() => expect(region.queryByRole('button', { name: 'Show images' })).toBeNull())
  expect(server.received(openFrame).map(({ body }) => body)).toEqual([{ images: false }, { images: true }])
  await user.click(region.getByRole('button', { name: 'Show only the text' }))
  region.getByText('Yes, gladly.')
})

test('files are saved under their names; dangerous ones are refused with the reason', async () => {
  const dangerous = {
    ...file,
    id: makeThread(9).id,
    name: 'rates.exe',
    state: 'dangerous',
    message: 'It can harm.',
  } as const
  const { server, user, region } = await open({ mails: [makeReceivedMail({ attachments: [file, dangerous] })] })
  server.on(downloadAttachment, () => new Response('%PDF'))
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  region.getAllByText('1.5 MB')
  await user.click(region.getByRole('button', { name: 'Save rates.pdf' }))
  await waitFor(() => expect(saved).toEqual(['rates.pdf']))
  expect(server.received(downloadAttachment)[0]?.authorization).toMatch(/^Bearer /)
  region.getByText('It can harm.')
  expect(region.queryByRole('button', { name: 'Save rates.exe' })).toBeNull()
})

test('an answer whose outcome is unknown is decided; sending it again asks first', async () => {
  const { server, user, thread, region } = await open({
    mails: [makeReceivedMail(), makeAnswerMail({ state: 'unknown' })],
  })
  server.on(decide, () => json({ ...thread, mails: [makeAnswerMail({ state: 'queued' })] }))
  region.getByText('Perhaps this answer was sent')
  await user.click(region.getByRole('button', { name: 'Send again' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Send this answer again?' }))
  expect(server.received(decide)).toHaveLength(0)
  await user.click(ask.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(region.queryByText('Perhaps this answer was sent')).toBeNull())
  expect(server.received(decide)[0]?.body).toEqual({ decision: 'resend' })
})

test('an answer that failed says why, and goes back to the draft', async () => {
  const failed = makeAnswerMail({ state: 'failed', message: 'This was not sent: 550 No' })
  const { server, user, thread, region } = await open({ mails: [failed] })
  server.on(decide, () => json({ ...thread, mails: [] }))
  region.getByText('This was not sent: 550 No')
  await user.click(region.getByRole('button', { name: 'Back to the draft' }))
  await waitFor(() => expect(server.received(decide)[0]?.body).toEqual({ decision: 'withdraw' }))
})

test('an answer that is tried again says why it was not sent yet, and goes back to the draft', async () => {
  const { server, user, thread, region } = await open({
    mails: [makeReceivedMail(), makeAnswerMail({ state: 'queued', message: 'Not sent yet: 421 Later' })],
  })
  server.on(decide, () => json({ ...thread, mails: [makeReceivedMail()] }))
  region.getByText('Not sent yet: 421 Later')
  expect(region.queryByRole('button', { name: 'Send again' })).toBeNull()
  await user.click(region.getByRole('button', { name: 'Back to the draft' }))
  await waitFor(() => expect(server.received(decide)[0]?.body).toEqual({ decision: 'withdraw' }))
})

test('an answer that waits for its first attempt has nothing to decide', async () => {
  const { region } = await open({ mails: [makeReceivedMail(), makeAnswerMail({ state: 'queued' })] })
  region.getByText('Being sent')
  expect(region.queryByRole('button', { name: 'Back to the draft' })).toBeNull()
})

test('a mail that is late is not called one that came back', async () => {
  const late = makeReceivedMail({ kind: 'bounce', is_permanent: false, cause: 'delayed' })
  const { region } = await open({ mails: [late] })
  region.getByText('Not delivered yet')
  region.getByText('The mail server has not delivered it yet, and still tries.')
  expect(region.queryByText('Came back')).toBeNull()
})

test('a conversation that does not exist leads back to the others; one that cannot be read is read again', async () => {
  const { server, user, router } = openInbox([makeThread(1)], { opened: makeThread(7) })
  await screen.findByText('Conversation not found')
  server.on(inboxEndpoints.get, () => json({ detail: 'The database rests' }, 503))
  await router.navigate(`/inbox/${makeThread(1).id}`)
  await screen.findByText('The database rests')
  server.on(inboxEndpoints.get, () => json(makeThread(1)))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 2, name: 'Creator 1' })
})

test('without room for a column, what is known of a conversation is in a drawer', async () => {
  const { user, region } = await open({ note: 'Likes green tea' }, false)
  expect(screen.queryByLabelText('Note')).toBeNull()
  await user.click(region.getByRole('button', { name: 'About this conversation' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'About this conversation' }))
  expect(drawer.getByLabelText<HTMLTextAreaElement>('Note', { selector: 'textarea' }).value).toBe('Likes green tea')
})
