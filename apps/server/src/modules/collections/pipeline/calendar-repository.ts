import type { Executor } from '../../../database/database.ts'

/** Gives the user a calendar address; an earlier one stops working. */
export async function put(
  db: Executor,
  { workspaceId, tokenHash, now }: { readonly workspaceId: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  const row = { token_hash: tokenHash, created_at: now }
  await db
    .insertInto('calendar_feeds')
    .values({ workspace_id: workspaceId, ...row })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute()
}

export async function remove(db: Executor, workspaceId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('workspace_id', '=', workspaceId).execute()
}

/** @returns when the user's address was made; undefined if there is none. */
export async function findSince(db: Executor, workspaceId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row?.created_at
}

/** The language that the first owner of a workspace has chosen; null for none. */
export async function findLanguage(db: Executor, workspaceId: string): Promise<string | null> {
  const row = await db
    .selectFrom('workspace_members')
    .innerJoin('users', 'users.id', 'user_id')
    .select('language')
    .where('workspace_id', '=', workspaceId)
    .where('role', '=', 'owner')
    .orderBy('joined_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? null
}

/** @returns the user of an address; undefined if there is none. */
export async function findWorkspace(db: Executor, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('workspace_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.workspace_id
}
