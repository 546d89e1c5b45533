import { sql } from 'kysely'
import { afterAll, beforeEach, expect, inject, vi } from 'vitest'
import { connectDatabase, type Database, type DatabaseTarget } from '../database/database.ts'
import { minutes } from '../lib/durations.ts'
import { silentLogger } from '../lib/logger.ts'
import { emptyTables } from './tables/empty-tables.ts'

/**
 * Kept by the worker for its next files: a new connection costs a tenth of a file's processor time, as it reads the
 * catalogue and plans each statement again.
 */
let kept: Database | undefined

/** Connects a test file to its worker's database, whose tables are empty before each test. */
export function useTestDatabase(): Database {
  kept ??= connectDatabase(getTestDatabaseTarget(), 5, silentLogger)
  const database = kept
  beforeEach(() => emptyTables(database))
  // Statements that are still running would disturb the tests of the next file.
  afterAll(() => vi.waitUntil(() => database.pool.idleCount === database.pool.totalCount, { timeout: minutes(1) }))
  return database
}

/** Returns how another process can reach the worker's database. */
export function getTestDatabaseTarget(): DatabaseTarget {
  const databases = inject('databases')
  const target = databases[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % databases.length]
  if (!target) throw new Error('The test project provides no database')
  return target
}

/** Waits until a statement of the database waits for a lock. */
export async function waitForLockWait({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(kysely)).rows).toHaveLength(1)
}
