import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accessTokenEndpoints } from '@troupe/contract/access-tokens'
import {
  type AuthorizationReview,
  type ConnectedProgram,
  connectedProgramEndpoints,
} from '@troupe/contract/account/connected-programs'
import { accountEndpoints } from '@troupe/contract/accounts'
import { webhookEndpoints } from '@troupe/contract/webhooks'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { Providers } from '../../../app/providers.tsx'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'
import { ConsentScreen } from './consent-screen.tsx'

const { reviewAuthorization, decideAuthorization, listConnectedPrograms, disconnectProgram } = connectedProgramEndpoints
const query = 'client_id=a&redirect_uri=https%3A%2F%2Fassistant.test%2Fback'
const program = { name: 'Assistant', host: 'assistant.test', is_local: false, verified_domain: null }
const asks: AuthorizationReview = { outcome: 'ask', program, scopes: ['read', 'inbox'] }

/** Renders the screen alone, since a page under test cannot be left. */
function open(review: AuthorizationReview | Response) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(reviewAuthorization, () => (review instanceof Response ? review : json(review)))
  const leave = vi.fn<(address: string) => void>()
  const element = <ConsentScreen query={query} account="maya@brand.test" settingsPath="/api-access" onLeave={leave} />
  render(
    <Providers services={createServices(server.fetch)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  )
  return { server, leave, user: userEvent.setup() }
}

test('the user sees who asks for what, leaves a part out, and goes back to the program', async () => {
  const { server, leave, user } = open(asks)
  server.on(decideAuthorization, () => json({ redirect_to: 'https://assistant.test/back?code=1' }))
  expect(await screen.findByRole('heading', { name: 'Allow “Assistant”?' })).toBeTruthy()
  expect(screen.getByText('It wants to act in Troupe in the name of maya@brand.test.')).toBeTruthy()
  expect(screen.getByText('assistant.test')).toBeTruthy()
  expect(screen.getByText('Nobody has checked this program')).toBeTruthy()
  expect(server.received(reviewAuthorization).map(({ body }) => body)).toEqual([{ query }])
  await user.click(screen.getByRole('checkbox', { name: 'Inbox' }))
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://assistant.test/back?code=1'))
  expect(server.received(decideAuthorization).map(({ body }) => body)).toEqual([
    { query, allow: true, scopes: ['read'] },
  ])
  expect(await screen.findByText('You are being sent back to assistant.test')).toBeTruthy()
})

test('a denial goes back too, and nothing can be allowed without a scope', async () => {
  const { server, leave, user } = open({ ...asks, scopes: ['read'] })
  server.on(decideAuthorization, () => json({ redirect_to: 'https://assistant.test/back?error=access_denied' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Read' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Allow' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Deny' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://assistant.test/back?error=access_denied'))
  expect(server.received(decideAuthorization)[0]?.body).toMatchObject({ allow: false })
})

test('a published program is shown with its domain, and warned of only where any program could answer', async () => {
  open({ ...asks, program: { ...program, host: '127.0.0.1:4711', is_local: true, verified_domain: 'assistant.test' } })
  expect(await screen.findByText('assistant.test answers for this program.')).toBeTruthy()
  expect(screen.getByText('127.0.0.1:4711, a program on this computer')).toBeTruthy()
  expect(screen.getByText('Make sure that it is the right program')).toBeTruthy()
})

test('an address that would run a script is never opened', async () => {
  const { server, leave, user } = open(asks)
  server.on(decideAuthorization, () => json({ redirect_to: 'javascript:alert(1)' }))
  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  expect(await screen.findByText('You are being sent back to assistant.test')).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
})

test('a request that is not valid is explained, and goes back only on a click', async () => {
  const redirect_to = 'https://assistant.test/back?error=invalid_request'
  const { leave, user } = open({ outcome: 'refused', program, reason: 'PKCE is needed', redirect_to })
  expect((await screen.findByRole('alert')).textContent).toContain('PKCE is needed')
  expect(leave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Back to assistant.test' }))
  expect(leave).toHaveBeenCalledWith(redirect_to)
})

test('an unknown program leads nowhere', async () => {
  const { leave } = open(json({ detail: 'Troupe does not know this program.' }, 404))
  expect((await screen.findByRole('alert')).textContent).toContain('Troupe does not know this program.')
  expect(screen.getByRole('link', { name: 'To API access' })).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
})

test('a connected program is disconnected only after a question', async () => {
  storeTokens()
  const connected: ConnectedProgram = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Assistant',
    host: 'assistant.test',
    scopes: ['read', 'collect'],
    created_at: new Date().toISOString(),
    last_used_at: null,
  }
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(accessTokenEndpoints.listAccessTokens, () => json({ access_tokens: [] }))
  server.on(webhookEndpoints.listWebhooks, () => json({ webhooks: [] }))
  server.on(listConnectedPrograms, () => json({ connected_programs: [connected] }))
  server.on(disconnectProgram, () => json({ message: 'Program disconnected' }))
  renderApp(server, '/api-access')
  const user = userEvent.setup()
  const button = await screen.findByRole('button', { name: 'Disconnect Assistant' })
  expect(button.closest('li')?.textContent).toContain('assistant.test · never used · connected just now')
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect program?' }))
  expect(server.received(disconnectProgram)).toHaveLength(0)
  server.on(listConnectedPrograms, () => json({ connected_programs: [] }))
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText(/^No program is connected yet/)).toBeTruthy()
})
