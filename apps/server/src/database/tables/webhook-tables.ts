import type { WebhookEventType, WebhookMessageType } from '@troupe/contract/webhook-events'
import type { webhookOffReasons } from '@troupe/contract/webhooks'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

export type WebhookOffReason = (typeof webhookOffReasons)[number]

/** Addresses of users' own programs that receive events. Columns ending in `_sealed` are encrypted for this user (`secret-box.ts`). */
interface Webhooks {
  id: Generated<string>
  user_id: string
  url: string
  description: string
  events: WebhookEventType[]
  secret_sealed: string
  /** The one before; it signs, too, until the time beside it. */
  previous_secret_sealed: string | null
  previous_secret_until: Date | null
  /** The first failure since a message last got through. */
  failing_since: Date | null
  /** Why and since when nothing is sent; null: it is. */
  off_reason: WebhookOffReason | null
  off_since: Date | null
  created_at: Date
  updated_at: Date
}

/** A message to an endpoint. One that neither was delivered nor has a next attempt has failed. */
interface WebhookDeliveries {
  /** The stable id of the message. */
  id: Generated<string>
  webhook_id: string
  type: WebhookMessageType
  data: JSONColumnType<object>
  /** How often it was taken up to be sent. */
  attempts: Generated<number>
  /** When it is to be sent (again); while it is being sent, when its process is thought of as gone. */
  next_attempt_at: Date | null
  attempted_at: Date | null
  delivered_at: Date | null
  /** Outcome of the last attempt: status and time of the answer, or why there was none. */
  answer_status: number | null
  answer_ms: number | null
  problem: string | null
  created_at: Date
}

export interface WebhookTables {
  webhooks: Webhooks
  webhook_deliveries: WebhookDeliveries
}

export type WebhookRow = Selectable<Webhooks>
export type WebhookDeliveryRow = Selectable<WebhookDeliveries>
