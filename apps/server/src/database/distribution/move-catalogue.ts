import { performance } from 'node:perf_hooks'
import { type Kysely, sql } from 'kysely'
import { seconds } from '../../lib/durations.ts'
import { compareSchemas } from '../schema/compare-schemas.ts'
import { readSchema } from '../schema/read-schema.ts'
import type { Tables } from '../tables/tables.ts'
import { captureChanges, forgetChanges } from './capture-changes.ts'
import { listReferences, makeCopies, run, type TableCopy } from './copy-tables.ts'
import { DistributionError } from './distribution-error.ts'
import { type DividedTable, dividedTables } from './divided-tables.ts'
import { CatchUp, copyRows, type Progress } from './fill-copies.ts'
import { lockTables, withTableLocks } from './lock-tables.ts'
import { commandNodes } from './nodes.ts'
import { makeParts, useParts, useWhole } from './part-functions.ts'
import { readDistribution, schemas } from './read-distribution.ts'

interface Move {
  /** Number of parts to make; undefined: one whole. */
  readonly shards: number | undefined
  readonly note: (progress: Progress) => void
}

interface Exchange {
  readonly copies: readonly TableCopy[]
  readonly catchUp: CatchUp
  readonly note: Move['note']
  /** Whether the copies are. */
  readonly isDivided: boolean
}

/**
 * Copies the catalogue's tables into new ones that lie elsewhere, copies again what is written meanwhile, and lets the
 * new ones take the place of the old ones, all in one transaction.
 * @returns the milliseconds for which others waited at the end.
 * @throws DistributionError when the tables were changed meanwhile.
 */
export async function moveCatalogue(db: Kysely<Tables>, { shards, note }: Move): Promise<number> {
  note({ step: 'making tables' })
  const { copies, builds } = await makeCopies(db, shards)
  await captureChanges(db)
  await copyRows(db, copies, note)
  for (const [done, { name, statement }] of builds.entries()) {
    note({ step: `building the index ${name}`, part: done / builds.length })
    await run(db, statement)
  }
  note({ step: 'copying again what was written meanwhile' })
  const catchUp = new CatchUp(copies)
  await catchUp.run(db)
  await addReferences(db, catchUp)
  for (const { copy } of copies) await run(db, `vacuum (analyze) ${copy}`)
  if (shards !== undefined) await makeParts(db, `${schemas.copy}.creators`)
  await catchUpUntilQuick(db, catchUp)
  note({ step: 'exchanging the tables' })
  return exchange(db, { copies, catchUp, note, isDivided: shards !== undefined })
}

/** Adds the references where the copies fit together, which writes meanwhile may prevent for a moment. */
async function addReferences(db: Kysely<Tables>, catchUp: CatchUp): Promise<void> {
  for (const statement of listReferences()) {
    await run(db, statement).catch(async () => {
      await catchUp.run(db)
      await run(db, statement)
    })
  }
}

const quickMs = seconds(1)
const mostRounds = 50

/** Goes on until what is left takes less time than writers would notice, or writers are faster than the copying. */
async function catchUpUntilQuick(db: Kysely<Tables>, catchUp: CatchUp): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const begun = performance.now()
    await catchUp.run(db)
    if (performance.now() - begun < quickMs) return
  }
}

/**
 * Lets the copies take the place of the tables. What was written last is copied by the transaction that holds the locks:
 * to keep out only writers before would end in a deadlock with each that has read and is about to write.
 */
async function exchange(db: Kysely<Tables>, { copies, catchUp, note, isDivided }: Exchange): Promise<number> {
  let begun = 0
  await withTableLocks(
    db,
    'share update exclusive',
    async (transaction) => {
      await refuseOtherSchema(transaction)
      begun = performance.now()
      await lockTables(transaction, 'access exclusive')
      // One connection to each worker, whose own locks cannot be in its way.
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction)
      await catchUp.runOnce(transaction)
      await run(transaction, `create schema ${schemas.before}`)
      const { rows } = await sql<{ home: string }>`select quote_ident(current_schema()) as home`.execute(transaction)
      for (const [table] of dividedTables) await run(transaction, `alter table ${table} set schema ${schemas.before}`)
      for (const { copy } of copies) await run(transaction, `alter table ${copy} set schema ${rows[0]?.home}`)
      await (isDivided ? useParts : useWhole)(transaction)
    },
    async () => {
      note({ step: 'waiting for a statement that uses the catalogue' })
      await catchUpUntilQuick(db, catchUp)
    },
  )
  return performance.now() - begun
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

type Schema = Awaited<ReturnType<typeof readSchema>>

const pickDivided = (schema: Schema): Schema =>
  Object.fromEntries(names.flatMap((name) => (schema[name] ? [[name, schema[name]]] : [])))

/** Removes what this command, or one that was ended before, has left. The tables that serve are never among it. */
export async function removeLeftovers(db: Kysely<Tables>): Promise<void> {
  await forgetChanges(db)
  const isWhole = (await readDistribution(db)).shards === 0
  for (const schema of [schemas.before, schemas.copy, ...(isWhole ? [schemas.division] : [])]) {
    await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db)
  }
  await commandNodes(db, `drop schema if exists ${schemas.changes} cascade`)
}
