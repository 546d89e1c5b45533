import { z } from 'zod'
import { Platform } from './catalogues/platforms.ts'

/** Event types that an endpoint can subscribe to. */
export const webhookEventTypes = ['creator.stored', 'campaign.finished', 'creator.registered'] as const
export const WebhookEventType = z.enum(webhookEventTypes)
export type WebhookEventType = z.output<typeof WebhookEventType>
/** All message types; `webhook.test` is sent when a user tests an endpoint. */
export const webhookMessageTypes = [...webhookEventTypes, 'webhook.test'] as const
export type WebhookMessageType = (typeof webhookMessageTypes)[number]

/** Maximum number of creators in one message. More creators are split over several messages. */
export const maxCreatorsInEvent = 100

/** Public data of a creator in a message, with the id for reading the rest through the API. */
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

/** Schema of a message's data, by type. */
export const webhookEventData = {
  /** Creators new to the catalogue because of this user's search or request to store them. */
  'creator.stored': z.object({ creators: z.array(WebhookCreator).min(1).max(maxCreatorsInEvent) }),
  /** The campaign has no more mails to send. */
  'campaign.finished': z.object({
    campaign: z.object({
      id: z.uuid(),
      subject: z.string(),
      recipients: count,
      sent: count,
      failed: count,
      /** Mails of unknown outcome. */
      unknown: count,
      finished_at: z.iso.datetime(),
    }),
  }),
  /** A creator invited by the user has registered. */
  'creator.registered': z.object({ creator: WebhookCreator, invitation_id: z.uuid() }),
  'webhook.test': z.object({ webhook_id: z.uuid() }),
} as const satisfies Record<WebhookMessageType, z.ZodType>

export type WebhookEventData<Type extends WebhookMessageType> = z.output<(typeof webhookEventData)[Type]>

/** The body of every message. */
export interface WebhookMessage<Type extends WebhookMessageType = WebhookMessageType> {
  readonly type: Type
  /** Time of the event: ISO 8601, UTC. */
  readonly timestamp: string
  readonly data: WebhookEventData<Type>
}
