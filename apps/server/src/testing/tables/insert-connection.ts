import type { Executor } from '../../database/database.ts'

/** Inserts a connected program with a token, and a code of another consent. */
export async function insertConnection(
  db: Executor,
  { user_id, mark, secret, now }: { user_id: string; mark: string; secret: string; now: Date },
): Promise<void> {
  // The user's own workspace has the user's id.
  const allowed = { user_id, workspace_id: user_id, client_id: mark, scope: 'read', resource: mark }
  await db
    .insertInto('oauth_clients')
    .values({ id: mark, kind: 'registered', name: mark, redirect_uris: [mark] })
    .execute()
  const { id } = await db
    .insertInto('oauth_grants')
    .values({ ...allowed, client_name: mark, redirect_host: mark, last_used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token_hash = Buffer.from(`${secret}-${mark}`)
  await db.insertInto('oauth_tokens').values({ token_hash, grant_id: id, kind: 'access', expires_at: now }).execute()
  await db
    .insertInto('oauth_codes')
    .values({
      ...allowed,
      ...{ code_hash: Buffer.from(`${secret}-${mark}`), code_challenge: secret, redirect_uri: mark, expires_at: now },
    })
    .execute()
}
