import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import type { Creator } from '@troupe/contract/creators'
import { creatorProfileEndpoints } from '@troupe/contract/discover/creator-profile'
import { type Invitation, invitationEndpoints } from '@troupe/contract/invitations'
import { expect, test } from 'vitest'
import { makeCreatorProfile, makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { daysFromNow, makeInvitation } from '../../../testing/make-invitations.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const { list, invite, resend, revoke } = invitationEndpoints

/** Renders the section of a creator's panel, with the given invitation or none. */
async function openSection(invitation: Invitation | null, parts: Partial<Creator> = {}, reply?: () => Response) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  const { creator, ...profile } = makeCreatorProfile()
  server.on(creatorProfileEndpoints.getProfile, () => json({ ...profile, creator: { ...creator, ...parts } }))
  let newest = invitation
  const answer = (next: Invitation) => {
    newest = next
    return json(next)
  }
  server.on(
    list,
    reply ?? (() => json({ invitations: newest ? [newest] : [], total: newest ? 1 : 0, has_more: false })),
  )
  server.on(resend, () => answer(makeInvitation({ sent_at: daysFromNow(0), expires_at: daysFromNow(14) })))
  server.on(revoke, () => answer(makeInvitation({ state: 'revoked' })))
  server.on(invite, () => {
    newest = makeInvitation()
    return json({ invitations: [newest], left_out: [] })
  })
  renderApp(server, '/rapid-search/creators/creator-1')
  const section = within(await screen.findByRole('region', { name: 'Registration' }))
  return { server, section, user: userEvent.setup() }
}

test('a creator without an invitation is invited from the panel, which then shows it', async () => {
  const { section, server, user } = await openSection(null)
  await user.click(await section.findByRole('button', { name: 'Invite to register' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to register' }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  await dialog.findByText('1 invitation on the way')
  expect(server.received(invite)[0]?.body).toEqual({ creator_ids: ['creator-1'], message: '' })
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await section.findByText('Invited')
})

test('without an address there is no invitation, and the button says why', async () => {
  const { section } = await openSection(null, { email: null })
  const button = await section.findByRole<HTMLButtonElement>('button', { name: 'Invite to register' })
  expect(button.disabled).toBe(true)
  const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toContain('No address of this creator is known')
})

test('an open invitation says since when and until when, exactly on hover', async () => {
  const { section } = await openSection(makeInvitation())
  await section.findByText('Invited')
  section.getByText('3 days ago')
  expect(section.getByText('in 11 days').title).toMatch(/20\d\d/)
})

test('Escape in the dialog leaves the panel open', async () => {
  const { section, user } = await openSection(null)
  await user.click(await section.findByRole('button', { name: 'Invite to register' }))
  await screen.findByRole('dialog', { name: 'Invite to register' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite to register' })).toBeNull())
  screen.getByRole('dialog', { name: 'Mina Bakes' })
})

test('a new link is sent at once', async () => {
  const { section, server, user } = await openSection(makeInvitation())
  await user.click(await section.findByRole('button', { name: 'Send a new link to mina@example.test' }))
  await screen.findByText('A new link is on its way to mina@example.test. The earlier one is dead.')
  await section.findByText('in 14 days')
  expect(server.received(resend)).toHaveLength(1)
})

test('an invitation is revoked after a question, and can be sent again', async () => {
  const { section, server, user } = await openSection(makeInvitation())
  await user.click(await section.findByRole('button', { name: 'Revoke the invitation to mina@example.test' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the invitation?' }))
  expect(server.received(revoke)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  await section.findByText('Revoked')
  section.getByRole('button', { name: 'Invite again' })
})

test('a refusal is shown, and the state is refetched', async () => {
  const { section, server, user } = await openSection(makeInvitation())
  server.on(resend, () => json({ detail: 'This invitation was used' }, 409))
  server.on(list, () => json({ invitations: [makeInvitation({ state: 'registered' })], total: 1, has_more: false }))
  await user.click(await section.findByRole('button', { name: 'Send a new link to mina@example.test' }))
  await screen.findByText('This invitation was used')
  await section.findByText('Registered')
  expect(section.queryByRole('button')).toBeNull()
})

test('a creator cannot be invited after declining', async () => {
  const { section } = await openSection(makeInvitation({ state: 'declined' }))
  await section.findByText('Declined')
  expect(section.queryByRole('button')).toBeNull()
})

test('one whose mail was refused says why', async () => {
  const { section } = await openSection(makeInvitation({ state: 'failed', sent_at: null, failure: '550 No such user' }))
  await section.findByText('Not delivered')
  section.getByText('550 No such user')
})

test('a failed load shows the error and a retry', async () => {
  const { section, server, user } = await openSection(null, {}, () => json({ detail: 'The database rests' }, 503))
  expect((await section.findByRole('alert')).textContent).toBe('Your invitation could not be read. The database rests')
  server.on(list, () => json({ invitations: [makeInvitation()], total: 1, has_more: false }))
  await user.click(section.getByRole('button', { name: 'Try again' }))
  await section.findByText('Invited')
})
