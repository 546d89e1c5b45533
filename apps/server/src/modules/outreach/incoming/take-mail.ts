import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../../database/database.ts'
import { type NotedMail, noteReceived } from '../inbox/note-received.ts'
import type { KeptContent } from '../mails/mail-thread-repository.ts'
import * as messages from '../mails/message-repository.ts'
import * as recipients from '../mails/recipient-repository.ts'
import * as notifications from '../notifications/notification-repository.ts'
import * as suppressions from '../suppressions/suppression-repository.ts'
import { classifyMail } from './knowing/classify-mail.ts'
import type { Knowledge, ParsedMail } from './knowing/parsed-mail.ts'
import type { SentMail } from './received-mail-repository.ts'
import * as received from './received-mail-repository.ts'

type Transaction = Database['kysely']

/** A mail that answers a mail of a campaign. */
export interface IncomingMail {
  readonly userId: string
  /** The mailbox that it was found in. */
  readonly mailboxId: string
  /** Without brackets; unique per mail. */
  readonly messageId: string
  readonly receivedAt: Date
  readonly sent: SentMail
  readonly mail: ParsedMail
  /** Layout and files; absent if they were not read. */
  readonly content?: KeptContent | undefined
}

interface Effect {
  readonly incoming: IncomingMail
  readonly now: Date
}

/**
 * Stores a mail with everything that follows from it, in one transaction: a mail that was taken before, also by another
 * process, has no second effect. Mails of an erased creator are dropped.
 * @returns the kind of the mail; undefined if it had no effect.
 */
export async function takeMail(
  database: Database,
  incoming: IncomingMail,
  now: Date,
): Promise<Knowledge['kind'] | undefined> {
  const { userId, mailboxId, messageId, receivedAt, sent, mail } = incoming
  const knowledge = classifyMail(mail)
  return database.kysely.transaction().execute(async (transaction) => {
    // The lock makes an erasure of the creator come before or after all of this.
    if (!(await recipients.lockAddressed(transaction, sent.recipient_id))) return undefined
    const row = {
      user_id: userId,
      recipient_id: sent.recipient_id,
      campaign_id: sent.campaign_id,
      answers_id: sent.id,
      mailbox_id: mailboxId,
      message_id: messageId,
      kind: knowledge.kind,
      from_name: mail.from.name,
      from_address: mail.from.address,
      subject: mail.subject,
      text: mail.text,
      is_permanent: knowledge.kind === 'bounce' ? knowledge.isPermanent : null,
      status: knowledge.kind === 'bounce' ? knowledge.status : null,
      cause: null,
      away_until: null,
      received_at: receivedAt,
    }
    if (!(await received.insert(transaction, row, now))) return undefined
    await applyEffects(transaction, knowledge, { incoming, now })
    await noteReceived(transaction, toNoted(incoming, knowledge.kind))
    return knowledge.kind
  })
}

function toNoted({ userId, messageId, receivedAt, sent, content }: IncomingMail, kind: Knowledge['kind']): NotedMail {
  const { recipient_id: recipientId, creator_id: creatorId, message_id: answers } = sent
  return { userId, messageId, answers, recipientId, creatorId, kind, receivedAt, content }
}

async function applyEffects(transaction: Transaction, knowledge: Knowledge, effect: Effect): Promise<void> {
  switch (knowledge.kind) {
    case 'answer':
      return noteAnswer(transaction, effect)
    case 'complaint':
      return suppress(transaction, 'complained', effect)
    case 'bounce':
      return knowledge.isPermanent ? suppress(transaction, 'bounced', effect) : undefined
    case 'auto_answer':
      return undefined
  }
}

/** Does what the switch "Replied" does. A time that a person has set stays. */
async function noteAnswer(transaction: Transaction, { incoming, now }: Effect): Promise<void> {
  const { userId, sent } = incoming
  const { recipient_id: recipientId, creator_id: creatorId } = sent
  // Not the time on the mail: by another server's clock it can be before the mail that it answers.
  await recipients.markAnswered(transaction, { userId, recipientId, creatorId, at: now })
  if (creatorId === null) await messages.skipFollowUpsOfRecipient(transaction, { recipientId, now })
  else await messages.skipFollowUps(transaction, { userId, creatorId, now })
  await notifications.put(transaction, {
    userId,
    kind: 'creator_replied',
    campaignId: sent.campaign_id,
    about: recipientId,
    message: say('notifications.creator_replied', { name: sent.title, subject: sent.subject }),
    now,
  })
}

async function suppress(
  transaction: Transaction,
  reason: 'bounced' | 'complained',
  { incoming: { userId, sent }, now }: Effect,
): Promise<void> {
  const { email, email_key: emailKey } = sent
  if (email === null || emailKey === null) return
  await suppressions.add(transaction, { userId, email, emailKey, reason, now })
  await messages.suppressOpen(transaction, { userId, emailKey, now })
}
