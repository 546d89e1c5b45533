import { say } from '@troupe/contract/messages/message'
import { minutes } from '../../../../lib/durations.ts'
import * as notifications from '../../notifications/notification-repository.ts'
import { unsubscribeReader } from '../../suppressions/unsubscribe-reader.ts'
import { markAnswered } from './affected-repository.ts'
import * as followUps from './follow-up-repository.ts'
import type { Effect, Transaction } from './incoming-mail.ts'

/** A follow-up that left longer before its answer was read has not crossed it: the mailbox was not read meanwhile. */
const longestCrossing = minutes(10)

/**
 * Notes an answer to all of the person's mails and stops the follow-ups to them.
 * @returns whether a follow-up left at the same moment.
 */
export async function noteAnswer(transaction: Transaction, effect: Effect): Promise<boolean> {
  const { incoming, recipientIds, now } = effect
  // Not the time on the mail: by another server's clock it can be before the mail that it answers.
  await markAnswered(transaction, recipientIds, now)
  await followUps.skip(transaction, recipientIds, { reason: 'replied', now })
  const since = new Date(Math.max(incoming.receivedAt.getTime(), now.getTime() - longestCrossing))
  const crossing = { recipientIds, answersId: incoming.sent.id, since }
  return followUps.hasLeftSince(transaction, crossing)
}

/** Tells the user of an answer. */
export async function tellAnswer(
  transaction: Transaction,
  { incoming: { workspaceId, sent }, now }: Effect,
  isCrossed: boolean,
): Promise<void> {
  const key = isCrossed ? 'notifications.creator_replied_crossed' : 'notifications.creator_replied'
  await notifications.put(transaction, {
    workspaceId,
    userId: sent.created_by,
    kind: 'creator_replied',
    campaignId: sent.campaign_id,
    about: sent.recipient_id,
    message: say(key, { name: sent.title, subject: sent.subject }),
    now,
  })
}

/**
 * Leaves a reader out who asked for it in words, as after the unsubscribe link; the user can undo it. That holds for the
 * address that the campaign writes to, too, if the mail that is answered went to another one.
 */
export async function noteUnsubscription(transaction: Transaction, { incoming, now }: Effect): Promise<void> {
  const { workspaceId, sent } = incoming
  const { email, email_key: emailKey } = sent
  if (email === null || emailKey === null) return
  const unsubscription = { workspaceId, isFromWords: true, now }
  await unsubscribeReader(transaction, { ...unsubscription, email, emailKey })
  const { recipient_email: ownEmail, recipient_email_key: ownKey } = sent
  if (ownEmail !== null && ownKey !== null && ownKey !== emailKey)
    await unsubscribeReader(transaction, { ...unsubscription, email: ownEmail, emailKey: ownKey })
  await notifications.put(transaction, {
    workspaceId,
    userId: sent.created_by,
    kind: 'creator_unsubscribed',
    campaignId: sent.campaign_id,
    about: sent.recipient_id,
    message: say('notifications.creator_unsubscribed', { name: sent.title, subject: sent.subject, email }),
    now,
  })
}
