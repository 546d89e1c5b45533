import { screen, waitFor, within } from '@testing-library/react'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { makeCampaign, makeCounts } from '../../../testing/outreach-factories.ts'

const { retry, get, watch } = campaignEndpoints

const withFailures = makeCampaign({
  state: 'done',
  counts: makeCounts({ total: 6, sent: 3, failed: 3 }),
  retriable: { gave_up: 2, refused: 1 },
})
const again = makeCampaign({ counts: makeCounts({ total: 6, sent: 3, waiting: 2, failed: 1 }) })

async function openQuestion() {
  const opened = openCampaign(withFailures)
  await opened.user.click(await screen.findByRole('button', { name: 'Send only the failed ones' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send only the failed ones' }))
  opened.server.on(retry, () => {
    opened.server.on(get, () => json(again))
    return json({ retried: 2, campaign: again })
  })
  return { ...opened, dialog }
}

test('failed mails are named, with the way to them', async () => {
  openCampaign(withFailures)
  await screen.findByText('3 mails failed')
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toMatch(/\?state=failed$/)
})

test('only those that were given up are sent again, unless a person says otherwise', async () => {
  const { server, user, dialog } = await openQuestion()
  expect(server.received(retry)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Send 2 mails again' }))
  await screen.findByText('2 mails are sent again.')
  expect(server.received(retry)[0]).toMatchObject({
    path: `/api/campaigns/${withFailures.id}/retry`,
    body: { reasons: ['gave_up'] },
  })
  await waitFor(() => expect(screen.queryByText('3 mails failed')).toBeNull())
})

test('mails that fail again are named again, and the question is not asked by itself', async () => {
  const { server, user, dialog } = await openQuestion()
  server.on(watch, () => new Response(`event: progress\ndata: ${JSON.stringify(withFailures)}\n\n`))
  await user.click(dialog.getByRole('button', { name: 'Send 2 mails again' }))
  await screen.findByText('2 mails are sent again.')
  await waitFor(() => expect(server.received(watch)).toHaveLength(1))
  await screen.findByText('3 mails failed')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('refused ones go along when they are ticked; none is no choice', async () => {
  const { server, user, dialog } = await openQuestion()
  await user.click(dialog.getByLabelText('Given up after several attempts (2)'))
  expect(dialog.getByRole('button', { name: 'Send 0 mails again' })).toHaveProperty('disabled', true)
  await user.click(dialog.getByLabelText('Refused by the mail server (1)'))
  await user.click(dialog.getByRole('button', { name: 'Send 1 mail again' }))
  await waitFor(() => expect(server.received(retry)[0]?.body).toEqual({ reasons: ['refused'] }))
})

test('why it cannot be is said in the dialog', async () => {
  const { server, user, dialog } = await openQuestion()
  server.on(retry, () => json({ detail: 'The campaign was cancelled' }, 409))
  await user.click(dialog.getByRole('button', { name: 'Send 2 mails again' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The mails could not be sent again: The campaign was cancelled',
  )
})

test.each([
  ['nothing failed', makeCampaign({ state: 'done' })],
  ['the campaign was cancelled', makeCampaign({ state: 'cancelled', retriable: { gave_up: 1, refused: 0 } })],
])('there is nothing to send again when %s', async (_, campaign) => {
  openCampaign(campaign)
  await screen.findByRole('heading', { name: campaign.subject })
  expect(screen.queryByRole('button', { name: 'Send only the failed ones' })).toBeNull()
})
