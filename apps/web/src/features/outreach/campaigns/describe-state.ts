import type { Campaign, CampaignMail, MailReason, MailState } from '@troupe/contract/mail/campaigns'
import type { PauseReason } from '@troupe/contract/mail/pause-reasons'
import { tell } from '../../../lib/language/tell.ts'
import type { StateTone } from '../../../ui/state-mark.tsx'
import { campaignTexts as texts } from './campaign-texts.ts'

interface DescribedState {
  label: string
  tone: StateTone
}

const campaignTones: Record<Campaign['state'], StateTone> = {
  scheduled: 'quiet',
  running: 'active',
  paused: 'warning',
  cancelled: 'quiet',
  done: 'good',
}

const mailTones: Record<MailState, StateTone> = {
  queued: 'quiet',
  claimed: 'quiet',
  handing: 'active',
  sent: 'good',
  failed: 'bad',
  unknown: 'warning',
  suppressed: 'quiet',
  skipped: 'quiet',
  cancelled: 'quiet',
}

/** Describes the state of a campaign. One that only waits for its follow-ups is not described as sending. */
export function describeCampaign({ state, counts, next_due_at }: Campaign): DescribedState {
  const onlyFollowUps = state === 'running' && counts.waiting === 0 && next_due_at !== null
  if (onlyFollowUps) return { label: texts.waitsForFollowUps, tone: 'quiet' }
  return { label: texts.states[state], tone: campaignTones[state] }
}

/** Says why a campaign is paused, and what to do about it. */
export function describePause({ bounced, steps }: Pick<Campaign, 'bounced' | 'steps'>, reason: PauseReason): string {
  if (reason !== 'bounce_rate') return texts.pausedBecause[reason]
  const sent = steps.reduce((sum, { counts }) => sum + counts.sent, 0)
  return texts.pausedBecause.bounce_rate(bounced, sent)
}

/** Describes the state of a mail, with the reason and the mail server's response. */
export function describeMail({
  state,
  reason,
  detail: english,
  detail_message: told,
}: Pick<CampaignMail, 'state' | 'reason' | 'detail' | 'detail_message'>) {
  const detail = english === null ? null : tell(told, english)
  if (reason === 'bounced' && state === 'sent') return { ...cameBack, explanation: detail ?? '' }
  const why = reason === null ? undefined : nameReason(state, reason)
  return {
    label: texts.mailStates[state],
    tone: mailTones[state],
    explanation: why !== undefined && detail !== null ? texts.reasonWithDetail(why, detail) : (why ?? detail ?? ''),
  }
}

const cameBack: DescribedState = { label: texts.cameBack, tone: 'bad' }

function nameReason(state: MailState, reason: MailReason): string {
  // One that waits came back itself, and is sent again.
  return reason === 'bounced' && state !== 'skipped' ? texts.cameBackForNow : texts.reasons[reason]
}
