import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { Redirect } from '../../../http/requests/redirect.ts'
import { addLanguage } from '../../../lib/mail-texts/say-mail.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { addSuppression, listSuppressions, removeSuppression } from './suppression-list.ts'
import { getUnsubscribePage, unsubscribe } from './unsubscribe.ts'

export function bindSuppressionEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(suppressionEndpoints.list, async ({ actor, query }) => {
      const { suppressions, total, hasMore } = await listSuppressions(context, actor.workspaceId, query)
      return { suppressions, total, has_more: hasMore }
    }),
    bind(suppressionEndpoints.add, ({ actor, body }) => addSuppression(context, actor.workspaceId, body.email)),
    bind(suppressionEndpoints.remove, async ({ actor, params }) => {
      await removeSuppression(context, actor.workspaceId, params.id)
      return tellMessage(say('outreach.suppression_removed'))
    }),
    bind(suppressionEndpoints.openUnsubscribePage, async ({ params, query }) => {
      return new Redirect(`/${addLanguage(`unsubscribe/${params.token}`, query.language)}`)
    }),
    bind(suppressionEndpoints.getUnsubscribePage, ({ params }) => getUnsubscribePage(context, params.token)),
    bind(suppressionEndpoints.unsubscribe, async ({ params }) => {
      await unsubscribe(context, params.token)
      return { unsubscribed: true as const, ...tellMessage(say('outreach.unsubscribed')) }
    }),
  ]
}
