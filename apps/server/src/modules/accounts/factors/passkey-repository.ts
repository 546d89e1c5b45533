import type { Executor } from '../../../database/database.ts'
import type { PasskeyRow } from '../../../database/tables/factor-tables.ts'

const columns = [
  'id',
  'user_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'name',
  'last_used_at',
  'created_at',
] as const

/** The user's passkeys, by the time they were added. */
export async function list(db: Executor, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Finds a passkey by the authenticator's id of it, of any user. */
export async function findByCredential(db: Executor, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').select(columns).where('credential_id', '=', credentialId).executeTakeFirst()
}

interface NewPasskey {
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string
  readonly name: string
  readonly now: Date
}

/** Adds a passkey. @returns undefined if it was added already, by any user. */
export async function insert(db: Executor, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Notes a use. @returns false if the passkey was used or removed meanwhile: of two uses with one counter, one counts. */
export async function noteUse(
  db: Executor,
  use: { id: string; from: number; counter: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, last_used_at: use.now })
    .where('id', '=', use.id)
    .where('counter', '=', use.from)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Renames a passkey of the user. @returns undefined if the user has no such passkey. */
export async function rename(
  db: Executor,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
}

/** Removes a passkey of the user. @returns whether the user had it. */
export async function remove(db: Executor, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const result = await db.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Removes all passkeys of the user. */
export async function removeAll(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
