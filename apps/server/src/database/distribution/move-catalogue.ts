import { performance } from 'node:perf_hooks'
import { type Kysely, sql } from 'kysely'
import { seconds } from '../../lib/durations.ts'
import { compareSchemas } from '../schema/compare-schemas.ts'
import { readSchema } from '../schema/read-schema.ts'
import type { Schema } from '../schema/schema.ts'
import type { Tables } from '../tables/tables.ts'
import { captureChanges, forgetChanges } from './capture-changes.ts'
import { listReferences, makeCopies, run, type TableCopy } from './copy-tables.ts'
import { DistributionError } from './distribution-error.ts'
import { type DividedTable, dividedTables } from './divided-tables.ts'
import { catchUp, copyRows, type Progress } from './fill-copies.ts'
import { lockTables, withTableLocks } from './lock-tables.ts'
import { commandNodes } from './nodes.ts'
import { schemas } from './schemas.ts'

/** How long others waited, in milliseconds. */
export interface Pauses {
  readonly writersMs: number
  readonly readersMs: number
}

interface Move {
  /** Number of parts to make; undefined: one whole. */
  readonly shards: number | undefined
  readonly note: (progress: Progress) => void
}

/** Two connections: one holds the locks while the other one copies. */
export interface Connections {
  readonly holder: Kysely<Tables>
  readonly copier: Kysely<Tables>
}

/**
 * Copies the catalogue's tables into new ones that lie elsewhere, copies again what is written meanwhile, and lets the
 * new ones take the place of the old ones, all in one transaction.
 * @throws DistributionError when the tables were changed meanwhile.
 */
export async function moveCatalogue({ holder, copier }: Connections, { shards, note }: Move): Promise<Pauses> {
  note({ step: 'making tables' })
  const { copies, builds } = await makeCopies(copier, shards)
  await captureChanges(copier)
  await copyRows(copier, copies, note)
  for (const [done, { name, statement }] of builds.entries()) {
    note({ step: `building the index ${name}`, part: done / builds.length })
    await run(copier, statement)
  }
  note({ step: 'copying again what was written meanwhile' })
  await catchUp(copier, copies)
  await addReferences(copier, copies)
  for (const { copy } of copies) await run(copier, `vacuum (analyze) ${copy}`)
  await catchUpUntilQuick(copier, copies)
  note({ step: 'exchanging the tables' })
  return exchange({ holder, copier }, copies, note)
}

/** Adds the references where the copies fit together, which writes meanwhile may prevent for a moment. */
async function addReferences(db: Kysely<Tables>, copies: readonly TableCopy[]): Promise<void> {
  for (const statement of listReferences()) {
    await run(db, statement).catch(async () => {
      await catchUp(db, copies)
      await run(db, statement)
    })
  }
}

const quickMs = seconds(1)
const mostRounds = 50

/** Goes on until what is left takes less time than writers would notice, or writers are faster than the copying. */
async function catchUpUntilQuick(db: Kysely<Tables>, copies: readonly TableCopy[]): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const begun = performance.now()
    await catchUp(db, copies)
    if (performance.now() - begun < quickMs) return
  }
}

async function exchange(
  { holder, copier }: Connections,
  copies: readonly TableCopy[],
  note: Move['note'],
): Promise<Pauses> {
  let begun = 0
  const exchanged = await withTableLocks(
    holder,
    'share row exclusive',
    async (transaction) => {
      begun = performance.now()
      // Writers wait, and what they wrote before is there for the other connection.
      await catchUp(copier, copies)
      await refuseOtherSchema(transaction)
      const readersFrom = performance.now()
      await lockTables(transaction, 'access exclusive')
      await run(transaction, `create schema ${schemas.before}`)
      const home = (await sql<{ name: string }>`select quote_ident(current_schema()) as name`.execute(transaction))
        .rows[0]
      for (const [table] of dividedTables) await run(transaction, `alter table ${table} set schema ${schemas.before}`)
      for (const { copy } of copies) await run(transaction, `alter table ${copy} set schema ${home?.name}`)
      return { readersFrom }
    },
    async () => {
      note({ step: 'waiting for a statement that reads or writes the catalogue' })
      await catchUpUntilQuick(copier, copies)
    },
  )
  const ended = performance.now()
  return { writersMs: ended - begun, readersMs: ended - exchanged.readersFrom }
}

/** @throws DistributionError when a migration, or an operator, has changed the tables since they were copied. */
async function refuseOtherSchema(db: Kysely<Tables>): Promise<void> {
  const now = pickDivided(await readSchema(db))
  const path = (await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db)).rows[0]?.path
  await sql`select set_config('search_path', ${`${schemas.copy}, ${path}`}, true)`.execute(db)
  const { differences, additions } = compareSchemas(now, pickDivided(await readSchema(db)))
  await sql`select set_config('search_path', ${path}, true)`.execute(db)
  const changed = [...differences, ...additions]
  if (changed.length > 0) {
    throw new DistributionError(`The tables were changed meanwhile: ${changed.join('; ')}. Run the command again.`)
  }
}

const names: readonly DividedTable[] = dividedTables.map(([table]) => table)

const pickDivided = (schema: Schema): Schema =>
  Object.fromEntries(names.flatMap((name) => (schema[name] ? [[name, schema[name]]] : [])))

/** Removes what this command, or one that was ended before, has left. The tables that serve are never among it. */
export async function removeLeftovers(db: Kysely<Tables>): Promise<void> {
  await forgetChanges(db)
  for (const schema of [schemas.before, schemas.copy]) {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
  }
  await commandNodes(db, `drop schema if exists ${schemas.changes} cascade`)
}
