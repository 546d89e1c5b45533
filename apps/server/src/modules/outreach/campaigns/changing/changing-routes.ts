import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { type BoundEndpoint, bind } from '../../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../../context/outreach-context.ts'
import { namedLeftOut, presentCampaign, presentLeftOut } from '../campaign-presenter.ts'
import { type Added, addCreators } from './add-creators.ts'
import { changeText } from './change-text.ts'
import { listCreators } from './list-creators.ts'
import { listTexts } from './list-texts.ts'
import { renameCampaign } from './rename-campaign.ts'

export function bindChangingEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(campaignChangeEndpoints.rename, async ({ actor, params, body }) =>
      presentCampaign(
        await renameCampaign(context, { workspaceId: actor.workspaceId, id: params.id, name: body.name }),
      ),
    ),
    bind(campaignChangeEndpoints.listTexts, async ({ actor, params }) => ({
      texts: await listTexts(context, { workspaceId: actor.workspaceId, id: params.id }),
    })),
    bind(campaignChangeEndpoints.changeText, async ({ actor, params, body }) => {
      const { subject, revision } = body
      const call = {
        workspaceId: actor.workspaceId,
        id: params.id,
        step: Number(params.step),
        subject,
        body: body.body,
        revision,
      }
      const { changed, left, view } = await changeText(context, call)
      return { changed, left, campaign: presentCampaign(view) }
    }),
    bind(campaignChangeEndpoints.addCreators, async ({ actor, client, params, body }) =>
      presentAdded(await addCreators(context, { ...actor, client, id: params.id, request: body })),
    ),
    bind(campaignChangeEndpoints.listCreators, ({ actor, params, query }) =>
      listCreators(context, { workspaceId: actor.workspaceId, campaignId: params.id }, query),
    ),
  ]
}

function presentAdded({ candidates, already, writtenLately, view }: Added) {
  const leftOut = candidates.flatMap(presentLeftOut)
  return {
    added: candidates.length - leftOut.length,
    already,
    left_out_count: leftOut.length,
    left_out: leftOut.slice(0, namedLeftOut),
    written_lately: writtenLately,
    campaign: presentCampaign(view),
  }
}
