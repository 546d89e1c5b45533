import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { invitationEndpoints } from '@troupe/contract/invitations'
import { mailLanguageNames } from '@troupe/contract/mail/mail-languages'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, type FakeServer, json, never } from '../../../testing/fake-server.ts'
import { makeInvitation, makeInvitationId } from '../../../testing/make-invitations.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { InvitableCreator } from './plan-invitations.ts'

const { invite } = invitationEndpoints

function makeInvitable(number: number, parts: Partial<InvitableCreator> = {}): InvitableCreator {
  const handle = `creator${number}`
  return { id: String(number), title: handle, handle, email: `${handle}@example.test`, confirmed_at: null, ...parts }
}

const makeMany = (count: number) => Array.from({ length: count }, (_, index) => makeInvitable(index + 1))

/** Answers calls by inviting all their recipients. */
function acceptAll(server: FakeServer) {
  server.on(invite, ({ body }) => {
    const { creator_ids: ids = ['1'] } = invite.body.parse(body)
    return json({ invitations: ids.map((id) => makeInvitation({ id: makeInvitationId(Number(id)) })), left_out: [] })
  })
}

function openDialog(creators: readonly InvitableCreator[] | null) {
  storeTokens()
  const server = createFakeServer()
  acceptAll(server)
  const { callEndpoint, queryClient } = createServices(server.fetch)
  const onClose = vi.fn<() => void>()
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <TransportContext value={callEndpoint}>
          <MemoryRouter>
            <InviteDialog isOpen creators={creators} invitationsPath="/invitations" onClose={onClose} />
          </MemoryRouter>
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { server, onClose, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const countsOf = (server: FakeServer) =>
  server.received(invite).map(({ body }) => invite.body.parse(body).creator_ids?.length)

test('one creator gets an invitation with a personal message, and the dialog describes its content', async () => {
  const { server, user, onClose } = openDialog([makeInvitable(1)])
  screen.getByText('To creator1 at creator1@example.test')
  screen.getByText(/The link works once, for 14 days/)
  await user.type(screen.getByRole('textbox', { name: 'Personal message' }), 'Join us')
  screen.getByText('7 of 1,000 characters')
  await user.click(button('Send invitation'))
  await screen.findByText('1 invitation on the way')
  expect(server.received(invite)[0]?.body).toEqual({ creator_ids: ['1'], message: 'Join us' })
  expect(document.activeElement).toBe(button('Done'))
  await user.click(button('Done'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('the mail is in the language of each creator, unless another is chosen', async () => {
  const { server, user } = openDialog([makeInvitable(1)])
  const language = screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' })
  expect(language.value).toBe('The creator’s language')
  await user.click(language)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'The creator’s language',
    ...Object.values(mailLanguageNames),
  ])
  await user.click(screen.getByRole('option', { name: '日本語' }))
  await user.click(button('Send invitation'))
  await screen.findByText('1 invitation on the way')
  expect(server.received(invite)[0]?.body).toEqual({ creator_ids: ['1'], message: '', language: 'ja' })
})

test('creators that cannot be invited are left out, with the reason', async () => {
  const { server, user } = openDialog([
    makeInvitable(1),
    makeInvitable(2),
    makeInvitable(3, { email: null }),
    makeInvitable(4, { confirmed_at: '2026-01-01T00:00:00.000Z' }),
  ])
  screen.getByText('To 2 addresses')
  screen.getByText('2 creators left out')
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'creator3: no address is known',
    'creator4: is registered already',
  ])
  await user.click(button('Send 2 invitations'))
  await screen.findByText('2 invitations on the way')
  expect(countsOf(server)).toEqual([2])
})

test('without recipients nothing can be sent', () => {
  openDialog([makeInvitable(1, { email: null })])
  screen.getByText('None of them can be invited.')
  expect(button('Send 0 invitations').disabled).toBe(true)
})

test('more than a call takes are invited in slices, with a bar that says how many', async () => {
  const { server, user } = openDialog(makeMany(250))
  let answer = () => {}
  server.on(
    invite,
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(json({ invitations: [], left_out: [] }))
      }),
  )
  await user.click(button('Send 250 invitations'))
  await screen.findByText('0 of 250 creators invited')
  answer()
  await screen.findByText('100 of 250 creators invited')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  acceptAll(server)
  answer()
  await screen.findByText('50 invitations on the way')
  expect(countsOf(server)).toEqual([100, 100, 50])
})

test('after a failure it goes on where it stopped', async () => {
  const { server, user } = openDialog(makeMany(150))
  server.on(invite, ({ body }) => {
    const { creator_ids: ids = [] } = invite.body.parse(body)
    if (ids.length < 100) return json({ detail: 'You have sent 200 invitations today' }, 429)
    return json({ invitations: ids.map((id) => makeInvitation({ id: makeInvitationId(Number(id)) })), left_out: [] })
  })
  await user.click(button('Send 150 invitations'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    '100 of 150 creators were dealt with, then it stoppedYou have sent 200 invitations today',
  )
  acceptAll(server)
  await user.click(button('Send the rest'))
  await screen.findByText('150 invitations on the way')
  expect(countsOf(server)).toEqual([100, 50, 50])
})

test('creators skipped by the server are named afterwards', async () => {
  const { server, user } = openDialog([makeInvitable(1), makeInvitable(2)])
  const left_out = [{ creator_id: '2', email: 'creator2@example.test', reason: 'already_invited' }]
  server.on(invite, () => json({ invitations: [makeInvitation()], left_out }))
  await user.click(button('Send 2 invitations'))
  await screen.findByText('1 invitation on the way')
  screen.getByText('creator2')
  expect(screen.getByRole('listitem', { hidden: true }).textContent).toBe('creator2: has an open invitation already')
  expect(screen.getByRole('link', { name: 'See your invitations' }).getAttribute('href')).toBe('/invitations')
})

test('an address is asked for where no creator was chosen; one that is none is refused before it is sent', async () => {
  const { server, user } = openDialog(null)
  const field = screen.getByRole('textbox', { name: 'Email' })
  await user.click(button('Send invitation'))
  screen.getByText('Email is required')
  await user.type(field, 'mina@')
  expect(screen.queryByText('Email is required')).toBeNull()
  await user.click(button('Send invitation'))
  screen.getByText('Please enter a valid email address')
  await user.type(field, 'example.test')
  await user.click(button('Send invitation'))
  await screen.findByText('1 invitation on the way')
  expect(server.received(invite).map(({ body }) => body)).toEqual([{ email: 'mina@example.test', message: '' }])
})

test('a message that is too long is not sent', async () => {
  const { server, user } = openDialog([makeInvitable(1)])
  const field = screen.getByRole('textbox', { name: 'Personal message' })
  await user.click(field)
  await user.paste('a'.repeat(1001))
  screen.getByText('The message must be at most 1,000 characters long')
  await user.click(button('Send invitation'))
  expect(server.received(invite)).toEqual([])
})

test('while it is being sent the dialog stays', async () => {
  const { server, user, onClose } = openDialog([makeInvitable(1)])
  server.on(invite, never)
  await user.click(button('Send invitation'))
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  expect(within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(
    true,
  )
})
