import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

const expiringTables = [
  { table: 'refresh_tokens', column: 'expires_at' },
  { table: 'sessions', column: 'expires_at' },
  { table: 'email_verifications', column: 'expires_at' },
  { table: 'mailed_codes', column: 'expires_at' },
  { table: 'factor_challenges', column: 'expires_at' },
  { table: 'known_devices', column: 'expires_at' },
  { table: 'verified_addresses', column: 'expires_at' },
  { table: 'account_notices', column: 'expires_at' },
  { table: 'single_sign_on_attempts', column: 'expires_at' },
  { table: 'single_sign_on_confirmations', column: 'expires_at' },
  { table: 'limit_counters', column: 'window_ends_at' },
] as const

/** Deletes at most `limit` expired rows of each table, skipping rows locked by other transactions. */
export async function deleteExpired(db: Executor, { now, limit }: { now: Date; limit: number }): Promise<void> {
  const deletions = expiringTables.map(
    ({ table, column }) => sql`${sql.ref(`swept_${table}`)} as (
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${now} limit ${limit} for update skip locked
      )
    )`,
  )
  await sql`with ${sql.join(deletions)} select`.execute(db)
}
