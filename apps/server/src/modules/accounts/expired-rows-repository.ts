import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

/** A sign-in or a refresh adds fewer rows than this removes, so the tables cannot grow without end. */
const rowsPerSweep = 20

const expiringTables = [
  { table: 'refresh_tokens', column: 'expires_at' },
  { table: 'sessions', column: 'expires_at' },
  { table: 'email_verifications', column: 'expires_at' },
  { table: 'verified_addresses', column: 'expires_at' },
  { table: 'account_notices', column: 'expires_at' },
  { table: 'limit_counters', column: 'window_ends_at' },
] as const

/** Deletes a few rows that have expired, past those that somebody else is just deleting. */
export async function sweep(db: Executor, now: Date): Promise<void> {
  for (const { table, column } of expiringTables) {
    await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${now}
        limit ${rowsPerSweep} for update skip locked
      )`.execute(db)
  }
}
