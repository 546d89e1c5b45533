import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, describe, expect, test } from 'vitest'
import { json, never } from '../../../testing/fake-server.ts'
import { createOnboardingServer, invitationToken, openInvitation } from '../../../testing/open-onboarding.ts'

const { validateToken } = onboardingEndpoints
const forbidden = { name: '403 - Access Forbidden' }

beforeEach(() => window.sessionStorage.clear())

test("first 'Validating access...'", async () => {
  const server = createOnboardingServer()
  server.on(validateToken, never)
  openInvitation(server)
  await screen.findByText('Validating access...')
})

describe("'403 - Access Forbidden' with 'Invalid or Missing Token'", () => {
  test('without a token, and nothing is asked for', async () => {
    const { server } = openInvitation(createOnboardingServer(), '/kol-onboarding')
    await screen.findByRole('heading', forbidden)
    expect(screen.getByText('Invalid or Missing Token')).toBeTruthy()
    expect(server.received(validateToken)).toEqual([])
  })

  test('with a token that the server does not know', async () => {
    const server = createOnboardingServer()
    server.on(validateToken, () => json({ valid: false, email: null, channel_url: null }))
    openInvitation(server)
    await screen.findByRole('heading', forbidden)
  })

  test('with a token that the server does not even look at', async () => {
    const server = createOnboardingServer()
    server.on(validateToken, () => json({ detail: 'Too long' }, 422))
    openInvitation(server)
    await screen.findByRole('heading', forbidden)
  })

  test("a 'Back to Home' button", async () => {
    openInvitation(createOnboardingServer(), '/kol-onboarding?token=')
    expect((await screen.findByRole('link', { name: 'Back to Home' })).getAttribute('href')).toBe('/')
  })
})

test('a server that is not reached is not a wrong token, and is asked once more', async () => {
  const server = createOnboardingServer()
  server.on(validateToken, () => json({ detail: 'The database is starting' }, 503))
  openInvitation(server)
  await screen.findByText('The database is starting')
  server.on(validateToken, () => json({ valid: true, email: null, channel_url: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Step 1 of 4')
})

describe('the token', () => {
  test('leaves the address bar, and no entry of the history has it', async () => {
    const { router, server } = openInvitation()
    await screen.findByText('Step 1 of 4')
    await waitFor(() => expect(router.state.location.search).toBe('?step=1'))
    expect(server.received(validateToken).map(({ body }) => body)).toEqual([{ token: invitationToken }])
  })

  test('is not in the lasting storage, in no form', async () => {
    openInvitation()
    await screen.findByText('Step 1 of 4')
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(invitationToken)
  })

  test('survives a reload', async () => {
    const first = openInvitation()
    await screen.findByText('Step 1 of 4')
    first.unmount()
    openInvitation(createOnboardingServer(), '/kol-onboarding?step=1')
    await screen.findByText('Step 1 of 4')
  })

  test('of a newer link counts', async () => {
    openInvitation().unmount()
    const { server } = openInvitation(createOnboardingServer(), '/kol-onboarding?token=newer')
    await screen.findByText('Step 1 of 4')
    expect(server.received(validateToken).map(({ body }) => body)).toEqual([{ token: 'newer' }])
  })
})
