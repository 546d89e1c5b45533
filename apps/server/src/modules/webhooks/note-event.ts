import type { WebhookEventData, WebhookEventType } from '@troupe/contract/webhook-events'
import type { Executor } from '../../database/database.ts'
import * as deliveries from './delivery-repository.ts'
import * as webhooks from './webhook-repository.ts'

/** Whether an endpoint of the user has subscribed to the event. */
export async function hasSubscribers(
  transaction: Executor,
  event: { readonly workspaceId: string; readonly type: WebhookEventType },
): Promise<boolean> {
  return (await webhooks.listWanting(transaction, event)).length > 0
}

interface NewEvent<Type extends WebhookEventType> {
  readonly workspaceId: string
  readonly type: Type
  readonly now: Date
  /** Returns the data of each message; called only if an endpoint has subscribed to the event. */
  describe(): Promise<readonly WebhookEventData<Type>[]>
}

/**
 * Records an event for the user's endpoints, in the transaction of the change it reports, so that it is stored if and
 * only if the change is. It is sent within seconds after the transaction is committed.
 */
export async function noteEvent<Type extends WebhookEventType>(
  transaction: Executor,
  { workspaceId, type, now, describe }: NewEvent<Type>,
): Promise<void> {
  const wanting = await webhooks.listWanting(transaction, { workspaceId, type })
  if (wanting.length === 0) return
  const messages = await describe()
  await deliveries.insertAll(
    transaction,
    wanting.flatMap((webhookId) => messages.map((data) => ({ webhookId, type, data, now }))),
  )
}
