import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { inboxEndpoints, type ThreadDetails } from '@troupe/contract/mail/inbox'
import { expect, test } from 'vitest'
import { type FakeServer, json } from '../../../../testing/fake-server.ts'
import { makeThread } from '../../../../testing/keep-inbox.ts'
import { openInbox } from '../../../../testing/open-inbox.ts'
import { ben, haveColleagues } from '../../../../testing/team/have-colleagues.ts'

async function open(parts: Partial<ThreadDetails> = {}, prepare: (server: FakeServer) => void = () => {}) {
  const thread = makeThread(1, { name: 'Ada', ...parts })
  const opened = openInbox([thread], { opened: thread, prepare })
  const about = within(await screen.findByRole('complementary', { name: 'About this conversation' }))
  await about.findByRole('textbox', { name: 'Note' })
  return { ...opened, thread, about }
}

test('a note is saved when writing pauses, and one that cannot be saved stays with the reason', async () => {
  const { server, user, kept, about } = await open()
  const note = about.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await user.type(note, 'Likes tea')
  await about.findByText('Saved')
  expect(kept.threads[0]?.note).toBe('Likes tea')
  expect(server.received(inboxEndpoints.change)).toHaveLength(1)
  server.on(inboxEndpoints.change, () => json({ detail: 'The database rests' }, 503))
  await user.type(note, ' green')
  await about.findByText('The note is not saved. The database rests')
  expect(note.value).toBe('Likes tea green')
})

test('until a note is saved, the browser asks before it closes the page, also after the conversation is left', async () => {
  const { server, user, router, thread, about } = await open()
  const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const isSaved = Promise.withResolvers<void>()
  server.on(inboxEndpoints.change, async () => {
    await isSaved.promise
    return json({ ...thread, note: 'Likes tea' })
  })
  expect(mayClose()).toBe(true)
  await user.type(about.getByRole('textbox', { name: 'Note' }), 'Likes tea')
  expect(mayClose()).toBe(false)
  await router.navigate('/inbox')
  expect(mayClose()).toBe(false)
  isSaved.resolve()
  await waitFor(() => expect(mayClose()).toBe(true))
})

test('a note that cannot be saved says so although its conversation has been left', async () => {
  const { server, user, router, about } = await open()
  server.on(inboxEndpoints.change, () => json({ detail: 'The database rests' }, 503))
  await user.type(about.getByRole('textbox', { name: 'Note' }), 'Likes tea')
  await router.navigate('/inbox')
  await screen.findByText('The note is not saved. The database rests')
})

test('a note that a colleague has changed meanwhile keeps both texts', async () => {
  const { server, user, kept, thread, about } = await open({ note: 'Likes tea' })
  const note = about.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  kept.threads = [{ ...thread, note: 'Likes tea\nHas a dog' }]
  await user.type(note, '\nAgreed on May')
  await about.findByText('Changed elsewhere meanwhile. Both texts are kept.')
  expect(note.value).toBe('Likes tea\nHas a dog\nAgreed on May')
  expect(kept.threads[0]?.note).toBe(note.value)
  await user.type(note, ' or June')
  await about.findByText('Saved')
  expect(kept.threads[0]?.note).toBe('Likes tea\nHas a dog\nAgreed on May or June')
  expect(server.received(inboxEndpoints.change)).toHaveLength(3)
})

test('a note that a colleague has changed is saved with both texts although its conversation has been left', async () => {
  const { user, kept, thread, router, about } = await open()
  kept.threads = [{ ...thread, note: 'Has a dog' }]
  await user.type(about.getByRole('textbox', { name: 'Note' }), 'Likes tea')
  await router.navigate('/inbox')
  await waitFor(() => expect(kept.threads[0]?.note).toBe('Has a dog\nLikes tea'))
})

test('a next step has a text and a day, and can be removed', async () => {
  const { user, kept, about } = await open()
  await user.type(about.getByRole('textbox', { name: 'What is to be done' }), 'Ask for the dates')
  await user.click(about.getByRole('button', { name: 'Remind me' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Remind me' }))
  await user.click(menu.getByRole('button', { name: /^Tomorrow/ }))
  await about.findByText(/^Due/)
  expect(kept.threads[0]?.next_step?.text).toBe('Ask for the dates')
  await user.click(about.getByRole('button', { name: 'Remove the reminder' }))
  await waitFor(() => expect(kept.threads[0]?.next_step).toBeNull())
})

const makeStep = (text: string) => ({ at: '2031-05-06T09:00:00.000Z', text })

test('a next step that a colleague has changed is shown, and leaving its field does not undo that', async () => {
  const { server, user, kept, about } = await open({ next_step: makeStep('Ask for the dates') })
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'What is to be done' })
  const changeElsewhere = async (text: string, state: string) => {
    kept.threads = kept.threads.map((thread) => ({ ...thread, next_step: makeStep(text) }))
    // The answer to any change brings what others have changed.
    await user.click(about.getByRole('radio', { name: state }))
    await waitFor(() => expect(field.value).toBe(text))
  }
  await changeElsewhere('Send the contract', 'Waiting')
  await user.click(field)
  await user.tab()
  await user.clear(field)
  await user.type(field, 'Send the samples')
  await user.tab()
  await waitFor(() => expect(kept.threads[0]?.next_step).toEqual(makeStep('Send the samples')))
  await changeElsewhere('Send the invoice', 'Done')
  await user.click(field)
  await user.tab()
  const sent = server
    .received(inboxEndpoints.change)
    .map(({ body }) => inboxEndpoints.change.body.parse(body).next_step)
  expect(sent.filter((step) => step !== undefined)).toEqual([makeStep('Send the samples')])
})

test('a next step stays in its field while it is saved, and when it cannot be saved', async () => {
  const { server, user, about } = await open({ next_step: makeStep('Ask for the dates') })
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'What is to be done' })
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  server.on(inboxEndpoints.change, () => answer)
  await user.type(field, ' in May')
  await user.tab()
  expect(field.value).toBe('Ask for the dates in May')
  resolve(json({ detail: 'The database rests' }, 503))
  await screen.findByText('The database rests')
  expect(field.value).toBe('Ask for the dates in May')
})

test('the state is changed beside the mails, too', async () => {
  const { user, kept, about } = await open()
  await user.click(about.getByRole('radio', { name: 'Waiting' }))
  await waitFor(() => expect(kept.threads[0]?.state).toBe('waiting'))
})

test('the card of the creator opens the panel over the conversation', async () => {
  const { user, router, about } = await open()
  const card = within(await about.findByRole('article'))
  await user.click(card.getByRole('link'))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/inbox\/[0-9a-f-]+\/creators\/1$/))
  await screen.findByRole('dialog')
})

test('a creator who is not in the catalogue any more has no card, but an address', async () => {
  const { about } = await open({ creator: null })
  about.getByText('This creator is not in the catalogue any more.')
  about.getByText('ada@one.test')
})

test('a conversation is assigned to a colleague, which its row says', async () => {
  const { user, kept, about } = await open({}, haveColleagues)
  await user.click(await about.findByRole('combobox', { name: 'Assigned to' }))
  await user.click(await screen.findByRole('option', { name: 'ben' }))
  await waitFor(() => expect(kept.threads[0]?.assigned_to).toBe(ben.user_id))
  await screen.findByRole('img', { name: 'Assigned to ben' })
})

test('a user who is alone assigns nothing', async () => {
  const { about } = await open()
  expect(about.queryByRole('combobox', { name: 'Assigned to' })).toBeNull()
})
