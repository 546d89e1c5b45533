import { inboxEndpoints } from '@troupe/contract/mail/inbox'
import { threadAnswerEndpoints } from '@troupe/contract/mail/thread-answers'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { decideAnswer } from './answers/decide-answer.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { InboxContext } from './context/inbox-context.ts'
import { downloadAttachment } from './files/download-attachment.ts'
import { openFrame, showFrame } from './files/mail-frame.ts'
import { suggestAnswer } from './suggestion/suggest-answer.ts'
import { discardAnswerDraft, saveAnswerDraft } from './threads/answer-draft.ts'
import { changeThread } from './threads/change-thread.ts'
import { getThread } from './threads/get-thread.ts'
import { listThreads } from './threads/list-threads.ts'
import { watchInbox } from './threads/watch-inbox.ts'

export function bindInboxEndpoints(context: InboxContext): BoundEndpoint[] {
  return [
    bind(inboxEndpoints.list, ({ actor, query }) => listThreads(context, actor, query)),
    bind(inboxEndpoints.watch, async ({ actor }) => watchInbox(context, actor.workspaceId)),
    bind(inboxEndpoints.get, ({ actor, params }) => getThread(context, actor.workspaceId, params.id)),
    bind(inboxEndpoints.change, ({ actor, params, body }) =>
      changeThread(context, { workspaceId: actor.workspaceId, userId: actor.userId, id: params.id }, body),
    ),
    bind(inboxEndpoints.saveDraft, ({ actor, params, body: { body, based_on: basedOn } }) =>
      saveAnswerDraft(context, { workspaceId: actor.workspaceId, id: params.id }, { body, basedOn }),
    ),
    bind(inboxEndpoints.discardDraft, async ({ actor, params, query }) => {
      await discardAnswerDraft(context, { workspaceId: actor.workspaceId, id: params.id, revision: query.revision })
      return tellMessage(say('outreach.draft_discarded'))
    }),
    bind(threadAnswerEndpoints.send, ({ actor, params, body, idempotencyKey }) =>
      sendAnswer(context, {
        workspaceId: actor.workspaceId,
        userId: actor.userId,
        threadId: params.id,
        body: body.body,
        draftRevision: body.draft_revision,
        nextState: body.next_state,
        idempotencyKey,
      }),
    ),
    bind(threadAnswerEndpoints.decide, ({ actor, params, body }) =>
      decideAnswer(context, { workspaceId: actor.workspaceId, id: params.id, decision: body.decision }),
    ),
    bind(threadAnswerEndpoints.suggest, ({ actor, params, body }) =>
      suggestAnswer(context, { workspaceId: actor.workspaceId, threadId: params.id }, body.wish),
    ),
    bind(threadAnswerEndpoints.openFrame, ({ actor, params, body }) =>
      openFrame(context, { workspaceId: actor.workspaceId, mailId: params.id, images: body.images }),
    ),
    bind(threadAnswerEndpoints.frame, ({ params }) => showFrame(context, params.token)),
    bind(threadAnswerEndpoints.downloadAttachment, ({ actor, params }) =>
      downloadAttachment(context, actor.workspaceId, params.id),
    ),
  ]
}
