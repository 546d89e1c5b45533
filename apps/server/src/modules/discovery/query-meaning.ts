import type { Executor } from '../../database/database.ts'
import { measureCloseness } from './candidate-repository.ts'
import type { QueryVectors } from './query-vectors.ts'

/** What a search text means, as it is compared. */
export interface QueryMeaning {
  /** As text. */
  readonly vector: string
  /** How close just anybody is to it, -1 to 1; null: nobody has a vector. */
  readonly average: number | null
  /** How far creators differ in that: the standard deviation. */
  readonly deviation: number
}

interface MeaningParts {
  readonly database: { readonly kysely: Executor }
  readonly queryVectors: QueryVectors
}

/** The meaning of a text; undefined where nothing is asked for in words, or it cannot be encoded. */
export async function findMeaning(
  { database, queryVectors }: MeaningParts,
  text: string,
): Promise<QueryMeaning | undefined> {
  const vector = text === '' ? undefined : await queryVectors.find(text)
  return vector === undefined ? undefined : { vector, ...(await measureCloseness(database.kysely, vector)) }
}
