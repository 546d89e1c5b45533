import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { systemClock } from '@troupe/server/clock'
import { type Database, openDatabase } from '@troupe/server/database/database'
import { silentLogger } from '@troupe/server/logger'
import { CatalogueSample } from '@troupe/server/modules/discovery/catalogue-sample'
import { embedPending } from '@troupe/server/modules/discovery/embed-pending'
import type { Encoder } from '@troupe/server/modules/discovery/encoder-port'
import { createErasures } from '@troupe/server/modules/discovery/erasures'
import { type FoundCreators, hybridSearch } from '@troupe/server/modules/discovery/hybrid-search'
import { LiveSearch } from '@troupe/server/modules/discovery/live-search'
import { createQueryVectors } from '@troupe/server/modules/discovery/query-vectors'
import type { SearchParts } from '@troupe/server/modules/discovery/start-search'
import { type IncomingCreator, storeCreators } from '@troupe/server/modules/discovery/store-creators'
import { refreshTermStatistics } from '@troupe/server/modules/discovery/term-statistics-repository'
import { silentTelemetry } from '@troupe/server/telemetry/telemetry'

/** A catalogue in a database of its own, searched as the product searches. */
export interface BenchCatalogue {
  readonly database: Database
  /** Replaces whoever was there, embeds and counts; resolves when everybody can be found by words and meaning. */
  fill(creators: readonly IncomingCreator[]): Promise<void>
  search(request: HybridSearchRequest['query_text'] | Partial<HybridSearchRequest>): Promise<FoundCreators>
  close(): Promise<void>
}

const batchSize = 500
const erasures = createErasures(randomBytes(32))

/** For searches that ask no platform. */
export function toSearchParts(database: Database, queryVectors: SearchParts['queryVectors']): SearchParts {
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
    telemetry: silentTelemetry,
    queryVectors,
    catalogueSample: new CatalogueSample(database.kysely, systemClock),
    live,
  }
}

/** Opens an empty catalogue: embedded, or in a new database of the given server. */
export async function openBenchCatalogue(encoder: Encoder): Promise<BenchCatalogue> {
  const dataDir = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 5, log: silentLogger })
  const parts = toSearchParts(database, createQueryVectors(encoder, silentLogger))
  return {
    database,
    async fill(creators) {
      await database.pool.query('truncate creators restart identity cascade')
      for (let start = 0; start < creators.length; start += batchSize) {
        const options = { source: 'import', erasures, now: new Date(), vectorModel: encoder.model } as const
        await storeCreators(database.kysely, creators.slice(start, start + batchSize), options)
      }
      while (await embedPending({ database, encoder }));
      await refreshTermStatistics(database.kysely, {
        creatorCount: creators.length,
        now: new Date(),
      })
    },
    search(request) {
      const given = typeof request === 'string' ? { query_text: request } : request
      return hybridSearch(parts, HybridSearchRequest.parse({ result_limit: 100, ...given }))
    },
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
