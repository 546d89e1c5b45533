import { webhookEndpoints } from '@troupe/contract/webhooks'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleId, exampleTime, otherExampleId } from './example-parts.ts'

const webhook = {
  id: exampleId,
  url: 'https://brand.example/webhooks',
  description: 'Our own list of creators',
  events: ['creator.stored' as const, 'campaign.finished' as const],
  enabled: true,
  off: null,
  failing_since: null,
  previous_secret_until: null,
  created_at: exampleTime,
}
const delivery = {
  id: otherExampleId,
  type: 'webhook.test' as const,
  state: 'delivered' as const,
  attempts: 1,
  answer_status: 200,
  answer_ms: 84,
  problem: null,
  created_at: exampleTime,
  attempted_at: exampleTime,
  next_attempt_at: null,
}
const waiting = {
  ...delivery,
  state: 'waiting' as const,
  attempts: 0,
  answer_status: null,
  answer_ms: null,
  attempted_at: null,
  next_attempt_at: exampleTime,
}
const secret = 'whsec_c2hvd24tb25seS1vbmNlLW5vdC1yZWFs'
const params = { id: exampleId }
const { url, description, events } = webhook

export const webhookExamples: readonly EndpointExample[] = [
  exampleOf(webhookEndpoints.listWebhooks, { response: { webhooks: [webhook] } }),
  exampleOf(webhookEndpoints.createWebhook, { body: { url, description, events }, response: { webhook, secret } }),
  exampleOf(webhookEndpoints.changeWebhook, {
    params,
    body: { enabled: false },
    response: { ...webhook, enabled: false, off: { reason: 'by_user', since: exampleTime } },
  }),
  exampleOf(webhookEndpoints.deleteWebhook, { params, response: { message: 'Webhook deleted' } }),
  exampleOf(webhookEndpoints.rotateSecret, {
    params,
    response: { webhook: { ...webhook, previous_secret_until: '2026-03-03T09:30:00.000Z' }, secret },
  }),
  exampleOf(webhookEndpoints.sendTestEvent, { params, response: waiting }),
  exampleOf(webhookEndpoints.listDeliveries, {
    params,
    query: { page: 1 },
    response: { deliveries: [delivery], has_more: false },
  }),
  exampleOf(webhookEndpoints.sendAgain, {
    params: { ...params, deliveryId: otherExampleId },
    response: waiting,
  }),
]
