import { setTimeout } from 'node:timers/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { mailReviewEndpoints, ReviewRequest } from '@troupe/contract/campaigns/mail-review'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json, never } from '../../../../testing/fake-server.ts'
import { draftRevision } from '../../../../testing/keep-draft.ts'
import { ada, makeWritten, mina, openWriting, startedCampaign } from '../../../../testing/open-writing.ts'
import { makeCampaign, makePreview } from '../../../../testing/outreach-factories.ts'

const { sendEmail, preview } = outreachEndpoints

test('a mail can be read before it leaves, with its follow-ups', async () => {
  const { user, server } = await openWriting([mina], { step: 'review' })
  const shown = { creator: mina.creator, to: mina.to }
  const mails = [
    { subject: 'Tea, Mina?', html: '<p>Dear Mina</p>', text: '' },
    { subject: 'Re: Tea, Mina?', html: '<p>Again</p>', text: '' },
  ]
  server.on(preview, () => json(makePreview({ shown: { ...shown, mails } })))
  await user.click(await screen.findByRole('button', { name: 'Read the mail to Mina' }))
  const frames = await screen.findAllByTitle<HTMLIFrameElement>('The mail as Mina gets it')
  expect(frames.map(({ srcdoc }) => srcdoc.slice(srcdoc.indexOf('<p>')))).toEqual(['<p>Dear Mina</p>', '<p>Again</p>'])
  screen.getByText('Follow-up 1: Re: Tea, Mina?')
  await user.click(screen.getByRole('button', { name: 'Close the mail to Mina' }))
  expect(screen.queryByTitle('The mail as Mina gets it')).toBeNull()
})

test('a mail is read as the chosen mailbox sends it, with its signature', async () => {
  const mailbox = makeCampaign().id
  const { user, server } = await openWriting([mina], { step: 'review', draft: makeWritten([mina], { mailbox }) })
  await user.click(await screen.findByRole('button', { name: 'Read the mail to Mina' }))
  await waitFor(() => expect(server.received(preview).at(-1)?.body).toMatchObject({ creator_id: '1', mailbox }))
})

test('the button says how many mails it sends; they can be undone, and take the draft along', async () => {
  const { user, server, router, kept } = await openWriting([mina, ada], { step: 'review' })
  await user.click(await screen.findByRole('button', { name: 'Send 1 mail' }))
  await screen.findByText(/^Leaves in (9:\d\d|10:00) \(1 mail\)$/)
  expect(router.state.location.pathname).toBe(`/campaigns/${startedCampaign.id}`)
  expect(server.received(sendEmail)[0]?.body).toMatchObject({
    kol_ids: ['1', '2'],
    undo_minutes: 10,
    draft_revision: draftRevision(99),
    skip_written_days: 30,
  })
  expect(kept.draft).toBeNull()
})

test('a mail that is refused after its page was left says so', async () => {
  const { user, server, router } = await openWriting([mina], { step: 'review' })
  const { promise: refused, resolve: refuse } = Promise.withResolvers<Response>()
  server.on(sendEmail, () => refused)
  await user.click(await screen.findByRole('button', { name: 'Send 1 mail' }))
  await waitFor(() => expect(server.received(sendEmail)).toHaveLength(1))
  await router.navigate('/campaigns')
  await screen.findByRole('heading', { level: 1, name: 'Campaigns' })
  refuse(json({ detail: 'The mailbox rests' }, 409))
  await screen.findByText(/The mailbox rests/)
})

test('the page waits for the laws, which stand above the button', async () => {
  let isAnswered = false
  const laws = async () => {
    await setTimeout(100)
    isAnswered = true
    return json({ countries: [] })
  }
  await openWriting([mina], { step: 'review', laws })
  screen.getByRole('button', { name: 'Send 1 mail' })
  expect(isAnswered).toBe(true)
})

test('the mails stand above the button while they are read again, so that it does not move', async () => {
  const { user, server } = await openWriting([mina], { step: 'mail' })
  server.on(mailReviewEndpoints.review, never)
  await user.type(screen.getByLabelText('Subject'), '!')
  const readSubject = () =>
    ReviewRequest.safeParse(server.received(mailReviewEndpoints.review).at(-1)?.body).data?.subject
  await waitFor(() => expect(readSubject()).toMatch(/!$/))
  await user.click(screen.getByRole('link', { name: /^4\. Review/ }))
  screen.getByRole('button', { name: 'Send 1 mail' })
  expect(within(screen.getByRole('list', { name: 'Mails' })).getByText('Mina')).toBeTruthy()
})

test('a mail whose time is incomplete is not sent', async () => {
  const { user, server } = await openWriting([mina], { step: 'review' })
  await user.click(await screen.findByRole('checkbox', { name: 'Send later' }))
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Schedule 1 mail' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter the whole date and time.')
  expect(server.received(sendEmail)).toEqual([])
})

test('what was changed last is stored before it is sent', async () => {
  const { user, server } = await openWriting([mina], { step: 'review' })
  await user.click(await screen.findByRole('checkbox', { name: 'Send later' }))
  await user.click(screen.getByRole('button', { name: 'Schedule 1 mail' }))
  await waitFor(() => expect(server.received(sendEmail)[0]?.body).toMatchObject({ draft_revision: draftRevision(1) }))
})

test('a mail cannot be changed or sent once more while its draft is stored before it is sent', async () => {
  const { user, server } = await openWriting([mina], { step: 'review' })
  const { promise: stored, resolve: store } = Promise.withResolvers<Response>()
  server.on(mailDraftEndpoints.save, () => stored)
  await user.click(await screen.findByRole('checkbox', { name: 'Send later' }))
  await user.click(screen.getByRole('button', { name: 'Schedule 1 mail' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send later' }).disabled).toBe(true),
  )
  expect(screen.getByRole('button', { name: /Schedule 1 mail/ }).dataset.loading).toBe('true')
  store(json({ revision: draftRevision(1), updated_at: '2026-01-01T00:00:00.000Z' }))
  await waitFor(() => expect(server.received(sendEmail)).toHaveLength(1))
})

test('a mail that lacks something is not sent; the review leads to the step where it is missing', async () => {
  const { user } = await openWriting([mina], { step: 'review', draft: makeWritten([mina], { body: '' }) })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 1 mail' }).disabled).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await screen.findByRole('textbox', { name: 'Message' })
})

test('why the server refuses is shown, and the mail is kept', async () => {
  const { user, server, kept } = await openWriting([mina], { step: 'review' })
  server.on(sendEmail, () => json({ detail: 'The database is busy.' }, 503))
  await user.click(await screen.findByRole('button', { name: 'Send 1 mail' }))
  await screen.findByText('Failed to send email: The database is busy.')
  expect(kept.draft?.subject).toBe('Tea, {{title}}?')
})

test('a mail that another window has sent is not sent twice', async () => {
  const { user, server, kept } = await openWriting([mina], { step: 'review' })
  await user.click(await screen.findByRole('checkbox', { name: 'Send later' }))
  kept.draft = null
  await user.click(screen.getByRole('button', { name: 'Schedule 1 mail' }))
  await screen.findByText('This mail was sent or discarded in another window.')
  screen.getByText('Failed to send email: your last changes could not be stored. See above.')
  expect(server.received(sendEmail)).toHaveLength(0)
})
