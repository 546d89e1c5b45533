import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export interface PendingRegistration {
  readonly email: string
  readonly username: string
  readonly passwordHash: string
  readonly expiresAt: Date
  readonly now: Date
}

/** Makes it the one pending registration of its address, with a new id and no code yet; the old one's code is dead. */
export async function replaceRegistration(db: Executor, pending: PendingRegistration): Promise<string> {
  const values = {
    code_hash: null,
    attempts: 0,
    expires_at: pending.expiresAt,
    username: pending.username,
    password_hash: pending.passwordHash,
  }
  const { id } = await db
    .insertInto('email_verifications')
    .values({ ...values, purpose: 'registration', email: pending.email, created_at: pending.now })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'email']).doUpdateSet({ ...values, id: sql<string>`gen_random_uuid()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that still waits for its code to be used. */
export async function findOpen(
  db: Executor,
  id: string,
  now: Date,
): Promise<{ email: string; expiresAt: Date } | undefined> {
  return db
    .selectFrom('email_verifications')
    .select(['email', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Gives it a code, instead of one it may have had; false when it was replaced or used meanwhile. */
export async function setCode(db: Executor, id: string, codeHash: string): Promise<boolean> {
  const result = await db
    .updateTable('email_verifications')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export interface CodeAttempt {
  readonly id: string
  /** Null while the mail is on its way. */
  readonly codeHash: string | null
  /** Submissions so far, this one included. */
  readonly attempts: number
  readonly expiresAt: Date
}

/** Counts a submission before it is compared: of many at the same time no two get the same number. */
export async function countAttempt(db: Executor, email: string): Promise<CodeAttempt | undefined> {
  return db
    .updateTable('email_verifications')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('purpose', '=', 'registration')
    .where('email', '=', email)
    .returning(['id', 'code_hash as codeHash', 'attempts', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** Uses the registration up if it still has this code; of many at the same time one gets it. */
export async function takeRegistration(
  db: Executor,
  { id, codeHash }: { id: string; codeHash: string },
): Promise<{ email: string; username: string; passwordHash: string } | undefined> {
  return db
    .deleteFrom('email_verifications')
    .where('purpose', '=', 'registration')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .returning(['email', 'username', 'password_hash as passwordHash'])
    .$narrowType<{ username: string; passwordHash: string }>()
    .executeTakeFirst()
}
