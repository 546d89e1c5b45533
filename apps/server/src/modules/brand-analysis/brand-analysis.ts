import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import type { Clock } from '../../lib/clock.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import * as accounts from '../accounts/core/account-repository.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import type { CreatorReader } from '../discovery/persons/creator-reader.ts'
import type { FallbackAnalyser } from './brand-analyser-port.ts'
import { bindBrandAnalysisEndpoints } from './brand-analysis-routes.ts'
import { bindConversationEndpoints } from './conversation-routes.ts'
import type { DocumentReader } from './document-reader-port.ts'

export interface BrandAnalysisOptions {
  readonly database: Database
  readonly clock: Clock
  /** The installation's secret, from which the module derives a key of its own. */
  readonly secretKey: Buffer
  readonly analyser: FallbackAnalyser
  readonly documents: Pick<DocumentReader, 'read'>
  readonly readCreators: CreatorReader
}

export interface BrandAnalysis {
  readonly endpoints: BoundEndpoint[]
}

/** Analyses brands by their descriptions or documents, and stores users' conversations about them. */
export function createBrandAnalysis(options: BrandAnalysisOptions): BrandAnalysis {
  const { database, clock, secretKey, analyser, documents, readCreators } = options
  const rateLimits = createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), clock)
  const findLanguage = async (userId: string) => (await accounts.findById(database.kysely, userId))?.language ?? null
  return {
    endpoints: [
      ...bindBrandAnalysisEndpoints({ analyser, documents, rateLimits, findLanguage }),
      ...bindConversationEndpoints({ database, clock, readCreators }),
    ],
  }
}
