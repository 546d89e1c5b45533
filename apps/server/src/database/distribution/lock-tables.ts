import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { seconds } from '../../lib/durations.ts'
import type { Tables } from '../tables/tables.ts'
import { dividedTables } from './divided-tables.ts'

/**
 * Milliseconds to wait for each lock. `share update exclusive` allows reading and writing, and an autovacuum gives way to
 * it after `deadlock_timeout`, which is a second. Later statements queue behind the other locks, so the wait is shorter
 * than people notice; and shorter than `deadlock_timeout`, so that no statement of other sessions is
 * cancelled for a deadlock with them.
 */
const patienceMs = {
  'share update exclusive': seconds(5),
  'share row exclusive': 500,
  'access exclusive': 500,
}
type LockMode = keyof typeof patienceMs

const pauseMs = seconds(1)

/**
 * Does the work in a transaction that has locked the catalogue's tables; tried again, with pauses in which others go
 * on, until all its locks are there.
 * @param onBusy Called each time that others were in the way.
 */
export async function withTableLocks<T>(
  db: Kysely<Tables>,
  mode: LockMode,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  onBusy: () => Promise<void> = async () => {},
): Promise<T> {
  for (;;) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await lockTables(transaction, mode)
        return work(transaction)
      })
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    await sleep(pauseMs)
    await onBusy()
  }
}

/** @throws an error that `isBusy` when others use the tables. */
export async function lockTables(transaction: Transaction<Tables>, mode: LockMode): Promise<void> {
  await sql`select set_config('statement_timeout', ${`${patienceMs[mode]}ms`}, true)`.execute(transaction)
  const names = sql.join(dividedTables.map(([table]) => sql.table(table)))
  await sql`lock table ${names} in ${sql.raw(mode)} mode`.execute(transaction)
  await sql`set local statement_timeout = 0`.execute(transaction)
  // For what comes now, on the workers too: an autovacuum of a part gives way after a second.
  await sql`set local citus.propagate_set_commands to 'local'`.execute(transaction)
  await sql`set local lock_timeout to '1500ms'`.execute(transaction)
}

/** Codes of `lock_not_available`, `query_canceled` and `deadlock_detected`. */
const busyCodes: readonly unknown[] = ['55P03', '57014', '40P01']

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && busyCodes.includes(error.code)
