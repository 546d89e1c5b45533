import type { WorkspaceRole } from '@troupe/contract/base/roles'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { UserRow, WorkspaceMemberRow } from '../../../database/tables/account-tables.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'

const columns = [
  'id',
  'email',
  'username',
  'username_key',
  'password_hash',
  'language',
  'time_zone',
  'deactivated_at',
  'created_at',
  'updated_at',
] as const

export async function findById(db: Executor, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
}

interface NamedSession {
  readonly sessionId: string
  readonly userId: string
  /** Undefined: the one that is open in the session. */
  readonly workspaceId?: string | undefined
  readonly now: Date
}

/** The user of an active session with the role in the workspace; undefined if deactivated, or not in it. */
export async function findBySession(
  db: Executor,
  { sessionId, userId, workspaceId, now }: NamedSession,
): Promise<(UserRow & Pick<WorkspaceMemberRow, 'workspace_id' | 'role'>) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('workspace_members as membership', (join) =>
      join
        .on('membership.workspace_id', '=', sql`coalesce(${workspaceId ?? null}::uuid, sessions.workspace_id)`)
        .onRef('membership.user_id', '=', 'sessions.user_id'),
    )
    .select(columns.map((column) => `users.${column}` as const))
    .select(['membership.workspace_id', 'membership.role'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** Finds an account by a normalised address. */
export async function findByEmail(db: Executor, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(columns).where('email', '=', email).executeTakeFirst()
}

/** Which of the two already belongs to an account. */
export async function findTaken(
  db: Executor,
  { email, username }: { email: string; username: string },
): Promise<'email' | 'username' | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where((where) => where.or([where('email', '=', email), where('username_key', '=', toUsernameKey(username))]))
    .execute()
  if (rows.some((row) => row.email === email)) return 'email'
  return rows.length > 0 ? 'username' : undefined
}

/**
 * Creates an account with its workspace, which has the same id.
 * @returns the id, or undefined if address or user name were taken meanwhile.
 */
export async function insert(
  db: Executor,
  account: { email: string; username: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      email: account.email,
      username: account.username,
      username_key: toUsernameKey(account.username),
      password_hash: account.passwordHash,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await insertWorkspace(db, { id: row.id, name: account.username, now: account.now })
  return row?.id
}

async function insertWorkspace(
  db: Executor,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<void> {
  await db.insertInto('workspaces').values({ id, name, created_at: now }).execute()
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: id, user_id: id, role: 'owner', joined_at: now, opened_at: now })
    .execute()
}

/** Stores the new hash unless the password was changed meanwhile. @returns whether it was stored. */
export async function replacePasswordHash(
  db: Executor,
  change: { userId: string; from: string; to: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: change.to, updated_at: change.now })
    .where('id', '=', change.userId)
    .where('password_hash', '=', change.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Sets the password of the active account with this address. @returns its id, or undefined if there is none. */
export async function setPasswordByEmail(
  db: Executor,
  change: { email: string; passwordHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: change.passwordHash, updated_at: change.now })
    .where('email', '=', change.email)
    .where('deactivated_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Changes the account's address. @returns undefined if another account has it, which aborts the surrounding
 * transaction.
 */
export async function replaceEmail(
  db: Executor,
  change: { userId: string; email: string; now: Date },
): Promise<UserRow | undefined> {
  try {
    return await db
      .updateTable('users')
      .set({ email: change.email, updated_at: change.now })
      .where('id', '=', change.userId)
      .returning(columns)
      .executeTakeFirst()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return undefined
    throw error
  }
}

/** Absent preferences stay as they are. */
export interface Preferences {
  readonly language?: string | undefined
  readonly timeZone?: string | undefined
}

/** Keeps the user's language and time zone. @returns undefined if the account is gone. */
export async function replacePreferences(
  db: Executor,
  { userId, preferences: { language, timeZone }, now }: { userId: string; preferences: Preferences; now: Date },
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      ...(language === undefined ? {} : { language }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

/** The user's memberships, oldest first. */
export async function listMemberships(
  db: Executor,
  userId: string,
): Promise<{ id: string; name: string; role: WorkspaceRole; joined_at: Date }[]> {
  return db
    .selectFrom('workspace_members')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .select(['workspaces.id', 'name', 'role', 'joined_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('workspaces.id')
    .execute()
}

/** Ids of the workspaces that the user is the only member of. */
export async function listWorkspacesAlone(db: Executor, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select workspace_id as id from workspace_members as own
    where user_id = ${userId} and not exists (
      select from workspace_members where workspace_id = own.workspace_id and user_id <> ${userId}
    )
    order by joined_at, workspace_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes the account, the workspaces that it is alone in, and, by cascading foreign keys, all their rows. */
export async function deleteById(db: Executor, id: string): Promise<void> {
  const alone = await listWorkspacesAlone(db, id)
  if (alone.length > 0) await db.deleteFrom('workspaces').where('id', 'in', alone).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** User names that differ only in case or Unicode compatibility form have the same key. */
function toUsernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}
