import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** Origins of addresses that the platform itself shows. */
const platformSources = ['profile', 'description'] as const

export interface NewRegistration {
  readonly creatorId: number
  readonly email: string
  readonly statement: CreatorStatement
  readonly now: Date
}

/**
 * Records a registration, and whether the platform shows its address: call it before the creator's statement replaces the
 * address and its origin. @returns false if the channel was registered before.
 */
export async function insert(db: Executor, { creatorId, email, statement, now }: NewRegistration): Promise<boolean> {
  const shown = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', creatorId)
    .where(sql`lower(email)`, '=', email)
    .where('email_source', 'in', platformSources)
    .executeTakeFirst()
  const inserted = await db
    .insertInto('creator_registrations')
    .values({
      creator_id: creatorId,
      email,
      statement: JSON.stringify(statement),
      registered_at: now,
      confirmed_at: now,
      shows_address: shown !== undefined,
    })
    .onConflict((conflict) => conflict.column('creator_id').doNothing())
    .returning('creator_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Replaces a registration that was never proved by that of the address that proved the channel, with all that was under
 * way. @returns the former address; undefined if there is no such registration.
 */
export async function takeOver(
  db: Executor,
  { creatorId, email, statement, now }: NewRegistration,
): Promise<string | undefined> {
  const former = await db
    .selectFrom('creator_registrations')
    .select('email')
    .where('creator_id', '=', creatorId)
    .where('proven_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!former) return undefined
  await db
    .updateTable('creator_registrations')
    .set({
      email,
      statement: JSON.stringify(statement),
      registered_at: now,
      confirmed_at: now,
      proven_at: now,
      shows_address: false,
      erasure_due_at: null,
      objection_token_hash: null,
    })
    .where('creator_id', '=', creatorId)
    .execute()
  return former.email
}

/** Finds whether a channel is registered, and whether it was proved. */
export async function findState(
  db: Executor,
  { platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>,
): Promise<{ readonly isProven: boolean } | undefined> {
  const row = await db
    .selectFrom('creator_registrations')
    .innerJoin('channels', 'channels.id', 'creator_id')
    .select('proven_at')
    .where('platform', '=', platform)
    .where('channel_id', '=', channel_id)
    .executeTakeFirst()
  return row && { isProven: row.proven_at !== null }
}

/** Moves the registration to another row of the same creator. If that row has its own, a proved one stays. */
export async function moveRegistration(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    delete from creator_registrations where creator_id = ${to} and proven_at is null
      and exists (select from creator_registrations where creator_id = ${from} and proven_at is not null)`.execute(db)
  await sql`
    update creator_registrations set creator_id = ${to}
    where creator_id = ${from} and not exists (select from creator_registrations where creator_id = ${to})`.execute(db)
}
