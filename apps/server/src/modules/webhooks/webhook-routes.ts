import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { webhookEndpoints } from '@troupe/contract/webhooks'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import { listDeliveries, sendAgain, sendTestEvent } from './delivery-service.ts'
import type { WebhookContext } from './webhook-context.ts'
import { presentDelivery, presentWebhook } from './webhook-presenter.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateSecret,
  type WithSecret,
} from './webhook-service.ts'

export function bindWebhookEndpoints(context: WebhookContext): BoundEndpoint[] {
  const now = () => context.clock.now()
  const presentWithSecret = ({ row, secret }: WithSecret) => ({ webhook: presentWebhook(row, now()), secret })
  return [
    bind(webhookEndpoints.listWebhooks, async ({ actor }) => ({
      webhooks: (await listWebhooks(context, actor.workspaceId)).map((row) => presentWebhook(row, now())),
    })),
    bind(webhookEndpoints.createWebhook, async ({ actor, body }) =>
      presentWithSecret(await createWebhook(context, actor, body)),
    ),
    bind(webhookEndpoints.changeWebhook, async ({ actor, params, body }) =>
      presentWebhook(await changeWebhook(context, { workspaceId: actor.workspaceId, id: params.id }, body), now()),
    ),
    bind(webhookEndpoints.deleteWebhook, async ({ actor, params }) => {
      await deleteWebhook(context, { workspaceId: actor.workspaceId, id: params.id })
      return tellMessage(say('webhooks.deleted'))
    }),
    bind(webhookEndpoints.rotateSecret, async ({ actor, params }) =>
      presentWithSecret(await rotateSecret(context, { workspaceId: actor.workspaceId, id: params.id })),
    ),
    bind(webhookEndpoints.sendTestEvent, async ({ actor, params }) =>
      presentDelivery(await sendTestEvent(context, { workspaceId: actor.workspaceId, id: params.id })),
    ),
    bind(webhookEndpoints.listDeliveries, async ({ actor, params, query }) => {
      const { rows, hasMore } = await listDeliveries(context, { workspaceId: actor.workspaceId, id: params.id }, query)
      return { deliveries: rows.map(presentDelivery), has_more: hasMore }
    }),
    bind(webhookEndpoints.sendAgain, async ({ actor, params }) =>
      presentDelivery(await sendAgain(context, { workspaceId: actor.workspaceId, id: params.id }, params.deliveryId)),
    ),
  ]
}
