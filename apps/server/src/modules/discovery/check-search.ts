import { HybridSearchRequest } from '@troupe/contract/discovery'
import { silentTelemetry } from '../../telemetry/telemetry.ts'
import { vectorLength } from './encoder-port.ts'
import { hybridSearch } from './hybrid-search.ts'
import type { SearchParts } from './start-search.ts'
import { toVectorText } from './vector-text.ts'

/** A text of words that few creators use: little is read for it. */
const request = HybridSearchRequest.parse({ query_text: 'readiness probe', max_api_requests: 0, result_limit: 1 })

/** Any vector: the encoder is not asked, so that a check costs the database's part alone. */
const vector = toVectorText(Float32Array.from({ length: vectorLength }, (_, axis) => (axis === 0 ? 1 : 0)))

/**
 * Searches the stored catalogue by words, meaning and name with the statements of any search; platforms are not asked.
 * @throws what the search throws.
 */
export async function checkSearch(parts: SearchParts): Promise<void> {
  await hybridSearch({ ...parts, queryVectors: { find: async () => vector }, telemetry: silentTelemetry }, request)
}
