import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
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
  const parts = await onEachPart<{ vectors: number[][]; terms: number; creators: number }>(
    db,
    sql`select json_build_object(
        'vectors', coalesce(json_agg(embedding::real[]) filter (where embedding is not null and embedding_model = ${model}), '[]'),
        'terms', coalesce(sum(term_count), 0), 'creators', count(*))
      from creators where id in (
        select 1 + place * (select max(id) from creators) / ${size}::bigint
        from generate_series(0, ${size - 1}::bigint) as place)`,
  )
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const terms = add(parts.map((part) => part.terms))
  const creators = add(parts.map((part) => part.creators))
  return { vectors: parts.flatMap(({ vectors }) => vectors), averageTermCount: creators === 0 ? 0 : terms / creators }
}

const nothing = { pending: 0, all: 0 }

/**
 * Counts the creators whose vector is missing or outdated, and all creators by the planner's estimate if there is one.
 */
export async function countPending(db: Executor): Promise<{ pending: number; all: number }> {
  const parts = await onEachPart<{ pending: number; all: number }>(
    db,
    sql`select json_build_object(
        'pending', (select count(*) from creators where embedding_hash is distinct from content_hash),
        'all', case when reltuples > 0 then reltuples::bigint else (select count(*) from creators) end)
      from pg_class where oid = to_regclass('creators' || ${partSuffix})`,
  )
  return parts.reduce((sum, part) => ({ pending: sum.pending + part.pending, all: sum.all + part.all }), nothing)
}

/** Formats a vector for pgvector; six digits exceed the precision of its two-byte numbers. */
export function toVectorText(vector: ArrayLike<number>): string {
  return `[${Array.from(vector, (value) => value.toFixed(6)).join(',')}]`
}

/** Parses the output of `toVectorText`. */
export function fromVectorText(text: string): number[] {
  return text.slice(1, -1).split(',').map(Number)
}

/** Bytes before the numbers: the dimension, and two that are not used. */
const sentHeader = 4

/** Parses the base64 of the output of `halfvec_send`: a header, and half floats with the high byte first. */
export function fromSentVector(base64: string): Float16Array {
  // A copy, since numbers have to begin at an even place of the memory.
  const bytes = new Uint8Array(Buffer.from(base64, 'base64').subarray(sentHeader))
  Buffer.from(bytes.buffer).swap16()
  return new Float16Array(bytes.buffer)
}
