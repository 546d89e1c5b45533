import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../lib/app-error.ts'
import type { ListedDelivery } from './delivery-repository.ts'
import * as deliveries from './delivery-repository.ts'
import { type WebhookContext, wakeWebhookSender } from './webhook-context.ts'
import type { OwnWebhook } from './webhook-repository.ts'
import { getWebhook } from './webhook-service.ts'

type Parts = Pick<WebhookContext, 'db' | 'clock' | 'log' | 'jobs' | 'rateLimits'>

/** A page of an endpoint's deliveries, newest first. @throws AppError `not_found`. */
export async function listDeliveries(
  { db }: Pick<Parts, 'db'>,
  own: OwnWebhook,
  { page, page_size: size }: { readonly page: number; readonly page_size: number },
): Promise<{ rows: ListedDelivery[]; hasMore: boolean }> {
  const { id: webhookId } = await getWebhook({ db }, own)
  const rows = await deliveries.list(db, { webhookId, limit: size + 1, offset: (page - 1) * size })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/**
 * Sends a test message, which only shows whether the endpoint can be reached: a failure does not count against it.
 * @throws AppError `not_found`, `conflict` when the endpoint is off, `too_many_requests`.
 */
export async function sendTestEvent(parts: Parts, own: OwnWebhook): Promise<ListedDelivery> {
  const { db, clock } = parts
  const { id: webhookId } = await getEnabled(parts, own)
  const message = { webhookId, type: 'webhook.test', data: { webhook_id: webhookId } } as const
  const [delivery] = await deliveries.insertAll(db, [{ ...message, isByHand: true, now: clock.now() }])
  if (!delivery) throw new Error('A delivery was not inserted')
  await wakeWebhookSender(parts)
  return delivery
}

/**
 * Sends a message again under the same id, or immediately if it is waiting. After a failure it is retried while
 * attempts are left. From now on its failures do not count against the endpoint.
 * @throws AppError `not_found`, `conflict` when the endpoint is off, `too_many_requests`.
 */
export async function sendAgain(parts: Parts, own: OwnWebhook, deliveryId: string): Promise<ListedDelivery> {
  const { db, clock } = parts
  const { id: webhookId } = await getEnabled(parts, own)
  const delivery = await deliveries.makeDue(db, { webhookId, id: deliveryId, now: clock.now() })
  if (!delivery) throw new AppError('not_found', say('webhooks.delivery_unknown'))
  await wakeWebhookSender(parts)
  return delivery
}

async function getEnabled({ db, rateLimits }: Parts, own: OwnWebhook): Promise<{ id: string }> {
  const webhook = await getWebhook({ db }, own)
  if (webhook.off_reason !== null) throw new AppError('conflict', say('webhooks.off'))
  await rateLimits.take(['webhookSendsByUser', own.workspaceId])
  return webhook
}
