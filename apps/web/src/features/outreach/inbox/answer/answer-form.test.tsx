import { screen, waitFor, within } from '@testing-library/react'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { inboxEndpoints, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import { expect, test } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { draftRevision } from '../../../../testing/keep-draft.ts'
import { makeThread } from '../../../../testing/keep-inbox.ts'
import { openInbox } from '../../../../testing/open-inbox.ts'

const { send, suggest } = threadAnswerEndpoints

async function open(parts: Partial<ThreadDetails> = {}) {
  const thread = makeThread(1, { name: 'Ada', ...parts })
  const opened = openInbox([thread], { opened: thread })
  await screen.findByRole('region', { name: 'Ada' })
  return { ...opened, thread }
}

async function write(parts: Partial<ThreadDetails> = {}) {
  const opened = await open(parts)
  await opened.user.click(screen.getByRole('button', { name: parts.draft ? 'Continue the answer' : 'Answer' }))
  const editor = await screen.findByRole('textbox', { name: 'Your answer' })
  return { ...opened, editor, form: within(screen.getByRole('form', { name: 'Your answer' })) }
}

const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }

/** Puts a text into the editor, which jsdom cannot type into: by a template. */
async function put({ server, user }: Pick<Awaited<ReturnType<typeof open>>, 'server' | 'user'>, text: string) {
  const template = { id: draftRevision(3), name: 'Text', subject: 'Text', body: `<p>${text}</p>`, ...times }
  server.on(emailTemplateEndpoints.list, () => json({ templates: [template] }))
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  await user.click(await screen.findByRole('button', { name: 'Use Text' }))
}

test('an answer says from where to where it goes, is kept while it is written, and leaves by Ctrl+Enter', async () => {
  const opened = await write()
  const { server, user, kept, editor, form } = opened
  form.getByText('From maya@example.test to ada@one.test')
  await put(opened, 'Fine, on Monday.')
  await form.findByText('Draft saved')
  expect(kept.threads[0]?.draft?.body).toBe('<p>Fine, on Monday.</p>')
  editor.focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Your answer is on its way.')
  expect(server.received(send)[0]).toMatchObject({
    body: { body: '<p>Fine, on Monday.</p>', next_state: 'waiting', draft_revision: draftRevision(1) },
  })
  expect(server.received(send)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
  const mails = within(screen.getByRole('list', { name: /^Mails/ }))
  await mails.findByText('Fine, on Monday.')
  expect(screen.queryByRole('form')).toBeNull()
  screen.getByRole('button', { name: 'Answer' })
})

test('an answer cannot be changed any more while its draft is stored before it is sent', async () => {
  const opened = await write()
  const { server, user, editor, form } = opened
  const { promise: stored, resolve: store } = Promise.withResolvers<Response>()
  server.on(inboxEndpoints.saveDraft, () => stored)
  await put(opened, 'Fine.')
  await user.click(form.getByRole('button', { name: 'Send and set to done' }))
  await waitFor(() => expect(editor.getAttribute('contenteditable')).toBe('false'))
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Send and set to done' }).disabled).toBe(true)
  expect(server.received(send)).toEqual([])
  store(json({ body: '<p>Fine.</p>', revision: draftRevision(1), updated_at: times.updated_at }))
  await screen.findByText('Your answer is on its way.')
  expect(server.received(send)).toHaveLength(1)
})

test('an answer that is refused stays, with the reason; sending it again is the same answer', async () => {
  const opened = await write()
  const { server, user, editor, form } = opened
  await user.click(form.getByRole('button', { name: 'Send' }))
  form.getByText('Write an answer first.')
  server.on(send, () => json({ detail: 'The mailbox is full' }, 409))
  await put(opened, 'Fine.')
  await form.findByText('Draft saved')
  await user.click(form.getByRole('button', { name: 'Send and set to done' }))
  await form.findByText('The answer was not sent. The mailbox is full')
  expect(editor.textContent).toBe('Fine.')
  await user.click(form.getByRole('button', { name: 'Send and set to done' }))
  await waitFor(() => expect(server.received(send)).toHaveLength(2))
  const [first, second] = server.received(send)
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey)
  expect(first?.body).toMatchObject({ next_state: 'done' })
})

test('an answer that is refused after its conversation was left says so', async () => {
  const opened = await write()
  const { server, user, router, form } = opened
  const { promise: refused, resolve: refuse } = Promise.withResolvers<Response>()
  server.on(send, () => refused)
  await put(opened, 'Fine.')
  await form.findByText('Draft saved')
  await user.click(form.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.received(send)).toHaveLength(1))
  await router.navigate('/inbox')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  refuse(json({ detail: 'The mailbox is full' }, 409))
  await screen.findByText('The answer was not sent. The mailbox is full')
})

test('a draft is gone on with, and is discarded only after a question', async () => {
  const draft = { body: '<p>Half a</p>', revision: draftRevision(7), updated_at: '2026-01-03T10:00:00.000Z' }
  const { user, kept, editor, form } = await write({ draft, has_draft: true })
  expect(editor.textContent).toBe('Half a')
  await user.click(form.getByRole('button', { name: 'Discard' }))
  const ask = within(await screen.findByRole('dialog', { name: 'Discard this answer?' }))
  expect(kept.threads[0]?.draft).not.toBeNull()
  await user.click(ask.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(kept.threads[0]?.draft).toBeNull())
  await screen.findByRole('button', { name: 'Answer' })
})

test('what another window has written is not replaced without a question', async () => {
  const opened = await write()
  const { user, kept, editor, form } = opened
  const theirs = { body: '<p>Theirs</p>', revision: draftRevision(50), updated_at: '2026-01-03T10:00:00.000Z' }
  kept.threads = kept.threads.map((thread) => ({ ...thread, draft: theirs }))
  await put(opened, 'Mine')
  await user.click(await form.findByRole('button', { name: 'Use the other text' }))
  await waitFor(() => expect(editor.textContent).toBe('Theirs'))
})

test('what another window has changed or sent is not sent before the user has decided', async () => {
  const opened = await write()
  const { server, user, kept, editor, form } = opened
  const theirs = { body: '<p>Theirs</p>', revision: draftRevision(50), updated_at: '2026-01-03T10:00:00.000Z' }
  kept.threads = kept.threads.map((thread) => ({ ...thread, draft: theirs }))
  await put(opened, 'Mine')
  await form.findByRole('button', { name: 'Use the other text' })
  editor.focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(editor.getAttribute('contenteditable')).toBe('true'))
  expect(server.received(send)).toEqual([])
})

test('a template is put in, filled in for the creator', async () => {
  const { editor, ...opened } = await write()
  await put(opened, 'Dear {{title}}')
  await waitFor(() => expect(editor.textContent).toBe('Dear Ada'))
})

test('a suggestion goes into the draft, and is marked until it is edited', async () => {
  const opened = await open({ can_suggest: true })
  const { server, user, kept } = opened
  server.on(suggest, () => json({ text: 'Gladly.', html: '<p>Gladly.</p>', left_out: 0, message: '' }))
  await user.click(screen.getByRole('button', { name: 'Suggest an answer' }))
  await user.type(await screen.findByRole('textbox', { name: /^What should it say/ }), 'Agree')
  await user.click(screen.getByRole('button', { name: 'Suggest' }))
  await screen.findByText('Suggested by the language model. Check it before you send it.')
  expect(server.received(suggest)[0]?.body).toEqual({ wish: 'Agree' })
  await waitFor(() => expect(kept.threads[0]?.draft?.body).toBe('<p>Gladly.</p>'))
  expect(server.received(send)).toHaveLength(0)
  await put(opened, 'More')
  await waitFor(() => expect(screen.queryByText(/^Suggested by/)).toBeNull())
})

test('a suggestion that fails leaves the draft alone', async () => {
  const { server, user } = await open({ can_suggest: true })
  server.on(suggest, () => json({ detail: 'It is busy' }, 503))
  await user.click(screen.getByRole('button', { name: 'Suggest an answer' }))
  await user.click(await screen.findByRole('button', { name: 'Suggest' }))
  await screen.findByText('There is no suggestion. It is busy')
  expect(server.received(inboxEndpoints.saveDraft)).toHaveLength(0)
})

test('a conversation that cannot be answered says why, and has no editor', async () => {
  const { answer } = makeThread(1)
  await open({ answer: { ...answer, refusal: { message: 'The address is not known any more' } } })
  screen.getByText('The address is not known any more')
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})
