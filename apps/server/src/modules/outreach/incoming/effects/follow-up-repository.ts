import type { SendingWindow } from '@troupe/contract/mail/mailboxes'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** Skips the follow-ups to these recipients that are not being submitted. */
export async function skip(
  db: Executor,
  recipientIds: readonly string[],
  { reason, now }: { reason: 'replied' | 'bounced'; now: Date },
): Promise<void> {
  await sql`
    update messages set state = 'skipped', reason = ${reason}, lease_until = null, updated_at = ${now}
    where recipient_id = any(${recipientIds}::uuid[]) and step > 0 and state in ('queued', 'claimed')`.execute(db)
}

interface Crossing {
  readonly recipientIds: readonly string[]
  /** The mail that was answered. */
  readonly answersId: string
  readonly since: Date
}

/**
 * Whether a follow-up to one of these recipients is being submitted, or has left since then. To be asked after they were
 * skipped: then each has either been stopped or is found here.
 */
export async function hasLeftSince(db: Executor, { recipientIds, answersId, since }: Crossing): Promise<boolean> {
  const { rows } = await sql<{ crossed: boolean }>`
    select exists (
      select from messages
      where recipient_id = any(${recipientIds}::uuid[]) and step > 0 and id <> ${answersId}
        and (state = 'handing' or (state in ('sent', 'unknown') and exists (
          select from attempts where attempts.message_id = messages.id and attempts.started_at >= ${since}
        )))
    ) as crossed`.execute(db)
  return rows[0]?.crossed === true
}

export interface WaitingFollowUp {
  readonly id: string
  readonly due_at: Date
  /** The recipient's; null if it is not known. */
  readonly time_zone: string | null
  /** Sending window of its mailbox. */
  readonly sending_window: SendingWindow | null
}

/** Locks the follow-ups to these recipients that are not being submitted. */
export async function lockWaiting(db: Executor, recipientIds: readonly string[]): Promise<WaitingFollowUp[]> {
  const { rows } = await sql<WaitingFollowUp>`
    select messages.id, messages.due_at, recipients.time_zone, mailboxes.sending_window
    from messages
    join recipients on recipients.id = messages.recipient_id
    join mailboxes on mailboxes.id = messages.mailbox_id
    where messages.recipient_id = any(${recipientIds}::uuid[]) and messages.step > 0
      and messages.state in ('queued', 'claimed')
    order by messages.id for update of messages`.execute(db)
  return rows
}

/** Has a follow-up wait until then. A process that has claimed it does not submit it. */
export async function putOff(db: Executor, id: string, { dueAt, now }: { dueAt: Date; now: Date }): Promise<void> {
  await sql`
    update messages set state = 'queued', lease_until = null, due_at = ${dueAt}, updated_at = ${now}
    where id = ${id} and state in ('queued', 'claimed')`.execute(db)
}

/**
 * Removes the follow-ups of a mail that were not tried yet, since they are planned anew when it has left again.
 * @returns false if one was tried: then nothing is removed.
 */
export async function removeUntried(
  db: Executor,
  { recipientId, step }: { recipientId: string; step: number },
): Promise<boolean> {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from messages where recipient_id = ${recipientId} and step > ${step} for update`.execute(db)
  if (rows.some(({ attempts }) => attempts > 0)) return false
  await sql`
    delete from messages
    where recipient_id = ${recipientId} and step > ${step} and state in ('queued', 'claimed')`.execute(db)
  return true
}
