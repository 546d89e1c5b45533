import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { takeChanges } from './capture-changes.ts'
import { run, type TableCopy } from './copy-tables.ts'

/** How far a step of the work is. */
export interface Progress {
  readonly step: string
  /** From 0 to 1; undefined: it cannot be said. */
  readonly part?: number
}

type Note = (progress: Progress) => void

/** Creators that are copied by one statement for each table. */
const batchSize = 1000

/** Fills the copies with what there is when each batch is read. */
export async function copyRows(db: Kysely<Tables>, copies: readonly TableCopy[], note: Note): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from creators`.execute(db)
  const [first, last] = [rows[0]?.first ?? 1, rows[0]?.last ?? 0]
  for (let from = first; from <= last; from += batchSize) {
    note({ step: 'copying rows', part: (from - first) / (last - first + 1) })
    const range = (key: string) => `${key} between ${from} and ${from + batchSize - 1}`
    for (const { source, copy, key, columns } of copies) {
      await run(db, `insert into ${copy} (${columns}) select ${columns} from ${source} where ${range(key)}`)
    }
  }
  note({ step: 'copying rows', part: 1 })
}

/**
 * Copies the creators again that were written since the last call. The copies are then what the tables were when it
 * began, or newer.
 * @returns their number.
 */
export async function catchUp(db: Kysely<Tables>, copies: readonly TableCopy[]): Promise<number> {
  const ids = await takeChanges(db)
  for (;;) {
    try {
      const all = [...ids]
      for (let from = 0; from < all.length; from += batchSize) {
        await copyAgain(db, copies, all.slice(from, from + batchSize))
      }
      return ids.size
    } catch (error) {
      // A creator that was deleted and made again between the reading of two tables.
      if (!isForeignKeyViolation(error)) throw error
      for (const id of await takeChanges(db)) ids.add(id)
    }
  }
}

async function copyAgain(db: Kysely<Tables>, copies: readonly TableCopy[], ids: readonly number[]): Promise<void> {
  const list = sql`${[...ids]}::bigint[]`
  for (const { copy, key } of copies.toReversed()) {
    await sql`delete from ${sql.raw(copy)} where ${sql.ref(key)} = any(${list})`.execute(db)
  }
  for (const { source, copy, key, columns } of copies) {
    await sql`
      insert into ${sql.raw(copy)} (${sql.raw(columns)})
      select ${sql.raw(columns)} from ${sql.raw(source)} where ${sql.ref(key)} = any(${list})`.execute(db)
  }
}

const isForeignKeyViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'
