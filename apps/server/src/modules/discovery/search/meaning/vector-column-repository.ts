import { type RawBuilder, sql } from 'kysely'
import type { Database, Executor } from '../../../../database/database.ts'
import { onEachPart, orByParts } from '../../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../../database/plans/kept-plans.ts'
import {
  mainVectorIndex,
  readDimension,
  toDimensionChange,
  toIndexCreation,
  vectorIndexes,
} from '../../../../database/schema/vector-schema.ts'
import { seconds } from '../../../../lib/durations.ts'

/** State of the stored vectors. */
export interface VectorColumn {
  readonly dimension: number
  /** Up to two models of the vectors, the first and the last by name. */
  readonly models: readonly string[]
  /** Whether the index over all vectors is complete; always true in the embedded database. */
  readonly isIndexed: boolean
}

export async function readVectorColumn(database: Pick<Database, 'kysely' | 'embedded'>): Promise<VectorColumn> {
  const ends = sql`(select min(embedding_model) from creators), (select max(embedding_model) from creators)`
  return orByParts(
    database.kysely,
    () => readColumn(database, sql`array_remove(array[${ends}], null)`),
    async () => {
      const parts = await onEachPart<(string | null)[]>(database.kysely, sql`select json_build_array(${ends})`)
      const models = parts.flat().flatMap((model) => model ?? [])
      return { ...(await readColumn(database, sql`'{}'::text[]`)), models: [...new Set(models)] }
    },
  )
}

async function readColumn(
  { kysely, embedded }: Pick<Database, 'kysely' | 'embedded'>,
  models: RawBuilder<unknown>,
): Promise<VectorColumn> {
  const names = embedded ? [] : [mainVectorIndex]
  const { rows } = await sql<VectorColumn>`
    select ${keepPlan} atttypmod as dimension,
      ${models} as models,
      not exists (select 1 from unnest(${names}::text[]) as name
        where not exists (select 1 from pg_index where indexrelid = to_regclass(name) and indisvalid)) as "isIndexed"
    from pg_attribute where attrelid = 'creators'::regclass and attname = 'embedding'`.execute(kysely)
  return rows[0] ?? { dimension: 0, models: [], isIndexed: false }
}

/**
 * Whether vectors of a model can be compared with the stored ones: model and dimension are the same, and the indexes
 * are complete.
 */
export function isComparable(
  column: VectorColumn,
  { model, dimension }: { readonly model: string; readonly dimension: number },
): boolean {
  return column.isIndexed && column.dimension === dimension && column.models.every((other) => other === model)
}

/**
 * Maximum wait for the lock in milliseconds, since searches queue behind it. Within a second, PostgreSQL cancels an
 * automatic vacuum that blocks it.
 */
const longestLockMs = seconds(2)
const lockTimedOut = '55P03'

/**
 * Changes the column to the dimension of a model's vectors, which drops the stored vectors. Takes milliseconds once no
 * other statement uses the table. If several servers call it, one does the work.
 * @returns whether the column has that dimension now. False: rows still name the model and would count as embedded
 * without a vector, or another transaction holds the table so long that searches would have to wait.
 */
export async function changeDimension(
  db: Executor,
  { model, dimension }: { readonly model: string; readonly dimension: number },
): Promise<boolean> {
  const changing = db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(longestLockMs)}`.execute(transaction)
    await sql`lock table creators in access exclusive mode`.execute(transaction)
    if ((await readDimension(transaction)) === dimension) return true
    const named = await sql`select 1 from creators where embedding_model = ${model} limit 1`.execute(transaction)
    if (named.rows.length > 0) return false
    await sql.raw(toDimensionChange(dimension)).execute(transaction)
    return true
  })
  return changing.catch((error: Error) => {
    if ('code' in error && error.code === lockTimedOut) return false
    throw error
  })
}

/** Advisory lock held while the indexes are built. */
const buildingLock = '3853314791062309108'

/**
 * Builds missing or incomplete vector indexes in PostgreSQL while others read and write. If several servers call it,
 * one does the work and the others return at once.
 */
export async function buildVectorIndexes({ kysely, pool, embedded }: Database): Promise<void> {
  if (embedded || (await listUnbuilt(kysely)).length === 0) return
  const client = await pool.connect()
  try {
    // Building the indexes of a large catalogue exceeds the statement timeout.
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ isMine: boolean }>(`select pg_try_advisory_lock(${buildingLock}) as "isMine"`)
    if (!rows[0]?.isMine) return
    for (const name of await listUnbuilt(kysely)) {
      await client.query(`drop index concurrently if exists ${name}`)
      await client.query(toIndexCreation(name, 'concurrently'))
    }
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

/** Lists the vector indexes that are missing or incomplete, that over all vectors first. */
async function listUnbuilt(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${Object.keys(vectorIndexes)}::text[]) with ordinality as wanted (name, place)
    where not exists (select 1 from pg_index where indexrelid = to_regclass(name) and indisvalid)
    order by place`.execute(db)
  return rows.map(({ name }) => name)
}
