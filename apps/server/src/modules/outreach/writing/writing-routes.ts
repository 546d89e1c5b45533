import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import { presentCampaign } from '../campaigns/campaign-presenter.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { reviewMails } from './review-mails.ts'
import { undoSend } from './undo-send.ts'

export function bindWritingEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(mailReviewEndpoints.review, ({ actor, body }) => reviewMails(context, actor, body)),
    bind(mailReviewEndpoints.undo, async ({ actor, params, body }) => {
      const call = {
        workspaceId: actor.workspaceId,
        userId: actor.userId,
        id: params.id,
        replaceDraft: body.replace_draft,
      }
      const { view, isDraftInTheWay } = await undoSend(context, call)
      return { campaign: presentCampaign(view), is_draft_in_the_way: isDraftInTheWay }
    }),
  ]
}
