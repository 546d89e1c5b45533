import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { Executor } from '../../../database/database.ts'

/** A change of a registration's address that waits for confirmations. */
export interface PendingAddress {
  readonly creatorId: number
  /** The new address. */
  readonly email: string
  readonly language: MailLanguage | null
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly oldConfirmedAt: Date | null
  readonly newConfirmedAt: Date | null
}

const columns = [
  'creator_id as creatorId',
  'email',
  'language',
  'asked_at as askedAt',
  'expires_at as expiresAt',
  'old_confirmed_at as oldConfirmedAt',
  'new_confirmed_at as newConfirmedAt',
] as const

export async function find(db: Executor, creatorId: number, now: Date): Promise<PendingAddress | undefined> {
  return db
    .selectFrom('address_changes')
    .select(columns)
    .where('creator_id', '=', creatorId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Finds the change that a mailed token confirms, and whose token it is. */
export async function findByToken(
  db: Executor,
  hash: Buffer,
  now: Date,
): Promise<{ readonly creatorId: number; readonly side: 'old' | 'new' } | undefined> {
  const row = await db
    .selectFrom('address_changes')
    .select(['creator_id as creatorId', 'old_token_hash as oldHash'])
    .where((where) => where.or([where('old_token_hash', '=', hash), where('new_token_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { creatorId: row.creatorId, side: row.oldHash.equals(hash) ? 'old' : 'new' }
}

type NewChange = Omit<PendingAddress, 'oldConfirmedAt' | 'newConfirmedAt'> & {
  readonly oldHash: Buffer
  readonly newHash: Buffer
}

/** Stores a change, which replaces an earlier one. */
export async function replace(db: Executor, change: NewChange): Promise<void> {
  const values = {
    email: change.email,
    language: change.language,
    asked_at: change.askedAt,
    expires_at: change.expiresAt,
    old_token_hash: change.oldHash,
    new_token_hash: change.newHash,
    old_confirmed_at: null,
    new_confirmed_at: null,
  }
  await db
    .insertInto('address_changes')
    .values({ creator_id: change.creatorId, ...values })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(values))
    .execute()
}

/** Records the confirmation of one address. @returns false if the change has been replaced or removed. */
export async function confirm(
  db: Executor,
  { hash, side }: { readonly hash: Buffer; readonly side: 'old' | 'new' },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('address_changes')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where(side === 'old' ? 'old_token_hash' : 'new_token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function remove(db: Executor, creatorId: number): Promise<void> {
  await db.deleteFrom('address_changes').where('creator_id', '=', creatorId).execute()
}

export async function dropExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('address_changes').where('expires_at', '<=', now).execute()
}
