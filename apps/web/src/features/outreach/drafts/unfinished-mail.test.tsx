import { screen, waitFor, within } from '@testing-library/react'
import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { expect, test } from 'vitest'
import { prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { json } from '../../../testing/fake-server.ts'
import { keepDraft, makeDraft } from '../../../testing/keep-draft.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const creators = [
  { id: '1', title: 'Mina Bakes', email: 'mina@example.test' },
  { id: '2', title: 'Ada', email: null },
]

/** Opens the campaigns, or the e-mail settings, with an unfinished mail. */
function openWithDraft(draft = makeDraft({ subject: 'Tea, {{title}}?', creators })) {
  const kept = { draft: draft as typeof draft | null }
  const { server, user } = openCampaign(undefined, '/campaigns')
  keepDraft(server, kept)
  return { server, user, kept }
}

test('the campaigns show the mail that was begun, with its creators', async () => {
  openWithDraft()
  const unfinished = await screen.findByRole('region', { name: 'Unfinished mail' })
  within(unfinished).getByText('Tea, [Name]?')
  within(unfinished).getByText(/^2 creators/)
})

test('a mail that a busy server could not give is asked for again', async () => {
  const { server } = openWithDraft()
  const busy = { isOver: false }
  server.on(mailDraftEndpoints.get, () => {
    if (busy.isOver) return json({ draft: makeDraft({ subject: 'Tea', creators }) })
    busy.isOver = true
    return json({ detail: 'The server is busy.' }, 503)
  })
  await screen.findByRole('region', { name: 'Unfinished mail' }, { timeout: 30_000 })
})

test('a mail without a subject can be recognised too', async () => {
  openWithDraft(makeDraft({ body: '<p>Dear you</p>' }))
  const unfinished = await screen.findByRole('region', { name: 'Unfinished mail' })
  within(unfinished).getByText('no subject yet')
  within(unfinished).getByText(/^no creators/)
})

test('discarding it asks first', async () => {
  const { user, kept } = openWithDraft()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = await screen.findByRole('dialog', { name: 'Discard this mail?' })
  expect(kept.draft).not.toBeNull()
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unfinished mail' })).toBeNull())
  expect(kept.draft).toBeNull()
})

test('a mail that could not be discarded is still there, with the reason', async () => {
  const { user, server } = openWithDraft()
  server.on(mailDraftEndpoints.discard, () => json({ detail: 'The database is busy.' }, 503))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const question = await screen.findByRole('dialog', { name: 'Discard this mail?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await screen.findByText('The database is busy.')
  screen.getByRole('region', { name: 'Unfinished mail' })
})

test('the e-mail settings lead back to the mail for which they were opened', async () => {
  const server = prepareEmailServer()
  keepDraft(server, { draft: makeDraft({ subject: 'Tea', creators }) })
  renderApp(server, '/email-config')
  const link = await screen.findByRole('link', { name: 'Continue writing' })
  expect(link.getAttribute('href')).toBe('/campaigns/write')
})

test('nothing is said where no mail was begun', async () => {
  openCampaign(undefined, '/campaigns')
  await screen.findByRole('link', { name: 'An offer of tea' })
  expect(screen.queryByText('Unfinished mail')).toBeNull()
})
