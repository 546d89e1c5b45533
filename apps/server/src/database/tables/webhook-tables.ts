import type { WebhookEventType, WebhookMessageType } from '@troupe/contract/webhook-events'
import type { webhookOffReasons } from '@troupe/contract/webhooks'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

export type WebhookOffReason = (typeof webhookOffReasons)[number]

/**
 * Addresses of users' own programs that receive events. Columns ending in `_sealed` are encrypted for this user (see
 * `secret-box.ts`).
 */
interface Webhooks {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  url: string
  description: string
  events: WebhookEventType[]
  secret_sealed: string
  /** The previous secret, which also signs messages until the time beside it. */
  previous_secret_sealed: string | null
  previous_secret_until: Date | null
  /** Time of the first failure since the last successful delivery, or since nothing was left to send automatically. */
  failing_since: Date | null
  /** Why and since when nothing is sent; null: the endpoint is on. */
  off_reason: WebhookOffReason | null
  off_since: Date | null
  created_at: Date
  updated_at: Date
}

/** A message to an endpoint. It has failed when it is neither delivered nor has a next attempt. */
interface WebhookDeliveries {
  /** Stable id of the message. */
  id: Generated<string>
  webhook_id: string
  type: WebhookMessageType
  data: JSONColumnType<object>
  /** Number of times a process took it up for sending. */
  attempts: Generated<number>
  /** Time of the next attempt; during an attempt, the time after which its process counts as gone. */
  next_attempt_at: Date | null
  attempted_at: Date | null
  delivered_at: Date | null
  /** Outcome of the last attempt: status and duration of the answer, or why there was none. */
  answer_status: number | null
  answer_ms: number | null
  problem: string | null
  /** Whether a person sent it, at first or again: its failures do not count against the endpoint. */
  by_hand: Generated<boolean>
  created_at: Date
}

export interface WebhookTables {
  webhooks: Webhooks
  webhook_deliveries: WebhookDeliveries
}

export type WebhookRow = Selectable<Webhooks>
export type WebhookDeliveryRow = Selectable<WebhookDeliveries>
