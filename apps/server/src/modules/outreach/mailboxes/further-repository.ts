import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface Own {
  readonly userId: string
  readonly id: string
}

/** A further mailbox of a user. */
export interface FurtherRow {
  readonly id: string
  readonly name: string
}

/** The user's further mailboxes that are not removed, oldest first. */
export async function list(db: Executor, userId: string): Promise<FurtherRow[]> {
  return db
    .selectFrom('further_senders')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function find(db: Executor, { userId, id }: Own): Promise<FurtherRow | undefined> {
  return (await list(db, userId)).find((row) => row.id === id)
}

/** Mails that wait to be sent from a further mailbox, also those that this moment are claimed. */
export async function countUnsent(db: Executor, id: string): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from messages join mailboxes on mailboxes.id = messages.mailbox_id
    where mailboxes.sender_id = ${id} and messages.state in ('queued', 'claimed')`.execute(db)
  return rows[0]?.mails ?? 0
}

/** Cancels the mails that wait to be sent from a further mailbox. */
export async function cancelUnsent(db: Executor, id: string, now: Date): Promise<void> {
  await sql`
    update messages set state = 'cancelled', reason = null, lease_until = null, updated_at = ${now}
    from mailboxes
    where mailboxes.id = messages.mailbox_id and mailboxes.sender_id = ${id}
      and messages.state in ('queued', 'claimed')`.execute(db)
}

/** Removes a further mailbox and its password; what was sent from it stays. @returns false if there is none. */
export async function remove(db: Executor, { userId, id }: Own, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('further_senders')
    .set({ removed_at: now, smtp_pass_sealed: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Ends the reading of answers from a further mailbox. Mails that were read stay. */
export async function stopReading(db: Executor, id: string): Promise<void> {
  await sql`
    delete from mailbox_readings using mailboxes
    where mailboxes.id = mailbox_readings.mailbox_id and mailboxes.sender_id = ${id}`.execute(db)
}
