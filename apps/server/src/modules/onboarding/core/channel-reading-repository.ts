import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ChannelReading } from '../../../database/tables/onboarding-tables.ts'

/** The latest cached reading of a channel; null if the platform has no such channel, undefined if nothing is cached. */
export async function find(db: Executor, channel: string, now: Date): Promise<ChannelReading | null | undefined> {
  const row = await db
    .selectFrom('channel_readings')
    .select('reading')
    .where('channel', '=', channel)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.reading
}

/** Caches a platform's reading of a channel until it expires. */
export async function keep(
  db: Executor,
  { channel, reading, expiresAt }: { channel: string; reading: ChannelReading | null; expiresAt: Date },
): Promise<void> {
  const values = { reading: JSON.stringify(reading), expires_at: expiresAt }
  await db
    .insertInto('channel_readings')
    .values({ channel, ...values })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(values))
    .execute()
}

export async function dropExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('channel_readings').where('expires_at', '<=', now).execute()
}

/** Deletes the cached readings of a creator's channel, under all of its URLs. */
export async function forgetReadings(db: Executor, { id }: { readonly id: number }): Promise<void> {
  await sql`
    delete from channel_readings using creators
    where creators.id = ${id} and reading -> 'record' ->> 'platform' = creators.platform
      and reading -> 'record' ->> 'channel_id' = creators.channel_id`.execute(db)
}
