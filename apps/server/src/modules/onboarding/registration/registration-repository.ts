import type { CreatorRecord } from '@troupe/contract/creators'
import type { CreatorStatement } from '@troupe/contract/onboarding'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface NewRegistration {
  readonly creatorId: number
  readonly email: string
  readonly statement: CreatorStatement
  readonly now: Date
}

/** Records a registration. @returns false if the channel was registered before. */
export async function insert(db: Executor, { creatorId, email, statement, now }: NewRegistration): Promise<boolean> {
  const inserted = await db
    .insertInto('creator_registrations')
    .values({
      creator_id: creatorId,
      email,
      statement: JSON.stringify(statement),
      registered_at: now,
      confirmed_at: now,
    })
    .onConflict((conflict) => conflict.column('creator_id').doNothing())
    .returning('creator_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function isRegistered(
  db: Executor,
  { platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('creator_registrations')
    .innerJoin('creators', 'creators.id', 'creator_id')
    .select('creator_id')
    .where('platform', '=', platform)
    .where('channel_id', '=', channel_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Moves the registration to another row of the same creator, unless that row has its own. */
export async function moveRegistration(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update creator_registrations set creator_id = ${to}
    where creator_id = ${from} and not exists (select from creator_registrations where creator_id = ${to})`.execute(db)
}
