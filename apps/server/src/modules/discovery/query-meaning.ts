import type { CatalogueSample, Closeness } from './catalogue-sample.ts'
import type { QueryVectors } from './query-vectors.ts'
import { fromVectorText } from './vector-text.ts'

/** What a search text means, as it is compared, and how close to it just anybody is. */
export interface QueryMeaning extends Closeness {
  /** As text. */
  readonly vector: string
}

interface MeaningParts {
  readonly queryVectors: QueryVectors
  readonly catalogueSample: CatalogueSample
}

/** The meaning of a text; undefined where nothing is asked for in words, or it cannot be encoded. */
export async function findMeaning(
  { queryVectors, catalogueSample }: MeaningParts,
  text: string,
): Promise<QueryMeaning | undefined> {
  const vector = text === '' ? undefined : await queryVectors.find(text)
  return vector === undefined ? undefined : { vector, ...(await catalogueSample.compare(fromVectorText(vector))) }
}
