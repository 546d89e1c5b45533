import { campaignChangeEndpoints as changes } from '@troupe/contract/campaigns/campaign-changes'
import { furtherMailboxEndpoints as further } from '@troupe/contract/campaigns/further-mailboxes'
import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { sharedMailboxEndpoints as shared } from '@troupe/contract/campaigns/shared-mailboxes'
import { emailSettingsEndpoints as settings } from '@troupe/contract/email-settings'
import { type Campaign, type CampaignState, campaignEndpoints as campaigns } from '@troupe/contract/mail/campaigns'
import { emailTemplateEndpoints as templates } from '@troupe/contract/mail/email-templates'
import { microsoftConnectionEndpoints as microsoft } from '@troupe/contract/mail/microsoft-connection'
import { suppressionEndpoints as suppressions } from '@troupe/contract/mail/suppressions'
import { outreachEndpoints } from '@troupe/contract/outreach'
import type { ActivityAction } from '@troupe/contract/workspace/activities'
import type { NotedActivity } from '../modules/workspaces/activity/activity-repository.ts'
import { type ActivityRule, byId, recordAs } from './activity-rule.ts'
import type { StoredThing } from './thing-repository.ts'

const nameOf = (thing: StoredThing | undefined) => thing?.name ?? undefined
const toTarget = ({ id, name }: { readonly id: string; readonly name: string }) => ({ targetId: id, targetName: name })

/** Undefined if the campaign was in this state already: the calls may be repeated. */
const whenChanged = (
  action: ActivityAction,
  {
    answer,
    before,
  }: { answer: Pick<Campaign, 'id' | 'name'> & { state: CampaignState }; before: StoredThing | undefined },
): NotedActivity | undefined => (before?.state === answer.state ? undefined : { action, ...toTarget(answer) })

const campaignRules: readonly ActivityRule[] = [
  recordAs(outreachEndpoints.sendEmail, (_, { answer: { campaign } }) => ({
    action: 'campaign.started',
    ...toTarget(campaign),
    count: campaign.recipients,
  })),
  recordAs(
    changes.rename,
    ({ params: { id } }, { answer: { name }, before }) =>
      before?.name === name
        ? undefined
        : { action: 'campaign.changed', targetId: id, targetName: nameOf(before), detail: name },
    byId('campaign'),
  ),
  recordAs(changes.changeText, (_, { answer: { campaign, changed } }) => ({
    action: 'campaign.changed',
    ...toTarget(campaign),
    count: changed,
  })),
  recordAs(changes.addCreators, ({ body }, { answer: { campaign, added: count } }) =>
    body.preview || count === 0 ? undefined : { action: 'campaign.creators_added', ...toTarget(campaign), count },
  ),
  recordAs(campaigns.pause, (_, outcome) => whenChanged('campaign.paused', outcome), byId('campaign')),
  recordAs(campaigns.resume, (_, outcome) => whenChanged('campaign.resumed', outcome), byId('campaign')),
  recordAs(campaigns.cancel, (_, outcome) => whenChanged('campaign.cancelled', outcome), byId('campaign')),
  recordAs(
    mailReviewEndpoints.undo,
    (_, { answer: { campaign }, before }) => whenChanged('campaign.cancelled', { answer: campaign, before }),
    byId('campaign'),
  ),
  recordAs(campaigns.retry, (_, { answer: { campaign, retried: count } }) =>
    count > 0 ? { action: 'campaign.retried', ...toTarget(campaign), count } : undefined,
  ),
]

const mailboxRules: readonly ActivityRule[] = [
  recordAs(settings.putConfig, ({ body }) => ({ action: 'mailbox.changed', detail: body.email_provider })),
  recordAs(
    settings.disconnectGmail,
    (_, { before }) => endConnection('gmail', before),
    () => ['gmail', ''],
  ),
  recordAs(
    microsoft.disconnect,
    (_, { before }) => endConnection('microsoft', before),
    () => ['microsoft', ''],
  ),
  recordAs(further.add, (_, { answer }) => ({ action: 'mailbox.connected', ...toTarget(answer) })),
  recordAs(further.change, (_, { answer }) => ({ action: 'mailbox.changed', ...toTarget(answer) })),
  recordAs(
    further.remove,
    ({ params: { id } }, { before }) => ({ action: 'mailbox.disconnected', targetId: id, targetName: nameOf(before) }),
    byId('furtherMailbox'),
  ),
  recordAs(shared.share, ({ body: { mailbox } }, { answer: { mailboxes } }) => {
    const { id, provider } = mailboxes.find(({ own }) => own === mailbox) ?? {}
    return { action: 'mailbox.shared', targetId: id, detail: provider }
  }),
  recordAs(shared.change, ({ params: { id } }) => ({ action: 'mailbox.changed', targetId: id })),
  recordAs(shared.end, ({ params: { id } }) => ({ action: 'mailbox.unshared', targetId: id })),
]

function endConnection(provider: string, before: StoredThing | undefined): NotedActivity | undefined {
  const wasThere = before?.state === 'connected' || before?.state === 'revoked'
  return wasThere ? { action: 'mailbox.disconnected', detail: provider } : undefined
}

/** Campaigns, templates, suppressions and mailboxes. */
export const sendingRules: readonly ActivityRule[] = [
  ...campaignRules,
  ...mailboxRules,
  recordAs(templates.create, (_, { answer }) => ({ action: 'template.created', ...toTarget(answer) })),
  recordAs(templates.update, (_, { answer }) => ({ action: 'template.changed', ...toTarget(answer) })),
  recordAs(
    templates.delete,
    ({ params: { id } }, { before }) => ({ action: 'template.deleted', targetId: id, targetName: nameOf(before) }),
    byId('template'),
  ),
  recordAs(suppressions.add, (_, { answer: { id } }) => ({ action: 'suppression.added', targetId: id })),
  recordAs(suppressions.remove, ({ params: { id } }) => ({ action: 'suppression.removed', targetId: id })),
]
