import { screen, waitFor, within } from '@testing-library/react'
import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { startedCampaign as started } from '../../../testing/open-writing.ts'

const { undo } = mailReviewEndpoints
const cancelled = { ...started, state: 'cancelled' as const }
const findUndo = () => screen.findByRole('button', { name: 'Undo' })

test('undoing leads back to the mail', async () => {
  const scheduled_at = new Date(Date.now() + 600_000).toISOString()
  const { user, server, router } = openCampaign({ ...started, scheduled_at })
  await screen.findByRole('timer')
  server.on(undo, () => json({ campaign: { ...cancelled, has_draft: false }, is_draft_in_the_way: false }))
  await user.click(await findUndo())
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/write'))
})

test('another unfinished mail is replaced only if that is confirmed', async () => {
  const { user, server, router } = openCampaign(started)
  const button = await findUndo()
  server.on(undo, () => json({ campaign: cancelled, is_draft_in_the_way: true }))
  server.on(campaignEndpoints.get, () => json(cancelled))
  await user.click(button)
  const question = await screen.findByRole('dialog', { name: 'Replace your unfinished mail?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Bring it back as a draft' }))
  server.on(undo, () => json({ campaign: { ...cancelled, has_draft: false }, is_draft_in_the_way: false }))
  await user.click(await screen.findByRole('button', { name: 'Replace it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns/write'))
  expect(server.received(undo).map(({ body }) => body)).toEqual([
    { replace_draft: false },
    { replace_draft: false },
    { replace_draft: true },
  ])
})

test('undoing too late says what has left', async () => {
  const { user, server, router } = openCampaign(started)
  const button = await findUndo()
  server.on(undo, () => json({ detail: '2 mails have left already, so this cannot be undone.' }, 409))
  await user.click(button)
  await screen.findByText('2 mails have left already, so this cannot be undone.')
  expect(router.state.location.pathname).toBe(`/campaigns/${started.id}`)
})

test('a campaign without time to undo has no such button', async () => {
  openCampaign({ ...started, has_draft: false })
  await screen.findByRole('button', { name: 'Send now' })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a campaign that waits for its hours can still be undone', async () => {
  openCampaign({ ...started, state: 'running' })
  await findUndo()
  screen.getByText('Nothing has left yet.')
})
