import type { Campaign, CampaignMail, CreatorMail, MailCounts, MailState } from '@troupe/contract/mail/campaigns'
import { describeMergeFields } from '@troupe/contract/mail/merge-fields'
import { type Message, say } from '@troupe/contract/messages/message'
import { referToMessage } from '@troupe/contract/messages/wire-message'
import type { LeftOut } from '@troupe/contract/outreach'
import type { MessageRow } from '../../../database/tables/outreach-tables.ts'
import { explainMailFailure } from '../../../lib/explain-mail-failure.ts'
import { presentPause } from '../mailboxes/mailbox-pauses.ts'
import { leftStates } from '../mails/mail-states.ts'
import type { ListedMail } from '../mails/message-repository.ts'
import type { Candidate, ChosenCreator } from '../mails/recipient-choice.ts'
import type { CampaignView } from './campaign-view.ts'

export function presentCampaign({ row, progress }: CampaignView): Campaign {
  const steps = progress.steps.map(({ states, ...step }) => ({ ...step, counts: toCounts(states) }))
  return {
    id: row.id,
    name: row.name ?? row.subject,
    subject: row.subject,
    state: row.state,
    pause_reason: row.pause_reason,
    provider: row.provider,
    from_email: row.from_email,
    recipients: progress.recipients,
    counts: steps[0]?.counts ?? toCounts({}),
    steps,
    replied: progress.replied,
    unsubscribed: progress.unsubscribed,
    bounced: progress.bounced,
    retriable: progress.retriable,
    mailbox_pause: presentPause(progress),
    next_due_at: progress.next_due_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    has_draft: row.has_draft && !hasLeft(progress),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

function hasLeft({ steps }: CampaignView['progress']): boolean {
  return steps.some(({ states }) => leftStates.some((state) => (states[state] ?? 0) > 0))
}

function toCounts(states: Partial<Record<MailState, number>>): MailCounts {
  const { queued = 0, claimed = 0, handing = 0, sent = 0, failed = 0, unknown = 0 } = states
  const { suppressed = 0, skipped = 0, cancelled = 0 } = states
  const waiting = queued + claimed + handing
  const total = waiting + sent + failed + unknown + suppressed + skipped + cancelled
  return { total, waiting, sent, failed, unknown, suppressed, skipped, cancelled }
}

/** Describes how a campaign starts, for the user who started it. */
export function describeStart({ row, progress }: CampaignView): Message {
  const { total, waiting } = toCounts(progress.steps[0]?.states ?? {})
  const isScheduled = row.state === 'scheduled'
  if (total === waiting) return say(isScheduled ? 'outreach.scheduled' : 'outreach.sending', { count: waiting })
  const key = isScheduled ? 'outreach.scheduled_for_some' : 'outreach.sending_to_some'
  return say(key, { count: waiting, left_out: total - waiting })
}

export function presentCampaignMail(mail: ListedMail): CampaignMail {
  return {
    id: mail.id,
    creator: {
      id: mail.creator_id === null ? null : String(mail.creator_id),
      title: mail.title,
      handle: mail.handle,
      platform: mail.platform,
    },
    email: mail.email,
    replied_at: mail.answered_at?.toISOString() ?? null,
    ...presentMail(mail),
  }
}

export function presentCreatorMail(mail: ListedMail): CreatorMail {
  const subject = describeMergeFields(mail.subject, mail.merge_values).trim()
  const replied_at = mail.replied_at?.toISOString() ?? null
  return { id: mail.id, campaign_id: mail.campaign_id, subject, email: mail.email, replied_at, ...presentMail(mail) }
}

/** The state of a mail, without its recipient. */
export function presentMail(mail: MessageRow) {
  return {
    step: mail.step,
    state: mail.state,
    reason: mail.reason,
    detail: mail.detail,
    detail_message: mail.detail === null ? undefined : referToMessage(explainMailFailure(mail.detail) ?? null),
    attempts: mail.attempts,
    due_at: mail.state === 'queued' ? mail.due_at.toISOString() : null,
    sent_at: mail.sent_at?.toISOString() ?? null,
    updated_at: mail.updated_at.toISOString(),
  }
}

export function presentCreatorName({ id, title, handle, platform }: ChosenCreator): LeftOut['creator'] {
  return { id: String(id), title, handle, platform }
}

/** Number of creators left out that are named. */
export const namedLeftOut = 200

export function presentLeftOut({ creator, leftOut }: Candidate): LeftOut[] {
  return leftOut ? [{ creator: presentCreatorName(creator), ...leftOut }] : []
}
