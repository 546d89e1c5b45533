import type { Executor } from '../../../database/database.ts'

/** A planned erasure, and the hash of the token that stops it. */
interface PlannedErasure {
  readonly creatorId: number
  readonly dueAt: Date
  readonly objectionHash: Buffer
}

/** Plans an erasure. @returns false if one is planned already, or the channel was proved or erased meanwhile. */
export async function plan(db: Executor, { creatorId, dueAt, objectionHash }: PlannedErasure): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('creator_registrations')
    .set({ erasure_due_at: dueAt, objection_token_hash: objectionHash })
    .where('creator_id', '=', creatorId)
    .where('erasure_due_at', 'is', null)
    .where('proven_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stops an erasure with the hash of either token, and drops its unsent notices. The token of a notice stays known, so
 * that its link can be opened again. @returns whether the token is known.
 */
export async function stopByToken(db: Executor, hash: Buffer): Promise<boolean> {
  const stopped = await db
    .updateTable('creator_registrations')
    .set({ erasure_due_at: null })
    .where((where) => where.or([where('page_token_hash', '=', hash), where('objection_token_hash', '=', hash)]))
    .returning('creator_id')
    .executeTakeFirst()
  if (!stopped) return false
  await db
    .deleteFrom('own_channel_mails')
    .where('creator_id', '=', stopped.creator_id)
    .where('kind', '=', 'erasure_notice')
    .execute()
  return true
}

/** The creators whose erasure is due, the longest due first. */
export async function listDue(db: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('creator_registrations')
    .select('creator_id')
    .where('erasure_due_at', '<=', now)
    .orderBy('erasure_due_at')
    .orderBy('creator_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.creator_id)
}

/** The notices of an erasure that were not handed over. */
export async function listUnsentNotices(db: Executor, creatorId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('own_channel_mails')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('kind', '=', 'erasure_notice')
    .execute()
  return rows.map((row) => row.id)
}

/** Moves an erasure and the expiry of its unsent notices. */
export async function postpone(db: Executor, creatorId: number, dueAt: Date): Promise<void> {
  await db
    .updateTable('creator_registrations')
    .set({ erasure_due_at: dueAt })
    .where('creator_id', '=', creatorId)
    .where('erasure_due_at', 'is not', null)
    .execute()
  await db
    .updateTable('own_channel_mails')
    .set({ expires_at: dueAt })
    .where('creator_id', '=', creatorId)
    .where('kind', '=', 'erasure_notice')
    .execute()
}
