import { type TokenScope, tokenScopes } from '@troupe/contract/base/endpoint'
import type { Executor } from '../../database/database.ts'
import type { AccessTokenRow } from '../../database/tables/access-token-tables.ts'
import type { WorkspaceMemberRow } from '../../database/tables/workspace-tables.ts'

const columns = ['id', 'name', 'scope', 'ending', 'created_at', 'expires_at', 'last_used_at'] as const
/** Columns of a token that its owner may see. */
export type ListedTokenRow = WithScopes<Pick<AccessTokenRow, (typeof columns)[number]>>

type WithScopes<Row extends Pick<AccessTokenRow, 'scope'>> = Omit<Row, 'scope'> & {
  readonly scopes: readonly TokenScope[]
}

/** Reads the scopes of a row; those of later releases are left out. */
function toScopes<Row extends Pick<AccessTokenRow, 'scope'>>({ scope, ...row }: Row): WithScopes<Row> {
  const names = scope.split(' ')
  return { ...row, scopes: tokenScopes.filter((known) => names.includes(known)) }
}

/** A member of a workspace. */
interface Member {
  readonly userId: string
  readonly workspaceId: string
}

/** The member's tokens, newest first, including expired ones. */
export async function list(db: Executor, { userId, workspaceId }: Member, limit: number): Promise<ListedTokenRow[]> {
  const rows = await db
    .selectFrom('personal_access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toScopes)
}

/** Counts the user's tokens and blocks new ones until the transaction ends. */
export async function countForAdding(transaction: Executor, userId: string): Promise<number> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('personal_access_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewToken {
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly tokenHash: Buffer
  readonly ending: string
  readonly expiresAt: Date
  readonly now: Date
}

export async function insert(db: Executor, { userId, workspaceId }: Member, token: NewToken): Promise<ListedTokenRow> {
  const row = await db
    .insertInto('personal_access_tokens')
    .values({
      user_id: userId,
      workspace_id: workspaceId,
      name: token.name,
      scope: token.scopes.join(' '),
      token_hash: token.tokenHash,
      ending: token.ending,
      expires_at: token.expiresAt,
      created_at: token.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toScopes(row)
}

type Found = Pick<AccessTokenRow, 'id' | 'user_id' | 'workspace_id' | 'scope' | 'expires_at' | 'last_used_at'> &
  Pick<WorkspaceMemberRow, 'role'>

/** A token with its owner's role; undefined if the token is unknown or the user deactivated. */
export async function findByHash(db: Executor, tokenHash: Buffer): Promise<WithScopes<Found> | undefined> {
  const row = await db
    .selectFrom('personal_access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .innerJoin('workspace_members as membership', (join) =>
      join
        .onRef('membership.workspace_id', '=', 'token.workspace_id')
        .onRef('membership.user_id', '=', 'token.user_id'),
    )
    .select([
      'token.id',
      'token.user_id',
      'token.workspace_id',
      'token.scope',
      'token.expires_at',
      'token.last_used_at',
    ])
    .select('membership.role')
    .where('token.token_hash', '=', tokenHash)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row && toScopes(row)
}

export async function noteUse(db: Executor, id: string, now: Date): Promise<void> {
  await db.updateTable('personal_access_tokens').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Deletes a token of the member. @returns whether it existed. */
export async function deleteById(db: Executor, { userId, workspaceId }: Member, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_access_tokens')
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Revokes all tokens of the user. */
export async function deleteAllTokens(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('personal_access_tokens').where('user_id', '=', userId).execute()
}
