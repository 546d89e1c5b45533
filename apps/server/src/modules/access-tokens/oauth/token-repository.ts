import type { Executor } from '../../../database/database.ts'

export interface NewTokens {
  readonly accessHash: Buffer
  readonly accessExpiresAt: Date
  readonly refreshHash: Buffer
  readonly refreshExpiresAt: Date
}

/** Stores the tokens of a grant. */
export async function insert(db: Executor, grantId: string, tokens: NewTokens): Promise<void> {
  await db
    .insertInto('oauth_tokens')
    .values([
      { token_hash: tokens.accessHash, grant_id: grantId, kind: 'access', expires_at: tokens.accessExpiresAt },
      { token_hash: tokens.refreshHash, grant_id: grantId, kind: 'refresh', expires_at: tokens.refreshExpiresAt },
    ])
    .execute()
}

/** An access token with its grant; undefined if it is unknown or its user deactivated. */
export function findAccess(db: Executor, tokenHash: Buffer) {
  return db
    .selectFrom('oauth_tokens as token')
    .innerJoin('oauth_grants as grant', 'grant.id', 'token.grant_id')
    .innerJoin('users', 'users.id', 'grant.user_id')
    .innerJoin('workspace_members as membership', (join) =>
      join
        .onRef('membership.workspace_id', '=', 'grant.workspace_id')
        .onRef('membership.user_id', '=', 'grant.user_id'),
    )
    .select(['grant.workspace_id', 'membership.role'])
    .select(['token.expires_at', 'grant.id', 'grant.user_id', 'grant.scope', 'grant.resource', 'grant.last_used_at'])
    .where('token.token_hash', '=', tokenHash)
    .where('token.kind', '=', 'access')
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/**
 * A token with its grant, which is locked until the transaction ends, so that of simultaneous calls one comes first;
 * undefined if it is unknown or its user deactivated. The grant is locked before its tokens, in the order in which its end
 * deletes them, so that the two cannot deadlock.
 */
export async function findForChange(transaction: Executor, tokenHash: Buffer) {
  await transaction
    .selectFrom('oauth_grants')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('oauth_tokens').select('grant_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('oauth_tokens as token')
    .innerJoin('oauth_grants as grant', 'grant.id', 'token.grant_id')
    .innerJoin('users', 'users.id', 'grant.user_id')
    .select([
      'token.kind',
      'token.expires_at',
      'token.used_at',
      'token.grant_id',
      'grant.client_id',
      'grant.user_id',
      'grant.scope',
      'grant.resource',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** Whether a token is stored and was not exchanged. */
export async function isUnused(db: Executor, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('oauth_tokens')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function markUsed(db: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('oauth_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteByHash(db: Executor, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('oauth_tokens').where('token_hash', '=', tokenHash).execute()
}
