import { z } from 'zod'
import { Platform } from './catalogues/platforms.ts'
import { MemberStatus } from './collections.ts'

/** Event types that an endpoint can subscribe to. */
export const webhookEventTypes = [
  'creator.stored',
  'campaign.finished',
  'creator.registered',
  'message.sent',
  'message.bounced',
  'message.replied',
  'creator.unsubscribed',
  'status.changed',
  'saved_search.found',
] as const
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

/** A creator as a mail was written to them. */
export const WebhookRecipient = z.object({
  /** Null: the creator is no longer in the catalogue. */
  id: z.string().nullable(),
  platform: Platform,
  handle: z.string(),
  title: z.string(),
})
export type WebhookRecipient = z.output<typeof WebhookRecipient>

const count = z.number().int()
const time = z.iso.datetime()
const creator = WebhookRecipient
const creators = z.array(WebhookCreator).min(1).max(maxCreatorsInEvent)

/** A mail of a campaign. */
const message = z.object({
  id: z.uuid(),
  campaign_id: z.uuid(),
  /** 0: the first mail; 1 and more: a follow-up. */
  step: count,
})

/** Schema of a message's data, by type. */
export const webhookEventData = {
  /** Creators new to the catalogue because of this user's search or request to store them. */
  'creator.stored': z.object({ creators }),
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
      finished_at: time,
    }),
  }),
  /** A creator invited by the user has registered. */
  'creator.registered': z.object({ creator: WebhookCreator, invitation_id: z.uuid() }),
  /** A mail server has accepted a mail. */
  'message.sent': z.object({ message, creator, sent_at: time }),
  /** A mail was refused when it was sent, or came back later. */
  'message.bounced': z.object({
    message,
    creator,
    /** False: the mail may arrive if it is sent again. */
    is_permanent: z.boolean(),
    /** Enhanced status code (RFC 3463), such as `5.1.1`; null if there is none. */
    status: z.string().nullable(),
    bounced_at: time,
  }),
  /** A creator has answered. */
  'message.replied': z.object({
    /** Null: a person has noted the answer. */
    message: message.nullable(),
    creator,
    replied_at: time,
  }),
  /** A creator wants no more mails from the user. */
  'creator.unsubscribed': z.object({ creator, unsubscribed_at: time }),
  /** The status of a creator in a collection has changed, by hand or because of a mail. */
  'status.changed': z.object({
    collection: z.object({ id: z.uuid(), name: z.string() }),
    creator,
    status: MemberStatus,
    previous_status: MemberStatus,
    changed_at: time,
  }),
  /** Creators who are new in the catalogue and among the results of a saved search. */
  'saved_search.found': z.object({ saved_search: z.object({ id: z.uuid(), name: z.string() }), creators }),
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
