import { conversationEndpoints as endpoints } from '@troupe/contract/conversations'
import { type BoundEndpoint, bind } from '../../http/requests/endpoint-binding.ts'
import {
  addMessage,
  type ConversationContext,
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from './conversation-service.ts'
import { refineCriteria } from './refine-criteria.ts'

export function bindConversationEndpoints(context: ConversationContext): BoundEndpoint[] {
  return [
    bind(endpoints.listConversations, ({ actor, query }) => listConversations(context, actor.userId, query.offset)),
    bind(endpoints.createConversation, ({ actor, body, idempotencyKey }) =>
      createConversation(context, actor.userId, { request: body, idempotencyKey }),
    ),
    bind(endpoints.getConversation, ({ actor, params }) => getConversation(context, actor, params.id)),
    bind(endpoints.renameConversation, ({ actor, params, body }) =>
      renameConversation(context, actor.userId, { ...params, ...body }),
    ),
    bind(endpoints.deleteConversation, async ({ actor, params }) => {
      await deleteConversation(context, actor.userId, params.id)
      return { success: true as const }
    }),
    bind(endpoints.addMessage, ({ actor, params, body, idempotencyKey }) =>
      addMessage(context, actor, { ...params, message: body, idempotencyKey }),
    ),
    bind(endpoints.refineCriteria, async ({ body }) => refineCriteria(body.message, body.criteria, body.shown)),
  ]
}
