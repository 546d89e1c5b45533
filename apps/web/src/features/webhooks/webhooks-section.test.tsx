import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accessTokenEndpoints } from '@troupe/contract/access-tokens'
import { connectedProgramEndpoints } from '@troupe/contract/account/connected-programs'
import { accountEndpoints } from '@troupe/contract/accounts'
import { webhookEventTypes } from '@troupe/contract/webhook-events'
import { type Webhook, type WebhookDelivery, webhookEndpoints } from '@troupe/contract/webhooks'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../testing/render-app.tsx'

const { listWebhooks, createWebhook, changeWebhook, deleteWebhook, rotateSecret, sendTestEvent } = webhookEndpoints
const { listDeliveries, sendAgain } = webhookEndpoints
const url = 'https://hooks.brand.example/troupe'
const secret = `whsec_${'a'.repeat(43)}=`

function makeWebhook(parts: Partial<Webhook> = {}): Webhook {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    url,
    description: '',
    events: ['campaign.finished'],
    enabled: true,
    off: null,
    failing_since: null,
    previous_secret_until: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ...parts,
  }
}

function makeDelivery(parts: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: '00000000-0000-4000-8000-000000000002',
    type: 'campaign.finished',
    state: 'failed',
    attempts: 8,
    answer_status: 500,
    answer_ms: 120,
    problem: 'It answered 500',
    created_at: '2026-01-01T00:00:00.000Z',
    attempted_at: '2026-01-02T00:00:00.000Z',
    next_attempt_at: null,
    ...parts,
  }
}

async function openApiAccess(...webhooks: Webhook[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(accessTokenEndpoints.listAccessTokens, () => json({ access_tokens: [] }))
  server.on(connectedProgramEndpoints.listConnectedPrograms, () => json({ connected_programs: [] }))
  server.on(listWebhooks, () => json({ webhooks }))
  renderApp(server, '/api-access')
  await screen.findByText(webhooks[0]?.url ?? 'You have no endpoint yet.')
  return { server, user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function chooseFromMenu(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(button(`More for ${url}`))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('an endpoint is registered with its events, and its secret is shown once', async () => {
  const { server, user } = await openApiAccess()
  server.on(createWebhook, () => json({ webhook: makeWebhook(), secret }))
  await user.click(button('New endpoint'))
  await user.click(await screen.findByRole('button', { name: 'Add endpoint' }))
  expect(await screen.findByText('Enter an address such as https://example.com/webhooks')).toBeTruthy()
  await user.type(screen.getByLabelText('Address'), url)
  await user.click(screen.getByRole('checkbox', { name: 'Creator stored' }))
  await user.click(button('Add endpoint'))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Signing secret')).value).toBe(secret)
  expect(server.received(createWebhook).map(({ body }) => body)).toEqual([
    { url, description: '', events: webhookEventTypes.filter((type) => type !== 'creator.stored') },
  ])
  await user.click(button('Done'))
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull())
})

test('a refused address is reported at its field', async () => {
  const { server, user } = await openApiAccess()
  const detail = [{ loc: ['body', 'url'], msg: 'The address must begin with https://', type: 'custom' }]
  server.on(createWebhook, () => json({ detail }, 422))
  await user.click(button('New endpoint'))
  await user.type(await screen.findByLabelText('Address'), 'http://brand.example')
  await user.click(button('Add endpoint'))
  expect((await screen.findByRole('alert')).textContent).toBe('The address must begin with https://')
})

test('one that was switched off says why, and is switched on again', async () => {
  const off = { reason: 'failing', since: '2026-01-01T00:00:00.000Z' } as const
  const { server, user } = await openApiAccess(makeWebhook({ enabled: false, off }))
  server.on(changeWebhook, () => json(makeWebhook()))
  expect(screen.getByText(/nothing got through for three days/)).toBeTruthy()
  server.on(listWebhooks, () => json({ webhooks: [makeWebhook()] }))
  await user.click(button('Switch on'))
  expect(await screen.findByText('On')).toBeTruthy()
  expect(server.received(changeWebhook).map(({ body }) => body)).toEqual([{ enabled: true }])
})

test('a test event is sent, and what came of it is shown', async () => {
  const { server, user } = await openApiAccess(makeWebhook())
  server.on(sendTestEvent, () => json(makeDelivery({ type: 'webhook.test', state: 'waiting', attempts: 0 })))
  const delivered = {
    type: 'webhook.test',
    state: 'delivered',
    attempts: 1,
    answer_status: 204,
    problem: null,
  } as const
  server.on(listDeliveries, () => json({ deliveries: [makeDelivery(delivered)], has_more: false }))
  await user.click(button('Send a test event'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries of the last 30 days' }))
  expect((await dialog.findByText('webhook.test')).closest('li')?.textContent).toContain(
    'Answer 204 · 120 ms · 1 attempt',
  )
})

test('a delivery that failed is sent again', async () => {
  const { server, user } = await openApiAccess(makeWebhook())
  server.on(listDeliveries, () => json({ deliveries: [makeDelivery()], has_more: false }))
  server.on(sendAgain, () => json(makeDelivery({ state: 'waiting' })))
  await user.click(button('Deliveries'))
  expect(await screen.findByText('It answered 500')).toBeTruthy()
  await user.click(button('Send again: campaign.finished'))
  await waitFor(() => expect(server.received(sendAgain)).toHaveLength(1))
})

test('a new secret is made, and an endpoint deleted, only after a question', async () => {
  const { server, user } = await openApiAccess(makeWebhook())
  server.on(rotateSecret, () => json({ webhook: makeWebhook(), secret }))
  await chooseFromMenu(user, 'New secret')
  expect(server.received(rotateSecret)).toHaveLength(0)
  await user.click(await screen.findByRole('button', { name: 'Make new secret' }))
  expect(await screen.findByDisplayValue(secret)).toBeTruthy()
  await user.click(button('Done'))

  server.on(deleteWebhook, () => json({ message: 'Webhook deleted' }))
  await chooseFromMenu(user, 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete endpoint?' }))
  server.on(listWebhooks, () => json({ webhooks: [] }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('You have no endpoint yet.')).toBeTruthy()
})
