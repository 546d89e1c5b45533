import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CreatorMail, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, type FakeServer, json } from '../../../testing/fake-server.ts'
import { makeCampaign, makeCampaignMail } from '../../../testing/outreach-factories.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { CreatorMails } from './creator-mails.tsx'

const { listCreatorMails, markReplied } = campaignEndpoints

function makeMail(parts: Partial<CreatorMail> = {}): CreatorMail {
  const { creator: _, ...mail } = makeCampaignMail()
  return { ...mail, campaign_id: makeCampaign().id, subject: 'An offer of tea', ...parts }
}

/** Opens the mails to the creator with id 7. The server stores whether they replied. */
function openMails(mails: CreatorMail[], total = mails.length) {
  const server = createFakeServer()
  let repliedAt = mails[0]?.replied_at ?? null
  server.on(listCreatorMails, () =>
    json({ messages: mails.map((mail) => ({ ...mail, replied_at: repliedAt })), total, has_more: false }),
  )
  server.on(markReplied, ({ body }) => {
    repliedAt = markReplied.body.parse(body).replied ? '2026-02-01T00:00:00.000Z' : null
    return json({ replied_at: repliedAt })
  })
  return showMails(server)
}

function showMails(server: FakeServer) {
  storeTokens()
  const { callEndpoint, queryClient } = createServices(server.fetch)
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={queryClient}>
        <TransportContext value={callEndpoint}>
          <MemoryRouter>
            <CreatorMails creatorId="7" campaignsPath="/campaigns" />
          </MemoryRouter>
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { server, user: userEvent.setup() }
}

test('each mail says what became of it and leads to its campaign', async () => {
  openMails([
    makeMail(),
    makeMail({ id: makeCampaign().id, subject: 'A reminder', state: 'failed', reason: 'refused', detail: '550 No' }),
  ])
  const [first, second] = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(
    within(first ?? document.body)
      .getByRole('link', { name: 'An offer of tea' })
      .getAttribute('href'),
  ).toBe(`/campaigns/${makeCampaign().id}`)
  expect(first?.textContent).toContain('Sent')
  expect(second?.textContent).toContain('Refused by the mail server: 550 No')
})

test('without mails there is no reply to note', async () => {
  openMails([])
  await screen.findByText('You have not written to this creator yet.')
  expect(screen.queryByRole('switch')).toBeNull()
})

test('mails beyond the limit are counted', async () => {
  openMails([makeMail()], 31)
  await screen.findByText('and 30 earlier')
})

test('a reply is noted and undone', async () => {
  const { server, user } = openMails([makeMail()])
  const replied = await screen.findByRole('switch', { name: /^Replied/ })
  screen.getByText('Stops follow-ups that are not sent yet.')
  await user.click(replied)
  await waitFor(() => expect(replied).toHaveProperty('checked', true))
  await user.click(replied)
  await waitFor(() => expect(replied).toHaveProperty('checked', false))
  expect(server.received(markReplied)).toMatchObject([
    { path: '/api/creators/7/replied', body: { replied: true } },
    { path: '/api/creators/7/replied', body: { replied: false } },
  ])
})

test('a note that cannot be kept is said, and is not shown as if it were', async () => {
  const { server, user } = openMails([makeMail()])
  server.on(markReplied, () => json({ detail: 'The database rests' }, 503))
  const replied = await screen.findByRole('switch', { name: /^Replied/ })
  await user.click(replied)
  await screen.findByText('This could not be noted.')
  await waitFor(() => expect(replied).toHaveProperty('checked', false))
})

test('mails that cannot be read are named, and read again when asked to', async () => {
  const server = createFakeServer()
  server.on(listCreatorMails, () => json({ detail: 'The database rests' }, 503))
  const { user } = showMails(server)
  await screen.findByText('Your mails could not be read. The database rests')
  server.on(listCreatorMails, () => json({ messages: [], total: 0, has_more: false }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You have not written to this creator yet.')
})
