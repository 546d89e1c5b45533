import { screen, waitFor, within } from '@testing-library/react'
import { type CampaignCreator, campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { type Campaign, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { mailboxEndpoints } from '@troupe/contract/mail/mailboxes'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { expect, test } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { makeCampaign, makeCampaignCreator, makeCampaignMail, makeCounts } from '../../../testing/outreach-factories.ts'

const { list, get, watch, pause, resume, cancel, resolveMail } = campaignEndpoints
const { listCreators } = campaignChangeEndpoints
const answerWith = (creator: CampaignCreator) => () => json({ creators: [creator], total: 1, has_more: false })

const detailPath = `/campaigns/${makeCampaign().id}`

test('the list shows how each campaign stands and leads to it', async () => {
  const { user } = openCampaign(undefined, '/campaigns')
  await user.click(await screen.findByRole('link', { name: 'An offer of tea' }))
  await screen.findByRole('heading', { name: 'An offer of tea' })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 4 mails are through')
})

test('merge fields of a subject, which are other words for each creator, show their names', async () => {
  const { user } = openCampaign(makeCampaign({ subject: 'Tea for {{title|you}}' }), '/campaigns')
  await user.click(await screen.findByRole('link', { name: 'Tea for [Name]' }))
  await screen.findByRole('heading', { name: 'Tea for [Name]' })
})

test('without campaigns, the list says where they begin', async () => {
  const { server } = openCampaign(undefined, '/campaigns')
  server.on(list, () => json({ campaigns: [], total: 0, has_more: false }))
  await screen.findByRole('heading', { name: 'No campaigns yet' })
  expect(screen.getByRole('link', { name: 'Find creators' }).getAttribute('href')).toBe('/dashboard')
})

test('a campaign of another user is not found', async () => {
  const { server } = openCampaign()
  server.on(get, () => json({ detail: 'Not found' }, 404))
  await screen.findByRole('heading', { name: 'Campaign not found' })
  screen.getByRole('link', { name: 'Back to Campaigns' })
})

test('progress arrives by events while the page is open; a broken stream is opened again', async () => {
  const { server } = openCampaign()
  const done = makeCampaign({ state: 'done', counts: makeCounts({ total: 4, sent: 4 }) })
  const streams = ['', `event: progress\ndata: ${JSON.stringify(done)}\n\n`]
  server.on(watch, () => new Response(streams.shift()))
  await screen.findByText('Finished')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('4 of 4 mails are through')
  expect(server.received(watch)).toHaveLength(2)
})

test('events that come while a campaign is read do not have it read again each time', async () => {
  const { server, user } = openCampaign()
  let push = (_campaign: Campaign) => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (campaign) =>
        controller.enqueue(new TextEncoder().encode(`event: progress\ndata: ${JSON.stringify(campaign)}\n\n`))
    },
  })
  server.on(watch, () => new Response(stream))
  const makePaused = (sent: number) =>
    makeCampaign({ state: 'paused', counts: makeCounts({ total: 4, sent, waiting: 4 - sent }) })
  server.on(pause, () => {
    server.on(get, never)
    return json(makePaused(0))
  })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  await waitFor(() => expect(server.received(get)).toHaveLength(2))
  for (const sent of [2, 3]) {
    push(makePaused(sent))
    await waitFor(() => {
      expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(`${sent} of 4 mails are through`)
    })
  }
  expect(server.received(get)).toHaveLength(2)
})

test('when a campaign ends, its mails are shown as they ended', async () => {
  const { server } = openCampaign()
  const done = makeCampaign({ state: 'done', counts: makeCounts({ total: 1, sent: 1 }) })
  server.on(listCreators, answerWith(makeCampaignCreator({}, { state: 'queued' })))
  const ending = Promise.withResolvers<Response>()
  server.on(watch, () => ending.promise)
  const mails = await screen.findByRole('region', { name: 'Creators' })
  await within(mails).findByText('Waiting')
  server.on(listCreators, answerWith(makeCampaignCreator({}, { state: 'sent' })))
  ending.resolve(new Response(`event: progress\ndata: ${JSON.stringify(done)}\n\n`))
  await within(mails).findByText('Sent')
})

test('a campaign is paused and resumed', async () => {
  const { server, user } = openCampaign()
  const paused = makeCampaign({ state: 'paused', pause_reason: 'by_user' })
  server.on(pause, () => {
    server.on(get, () => json(paused))
    return json(paused)
  })
  server.on(resume, () => {
    server.on(get, () => json(makeCampaign()))
    return json(makeCampaign())
  })
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  await screen.findByText('You paused this campaign.')
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  await screen.findByRole('button', { name: 'Pause' })
})

test('cancelling asks first and says how many mails it stops', async () => {
  const { server, user } = openCampaign()
  const cancelled = makeCampaign({ state: 'cancelled', counts: makeCounts({ total: 4, sent: 1, cancelled: 3 }) })
  server.on(cancel, () => {
    server.on(get, () => json(cancelled))
    return json(cancelled)
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel campaign' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this campaign?' })
  within(dialog).getByText(/^3 mails that are not sent yet will not be sent/)
  expect(server.received(cancel)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Cancel campaign' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel campaign' })).toBeNull())
})

test('a mailbox that rests says until when and why, and can be tried at once', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const { server, user } = openCampaign(
    makeCampaign({ mailbox_pause: { until, cause: 'account', reason: 'Wrong password' } }),
  )
  server.on(mailboxEndpoints.resume, () => json({ detail: 'Still refused' }, 409))
  await user.click(await screen.findByRole('button', { name: 'Try now' }))
  screen.getByText(/Wrong password/)
  await waitFor(() => expect(server.received(mailboxEndpoints.resume)[0]?.path).toBe('/api/mailboxes/smtp/resume'))
  await screen.findByText('Still refused')
})

test('a mailbox whose server confirms nothing says that it goes on by itself', async () => {
  const until = new Date(Date.now() + 10 * 60_000).toISOString()
  openCampaign(makeCampaign({ mailbox_pause: { until, cause: 'unconfirmed', reason: 'Timeout' } }))
  await screen.findByText(/without confirming them \(Timeout\). A test connection is made in 10 minutes/)
})

test('the creators are shown by state, each with why; the choice is in the address', async () => {
  const { server, router } = openCampaign(undefined, `${detailPath}?state=failed`)
  const failed = { state: 'failed', reason: 'refused', detail: '550 No such user', sent_at: null } as const
  server.on(listCreators, answerWith(makeCampaignCreator({}, failed)))
  await screen.findByText('Refused by the mail server: 550 No such user')
  expect(server.received(listCreators)[0]?.path).toContain('state=failed')
  expect(router.state.location.search).toBe('?state=failed')
})

test('a page of creators that is gone, because they have left the state, gives way to the last one', async () => {
  const { server, router } = openCampaign(undefined, `${detailPath}?state=waiting&page=3`)
  server.on(listCreators, ({ path }) =>
    json({ creators: path.includes('page=3') ? [] : [makeCampaignCreator()], total: 51, has_more: false }),
  )
  await screen.findByText('Mina Bakes')
  expect(router.state.location.search).toBe('?state=waiting&page=2')
})

test('an address with a state that is none shows all', async () => {
  const { server } = openCampaign(undefined, `${detailPath}?state=odd`)
  await screen.findByText('Mina Bakes')
  expect(server.received(listCreators)[0]?.path).not.toContain('state')
})

test('an unknown outcome is resolved by hand: as arrived, or by sending again', async () => {
  const counts = makeCounts({ total: 2, sent: 1, unknown: 1 })
  const steps = [{ number: 0, subject: 'Tea', delay_hours: 0, counts }]
  const { server, user } = openCampaign(makeCampaign({ counts, steps, state: 'done' }), `${detailPath}?state=unknown`)
  server.on(listCreators, answerWith(makeCampaignCreator({}, { state: 'unknown', reason: 'connection_lost' })))
  server.on(resolveMail, () => json(makeCampaignMail()))
  await screen.findByText('The outcome of 1 mail is unknown')
  await user.click(await screen.findByRole('button', { name: 'It arrived at Mina Bakes' }))
  await waitFor(() => expect(server.received(resolveMail)[0]?.body).toEqual({ outcome: 'sent' }))
})

test('suppressed addresses are listed and added; unsubscribed ones cannot be removed', async () => {
  const { server, user } = openCampaign(undefined, '/campaigns?tab=suppressions')
  const created_at = '2026-01-01T00:00:00.000Z'
  const base = { id: '7f1c2f0e-1111-4222-8333-000000000001', created_at }
  const own = { ...base, email: 'own@example.test', reason: 'manual', removable: true }
  const left = { ...base, id: makeCampaign().id, email: 'left@example.test', reason: 'unsubscribed', removable: false }
  server.on(suppressionEndpoints.list, () => json({ suppressions: [own, left], total: 2, has_more: false }))
  server.on(suppressionEndpoints.add, () => json(own))
  server.on(suppressionEndpoints.remove, () => json({ message: 'Removed' }))
  const addresses = await screen.findByRole('list', { name: 'Addresses left out' })
  expect(within(addresses).getAllByRole('button')).toHaveLength(1)
  within(addresses).getByText('Their own wish: it stays')
  await user.type(screen.getByLabelText('Leave an address out'), 'new@example.test')
  await user.click(screen.getByRole('button', { name: 'Leave out' }))
  await waitFor(() => expect(server.received(suppressionEndpoints.add)[0]?.body).toEqual({ email: 'new@example.test' }))
  await user.click(screen.getByRole('button', { name: 'Write to own@example.test again' }))
  await user.click(await screen.findByRole('button', { name: 'Take off the list' }))
  await waitFor(() => expect(server.received(suppressionEndpoints.remove)).toHaveLength(1))
})

test('the last address of a page of addresses that is removed gives way to the page before', async () => {
  const { server, user } = openCampaign(undefined, '/campaigns?tab=suppressions')
  const address = { reason: 'manual', removable: true, created_at: '2026-01-01T00:00:00.000Z' }
  const own = { ...address, id: makeCampaign().id, email: 'own@example.test' }
  const last = { ...address, id: '7f1c2f0e-1111-4222-8333-000000000001', email: 'last@example.test' }
  let total = 51
  server.on(suppressionEndpoints.list, ({ path }) => {
    const suppressions = !path.includes('page=2') ? [own] : total > 50 ? [last] : []
    return json({ suppressions, total, has_more: false })
  })
  server.on(suppressionEndpoints.remove, () => {
    total = 50
    return json({ message: 'Removed' })
  })
  await screen.findByText('own@example.test')
  await user.click(screen.getByRole('button', { name: '2' }))
  await user.click(await screen.findByRole('button', { name: 'Write to last@example.test again' }))
  await user.click(await screen.findByRole('button', { name: 'Take off the list' }))
  await screen.findByText('own@example.test')
})

test('a mail that came back is shown with the words of its server, and counted', async () => {
  const { server } = openCampaign(makeCampaign({ bounced: 1 }))
  const bounced = makeCampaignCreator({}, { state: 'sent', reason: 'bounced', detail: '550 no such user' })
  server.on(listCreators, answerWith(bounced))
  await screen.findByText('1 came back')
  const mails = await screen.findByRole('region', { name: 'Creators' })
  await within(mails).findByText('Came back', { selector: 'span' })
  within(mails).getByText('550 no such user')
})

test('a campaign that came back too often says how often, and shows the creators', async () => {
  const counts = makeCounts({ total: 40, sent: 40 })
  const { user } = openCampaign(makeCampaign({ state: 'paused', pause_reason: 'bounce_rate', bounced: 3, counts }))
  await screen.findByText(/^Paused, because too many mails came back: 3 of 40\./)
  expect(screen.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain('?state=bounced')
  await user.click(screen.getByRole('link', { name: 'Show them' }))
  expect(await screen.findByDisplayValue('Came back')).toBeTruthy()
})

test('an absent creator is shown with the day of return, and that the follow-up waits', async () => {
  const { server } = openCampaign()
  const away = makeCampaignCreator({ away_until: '2030-12-03' })
  const [first] = away.mails
  const followUp = { id: makeCampaign().id, step: 1, state: 'queued' as const, due_at: '2030-12-03T09:00:00.000Z' }
  server.on(listCreators, answerWith({ ...away, mails: first ? [first, { ...first, ...followUp }] : [] }))
  await screen.findByText('Away until December 3, 2030; the follow-up waits')
})

test('an address whose owner asked in a mail to be left out can be taken off the list', async () => {
  const { server } = openCampaign(undefined, '/campaigns?tab=suppressions')
  const asked = { id: makeCampaign().id, email: 'ada@one.test', reason: 'unsubscribed', removable: true }
  const suppressions = [{ ...asked, created_at: '2026-01-01T00:00:00.000Z' }]
  server.on(suppressionEndpoints.list, () => json({ suppressions, total: 1, has_more: false }))
  await screen.findByText(/^Asked in a mail not to be written to/)
  screen.getByRole('button', { name: 'Write to ada@one.test again' })
})
