import { type TokenScope, tokenScopes } from '@troupe/contract/base/endpoint'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { OauthCodeRow, OauthGrantRow } from '../../../database/tables/access-token-tables.ts'

/** Reads scopes; those of later releases are left out. */
export function toScopes(scope: string): TokenScope[] {
  const names = scope.split(' ')
  return tokenScopes.filter((known) => names.includes(known))
}

const listed = ['id', 'client_name', 'redirect_host', 'scope', 'created_at', 'last_used_at'] as const
/** Columns of a grant that its user may see. */
export type ListedGrantRow = Pick<OauthGrantRow, (typeof listed)[number]>

/** The user's grants, newest first. */
export function list(db: Executor, userId: string, limit: number): Promise<ListedGrantRow[]> {
  return db
    .selectFrom('oauth_grants')
    .select(listed)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface NewGrant {
  readonly workspaceId: string
  readonly userId: string
  readonly clientId: string
  readonly clientName: string
  readonly redirectHost: string
  readonly scope: string
  readonly resource: string
  readonly now: Date
}

/** @returns the id of the grant. */
export async function insert(db: Executor, grant: NewGrant): Promise<string> {
  const { id } = await db
    .insertInto('oauth_grants')
    .values({
      workspace_id: grant.workspaceId,
      user_id: grant.userId,
      client_id: grant.clientId,
      client_name: grant.clientName,
      redirect_host: grant.redirectHost,
      scope: grant.scope,
      resource: grant.resource,
      created_at: grant.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the user's grants beyond the number, those that were unused the longest. */
export async function deleteBeyond(db: Executor, userId: string, keep: number): Promise<void> {
  await sql`
    delete from oauth_grants where id in (
      select id from oauth_grants where user_id = ${userId}
      order by coalesce(last_used_at, created_at) desc, created_at desc, id offset ${keep}
    )`.execute(db)
}

/** Ends a grant of the user. @returns whether it existed. */
export async function deleteById(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('oauth_grants')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends a grant whose secret was used twice, or given back by its program. */
export async function end(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('oauth_grants').where('id', '=', id).execute()
}

/** Ends all grants of the user, and codes that would lead to more. */
export async function deleteAllGrants(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('oauth_grants').where('user_id', '=', userId).execute()
  await db.deleteFrom('oauth_codes').where('user_id', '=', userId).execute()
}

export async function noteUse(db: Executor, id: string, now: Date): Promise<void> {
  await db.updateTable('oauth_grants').set({ last_used_at: now }).where('id', '=', id).execute()
}

export type NewCode = Omit<OauthCodeRow, 'used_at' | 'grant_id'>

export async function insertCode(db: Executor, code: NewCode): Promise<void> {
  await db.insertInto('oauth_codes').values(code).execute()
}

/**
 * Marks a code as used, once, also for simultaneous calls.
 * @returns the code; undefined if it is unknown or used, or its user deactivated.
 */
export function takeCode(db: Executor, codeHash: Buffer, now: Date): Promise<OauthCodeRow | undefined> {
  return db
    .updateTable('oauth_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.id', '=', 'oauth_codes.user_id')
          .where('users.deactivated_at', 'is', null),
      ),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function noteGrantOfCode(db: Executor, codeHash: Buffer, grantId: string): Promise<void> {
  await db.updateTable('oauth_codes').set({ grant_id: grantId }).where('code_hash', '=', codeHash).execute()
}

/** The grant that a code was exchanged for; undefined if there is none. */
export async function findGrantOfCode(db: Executor, codeHash: Buffer): Promise<string | undefined> {
  const row = await db.selectFrom('oauth_codes').select('grant_id').where('code_hash', '=', codeHash).executeTakeFirst()
  return row?.grant_id ?? undefined
}

interface Expiry {
  readonly now: Date
  /** Codes stay until then after they expire, so that their second use is noticed. */
  readonly codesBefore: Date
}

/** Deletes what has expired: codes, tokens, and grants that no token can renew. */
export async function deleteExpired(db: Executor, { now, codesBefore }: Expiry): Promise<void> {
  await db.deleteFrom('oauth_codes').where('expires_at', '<', codesBefore).execute()
  await db.deleteFrom('oauth_tokens').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('oauth_grants')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_tokens')
            .select('oauth_tokens.grant_id')
            .whereRef('oauth_tokens.grant_id', '=', 'oauth_grants.id'),
        ),
      ),
    )
    .execute()
}
