import { randomBytes } from 'node:crypto'
import { type WebhookEventType, webhookEventTypes } from '@troupe/contract/webhook-events'
import { type NewWebhook, type WebhookDelivery, webhookEndpoints } from '@troupe/contract/webhooks'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { createWebhookTransport } from '../integrations/webhooks/post-webhook.ts'
import { silentLogger } from '../lib/logger.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { createWebhookSecret } from '../modules/webhooks/sign-message.ts'
import * as repository from '../modules/webhooks/webhook-repository.ts'
import { createWebhooks, type Webhooks, type WebhooksOptions } from '../modules/webhooks/webhooks.ts'
import { silentTelemetry } from '../telemetry/telemetry.ts'
import { call } from './calls/outreach-calls.ts'
import { useWebhookReceiver, type WebhookReceiver } from './calls/webhook-receiver.ts'
import type { SignedInUser } from './test-accounts.ts'
import { type TestApp, type TestParts, useTestApp } from './test-app.ts'

const secretKey = randomBytes(32)

export interface TestWebhooks {
  readonly testApp: TestApp
  readonly receiver: WebhookReceiver
  readonly webhooks: Webhooks
}

/**
 * Creates the application with webhooks, which are sent when the test says so, and a real server that receives them.
 */
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

/** Registers an endpoint for all events, except for the given fields. */
export async function buildWebhook(
  { testApp, receiver }: Pick<TestWebhooks, 'testApp' | 'receiver'>,
  user: SignedInUser,
  given: Partial<NewWebhook> = {},
): Promise<{ id: string; secret: string }> {
  const answer = await call(testApp, user, ['POST', '/api/webhooks'], {
    url: receiver.url,
    events: webhookEventTypes,
    ...given,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { webhook, secret } = webhookEndpoints.createWebhook.response.parse(answer.json())
  return { id: webhook.id, secret }
}

/** Lists the latest messages to an endpoint as the user sees them. */
export async function listDeliveries(testApp: TestApp, user: SignedInUser, id: string): Promise<WebhookDelivery[]> {
  const answer = await call(testApp, user, ['GET', `/api/webhooks/${id}/deliveries`])
  return webhookEndpoints.listDeliveries.response.parse(answer.json()).deliveries
}

/** Inserts an endpoint, by default for all events, into an application without the webhooks module. */
export async function insertWebhook(
  { database, clock }: TestApp,
  userId: string,
  { url, events = webhookEventTypes }: { url: string; events?: readonly WebhookEventType[] },
): Promise<string> {
  const secretSealed = createSecretBox(secretKey, 'webhooks').seal(createWebhookSecret(), userId)
  const { id } = await repository.insert(database.kysely, {
    workspaceId: userId,
    userId,
    url,
    events: [...events],
    description: '',
    secretSealed,
    now: clock.now(),
  })
  return id
}

/** Sends all waiting messages, as a newly started server does. */
export async function sendWebhooks({ database, clock, jobs }: TestApp): Promise<void> {
  const transport = createWebhookTransport({ allowPrivateHosts: true })
  const parts = { database, clock, jobs, log: silentLogger, telemetry: silentTelemetry, secretKey, transport }
  const { sender, stop } = createWebhooks(parts)
  await sender.settle()
  await stop()
}
