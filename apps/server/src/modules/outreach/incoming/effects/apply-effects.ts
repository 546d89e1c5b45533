import type { CampaignState } from '@troupe/contract/mail/campaigns'
import * as campaigns from '../../campaigns/campaign-repository.ts'
import { settleUnknown } from '../../mails/mail-thread-repository.ts'
import { settleAsSent } from '../../mails/resend-repository.ts'
import * as notifications from '../../notifications/notification-repository.ts'
import type { Effect, Transaction } from './incoming-mail.ts'
import { noteAbsence } from './note-absence.ts'
import { noteAnswer, noteUnsubscription, tellAnswer } from './note-answer.ts'
import { noteBounce, suppressAddress } from './note-bounce.ts'

/**
 * Does everything that follows from a received mail. Its campaign and the recipients concerned are locked.
 * @returns whether it is an answer, and a follow-up left at the same moment.
 */
export async function applyEffects(
  transaction: Transaction,
  effect: Effect,
  campaignState: CampaignState,
): Promise<{ isCrossed: boolean }> {
  const {
    incoming,
    incoming: { knowledge },
  } = effect
  const state = await settleAnswered(transaction, effect, campaignState)
  switch (knowledge.kind) {
    case 'answer': {
      const isCrossed = await noteAnswer(transaction, effect)
      await tellAnswer(transaction, effect, isCrossed)
      return { isCrossed }
    }
    case 'unsubscribe': {
      const isCrossed = await noteAnswer(transaction, effect)
      await noteUnsubscription(transaction, effect)
      return { isCrossed }
    }
    case 'complaint':
      await suppressAddress(transaction, effect, 'complained')
      break
    case 'bounce':
      await noteBounce(transaction, { ...effect, incoming: { ...incoming, knowledge } }, state)
      break
    case 'auto_answer':
      await noteAbsence(transaction, { ...effect, incoming: { ...incoming, knowledge } })
      break
    case 'challenge':
      break
  }
  return { isCrossed: false }
}

/**
 * Settles the mail that is answered: it has left, whatever the server's last word was. A bounce of an earlier attempt says
 * nothing of the last one, anything else reached a reader, who needs no second copy.
 * @returns the state of the campaign, which goes on if there are follow-ups to send.
 */
async function settleAnswered(
  transaction: Transaction,
  { incoming: { workspaceId, sent, knowledge }, now }: Effect,
  campaignState: CampaignState,
): Promise<CampaignState> {
  const { id, campaign_id: campaignId, is_current: isCurrent } = sent
  if (sent.is_own_answer) {
    await settleUnknown(transaction, { workspaceId, messageId: sent.message_id }, now)
    return campaignState
  }
  if (knowledge.kind === 'bounce' && !isCurrent) return campaignState
  const isAgain = knowledge.kind !== 'bounce'
  const settled = await settleAsSent(transaction, { workspaceId, ids: [id], isCurrent, isAgain, now })
  if (settled === 0) return campaignState
  await notifications.readUnknownOutcomes(transaction, campaignId, now)
  if (campaignState !== 'done') return campaignState
  await campaigns.changeState(transaction, { workspaceId, id: campaignId, from: ['done'], to: 'running' })
  return 'running'
}
