import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type Invitation, invitationEndpoints } from '@troupe/contract/invitations'
import { expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { daysFromNow, makeInvitation, makeInvitationId } from '../../../testing/make-invitations.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { list, revoke } = invitationEndpoints

interface Opening {
  path?: string
  total?: number
  reply?: () => Response | Promise<Response>
}

function openScreen(
  invitations: Invitation[],
  { path = '/invitations', total = invitations.length, reply }: Opening = {},
) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(list, reply ?? (() => json({ invitations, total, has_more: total > invitations.length })))
  const { router } = renderApp(server, path)
  return { server, router, user: userEvent.setup() }
}

const readLines = async () => within(await screen.findByRole('list', { name: /^Invitations/ })).getAllByRole('listitem')

test('each invitation shows recipient and state; those to creators link to their panel', async () => {
  openScreen([
    makeInvitation({ id: makeInvitationId(1), state: 'registered' }),
    makeInvitation({
      id: makeInvitationId(2),
      creator: null,
      email: 'bo@example.test',
      state: 'sending',
      sent_at: null,
    }),
    makeInvitation({ id: makeInvitationId(3), state: 'expired', expires_at: daysFromNow(-2) }),
  ])
  const lines = await readLines()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mina Bakesmina@example.testRegistered'),
    expect.stringContaining('bo@example.testOn its way'),
    expect.stringMatching(/Expired.*Expired 2 days ago/),
  ])
  expect(screen.getAllByRole('link', { name: 'Mina Bakes' })[0]?.getAttribute('href')).toBe(
    '/invitations/creators/creator-1',
  )
})

test('the actions follow from the state', async () => {
  const states = ['sending', 'failed', 'sent', 'registered', 'declined', 'expired', 'revoked'] as const
  openScreen(states.map((state, index) => makeInvitation({ id: makeInvitationId(index), state, failure: 'No' })))
  const offered = (await readLines()).map((line) =>
    within(line)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  )
  expect(offered).toEqual([
    ['Revoke'],
    ['Send a new link', 'Revoke'],
    ['Send a new link', 'Revoke'],
    [],
    [],
    ['Send a new link'],
    [],
  ])
})

test('search and state narrow the list by the address of the page', async () => {
  const { server, router, user } = openScreen([makeInvitation()])
  await readLines()
  await user.type(screen.getByRole('searchbox', { name: 'Search addresses and names' }), 'mina')
  await waitFor(() => expect(router.state.location.search).toBe('?query=mina'))
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'Expired', hidden: true }))
  await waitFor(() => expect(router.state.location.search).toBe('?query=mina&state=expired'))
  await waitFor(() =>
    expect(server.received(list).at(-1)?.path).toBe('/api/invitations?page=1&query=mina&state=expired&page_size=50'),
  )
})

test('a link leads to the same list', async () => {
  const { server } = openScreen([makeInvitation()], { path: '/invitations?state=sent&page=2', total: 120 })
  await readLines()
  expect(server.received(list)[0]?.path).toBe('/api/invitations?page=2&query=&state=sent&page_size=50')
  expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-current')).toBe('page')
})

test('nonsense in the address is as if it were not there', async () => {
  const { server } = openScreen([makeInvitation()], { path: '/invitations?state=eaten&page=-1' })
  await readLines()
  expect(server.received(list)[0]?.path).toBe('/api/invitations?page=1&query=&page_size=50')
})

test('without invitations, the screen explains how to invite', async () => {
  openScreen([])
  await screen.findByRole('heading', { name: 'Nobody is invited yet' })
  expect(screen.getByRole('link', { name: 'Find creators' }).getAttribute('href')).toBe('/dashboard')
})

test('a filter without results can be reset', async () => {
  const { router, user } = openScreen([], { path: '/invitations?query=nobody' })
  await screen.findByRole('heading', { name: 'No such invitation' })
  await user.click(screen.getByRole('button', { name: 'Show all invitations' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('an address is invited from here', async () => {
  const { server, user } = openScreen([])
  server.on(invitationEndpoints.invite, () => json({ invitations: [makeInvitation()], left_out: [] }))
  await user.click(await screen.findByRole('button', { name: 'Invite by address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to register' }))
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'mina@example.test')
  server.on(list, () => json({ invitations: [makeInvitation()], total: 1, has_more: false }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await dialog.findByText('1 invitation on the way')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(await readLines()).toHaveLength(1)
})

test('revoking asks, and the list shows what became of it', async () => {
  const { server, user } = openScreen([makeInvitation()])
  server.on(revoke, () => json(makeInvitation({ state: 'revoked' })))
  await user.click(await screen.findByRole('button', { name: 'Revoke the invitation to mina@example.test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the invitation?' }))
  dialog.getByText(/The link that mina@example.test got stops working at once/)
  server.on(list, () => json({ invitations: [makeInvitation({ state: 'revoked' })], total: 1, has_more: false }))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await screen.findByText('The invitation to mina@example.test is revoked.')
  expect((await readLines())[0]?.textContent).toContain('Revoked')
})

test('while it loads, the shape of the list stands there', async () => {
  openScreen([], { reply: never })
  await screen.findByRole('status', { name: 'Loading invitations' })
})

test('a failure says why and can be tried again', async () => {
  const { server, user } = openScreen([], { reply: () => json({ detail: 'The database rests' }, 503) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database rests')
  server.on(list, () => json({ invitations: [makeInvitation()], total: 1, has_more: false }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await readLines()).toHaveLength(1)
})
