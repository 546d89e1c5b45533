import { HybridSearchRequest } from '@troupe/contract/discovery'
import { silentTelemetry } from '../../../telemetry/telemetry.ts'
import type { SearchContext } from './context/search-context.ts'
import { hybridSearch } from './hybrid-search.ts'
import { toVectorText } from './meaning/embedding-repository.ts'
import { readVectorColumn } from './meaning/vector-column-repository.ts'

/** Rare words, so that few rows are read. */
const request = HybridSearchRequest.parse({ query_text: 'readiness probe', max_api_requests: 0, result_limit: 1 })

/**
 * Searches the catalogue by words, meaning and name with the same statements as other searches, without asking the
 * platforms.
 * @throws the error of the search.
 */
export async function checkSearch(context: SearchContext): Promise<void> {
  const queryVectors = { find: () => findConstantVector(context) }
  await hybridSearch({ ...context, queryVectors, telemetry: silentTelemetry }, request)
}

/**
 * Returns a constant vector, since the check covers the database and not the encoder; undefined while the vector index
 * is being built.
 */
async function findConstantVector({ database }: SearchContext): Promise<string | undefined> {
  const { dimension, isIndexed } = await readVectorColumn(database)
  return isIndexed
    ? toVectorText(Float32Array.from({ length: dimension }, (_, axis) => (axis === 0 ? 1 : 0)))
    : undefined
}
