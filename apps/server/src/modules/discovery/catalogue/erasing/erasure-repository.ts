import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** Counts erased identifiers; a creator has several. */
export async function count(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether any creator was ever erased. */
export async function hasAny(db: Executor): Promise<boolean> {
  return (await db.selectFrom('erasures').select('erased_at').limit(1).executeTakeFirst()) !== undefined
}

/** Selects the keys that are stored. */
export async function listKnown(db: Executor, keys: readonly Buffer[]): Promise<Buffer[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('erasures')
    .select('key')
    .where('key', '=', sql<Buffer>`any(${keys}::bytea[])`)
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * Waits for erasures in progress and prevents new ones until the transaction ends, so that the result of `listKnown`
 * stays valid. Call it before any creator is locked.
 */
export async function keepFromErasing(db: Executor): Promise<void> {
  await sql`lock table erasures in row share mode`.execute(db)
}

/**
 * Waits until no transaction stores or erases creators, and prevents both until the transaction ends. Call it before
 * any creator is locked.
 */
export async function keepFromStoring(db: Executor): Promise<void> {
  await sql`lock table erasures in exclusive mode`.execute(db)
}

/** Inserts keys; existing ones stay unchanged. */
export async function insertAll(db: Executor, keys: readonly Buffer[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('erasures')
    .values(keys.map((key) => ({ key, erased_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
