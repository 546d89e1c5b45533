import { platforms } from '@troupe/contract/catalogues/platforms'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * Maximum dimension of a vector. At two bytes per number, a row with a longer one and its other columns would not fit
 * into a page.
 */
export const maxDimension = 2000

/** The index over all vectors; without it, searches do not compare meaning. */
export const mainVectorIndex = 'creators_meaning'

const ofAll = 'hnsw (embedding halfvec_ip_ops)'

/**
 * Indexes over vectors. Only PostgreSQL has them: in WebAssembly they took minutes to build. Each platform has its own:
 * of the 600 nearest of all creators, often only 30 are of the wanted platform.
 */
export const vectorIndexes: Readonly<Record<string, string>> = {
  [mainVectorIndex]: ofAll,
  ...Object.fromEntries(
    platforms.map((platform) => [`${mainVectorIndex}_${platform}`, `${ofAll} WHERE (platform = '${platform}'::text)`]),
  ),
}

/** Returns the dimension of the stored vectors. */
export async function readDimension(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ dimension: number }>`
    select atttypmod as dimension from pg_attribute
    where attrelid = 'creators'::regclass and attname = 'embedding'`.execute(db)
  return rows[0]?.dimension ?? 0
}

/** Returns the dimension in a vector type, 512 for "halfvec(512)"; 0 for any other type. */
export function toDimension(type: string): number {
  return Number(/^halfvec\((\d+)\)$/.exec(type)?.[1] ?? 0)
}

/**
 * Returns the statement that prepares for vectors of another dimension. It drops the stored vectors and their indexes.
 * Adding a column takes milliseconds, since no row is written; changing the type of the old one would rewrite all rows,
 * under a lock that stops searches.
 */
export function toDimensionChange(dimension: number): string {
  return `alter table creators drop column embedding, add column embedding halfvec(${dimension}) storage plain`
}

/** Returns the statement that creates an index over vectors. */
export function toIndexCreation(name: string, how: 'at once' | 'concurrently'): string {
  return `create index ${how === 'at once' ? '' : how} ${name} on creators using ${vectorIndexes[name]}`
}

const invalidMark = ' (not valid)'

/**
 * Replaces two permitted differences in a schema that was read with the expected values: another model needs vectors of
 * another dimension, and an index that is missing or half built, because a change of the model was interrupted, is
 * built in the background.
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
