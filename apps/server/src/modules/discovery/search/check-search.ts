import { HybridSearchRequest } from '@troupe/contract/discovery'
import { silentTelemetry } from '../../../telemetry/telemetry.ts'
import type { SearchContext } from './context/search-context.ts'
import { hybridSearch } from './hybrid-search.ts'
import { toVectorText } from './meaning/embedding-repository.ts'
import { readVectorColumn } from './meaning/vector-column-repository.ts'

/** Rare words, so that few rows are read. */
const request = HybridSearchRequest.parse({ query_text: 'readiness probe', max_api_requests: 0, result_limit: 1 })

/**
 * Searches the catalogue by words, meaning and name with the statements of any search; platforms are not asked.
 * @throws the error of the search.
 */
export async function checkSearch(context: SearchContext): Promise<void> {
  const queryVectors = { find: () => findConstantVector(context) }
  await hybridSearch({ ...context, queryVectors, telemetry: silentTelemetry }, request)
}

/** A constant vector: the check covers the database only, not the encoder. Undefined while the index of vectors is built. */
async function findConstantVector({ database }: SearchContext): Promise<string | undefined> {
  const { dimension, isIndexed } = await readVectorColumn(database)
  return isIndexed
    ? toVectorText(Float32Array.from({ length: dimension }, (_, axis) => (axis === 0 ? 1 : 0)))
    : undefined
}
