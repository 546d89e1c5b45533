import { screen } from '@testing-library/react'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { createOnboardingServer, invitationToken, openInvitation } from '../../../testing/open-onboarding.ts'

const { decline, validateToken } = onboardingEndpoints
const link = `/kol-onboarding?token=${invitationToken}&decline=1`

beforeEach(() => window.sessionStorage.clear())

test('invitations are declined by one button, and nothing happens before', async () => {
  const { server, user, router } = openInvitation(createOnboardingServer(), link)
  await screen.findByRole('heading', { name: 'No more invitations?' })
  expect(router.state.location.search).toBe('?decline=1')
  expect(server.received(decline)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'I want no invitations' }))
  const heading = await screen.findByRole('heading', { name: 'You will get no more invitations' })
  expect(document.activeElement).toBe(heading)
  expect(server.received(decline).map(({ body }) => body)).toEqual([{ token: invitationToken }])
})

test('a link that is dead already says so; another failure can be tried again', async () => {
  const server = createOnboardingServer()
  server.on(decline, () => json({ detail: 'The database is starting' }, 503))
  const { user } = openInvitation(server, link)
  await user.click(await screen.findByRole('button', { name: 'I want no invitations' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This did not work: The database is starting')
  server.on(decline, () => json({ detail: 'Invalid or expired token' }, 401))
  await user.click(screen.getByRole('button', { name: 'I want no invitations' }))
  await screen.findByText('This link is not valid any more. You may have used it before.')
})

test('the way back leads to the invitation', async () => {
  const { server, user } = openInvitation(createOnboardingServer(), link)
  await user.click(await screen.findByRole('link', { name: 'Back to the invitation' }))
  await screen.findByText('Step 1 of 4')
  expect(server.received(validateToken)).toHaveLength(1)
})
