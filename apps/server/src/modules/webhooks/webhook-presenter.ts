import type { Webhook, WebhookDelivery } from '@troupe/contract/webhooks'
import type { WebhookRow } from '../../database/tables/webhook-tables.ts'
import type { ListedDelivery } from './delivery-repository.ts'

export function presentWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, description, events, off_reason: reason, off_since: offSince } = row
  const previousUntil = row.previous_secret_until
  return {
    id,
    url,
    description,
    events,
    enabled: reason === null,
    off: reason && offSince ? { reason, since: offSince.toISOString() } : null,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}

export function presentDelivery(row: ListedDelivery): WebhookDelivery {
  const { id, type, attempts, answer_status, answer_ms, problem } = row
  return {
    id,
    type,
    state: findState(row),
    attempts,
    answer_status,
    answer_ms,
    problem,
    created_at: row.created_at.toISOString(),
    attempted_at: row.attempted_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  }
}

function findState(row: ListedDelivery): WebhookDelivery['state'] {
  if (row.next_attempt_at) return 'waiting'
  return row.delivered_at ? 'delivered' : 'failed'
}
