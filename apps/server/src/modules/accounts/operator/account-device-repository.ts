import type { Executor } from '../../../database/database.ts'

/** A page of the user's known devices after the given one, as SHA-256 of their ids, in order. */
export async function listHashes(
  db: Executor,
  { userId, after, limit }: { userId: string; after: Buffer | undefined; limit: number },
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('device', '>', after ?? Buffer.alloc(0)))
    .orderBy('device')
    .limit(limit)
    .execute()
  return rows.map(({ device }) => device)
}
