import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import type { WebhookOffReason } from '../../database/tables/webhook-tables.ts'
import * as deliveries from './delivery-repository.ts'
import * as webhooks from './webhook-repository.ts'

/** Switches an endpoint off: no further events are recorded for it, and its waiting deliveries are given up. */
export async function switchOff(
  transaction: Executor,
  change: { readonly id: string; readonly reason: WebhookOffReason; readonly now: Date },
): Promise<void> {
  await webhooks.switchOff(transaction, change)
  await deliveries.giveUpWaiting(transaction, change.id, say('webhooks.switched_off').text)
}
