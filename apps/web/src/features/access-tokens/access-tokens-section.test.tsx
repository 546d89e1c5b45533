import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type AccessToken, accessTokenEndpoints, maxAccessTokens } from '@troupe/contract/access-tokens'
import { connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { accountEndpoints } from '@troupe/contract/accounts'
import { webhookEndpoints } from '@troupe/contract/webhooks'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'

const { listAccessTokens, createAccessToken, revokeAccessToken } = accessTokenEndpoints
const secret = `troupe_pat_${'a'.repeat(43)}`

function makeToken(parts: Partial<AccessToken> = {}): AccessToken {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Spreadsheet',
    scopes: ['read'],
    ending: 'x7Qk',
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: new Date(Date.now() + 40 * 24 * 3600 * 1000).toISOString(),
    last_used_at: null,
    ...parts,
  }
}

async function openApiAccess(...tokens: AccessToken[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(listAccessTokens, () => json({ access_tokens: tokens }))
  server.on(connectedProgramEndpoints.listConnectedPrograms, () => json({ connected_programs: [] }))
  server.on(webhookEndpoints.listWebhooks, () => json({ webhooks: [] }))
  renderApp(server, '/api-access')
  await screen.findByRole('heading', { name: 'API access' })
  await screen.findByText(tokens[0]?.name ?? 'You have no access token yet.')
  return { server, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('a token is made with name, scopes and life, and shown once', async () => {
  const { server, user } = await openApiAccess()
  server.on(createAccessToken, () => json({ access_token: makeToken(), token: secret }))
  await user.click(button('New token'))
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await user.type(dialog.getByLabelText('Name'), 'Spreadsheet')
  await user.click(dialog.getByRole('checkbox', { name: /Webhooks/ }))
  await user.click(dialog.getByRole('radio', { name: '30 days' }))
  await user.click(dialog.getByRole('button', { name: 'Create token' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Access token')).value).toBe(secret)
  expect(server.received(createAccessToken).map(({ body }) => body)).toEqual([
    { name: 'Spreadsheet', scopes: ['read', 'webhooks'], expires_in_days: 30 },
  ])
  await user.click(button('Copy token'))
  expect(await navigator.clipboard.readText()).toBe(secret)
  await user.click(button('Done'))
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull())
})

test('a token without a name is not created, and a refusal is shown', async () => {
  const { server, user } = await openApiAccess()
  server.on(createAccessToken, () => json({ detail: 'You have 20 access tokens. Revoke one to make another.' }, 409))
  await user.click(button('New token'))
  await user.click(await screen.findByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('Please enter a name')).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'One too many')
  await user.click(button('Create token'))
  expect((await screen.findByRole('alert')).textContent).toBe('You have 20 access tokens. Revoke one to make another.')
})

test('a token is revoked only after a question', async () => {
  const token = makeToken({ last_used_at: new Date().toISOString() })
  const { server, user } = await openApiAccess(token)
  server.on(revokeAccessToken, () => json({ message: 'Access token revoked' }))
  expect(button('Revoke Spreadsheet').closest('li')?.textContent).toContain('ends with x7Qk · used just now · expires')
  await user.click(button('Revoke Spreadsheet'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke access token?' }))
  expect(server.received(revokeAccessToken)).toHaveLength(0)
  server.on(listAccessTokens, () => json({ access_tokens: [] }))
  await user.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('You have no access token yet.')).toBeTruthy()
  expect(server.received(revokeAccessToken)).toHaveLength(1)
})

test('an expired token is marked, and no token can be created at the limit', async () => {
  const tokens = Array.from({ length: maxAccessTokens }, (_, number) =>
    makeToken({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      name: `Token ${number}`,
      expires_at: '2026-02-01T12:00:00.000Z',
    }),
  )
  await openApiAccess(...tokens)
  expect(screen.getAllByText('Expired on February 1, 2026')).toHaveLength(maxAccessTokens)
  expect(button('New token').disabled).toBe(true)
  expect(screen.getByText('You have 20 tokens. Revoke one to make another.')).toBeTruthy()
})
