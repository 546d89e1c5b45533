import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import { findChannelIds } from '../../discovery/persons/find-person-ids.ts'
import * as campaigns from '../campaigns/campaign-repository.ts'
import { noteBounced, noteReplied } from '../events/note-mail-events.ts'
import { reportStatusChanges } from '../events/report-status-changes.ts'
import { type NotedMail, noteReceived } from '../inbox/note-received.ts'
import { listCreatorIds } from '../suppressions/addressed-recipient-repository.ts'
import { lockRecipients } from './effects/affected-repository.ts'
import { applyEffects } from './effects/apply-effects.ts'
import type { IncomingMail, Transaction } from './effects/incoming-mail.ts'
import type { Knowledge } from './knowing/knowledge.ts'
import * as received from './stored/received-mail-repository.ts'

/** Kinds that concern the person, and not only the mail that is answered. */
const ofPerson: ReadonlySet<Knowledge['kind']> = new Set(['answer', 'unsubscribe', 'auto_answer'])

/**
 * Stores a mail with everything that follows from it, in one transaction: a mail that was taken before, also by another
 * process, has no second effect. Mails of an erased creator are dropped.
 * @returns the kind of the mail; undefined if it had no effect.
 */
export async function takeMail(
  database: Database,
  incoming: IncomingMail,
  clock: Clock,
): Promise<Knowledge['kind'] | undefined> {
  const { workspaceId, sent, knowledge } = incoming
  const isOfPerson = ofPerson.has(knowledge.kind)
  const { creator_id: creatorId, recipient_id: recipientId, campaign_id: id } = sent
  const creatorIds =
    isOfPerson && creatorId !== null ? await findChannelIds(database.kysely, workspaceId, creatorId) : []
  return database.kysely.transaction().execute(async (transaction) => {
    // Locked in this order, as by the sending of mails: what is submitted meanwhile comes before or after all of this.
    const state = await campaigns.lockState(transaction, { workspaceId, id })
    const emailKeys = isOfPerson ? [sent.email_key, sent.recipient_email_key].filter((key) => key !== null) : []
    const person = { workspaceId, recipientId, creatorIds, emailKeys }
    const recipientIds = await lockRecipients(transaction, person)
    if (!state || !recipientIds) return undefined
    // After what held the locks before.
    const now = clock.now()
    const receivedId = await received.insert(transaction, toRow(incoming), now)
    if (receivedId === undefined) return undefined
    const named = [
      ...creatorIds,
      ...(await listCreatorIds(transaction, { workspaceId, emailKeys })),
      ...(creatorId === null ? [] : [creatorId]),
    ]
    const changed = { workspaceId, creatorIds: [...new Set(named)], now }
    const { isCrossed } = await reportStatusChanges(transaction, changed, () =>
      applyEffects(transaction, { incoming, recipientIds, now }, state),
    )
    if (isCrossed) await received.markCrossed(transaction, receivedId)
    await noteReceived(transaction, toNoted(incoming))
    await reportMail(transaction, incoming, now)
    return knowledge.kind
  })
}

/** Tells the user's programs of an answer, or of a mail that came back. */
async function reportMail(
  transaction: Transaction,
  { workspaceId, sent, knowledge }: IncomingMail,
  now: Date,
): Promise<void> {
  const event = { workspaceId, mailId: sent.id, now }
  if (knowledge.kind === 'answer' || knowledge.kind === 'unsubscribe') await noteReplied(transaction, event)
  // A mail that is only late has not come back.
  if (knowledge.kind === 'bounce' && knowledge.cause !== 'delayed') await noteBounced(transaction, event, knowledge)
}

function toRow({ workspaceId, mailboxId, messageId, receivedAt, sent, mail, knowledge }: IncomingMail) {
  const bounce = knowledge.kind === 'bounce' ? knowledge : undefined
  const awayUntil = knowledge.kind === 'auto_answer' ? knowledge.awayUntil : null
  return {
    workspace_id: workspaceId,
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
    is_permanent: bounce?.isPermanent ?? null,
    status: bounce?.status ?? null,
    cause: bounce?.cause ?? null,
    away_until: awayUntil === null ? null : toDay(awayUntil),
    received_at: receivedAt,
  }
}

function toNoted({ workspaceId, messageId, receivedAt, sent, content, knowledge }: IncomingMail): NotedMail {
  const { kind } = knowledge
  const cause = knowledge.kind === 'bounce' ? knowledge.cause : null
  const { recipient_id: recipientId, creator_id: creatorId, message_id: answers } = sent
  return { workspaceId, messageId, answers, recipientId, creatorId, kind, cause, receivedAt, content }
}

/** The start of a day (yyyy-mm-dd) in UTC; null if there is no such day. */
function toDay(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? null : day
}
