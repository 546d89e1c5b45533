import { type QueryExecutorProvider, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Of a longer one, two bytes a number, and the other columns a page does not hold a row. */
export const maxDimension = 2000

/** Indexes over vectors, which only a PostgreSQL has: WebAssembly took minutes to build them. */
export const vectorIndexes: Readonly<Record<string, string>> = {
  creators_meaning: 'hnsw (embedding halfvec_ip_ops)',
}

/** How many numbers the stored vectors have. */
export async function readDimension(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ dimension: number }>`
    select atttypmod as dimension from pg_attribute
    where attrelid = 'creators'::regclass and attname = 'embedding'`.execute(db)
  return rows[0]?.dimension ?? 0
}

/** The dimension in a type of vectors, as in "halfvec(512)"; 0: it is another type. */
export function toDimension(type: string): number {
  return Number(/^halfvec\((\d+)\)$/.exec(type)?.[1] ?? 0)
}

/**
 * The statement that makes room for vectors of another dimension. The stored ones go, with their indexes. A new column takes
 * milliseconds, since no row is written; to change the type of the old one would write them all, under a lock that stops searches.
 */
export function toDimensionChange(dimension: number): string {
  return `alter table creators drop column embedding, add column embedding halfvec(${dimension}) storage plain`
}

/** The statement that makes an index over vectors. */
export function toIndexCreation(name: string, how: 'at once' | 'concurrently'): string {
  return `create index ${how === 'at once' ? '' : how} ${name} on creators using ${vectorIndexes[name]}`
}

const invalidMark = ' (not valid)'

/**
 * Makes a schema that was read the expected one where the two may differ: another model needs vectors of another dimension, and an
 * index that is missing or half built, because a change of the model was interrupted, is built in the background.
 */
export function forgiveVectorChange(expected: Schema, actual: Schema): Schema {
  const [wanted, found] = [expected.creators, actual.creators]
  if (!wanted || !found) return actual
  const indexes = { ...found.indexes }
  for (const name of Object.keys(vectorIndexes)) {
    const definition = wanted.indexes[name]
    if (definition && (indexes[name] ?? definition + invalidMark) === definition + invalidMark)
      indexes[name] = definition
  }
  const dimension = toDimension(found.columns.embedding ?? '')
  const isPossible = dimension >= 1 && dimension <= maxDimension
  const embedding = isPossible ? wanted.columns.embedding : found.columns.embedding
  const columns = { ...found.columns, ...(embedding === undefined ? {} : { embedding }) }
  return { ...actual, creators: { ...found, columns, indexes } }
}
