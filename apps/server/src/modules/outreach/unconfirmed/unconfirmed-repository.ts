import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** State of a mailbox whose server leaves mails unconfirmed. */
export interface UnconfirmedCounts {
  readonly unconfirmed_mails: number
  readonly unconfirmed_pauses: number
}

/** Counts one more mail in a row that was taken without a word; undefined when the mailbox is gone. */
export async function countMail(db: Executor, mailboxId: string): Promise<UnconfirmedCounts | undefined> {
  return db
    .updateTable('mailboxes')
    .set({ unconfirmed_mails: sql`unconfirmed_mails + 1` })
    .where('id', '=', mailboxId)
    .returning(['unconfirmed_mails', 'unconfirmed_pauses'])
    .executeTakeFirst()
}

interface Pause {
  readonly id: string
  /** When a test connection is made. */
  readonly until: Date
  readonly reason: string
}

/** Pauses a mailbox until a test connection is answered; false when it is paused for that already. */
export async function pause(db: Executor, { id, until, reason }: Pause): Promise<boolean> {
  const result = await db
    .updateTable('mailboxes')
    .set({
      paused_until: until,
      pause_cause: 'unconfirmed',
      pause_reason: reason,
      unconfirmed_pauses: sql`unconfirmed_pauses + 1`,
      failed_probes: 0,
    })
    .where('id', '=', id)
    .where('pause_cause', 'is distinct from', 'unconfirmed')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Puts the next test connection off, after one that was not answered. */
export async function putOffProbe(db: Executor, { id, until, reason }: Pause): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: until, pause_reason: reason, failed_probes: sql`failed_probes + 1` })
    .where('id', '=', id)
    .where('pause_cause', '=', 'unconfirmed')
    .execute()
}

/** Ends the pause after a test connection that was answered. The count of pauses stays until a mail is confirmed. */
export async function endPause(db: Executor, id: string): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ paused_until: null, pause_cause: null, pause_reason: null, unconfirmed_mails: 0, failed_probes: 0 })
    .where('id', '=', id)
    .where('pause_cause', '=', 'unconfirmed')
    .execute()
}
