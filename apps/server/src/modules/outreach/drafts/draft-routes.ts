import { mailDraftEndpoints } from '@troupe/contract/campaigns/mail-drafts'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { discardMailDraft, getMailDraft, saveMailDraft } from './mail-draft.ts'

export function bindDraftEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(mailDraftEndpoints.get, async ({ actor }) => ({ draft: await getMailDraft(context, actor) })),
    bind(mailDraftEndpoints.save, ({ actor, body: { based_on, ...content } }) =>
      saveMailDraft(context, actor, { content, basedOn: based_on }),
    ),
    bind(mailDraftEndpoints.discard, async ({ actor, query }) => {
      await discardMailDraft(context, { ...actor, revision: query.revision })
      return tellMessage(say('outreach.draft_discarded'))
    }),
  ]
}
