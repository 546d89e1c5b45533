import { screen, waitFor, within } from '@testing-library/react'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { makeCampaign, makeCounts } from '../../../testing/outreach-factories.ts'

const { resolveAll, get } = campaignEndpoints

const withUnknown = makeCampaign({ state: 'done', counts: makeCounts({ total: 6, sent: 3, unknown: 3 }) })
const decided = makeCampaign({ state: 'done', counts: makeCounts({ total: 6, sent: 6 }) })

async function openQuestion(button: string, title: string) {
  const opened = openCampaign(withUnknown)
  await opened.user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  opened.server.on(resolveAll, () => {
    opened.server.on(get, () => json(decided))
    return json({ resolved: 3, campaign: decided })
  })
  return { ...opened, dialog }
}

test('all unknown mails are noted as sent after a question', async () => {
  const { server, user, dialog } = await openQuestion('All arrived', 'Did all 3 mails arrive?')
  expect(server.received(resolveAll)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Yes, all 3 arrived' }))
  await screen.findByText('3 mails are noted as sent.')
  expect(server.received(resolveAll)[0]).toMatchObject({
    path: `/api/campaigns/${withUnknown.id}/resolve`,
    body: { outcome: 'sent' },
  })
  await waitFor(() => expect(screen.queryByText('The outcome of 3 mails is unknown')).toBeNull())
})

test('a warning about duplicate mails precedes sending all again', async () => {
  const { server, user, dialog } = await openQuestion('Send all again', 'Send all 3 mails again?')
  dialog.getByText(/a creator who has the mail gets it twice/)
  await user.click(dialog.getByRole('button', { name: 'Send 3 mails again' }))
  await screen.findByText('3 mails are sent again.')
  expect(server.received(resolveAll)[0]?.body).toEqual({ outcome: 'resend' })
})

test('nothing happens to them when the question is not answered', async () => {
  const { server, user, dialog } = await openQuestion('Send all again', 'Send all 3 mails again?')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(resolveAll)).toEqual([])
})

test('why they could not be decided is said in the dialog', async () => {
  const { server, user, dialog } = await openQuestion('Send all again', 'Send all 3 mails again?')
  server.on(resolveAll, () => json({ detail: 'This campaign was cancelled' }, 409))
  await user.click(dialog.getByRole('button', { name: 'Send 3 mails again' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The outcome could not be noted: This campaign was cancelled',
  )
})

test('mails of a cancelled campaign can be marked as sent, but not sent again', async () => {
  openCampaign({ ...withUnknown, state: 'cancelled' })
  await screen.findByRole('button', { name: 'All arrived' })
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull()
})

test('only those of one mail of the campaign are decided where these are shown', async () => {
  const step = withUnknown.steps[0]
  if (!step) throw new Error('A campaign has a first mail')
  const campaign = {
    ...withUnknown,
    steps: [
      { ...step, counts: makeCounts({ total: 6, sent: 3, unknown: 3 }) },
      { ...step, number: 1, delay_hours: 24, counts: makeCounts({ total: 2, unknown: 2 }) },
    ],
  }
  const { server, user } = openCampaign(campaign, `/campaigns/${campaign.id}?state=unknown&step=1`)
  server.on(resolveAll, () => json({ resolved: 2, campaign: decided }))
  await screen.findByText('2 unknown of Follow-up 1')
  await user.click(screen.getAllByRole('button', { name: 'All arrived' })[1] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Did all 2 mails arrive?' }))
  await user.click(dialog.getByRole('button', { name: 'Yes, all 2 arrived' }))
  await waitFor(() => expect(server.received(resolveAll)[0]?.body).toEqual({ outcome: 'sent', step: 1 }))
})
