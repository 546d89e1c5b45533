import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { readCatalogueStatistics } from '../../../../database/distribution/catalogue-statistics.ts'
import type { CreatorRow } from '../../../../database/tables/tables.ts'
import { lockCreators } from '../../channels/channel-repository.ts'

export type PendingCreator = Pick<
  CreatorRow,
  'id' | 'title' | 'description' | 'keywords' | 'content_categories' | 'content_hash'
>

/**
 * Selects creators whose vector is missing or outdated: a random choice of the newest `among`, so that nodes rarely
 * choose the same.
 */
export async function listPending(db: Executor, options: { among: number; limit: number }): Promise<PendingCreator[]> {
  const { rows } = await sql<PendingCreator>`
    with newest as materialized (
      select id from creators where embedding_hash is distinct from content_hash order by id desc limit ${options.among}
    )
    select id, title, description, keywords, content_categories, content_hash from creators
    where id in (select id from newest order by random() limit ${options.limit})`.execute(db)
  return rows
}

export interface NewVector {
  readonly id: number
  /** Hash of the embedded text. */
  readonly hash: string
  /** A vector as text. */
  readonly vector: string
}

/** Saves vectors, except those of creators whose text has changed since; these stay pending. */
export async function saveVectors(db: Executor, vectors: readonly NewVector[], model: string): Promise<void> {
  if (vectors.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await lockCreators(
      transaction,
      vectors.map(({ id }) => id),
    )
    await sql`
      update creators set embedding = given.vector::halfvec, embedding_hash = given.hash, embedding_model = ${model}
      from json_to_recordset(${JSON.stringify(vectors)}::json) as given (id bigint, hash text, vector text)
      where creators.id = given.id and creators.content_hash = given.hash`.execute(transaction)
  })
}

/** A sample of creators at even distances through the catalogue. */
export interface SampledCatalogue {
  readonly vectors: readonly (readonly number[])[]
  /** Average number of terms of a creator; 0: no creators. */
  readonly averageTermCount: number
  /** Standard deviations above the average that the creator nearest to a text may reach by chance. */
  readonly chanceDeviations: number
}

/**
 * Samples up to `size` creators at even distances through the catalogue, with their vectors of this model. The choice
 * is the same on each call.
 */
export async function readSample(
  db: Executor,
  { size, model }: { size: number; model: string },
): Promise<Omit<SampledCatalogue, 'chanceDeviations'>> {
  const { rows } = await sql<Omit<SampledCatalogue, 'chanceDeviations'>>`
    select coalesce(json_agg(embedding::real[]) filter (where embedding is not null and embedding_model = ${model}), '[]') as vectors,
      coalesce(avg(term_count), 0)::float8 as "averageTermCount"
    from creators where id in (
      select 1 + place * (select max(id) from creators) / ${size}::bigint
      from generate_series(0, ${size - 1}::bigint) as place)`.execute(db)
  return rows[0] ?? { vectors: [], averageTermCount: 0 }
}

/**
 * Counts the creators whose vector is missing or outdated, and all creators by the planner's estimate if there is one.
 */
export async function countPending(db: Executor): Promise<{ pending: number; all: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators where embedding_hash is distinct from content_hash`.execute(db)
  const { estimate } = await readCatalogueStatistics(db)
  return { pending: rows[0]?.count ?? 0, all: estimate > 0 ? estimate : await countAll(db) }
}

async function countAll(db: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from creators`.execute(db)
  return rows[0]?.count ?? 0
}

/** Formats a vector for pgvector; six digits exceed the precision of its two-byte numbers. */
export function toVectorText(vector: ArrayLike<number>): string {
  return `[${Array.from(vector, (value) => value.toFixed(6)).join(',')}]`
}

/** Parses the output of `toVectorText`. */
export function fromVectorText(text: string): number[] {
  return text.slice(1, -1).split(',').map(Number)
}
