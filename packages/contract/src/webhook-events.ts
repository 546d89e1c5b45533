import { z } from 'zod'
import { Platform } from './platforms.ts'

/** What a user's own programs can be told of, as they choose. */
export const webhookEventTypes = ['creator.stored', 'campaign.finished', 'creator.registered'] as const
export const WebhookEventType = z.enum(webhookEventTypes)
export type WebhookEventType = z.output<typeof WebhookEventType>
/** Every kind of message that is sent; `webhook.test` is what a user has sent to try an endpoint. */
export const webhookMessageTypes = [...webhookEventTypes, 'webhook.test'] as const
export type WebhookMessageType = (typeof webhookMessageTypes)[number]

/** A message holds so many creators at most; more are told of in several. */
export const maxCreatorsInEvent = 100

/** What is told of a creator: public facts, and the id under which the API has the rest. */
export const WebhookCreator = z.object({
  id: z.string(),
  platform: Platform,
  channel_id: z.string(),
  handle: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  subscribers: z.number().int().nullable(),
})
export type WebhookCreator = z.output<typeof WebhookCreator>

const count = z.number().int()

/** What each message says, by its type. */
export const webhookEventData = {
  /** Creators who are new in the catalogue, because this user searched for them or had them kept. */
  'creator.stored': z.object({ creators: z.array(WebhookCreator).min(1).max(maxCreatorsInEvent) }),
  /** No mail of the campaign is still to be sent. */
  'campaign.finished': z.object({
    campaign: z.object({
      id: z.uuid(),
      subject: z.string(),
      recipients: count,
      sent: count,
      failed: count,
      /** Mails of which nobody knows whether they arrived. */
      unknown: count,
      finished_at: z.iso.datetime(),
    }),
  }),
  /** A creator whom the user invited has registered. */
  'creator.registered': z.object({ creator: WebhookCreator, invitation_id: z.uuid() }),
  'webhook.test': z.object({ webhook_id: z.uuid() }),
} as const satisfies Record<WebhookMessageType, z.ZodType>

export type WebhookEventData<Type extends WebhookMessageType> = z.output<(typeof webhookEventData)[Type]>

/** The body of every message that is sent. */
export interface WebhookMessage<Type extends WebhookMessageType = WebhookMessageType> {
  readonly type: Type
  /** When it happened: ISO 8601, UTC. */
  readonly timestamp: string
  readonly data: WebhookEventData<Type>
}
