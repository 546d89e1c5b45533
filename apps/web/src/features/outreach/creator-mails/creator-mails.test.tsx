import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type CreatorMail, campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { type ReceivedMail, receivedMailEndpoints } from '@troupe/contract/mail/received-mails'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, type FakeServer, json } from '../../../testing/fake-server.ts'
import { makeCampaign, makeCampaignMail } from '../../../testing/outreach-factories.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { CreatorMails } from './creator-mails.tsx'

const { listCreatorMails, markReplied } = campaignEndpoints
const { listOfCreator } = receivedMailEndpoints

function makeMail(parts: Partial<CreatorMail> = {}): CreatorMail {
  const { creator: _, ...mail } = makeCampaignMail()
  return { ...mail, campaign_id: makeCampaign().id, subject: 'An offer of tea', ...parts }
}

function makeReceived(parts: Partial<ReceivedMail> = {}): ReceivedMail {
  return {
    id: '00000000-0000-4000-8000-00000000a001',
    campaign_id: makeCampaign().id,
    kind: 'answer',
    from_name: 'Ada',
    from_address: 'ada@one.test',
    subject: 'Re: An offer of tea',
    text: 'Yes, gladly.\n<b>Ada</b>',
    is_permanent: null,
    cause: null,
    away_until: null,
    is_crossed: false,
    received_at: '2026-01-03T00:00:00.000Z',
    ...parts,
  }
}

/** Creates a server without received mails. */
function createServer(received: ReceivedMail[] = []): FakeServer {
  const server = createFakeServer()
  server.on(listOfCreator, () => json({ received }))
  return server
}

/** Opens the mails to the creator with id 7. The server stores whether they replied. */
function openMails(mails: CreatorMail[], total = mails.length, received: ReceivedMail[] = []) {
  const server = createServer(received)
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
  const server = createServer()
  server.on(listCreatorMails, () => json({ detail: 'The database rests' }, 503))
  const { user } = showMails(server)
  await screen.findByText('Your mails could not be read. The database rests')
  server.on(listCreatorMails, () => json({ messages: [], total: 0, has_more: false }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('You have not written to this creator yet.')
})

test('answers stand between the mails by time, and show their text as text when asked to', async () => {
  const first = makeMail({ subject: 'First', sent_at: '2026-01-01T00:00:00.000Z' })
  const second = makeMail({ id: makeCampaign().id, subject: 'Second', sent_at: '2026-01-05T00:00:00.000Z' })
  const { user } = openMails([second, first], 2, [makeReceived()])
  const list = await screen.findByRole('list', { name: 'Mails to and from this creator, newest first' })
  const titles = within(list).getAllByRole('link')
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Second', 'Re: An offer of tea', 'First'])
  expect(within(list).getAllByRole('listitem')[1]?.textContent).toContain('from Ada')
  const show = within(list).getByRole('button', { name: 'Show the text' })
  expect(show.getAttribute('aria-expanded')).toBe('false')
  await user.click(show)
  await screen.findByText(/Yes, gladly\.\s<b>Ada<\/b>/)
  expect(within(list).getByRole('button', { name: 'Hide the text' }).getAttribute('aria-expanded')).toBe('true')
})

test('a mail that came back says whether the address is wrong', async () => {
  const wrong = makeReceived({ kind: 'bounce', is_permanent: true, subject: '' })
  const full = makeReceived({ id: makeCampaign().id, kind: 'bounce', is_permanent: false })
  openMails([makeMail()], 1, [wrong, full])
  const list = await screen.findByRole('list', { name: /^Mails to and from/ })
  within(list).getByText('The address does not exist; nothing more is sent to it.')
  within(list).getByText('Not delivered for a passing reason.')
  within(list).getByRole('link', { name: '(no subject)' })
})

test('answers that cannot be read are named beside the mails', async () => {
  const server = createFakeServer()
  server.on(listOfCreator, () => json({ detail: 'The database rests' }, 503))
  server.on(listCreatorMails, () => json({ messages: [makeMail()], total: 1, has_more: false }))
  showMails(server)
  await screen.findByText('Answers could not be read. The database rests')
  screen.getByRole('link', { name: 'An offer of tea' })
})

test('what is known of a mail is said beside it', async () => {
  openMails([makeMail()], 1, [
    makeReceived({ is_crossed: true }),
    makeReceived({ id: '00000000-0000-4000-8000-00000000a002', kind: 'auto_answer', away_until: '2030-12-03' }),
    makeReceived({
      id: '00000000-0000-4000-8000-00000000a003',
      ...{ kind: 'bounce', is_permanent: false, cause: 'mailbox_full' },
    }),
  ])
  await screen.findByText('A follow-up left at the same moment.')
  screen.getByText('Away until December 3, 2030')
  screen.getByText('The mailbox is full; the mail is sent again later.')
})
