import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { schemaText } from './messages/message.ts'
import { MessageReference, messageFields } from './messages/wire-schemas.ts'
import { WebhookEventType, webhookMessageTypes } from './webhook-events.ts'

export const maxWebhooks = 10
export const webhookDescriptionMaxLength = 200
/** Days for which deliveries are stored and listed. */
export const webhookDeliveryDays = 30
/** Hours for which messages are also signed with the old secret after it was replaced. */
export const webhookSecretOverlapHours = 24

/**
 * Parses the URL of an endpoint: https, or http where this installation permits it (the server decides), without
 * credentials. Undefined if it is invalid.
 */
export function parseWebhookUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  // The fragment is never sent to a server.
  url.hash = ''
  return url
}

const WebhookUrl = z
  .string()
  .trim()
  .max(2000, schemaText('webhooks.address_too_long'))
  .refine((text) => parseWebhookUrl(text) !== undefined, schemaText('webhooks.address_invalid'))
  .transform((text) => parseWebhookUrl(text)?.href ?? text)

const Events = z
  .array(WebhookEventType)
  .min(1, schemaText('webhooks.event_required'))
  .transform((events) => [...new Set(events)])

const Description = z
  .string()
  .max(webhookDescriptionMaxLength, schemaText('common.description_too_long', { max: webhookDescriptionMaxLength }))
  .transform(normalizeText)

/** Why an endpoint is disabled: by the user, after days of failures, or because it answered 410 (Gone). */
export const webhookOffReasons = ['by_user', 'failing', 'gone'] as const

/** A webhook endpoint of a user. Its secret is shown only once, when it is created. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(WebhookEventType),
  enabled: z.boolean(),
  /** Null while it is active. */
  off: z.object({ reason: z.enum(webhookOffReasons), since: z.iso.datetime() }).nullable(),
  /** Since when deliveries have failed; null if the last one succeeded, or all were given up. */
  failing_since: z.iso.datetime().nullable(),
  /** Until when messages are also signed with the previous secret; null if they are not. */
  previous_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Webhook = z.output<typeof Webhook>

export const NewWebhook = z.object({ url: WebhookUrl, events: Events, description: Description.default('') })
export type NewWebhook = z.output<typeof NewWebhook>

/** Absent fields stay unchanged. */
export const WebhookChange = z.object({
  url: WebhookUrl.optional(),
  events: Events.optional(),
  description: Description.optional(),
  enabled: z.boolean().optional(),
})
export type WebhookChange = z.output<typeof WebhookChange>

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const

/** The delivery of one message to one endpoint. */
export const WebhookDelivery = z.object({
  /** Sent as `webhook-id`; the same at each attempt. */
  id: z.uuid(),
  type: z.enum(webhookMessageTypes),
  state: z.enum(webhookDeliveryStates),
  attempts: z.number().int(),
  /** HTTP status of the last attempt; null if there was no response. */
  answer_status: z.number().int().nullable(),
  /** Duration of the last attempt in milliseconds. */
  answer_ms: z.number().int().nullable(),
  /** Why the last attempt failed, as text. */
  problem: z.string().nullable(),
  problem_message: MessageReference.optional(),
  created_at: z.iso.datetime(),
  attempted_at: z.iso.datetime().nullable(),
  /** Time of the next attempt; null if there is none. */
  next_attempt_at: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

const ById = z.object({ id: z.uuid() })
const WithSecret = z.object({
  webhook: Webhook,
  /** `whsec_` followed by a base64 key. */
  secret: z.string(),
})
const tag = 'webhooks'

/** Webhook endpoints of a user, to which events are sent. Endpoints of other users answer 404. */
export const webhookEndpoints = {
  listWebhooks: defineEndpoint({
    method: 'GET',
    path: '/api/webhooks',
    access: 'user',
    tokenScope: 'webhooks',
    tag,
    summary: `The user's endpoints, the oldest first; at most ${maxWebhooks}`,
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  createWebhook: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks',
    access: 'user',
    leastRole: 'admin',
    tokenScope: 'webhooks',
    tag,
    summary: 'Registers an endpoint and shows its secret this once; 409 when there are too many',
    body: NewWebhook,
    response: WithSecret,
  }),
  changeWebhook: defineEndpoint({
    method: 'PATCH',
    path: '/api/webhooks/:id',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Changes an endpoint; switched off, what waits for it is not sent any more',
    params: ById,
    body: WebhookChange,
    response: Webhook,
  }),
  deleteWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    access: 'user',
    leastRole: 'admin',
    tokenScope: 'webhooks',
    tag,
    summary: 'Deletes an endpoint with its deliveries',
    params: ById,
    response: z.object({ message: z.string(), ...messageFields }),
  }),
  rotateSecret: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/secret',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: `Makes a new secret and shows it this once; the old one signs, too, for ${webhookSecretOverlapHours} hours`,
    params: ById,
    response: WithSecret,
  }),
  sendTestEvent: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Sends a message of the type webhook.test; 409 when the endpoint is off',
    params: ById,
    response: WebhookDelivery,
  }),
  listDeliveries: defineEndpoint({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    access: 'user',
    tag,
    summary: `The messages of the last ${webhookDeliveryDays} days to an endpoint, the newest first`,
    params: ById,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ deliveries: z.array(WebhookDelivery), has_more: z.boolean() }),
  }),
  sendAgain: defineEndpoint({
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:deliveryId/send',
    access: 'user',
    leastRole: 'admin',
    tag,
    summary: 'Sends a message again, or now if it waits, under the same id; 409 when the endpoint is off',
    params: ById.extend({ deliveryId: z.uuid() }),
    response: WebhookDelivery,
  }),
} as const
