import { screen, waitFor, within } from '@testing-library/react'
import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { expect, onTestFinished, test, vi } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { openSendDialog } from '../../../../testing/open-send-dialog.tsx'
import {
  ada,
  answerReview,
  lena,
  makeReviewed,
  makeWritten,
  mina,
  openWriting,
} from '../../../../testing/open-writing.ts'

const { review } = mailReviewEndpoints
const rows = async () => within(await screen.findByRole('list', { name: 'Mails' })).getAllByRole('listitem')
const findRow = async (name: string) => {
  const row = (await rows()).find(({ textContent }) => textContent.includes(name))
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}
const stepTexts = () =>
  within(screen.getByRole('navigation', { name: 'Steps of the mail' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('the page begins with what keeps mails from leaving, and leads to the settings', async () => {
  const { server, router, user, kept } = await openWriting([mina], { step: 'mail' })
  const refusal = { message: 'This installation has no public address yet.' }
  server.on(review, ({ body }) => answerReview([mina], body, refusal))
  await user.type(screen.getByLabelText('Subject'), '!')
  const notice = await screen.findByRole('region', { name: 'Nothing can be sent yet' })
  within(notice).getByText('This installation has no public address yet.')
  // Not waiting for the pause in writing: leaving saves.
  await user.type(screen.getByLabelText('Subject'), '!')
  await user.click(within(notice).getByRole('link', { name: 'Email settings' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/email-config'))
  await waitFor(() => expect(kept.draft?.subject).toBe('Tea, {{title}}?!!'))
})

test('each step says what is missing in it', async () => {
  await openWriting([mina, ada], { draft: makeWritten([mina, ada], { body: '' }) })
  expect(stepTexts()).toEqual([
    '1. Recipients1 of 2 get it',
    '2. WriteThe message is missing',
    '3. Follow-upsNone',
    '4. ReviewSomething is missing',
  ])
})

test('steps are links: the browser goes back to the step before, and a screen reader hears the new one', async () => {
  const { user, router } = await openWriting()
  await user.click(screen.getByRole('link', { name: 'Next: Write' }))
  await screen.findByRole('textbox', { name: 'Message' })
  await user.click(screen.getByRole('link', { name: 'Next: Follow-ups' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Follow-ups' }))
  expect(router.state.location.search).toBe('?step=follow-ups')
  await router.navigate(-1)
  await screen.findByRole('textbox', { name: 'Message' })
})

test('the recipients are listed with the reasons why some get no mail', async () => {
  // Stands still, since shortly after midnight the day of her mail is no longer yesterday.
  vi.setSystemTime(Date.parse(lena.last_mail?.at ?? '') + 86_400_000)
  onTestFinished(() => void vi.useRealTimers())
  await openWriting()
  ;(await findRow('Mina')).getByText('1@example.test')
  ;(await findRow('Ada')).getByText('Left out: has no e-mail address')
  const row = await findRow('Lena')
  row.getByText('Left out: had a mail from you lately')
  row.getByText('yesterday')
  expect(row.getByRole('link', { name: 'Coffee, [Name]?' }).getAttribute('href')).toMatch(/^\/campaigns\//)
})

test('a creator can be taken off the mail and put back, which is stored', async () => {
  const { user, kept } = await openWriting()
  await user.click(await screen.findByRole('button', { name: 'Take Mina off this mail' }))
  expect(screen.queryByText('1@example.test')).toBeNull()
  // The next creator's button, so that the keyboard goes on from there.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take Ada off this mail' }))
  await waitFor(() => expect(kept.draft?.creators.map(({ id }) => id)).toEqual(['2', '3']))
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  await waitFor(() => expect(kept.draft?.creators.map(({ id }) => id)).toEqual(['1', '2', '3']))
  expect(await rows()).toHaveLength(3)
})

test('without creators the page says where to choose them', async () => {
  await openWriting([], { draft: null })
  screen.getByRole('heading', { name: 'No creators chosen yet' })
  expect(screen.getByRole('link', { name: 'Find creators' }).getAttribute('href')).toBe('/dashboard')
})

test('a creator who had a mail lately gets this one if that is said, which another device knows too', async () => {
  const { user, kept } = await openWriting([mina, lena], { step: 'review' })
  await screen.findByRole('button', { name: 'Send 1 mail' })
  await user.click(await screen.findByRole('button', { name: 'Write anyway to Lena' }))
  await screen.findByRole('button', { name: 'Send 2 mails' })
  await waitFor(() => expect(kept.draft?.written_anyway).toEqual(['3']))
  await user.click(screen.getByRole('button', { name: 'Leave out Lena' }))
  await screen.findByRole('button', { name: 'Send 1 mail' })
  await user.click(screen.getByRole('checkbox', { name: /^Leave out 1 creator/ }))
  await screen.findByRole('button', { name: 'Send 2 mails' })
  await waitFor(() => expect(kept.draft).toMatchObject({ skip_written: false, written_anyway: [] }))
})

test('a thousand mails are listed in pages, and by what becomes of them', async () => {
  const mails = Array.from({ length: 1000 }, (_, index) =>
    makeReviewed({ id: `${index + 10}`, title: `Reader ${index}` }),
  )
  const { user } = await openWriting([...mails, ada], { step: 'review' })
  await screen.findByRole('button', { name: 'Send 1,000 mails' })
  expect(await rows()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: '21' }))
  await findRow('Ada')
  await user.click(screen.getByRole('combobox', { name: 'Which creators' }))
  await user.click(await screen.findByRole('option', { name: 'Left out (1)' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('a list that cannot be read says so, and is read again', async () => {
  const { server, user } = await openWriting([mina], { step: 'mail' })
  server.on(review, () => json({ detail: 'The database is busy.' }, 503))
  await user.type(screen.getByLabelText('Subject'), '!')
  await user.click(screen.getByRole('link', { name: 'Next: Follow-ups' }))
  await user.click(screen.getByRole('link', { name: 'Next: Review' }))
  await screen.findByText('The list could not be read')
  server.on(review, ({ body }) => answerReview([mina], body))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findRow('Mina')
})

test('the dialog hands the mail over to the page with its creators, though nothing is written', async () => {
  const { user, kept } = await openSendDialog()
  await user.click(screen.getByRole('button', { name: 'Write on a page' }))
  await waitFor(() => expect(kept.draft?.creators.map(({ id }) => id)).toEqual(['1']))
})

test('a creator who waits for another mail can be written to anyway', async () => {
  const waits = { ...lena, last_mail: null }
  const { user, kept } = await openWriting([mina, waits], { step: 'review' })
  await screen.findByRole('button', { name: 'Send 1 mail' })
  await user.click(await screen.findByRole('button', { name: 'Write anyway to Lena' }))
  await screen.findByRole('button', { name: 'Send 2 mails' })
  await waitFor(() => expect(kept.draft).toMatchObject({ written_anyway: ['3'] }))
})
