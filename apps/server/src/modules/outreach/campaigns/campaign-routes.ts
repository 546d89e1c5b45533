import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { say } from '@troupe/contract/messages/message'
import { tellMessage } from '@troupe/contract/messages/wire-message'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { describeStart, presentCampaign, presentCampaignMail, presentCreatorMail } from './campaign-presenter.ts'
import { getCampaign, listCampaigns } from './campaign-view.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from './change-campaign.ts'
import { previewCampaign } from './preview-campaign.ts'
import { listCampaignMails, listCreatorMails, markReplied } from './recipient-mails.ts'
import { resolveAllMails, resolveMail, retryCampaign } from './resend-mails.ts'
import { sendCampaign } from './send-campaign.ts'
import { sendTestMail } from './send-test-mail.ts'
import { watchCampaign } from './watch-campaign.ts'

export function bindCampaignEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(outreachEndpoints.sendEmail, async ({ actor, client, body, idempotencyKey }) => {
      const view = await sendCampaign(context, { ...actor, client, request: body, idempotencyKey })
      return { status: 'success' as const, ...tellMessage(describeStart(view)), campaign: presentCampaign(view) }
    }),
    bind(outreachEndpoints.preview, ({ actor, client, body }) => previewCampaign(context, { ...actor, client }, body)),
    bind(outreachEndpoints.sendTestMail, async ({ actor, client, body }) => ({
      status: 'success' as const,
      ...tellMessage(
        say('outreach.test_mail_sent', { address: await sendTestMail(context, { ...actor, client }, body) }),
      ),
    })),
    bind(campaignEndpoints.list, async ({ actor, query }) => {
      const { views, total, hasMore } = await listCampaigns(context, actor.workspaceId, query)
      return { campaigns: views.map(presentCampaign), total, has_more: hasMore }
    }),
    bind(campaignEndpoints.get, async ({ actor, params }) =>
      presentCampaign(await getCampaign(context, actor.workspaceId, params.id)),
    ),
    bind(campaignEndpoints.listMails, async ({ actor, params, query }) => {
      const owner = { workspaceId: actor.workspaceId, campaignId: params.id }
      const { mails, total, hasMore } = await listCampaignMails(context, owner, query)
      return { recipients: mails.map(presentCampaignMail), total, has_more: hasMore }
    }),
    bind(campaignEndpoints.pause, async ({ actor, params }) =>
      presentCampaign(await pauseCampaign(context, actor.workspaceId, params.id)),
    ),
    bind(campaignEndpoints.resume, async ({ actor, params }) =>
      presentCampaign(await resumeCampaign(context, actor.workspaceId, params.id)),
    ),
    bind(campaignEndpoints.cancel, async ({ actor, params }) =>
      presentCampaign(await cancelCampaign(context, actor.workspaceId, params.id)),
    ),
    bind(campaignEndpoints.retry, async ({ actor, params, body }) => {
      const call = { workspaceId: actor.workspaceId, id: params.id, reasons: body.reasons }
      const { retried, view } = await retryCampaign(context, call)
      return { retried, campaign: presentCampaign(view) }
    }),
    bind(campaignEndpoints.watch, ({ actor, params }) => watchCampaign(context, actor.workspaceId, params.id)),
    bind(campaignEndpoints.resolveMail, async ({ actor, params, body }) =>
      presentCampaignMail(await resolveMail(context, { workspaceId: actor.workspaceId, id: params.id }, body.outcome)),
    ),
    bind(campaignEndpoints.resolveAll, async ({ actor, params, body }) => {
      const call = { workspaceId: actor.workspaceId, id: params.id, outcome: body.outcome, step: body.step }
      const { resolved, view } = await resolveAllMails(context, call)
      return { resolved, campaign: presentCampaign(view) }
    }),
    bind(campaignEndpoints.listCreatorMails, async ({ actor, params, query }) => {
      const owner = { workspaceId: actor.workspaceId, creatorId: Number(params.id) }
      const { mails, total, hasMore } = await listCreatorMails(context, owner, query)
      return { messages: mails.map(presentCreatorMail), total, has_more: hasMore }
    }),
    bind(campaignEndpoints.markReplied, async ({ actor, params, body }) => {
      const owner = { workspaceId: actor.workspaceId, creatorId: Number(params.id) }
      const at = await markReplied(context, owner, body.replied)
      return { replied_at: at?.toISOString() ?? null }
    }),
  ]
}
