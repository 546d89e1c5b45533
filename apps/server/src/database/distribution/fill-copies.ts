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

/** Copies again what was written. What it takes to be copied is kept until it is there for good. */
export class CatchUp {
  private readonly waiting = new Set<number>()
  private readonly copies: readonly TableCopy[]

  constructor(copies: readonly TableCopy[]) {
    this.copies = copies
  }

  /**
   * Copies the creators again that were written since the last time. The copies are then what the tables were when it
   * began, or newer.
   */
  async run(db: Kysely<Tables>): Promise<void> {
    for (;;) {
      try {
        await this.runOnce(db)
        break
      } catch (error) {
        // A creator that was deleted and made again between the reading of two tables.
        if (!isForeignKeyViolation(error)) throw error
      }
    }
    this.waiting.clear()
  }

  /** The same in a transaction that has locked the tables, and that may yet fail. */
  async runOnce(db: Kysely<Tables>): Promise<void> {
    for (const id of await takeChanges(db)) this.waiting.add(id)
    const ids = [...this.waiting]
    for (let from = 0; from < ids.length; from += batchSize) {
      await copyAgain(db, this.copies, ids.slice(from, from + batchSize))
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
