import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CodePurpose } from '../../database/tables.ts'

/** What a code is for, and whose it is: a change of address belongs to a user, all others to the address alone. */
export type CodeSubject =
  | { readonly purpose: Exclude<CodePurpose, 'email-change'>; readonly email: string; readonly userId?: never }
  | { readonly purpose: 'email-change'; readonly email: string; readonly userId: string }

/** What is kept of a registration until its address is proven. */
export interface PendingRegistration {
  readonly username: string
  readonly passwordHash: string
  /** The network it came from. */
  readonly network: string
}

interface NewVerification {
  readonly subject: CodeSubject
  readonly registration?: PendingRegistration | undefined
  readonly expiresAt: Date
  readonly now: Date
}

/** Makes it the one open verification of its subject, with a new id and no code yet; the old one's code is dead. */
export async function replace(
  db: Executor,
  { subject, registration, expiresAt, now }: NewVerification,
): Promise<string> {
  const values = {
    code_hash: null,
    attempts: 0,
    expires_at: expiresAt,
    network: registration?.network ?? null,
    username: registration?.username ?? null,
    password_hash: registration?.passwordHash ?? null,
    created_at: now,
  }
  const { purpose, email, userId } = subject
  const { id } = await db
    .insertInto('email_verifications')
    .values({ ...values, purpose, email, user_id: userId ?? null })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'email', 'user_id']).doUpdateSet(({ ref }) => ({
        code_hash: ref('excluded.code_hash'),
        attempts: ref('excluded.attempts'),
        expires_at: ref('excluded.expires_at'),
        network: ref('excluded.network'),
        username: ref('excluded.username'),
        password_hash: ref('excluded.password_hash'),
        id: sql<string>`gen_random_uuid()`,
      })),
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
): Promise<{ email: string; purpose: CodePurpose; expiresAt: Date } | undefined> {
  return db
    .selectFrom('email_verifications')
    .select(['email', 'purpose', 'expires_at as expiresAt'])
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

/** By which a registration is known again: its id, or else the network it came from. */
export interface Registrant {
  readonly registrationId: string | undefined
  readonly network: string
}

export interface CodeAttempt {
  readonly id: string
  /** Null while the mail is on its way, and for good where there is nobody to send it to. */
  readonly codeHash: string | null
  /** Submissions so far, this one included. */
  readonly attempts: number
  readonly expiresAt: Date
}

/**
 * Counts a submission before it is compared: of many at the same time no two get the same number. Undefined when nothing
 * is open, or for a registration that is not the given registrant's.
 */
export async function countAttempt(
  db: Executor,
  { purpose, email, userId }: CodeSubject,
  registrant?: Registrant,
): Promise<CodeAttempt | undefined> {
  return db
    .updateTable('email_verifications')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('user_id', userId ? '=' : 'is', userId ?? null)
    .$if(registrant?.registrationId !== undefined, (query) => query.where('id', '=', registrant?.registrationId ?? ''))
    .$if(registrant !== undefined && registrant.registrationId === undefined, (query) =>
      query.where('network', '=', registrant?.network ?? ''),
    )
    .returning(['id', 'code_hash as codeHash', 'attempts', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** A verification as `countAttempt` found it, with the code that was then right. */
export interface RightCode {
  readonly id: string
  readonly codeHash: string
}

/** Uses the verification up if it still has this code; of many at the same time one gets it. */
export async function take(db: Executor, { id, codeHash }: RightCode): Promise<boolean> {
  const result = await db
    .deleteFrom('email_verifications')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** As `take`, and gives what was registered. */
export async function takeRegistration(
  db: Executor,
  { id, codeHash }: RightCode,
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

/** All that is open for an address, whatever its purpose; what a user has started goes with the user. */
export async function deleteByEmail(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('email_verifications').where('email', '=', email).where('user_id', 'is', null).execute()
}

export interface EmailChange {
  readonly id: string
  readonly email: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** The changes of address that a user has started, by id, after the given one. */
export async function listEmailChanges(
  db: Executor,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<EmailChange[]> {
  return db
    .selectFrom('email_verifications')
    .select(['id', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}
