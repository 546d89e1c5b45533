import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface CountedWindow {
  readonly key: string
  /** Uses in this window, including this call's. */
  readonly count: number
  readonly windowEndsAt: Date
}

/**
 * Counts uses atomically in one statement across all nodes. A window that has ended restarts. Keys must be distinct;
 * rows are locked in key order, so that two calls cannot deadlock.
 */
export async function countTakes(
  db: Executor,
  takes: readonly { key: string; count: number; newWindowEndsAt: Date }[],
  now: Date,
): Promise<CountedWindow[]> {
  if (takes.length === 0) return []
  const rows = takes
    .map(({ key, count, newWindowEndsAt }) => ({ key, count, window_ends_at: newWindowEndsAt }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const counted = await db
    .insertInto('limit_counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`
          case when limit_counters.window_ends_at <= ${now} then excluded.count
          else limit_counters.count + excluded.count end`,
        window_ends_at: sql`
          case when limit_counters.window_ends_at <= ${now} then excluded.window_ends_at
          else limit_counters.window_ends_at end`,
      }),
    )
    .returning(['key', 'count', 'window_ends_at'])
    .execute()
  return counted.map((row) => ({ key: row.key, count: row.count, windowEndsAt: row.window_ends_at }))
}

export async function clear(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db.deleteFrom('limit_counters').where('key', 'in', keys).execute()
}

/** Decreases counters by the given uses, to at least 0. */
export async function giveBack(db: Executor, uses: readonly { key: string; uses: number }[]): Promise<void> {
  for (const { key, uses: count } of [...uses].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    await db
      .updateTable('limit_counters')
      .set({ count: sql`greatest(0, count - ${count})` })
      .where('key', '=', key)
      .execute()
  }
}

/** Deletes the counters with these keys, and those whose keys continue with a dot. @returns the number of counters. */
export async function clearAll(db: Executor, keys: readonly string[]): Promise<number> {
  let cleared = 0
  for (const key of keys) {
    const result = await db
      .deleteFrom('limit_counters')
      .where((where) => where.or([where('key', '=', key), where(sql`starts_with(key, ${`${key}.`})`, '=', true)]))
      .executeTakeFirst()
    cleared += Number(result.numDeletedRows)
  }
  return cleared
}
