import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { draftRevision, makeDraft } from '../../../testing/keep-draft.ts'
import { answerProviders, openSendDialog } from '../../../testing/open-send-dialog.tsx'

const { get, save } = mailDraftEndpoints
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject').value
const mina = { id: '1', title: 'Mina Bakes', email: 'mina@example.test' }

test('what was written anywhere is there when the dialog opens, with its follow-ups, schedule and language', async () => {
  const draft = makeDraft({
    subject: 'Tea, {{title}}?',
    body: '<p>Dear you</p>',
    follow_ups: [{ subject: '', body: '<p>Still?</p>', delay_hours: 168 }],
    schedule_at: '2031-05-06T09:30:00.000Z',
    language: 'de',
  })
  await openSendDialog([mina], draft)
  expect(subject()).toBe('Tea, [Name]?')
  expect(screen.getByRole('textbox', { name: 'Message' }).textContent).toBe('Dear you')
  expect(screen.getByRole('textbox', { name: 'Message of follow-up 1' }).textContent).toBe('Still?')
  expect(screen.getByLabelText<HTMLInputElement>('Days after the mail before it').value).toBe('7')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send later' }).checked).toBe(true)
  expect(screen.getByText(/^Your unfinished mail is here again/)).toBeDefined()
})

test('what is written is saved with its creators, which the dialog says', async () => {
  const { user, kept } = await openSendDialog()
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await screen.findByText('Draft saved')
  expect(kept.draft).toMatchObject({ subject: 'Tea', creators: [{ id: '1' }] })
})

test('the chosen provider is kept, and chosen when the dialog opens again', async () => {
  const { server, user, kept, close, open } = await openSendDialog()
  server.on(emailSettingsEndpoints.listProviders, () => answerProviders(true))
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  const gmail = screen.getByRole('radio', { name: 'Gmail API' })
  await waitFor(() => expect(gmail).toHaveProperty('disabled', false))
  await user.click(gmail)
  await close()
  await waitFor(() => expect(kept.draft?.email_provider).toBe('gmail'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Gmail API' }).checked).toBe(true)
})

test('a mailbox that was removed since is not chosen any more', async () => {
  const gone = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  const { kept } = await openSendDialog([mina], makeDraft({ subject: 'Tea', mailbox: gone }))
  await waitFor(() => expect(kept.draft?.subject).toBe('Tea'))
  await waitFor(() => expect(kept.draft?.mailbox).toBeUndefined())
})

test('closing the dialog saves at once, and it opens with the text of the server', async () => {
  const { user, kept, close, open } = await openSendDialog()
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await close()
  await waitFor(() => expect(kept.draft?.subject).toBe('Tea'))
  kept.draft = makeDraft({ subject: 'Tea, written on the phone', revision: draftRevision(70) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect(subject()).toBe('Tea, written on the phone')
})

test('until what was written is saved, the browser asks before it closes the page, also after the page is left', async () => {
  const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const { server, user } = await openSendDialog()
  const isSaved = Promise.withResolvers<void>()
  server.on(save, async () => {
    await isSaved.promise
    return json({ draft: makeDraft({ subject: 'Tea' }) })
  })
  expect(mayClose()).toBe(true)
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  expect(mayClose()).toBe(false)
  cleanup()
  expect(mayClose()).toBe(false)
  isSaved.resolve()
  await waitFor(() => expect(mayClose()).toBe(true))
})

test('starting over asks, empties the mail and removes it from the server', async () => {
  const { user, kept } = await openSendDialog([mina], makeDraft({ subject: 'Old' }))
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  const question = await screen.findByRole('dialog', { name: 'Discard this mail?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(subject()).toBe(''))
  await waitFor(() => expect(kept.draft).toBeNull())
})

test('a sent mail is no draft any more', async () => {
  const { useTemplate, send, kept } = await openSendDialog()
  await useTemplate()
  await screen.findByText('Draft saved')
  await send()
  await screen.findByText('Writing to 1 creator.')
  await waitFor(() => expect(kept.draft).toBeNull())
})

test('a draft that cannot be saved stays in the dialog, with the reason and another attempt', async () => {
  const { server, user, kept, restoreDraft } = await openSendDialog()
  server.on(save, () => json({ detail: 'The database is busy.' }, 503))
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await screen.findByText('The draft is not saved. The database is busy.')
  expect(subject()).toBe('Tea')
  restoreDraft()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Draft saved')
  expect(kept.draft?.subject).toBe('Tea')
})

test('a draft that cannot be read does not keep the dialog from opening, and is not written over', async () => {
  const { server, user, kept, close, open, restoreDraft } = await openSendDialog()
  await close()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  server.on(get, () => json({ detail: 'Busy' }, 503))
  kept.draft = makeDraft({ subject: 'From the phone', revision: draftRevision(70) })
  await open()
  restoreDraft()
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await screen.findByText('This mail was changed in another window. Which text should stay?')
  expect(kept.draft.subject).toBe('From the phone')
  await user.click(screen.getByRole('button', { name: 'Use the other text' }))
  await waitFor(() => expect(subject()).toBe('From the phone'))
})

test('a mail that another window has only given a later time or a name is not taken for the own one', async () => {
  const begun = makeDraft({ subject: 'Tea', creators: [mina] })
  const { user, kept } = await openSendDialog([mina], begun)
  kept.draft = { ...begun, schedule_at: '2031-05-06T09:30:00.000Z', revision: draftRevision(70) }
  await user.type(screen.getByLabelText('Name of the campaign'), 'Spring')
  await screen.findByText('This mail was changed in another window. Which text should stay?')
  expect(kept.draft).toMatchObject({ schedule_at: '2031-05-06T09:30:00.000Z', revision: draftRevision(70) })
})

test('the days of a follow-up can be emptied and typed anew', async () => {
  const follow_ups = [{ subject: '', body: '<p>Still?</p>', delay_hours: 96 }]
  const { user, kept } = await openSendDialog([mina], makeDraft({ subject: 'Tea', follow_ups }))
  const days = screen.getByLabelText<HTMLInputElement>('Days after the mail before it')
  await user.clear(days)
  expect(days.value).toBe('')
  await user.type(days, '7')
  await waitFor(() => expect(kept.draft?.follow_ups[0]?.delay_hours).toBe(168))
  await user.clear(days)
  await user.tab()
  expect(days.value).toBe('7')
})
