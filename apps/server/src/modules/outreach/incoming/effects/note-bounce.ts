import type { CampaignState } from '@troupe/contract/mail/campaigns'
import type { BounceCause } from '@troupe/contract/mail/received-mails'
import { hours } from '../../../../lib/durations.ts'
import * as campaigns from '../../campaigns/campaign-repository.ts'
import * as messages from '../../mails/message-repository.ts'
import * as suppressions from '../../suppressions/suppression-repository.ts'
import type { Bounce } from '../knowing/knowledge.ts'
import { isAnswered } from './affected-repository.ts'
import * as bounces from './bounce-repository.ts'
import * as followUps from './follow-up-repository.ts'
import type { Effect, Transaction } from './incoming-mail.ts'
import { judgeBounceRate } from './judge-bounce-rate.ts'

/** Pauses before a mail is sent again that came back for a passing reason; after the last it counts as bounced. */
const pauses = [hours(1), hours(8), hours(24)] as const
const passing: readonly BounceCause[] = ['mailbox_full', 'greylisted', 'other']

/**
 * Does what follows from a bounce: a wrong address is suppressed, a mail that came back for a passing reason is sent again
 * after a while, and one that came back for good is noted and has no follow-ups. A late report of an earlier attempt changes
 * nothing once a later one has left.
 * @param campaignState state of the campaign, which is locked.
 */
export async function noteBounce(
  transaction: Transaction,
  effect: Effect<Bounce>,
  campaignState: CampaignState,
): Promise<void> {
  const { incoming, now } = effect
  const { knowledge } = incoming
  const { id, is_current: isCurrent, campaign_id: campaignId } = incoming.sent
  if (knowledge.cause === 'delayed') return
  if (incoming.sent.is_own_answer) {
    if (knowledge.isPermanent) await suppressAddress(transaction, effect, 'bounced')
    return
  }
  const mail = await bounces.lockMail(transaction, id)
  const hasLeftAgain = !isCurrent && mail?.state === 'sent'
  if (!mail || hasLeftAgain || (await isAnswered(transaction, incoming.sent.recipient_id))) return
  if (knowledge.isPermanent) await suppressAddress(transaction, effect, 'bounced')
  if (!isCurrent || mail.state !== 'sent' || mail.bounced_at !== null) return
  if (await sendAgain(transaction, effect, { campaignState, softBounces: mail.soft_bounces })) return
  const { cause, isPermanent, reply } = knowledge
  await bounces.markBounced(transaction, { id, cause, isPermanent, reply, now })
  await followUps.skip(transaction, [incoming.sent.recipient_id], { reason: 'bounced', now })
  if (isPermanent) await judgeBounceRate(transaction, campaignId, now)
}

/** Queues a mail again if its bounce may pass. @returns whether it did. */
async function sendAgain(
  transaction: Transaction,
  { incoming: { workspaceId, sent, knowledge }, now }: Effect<Bounce>,
  { campaignState, softBounces }: { campaignState: CampaignState; softBounces: number },
): Promise<boolean> {
  const { cause, isPermanent, reply } = knowledge
  const pause = pauses[softBounces]
  if (isPermanent || !passing.includes(cause) || pause === undefined || campaignState === 'cancelled') return false
  const key = sent.email_key
  if (key === null || (await suppressions.findKeys(transaction, workspaceId, [key])).size > 0) return false
  const followed = { recipientId: sent.recipient_id, step: sent.step }
  if (!(await followUps.removeUntried(transaction, followed))) return false
  const dueAt = new Date(now.getTime() + pause)
  await bounces.requeueBounced(transaction, { id: sent.id, dueAt, reply, now })
  if (campaignState === 'done') {
    const campaign = { workspaceId, id: sent.campaign_id }
    await campaigns.changeState(transaction, { ...campaign, from: ['done'], to: 'running' })
  }
  return true
}

/** Leaves the address of a mail out of all campaigns. */
export async function suppressAddress(
  transaction: Transaction,
  { incoming: { workspaceId, sent }, now }: Effect,
  reason: 'bounced' | 'complained',
): Promise<void> {
  const { email, email_key: emailKey } = sent
  if (email === null || emailKey === null) return
  await messages.suppressOpen(transaction, { workspaceId, emailKey, now })
  await suppressions.add(transaction, { workspaceId, email, emailKey, reason, now })
}
