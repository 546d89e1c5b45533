import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { systemClock } from '@troupe/server/lib/clock'
import { silentLogger } from '@troupe/server/lib/logger'
import { createErasures } from '@troupe/server/modules/discovery/catalogue/erasing/erasures'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/catalogue/storing/store-creators'
import { LiveSearch } from '@troupe/server/modules/discovery/platforms/live-search'
import { CommonTerms } from '@troupe/server/modules/discovery/search/analysis/common-terms'
import { noExclusions } from '@troupe/server/modules/discovery/search/context/creator-exclusions-port'
import { ReadingProgress } from '@troupe/server/modules/discovery/search/context/reading-progress'
import { type SearchContext, usualWaits } from '@troupe/server/modules/discovery/search/context/search-context'
import { SearchTraffic } from '@troupe/server/modules/discovery/search/context/search-traffic'
import { type FoundCreators, hybridSearch } from '@troupe/server/modules/discovery/search/hybrid-search'
import { CatalogueSample } from '@troupe/server/modules/discovery/search/meaning/catalogue-sample'
import { embedPending } from '@troupe/server/modules/discovery/search/meaning/embed-pending'
import type { Encoder } from '@troupe/server/modules/discovery/search/meaning/encoder-port'
import { createQueryVectors } from '@troupe/server/modules/discovery/search/meaning/query-meaning'
import { silentTelemetry } from '@troupe/server/telemetry/telemetry'

/** A catalogue in its own database, searched as in the product. */
export interface BenchCatalogue {
  readonly database: Database
  /** Replaces and embeds the creators; resolves once all can be found by words and meaning. */
  fill(creators: readonly IncomingCreator[]): Promise<void>
  search(request: HybridSearchRequest['query_text'] | Partial<HybridSearchRequest>): Promise<FoundCreators>
  close(): Promise<void>
}

const batchSize = 500
const erasures = createErasures(randomBytes(32))

/** Creates a context for searches that ask no platform, over the vectors of a model. */
export function createSearchContext(
  database: Database,
  queryVectors: SearchContext['queryVectors'],
  encoder: Pick<Encoder, 'model' | 'chanceDeviations'>,
): SearchContext {
  const live = new LiveSearch({
    database,
    clock: systemClock,
    log: silentLogger,
    platforms: [],
    erasures,
    onNewCreators: async () => {},
  })
  return {
    database,
    clock: systemClock,
    log: silentLogger,
    exclusions: noExclusions,
    traffic: new SearchTraffic(),
    telemetry: silentTelemetry,
    queryVectors,
    catalogueSample: new CatalogueSample(database.kysely, systemClock, encoder),
    readingProgress: new ReadingProgress(database.kysely, systemClock),
    commonTerms: new CommonTerms(database.kysely, systemClock),
    live,
    readChannel: async () => {},
    waits: usualWaits,
  }
}

/** Opens an empty catalogue in the embedded database. */
export async function openBenchCatalogue(encoder: Encoder): Promise<BenchCatalogue> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 5, log: silentLogger })
  const queryVectors = createQueryVectors({ database, encoder, log: silentLogger, waitMs: usualWaits.encodingMs })
  let context = createSearchContext(database, queryVectors, encoder)
  return {
    database,
    async fill(creators) {
      await database.pool.query('truncate creators restart identity cascade')
      for (let start = 0; start < creators.length; start += batchSize) {
        const options = { source: 'import', erasures, now: new Date(), vectorModel: encoder.model } as const
        await storeCreators(database.kysely, creators.slice(start, start + batchSize), options)
      }
      while (await embedPending({ database, encoder }));
      await database.pool.query('vacuum analyze creators')
      // The old context caches data of the previous catalogue for minutes.
      context = createSearchContext(database, queryVectors, encoder)
    },
    search(request) {
      const given = typeof request === 'string' ? { query_text: request } : request
      return hybridSearch(context, HybridSearchRequest.parse({ result_limit: 100, ...given }))
    },
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
