import { sql } from 'kysely'
import type { Database, Executor } from '../../../../database/database.ts'
import {
  readDimension,
  toDimensionChange,
  toIndexCreation,
  vectorIndexes,
} from '../../../../database/schema/vector-schema.ts'
import { seconds } from '../../../../lib/durations.ts'

/** The stored vectors as a whole. */
export interface VectorColumn {
  readonly dimension: number
  /** Models that made them: up to two, the first and the last by name. */
  readonly models: readonly string[]
  /** Whether the index of a PostgreSQL is complete. */
  readonly isIndexed: boolean
}

export async function readVectorColumn({
  kysely,
  embedded,
}: Pick<Database, 'kysely' | 'embedded'>): Promise<VectorColumn> {
  const names = embedded ? [] : Object.keys(vectorIndexes)
  const { rows } = await sql<VectorColumn>`
    select atttypmod as dimension,
      array_remove(array[(select min(embedding_model) from creators), (select max(embedding_model) from creators)], null)
        as models,
      not exists (select from unnest(${names}::text[]) as name
        where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)) as "isIndexed"
    from pg_attribute where attrelid = 'creators'::regclass and attname = 'embedding'`.execute(kysely)
  return rows[0] ?? { dimension: 0, models: [], isIndexed: false }
}

/** Whether vectors of a model can be compared with the stored ones: those are of the same model, and found quickly. */
export function isComparable(
  column: VectorColumn,
  { model, dimension }: { readonly model: string; readonly dimension: number },
): boolean {
  return column.isIndexed && column.dimension === dimension && column.models.every((other) => other === model)
}

/** Searches wait behind the lock; in a second PostgreSQL ends an automatic vacuum that stands in its way. */
const longestLockMs = seconds(2)
const lockTimedOut = '55P03'

/**
 * Makes room for a model's vectors of another dimension; the stored vectors go. Takes milliseconds once no other statement uses the
 * table. Of many servers one does it.
 * @returns whether the stored vectors have that dimension now; false: rows still name the model, and would count as embedded
 *   without a vector, or another transaction holds the table for so long that searches would have to wait.
 */
export async function changeDimension(
  db: Executor,
  { model, dimension }: { readonly model: string; readonly dimension: number },
): Promise<boolean> {
  const changing = db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(longestLockMs)}`.execute(transaction)
    await sql`lock table creators in access exclusive mode`.execute(transaction)
    if ((await readDimension(transaction)) === dimension) return true
    const named = await sql`select from creators where embedding_model = ${model} limit 1`.execute(transaction)
    if (named.rows.length > 0) return false
    await sql.raw(toDimensionChange(dimension)).execute(transaction)
    return true
  })
  return changing.catch((error: Error) => {
    if ('code' in error && error.code === lockTimedOut) return false
    throw error
  })
}

/** Held while the indexes are built. */
const buildingLock = '3853314791062309108'

/**
 * Builds the vector indexes of a PostgreSQL that are missing or half built, while others read and write. Of many servers one does
 * it; the others return at once.
 */
export async function buildVectorIndexes({ kysely, pool, embedded }: Database): Promise<void> {
  if (embedded || (await readVectorColumn({ kysely, embedded })).isIndexed) return
  const client = await pool.connect()
  try {
    // A large catalogue takes longer than a statement may.
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ isMine: boolean }>(`select pg_try_advisory_lock(${buildingLock}) as "isMine"`)
    if (!rows[0]?.isMine) return
    for (const name of Object.keys(vectorIndexes)) {
      const valid = await client.query('select from pg_index where indexrelid = to_regclass($1) and indisvalid', [name])
      if (valid.rows.length > 0) continue
      await client.query(`drop index concurrently if exists ${name}`)
      await client.query(toIndexCreation(name, 'concurrently'))
    }
  } finally {
    // The connection goes, and the lock with it.
    client.release(true)
  }
}
