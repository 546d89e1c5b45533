import type { Campaign, CampaignMail, MailState } from '@troupe/contract/mail/campaigns'
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

/** Describes the state of a mail, with the reason and the mail server's response. */
export function describeMail({
  state,
  reason,
  detail: english,
  detail_message: told,
}: Pick<CampaignMail, 'state' | 'reason' | 'detail' | 'detail_message'>) {
  const detail = english === null ? null : tell(told, english)
  const why = reason === null ? undefined : texts.reasons[reason]
  return {
    label: texts.mailStates[state],
    tone: mailTones[state],
    explanation: why !== undefined && detail !== null ? texts.reasonWithDetail(why, detail) : (why ?? detail ?? ''),
  }
}
