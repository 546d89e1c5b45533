import type { Executor } from '../../../database/database.ts'

/** Tables of mails that are deleted once sent. */
type Outbox = 'account_notices' | 'own_channel_mails'

/** The ids of unsent mails, oldest first. */
export async function listPending(
  db: Executor,
  outbox: Outbox,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(outbox)
    .select('id')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteById(db: Executor, outbox: Outbox, id: string): Promise<void> {
  await db.deleteFrom(outbox).where('id', '=', id).execute()
}
