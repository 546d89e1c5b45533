import type { Executor } from '../../database/database.ts'
import type { ChannelReading } from '../../database/onboarding-tables.ts'

/** What a platform told of a channel lately; undefined: it was not asked, null: it knew none. */
export async function find(db: Executor, channel: string, now: Date): Promise<ChannelReading | null | undefined> {
  const row = await db
    .selectFrom('channel_readings')
    .select('reading')
    .where('channel', '=', channel)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.reading
}

/** Keeps what a platform told of a channel for a while; what was kept too long goes. */
export async function keep(
  db: Executor,
  { channel, reading, now, expiresAt }: { channel: string; reading: ChannelReading | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('channel_readings').where('expires_at', '<=', now).execute()
  const values = { reading: JSON.stringify(reading), expires_at: expiresAt }
  await db
    .insertInto('channel_readings')
    .values({ channel, ...values })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(values))
    .execute()
}
