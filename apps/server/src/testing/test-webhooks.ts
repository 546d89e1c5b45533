import { randomBytes } from 'node:crypto'
import { type NewWebhook, type WebhookDelivery, webhookEndpoints } from '@troupe/contract/webhooks'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { createWebhookTransport } from '../integrations/webhooks/post-webhook.ts'
import { createWebhooks, type Webhooks, type WebhooksOptions } from '../modules/webhooks/webhooks.ts'
import { call } from './outreach-calls.ts'
import type { SignedInUser } from './test-accounts.ts'
import { type TestApp, type TestParts, useTestApp } from './test-app.ts'
import { useWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

const secretKey = randomBytes(32)

export interface TestWebhooks {
  readonly testApp: TestApp
  readonly receiver: WebhookReceiver
  readonly webhooks: Webhooks
}

/** The application with webhooks, whose sender works when the test says so, and a real server that takes them. */
export function useTestWebhooks(
  database: Database,
  given: (parts: TestParts) => Partial<WebhooksOptions> = () => ({}),
): TestWebhooks {
  const receiver = useWebhookReceiver()
  let webhooks: Webhooks | undefined
  const get = () => {
    if (!webhooks) throw new Error('Webhooks are there only inside tests')
    return webhooks
  }
  const testApp = useTestApp(database, {
    endpoints(parts) {
      const transport = createWebhookTransport({ allowPrivateHosts: true, timeout: 500 })
      webhooks = createWebhooks({ ...parts, secretKey, transport, ...given(parts) })
      return webhooks.endpoints
    },
  })
  beforeEach(() => testApp.jobs.work('send-webhooks', () => get().sender.wake()))
  afterEach(() => get().stop())
  return {
    testApp,
    receiver,
    get webhooks() {
      return get()
    },
  }
}

/** Registers an endpoint that wants everything, but for what is given. */
export async function buildWebhook(
  { testApp, receiver }: Pick<TestWebhooks, 'testApp' | 'receiver'>,
  user: SignedInUser,
  given: Partial<NewWebhook> = {},
): Promise<{ id: string; secret: string }> {
  const events = ['creator.stored', 'campaign.finished', 'creator.registered'] as const
  const answer = await call(testApp, user, ['POST', '/api/webhooks'], { url: receiver.url, events, ...given })
  expect(answer.statusCode, answer.body).toBe(200)
  const { webhook, secret } = webhookEndpoints.createWebhook.response.parse(answer.json())
  return { id: webhook.id, secret }
}

/** The newest messages to an endpoint as the user sees them. */
export async function listDeliveries(testApp: TestApp, user: SignedInUser, id: string): Promise<WebhookDelivery[]> {
  const answer = await call(testApp, user, ['GET', `/api/webhooks/${id}/deliveries`])
  return webhookEndpoints.listDeliveries.response.parse(answer.json()).deliveries
}
