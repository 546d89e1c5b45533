import type { WebhookEventData, WebhookEventType } from '@troupe/contract/webhook-events'
import type { Executor } from '../../database/database.ts'
import * as deliveries from './delivery-repository.ts'
import * as webhooks from './webhook-repository.ts'

interface NewEvent<Type extends WebhookEventType> {
  readonly userId: string
  readonly type: Type
  readonly now: Date
  /** Content, one entry per message; called only if a webhook has subscribed to the event. */
  describe(): Promise<readonly WebhookEventData<Type>[]>
}

/**
 * Notes, in the transaction of a fact, that the user's endpoints are to be told of it: with the fact it is durable or did
 * not happen. They are told within seconds after the transaction.
 */
export async function noteEvent<Type extends WebhookEventType>(
  transaction: Executor,
  { userId, type, now, describe }: NewEvent<Type>,
): Promise<void> {
  const wanting = await webhooks.listWanting(transaction, { userId, type })
  if (wanting.length === 0) return
  const messages = await describe()
  await deliveries.insertAll(
    transaction,
    wanting.flatMap((webhookId) => messages.map((data) => ({ webhookId, type, data, now }))),
  )
}
