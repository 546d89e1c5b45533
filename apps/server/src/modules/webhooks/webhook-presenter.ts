import type { MessageKey } from '@troupe/contract/messages/message'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import type { Webhook, WebhookDelivery } from '@troupe/contract/webhooks'
import type { WebhookRow } from '../../database/tables/webhook-tables.ts'
import { recogniseMessage } from '../../lib/recognise-message.ts'
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

/** The problems are stored as English texts. */
const problems = [
  'webhooks.answered',
  'webhooks.no_answer',
  'webhooks.connection_refused',
  'webhooks.broken_off',
  'webhooks.not_secure',
  'webhooks.secret_unreadable',
  'webhooks.switched_off',
  'webhooks.unreachable',
  'webhooks.https_required',
] as const satisfies readonly MessageKey[]

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
    problem_message: referToMessage(recogniseMessage(problem, problems) ?? null),
    created_at: row.created_at.toISOString(),
    attempted_at: row.attempted_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  }
}

function findState(row: ListedDelivery): WebhookDelivery['state'] {
  if (row.next_attempt_at) return 'waiting'
  return row.delivered_at ? 'delivered' : 'failed'
}
