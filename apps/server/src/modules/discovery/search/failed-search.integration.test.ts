import { setImmediate as nextTurn } from 'node:timers/promises'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../../../lib/logger.ts'
import { silentTelemetry } from '../../../telemetry/telemetry.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { CommonTerms } from './analysis/common-terms.ts'
import { readQuery } from './analysis/query.ts'
import { noExclusions } from './context/creator-exclusions-port.ts'
import { ReadingProgress } from './context/reading-progress.ts'
import { type SearchContext, usualWaits } from './context/search-context.ts'
import { SearchTraffic } from './context/search-traffic.ts'
import { hybridSearch, startSearch } from './hybrid-search.ts'
import { CatalogueSample } from './meaning/catalogue-sample.ts'

const database = useTestDatabase()
const clock = new FakeClock('2026-01-01T00:00:00Z')
const request = HybridSearchRequest.parse({ query_text: 'vegan cakes' })
const nobody = { workspaceId: undefined, excludedIds: [] }

const working: SearchContext = {
  database,
  clock,
  log: silentLogger,
  telemetry: silentTelemetry,
  exclusions: noExclusions,
  readChannel: async () => {},
  traffic: new SearchTraffic(),
  waits: usualWaits,
  queryVectors: { find: async () => undefined },
  catalogueSample: new CatalogueSample(database.kysely, clock, { model: 'test' }),
  readingProgress: new ReadingProgress(database.kysely, clock),
  commonTerms: new CommonTerms(database.kysely, clock),
  live: { ask: async () => ({ ids: [], reports: [] }) },
}

/** Fails as a part of the search. */
const failing = (part: string) => async (): Promise<never> => {
  throw new Error(`${part} failed`)
}

/** Promises that were rejected and that nothing handled: in the server, each would end the process. */
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

/** Lists the rejections that nothing handled once all promises have settled. */
async function listUnhandled(): Promise<unknown[]> {
  // Node reports them after the microtasks of a turn; a rejection may lead to another one.
  for (let turn = 0; turn < 5; turn++) await nextTurn()
  return unhandled
}

test('a search that fails while its text is read leaves no rejection of its encoding behind', async () => {
  const catalogueSample = Object.assign(new CatalogueSample(database.kysely, clock, { model: 'test' }), {
    read: failing('sample'),
  })
  await expect(hybridSearch({ ...working, catalogueSample }, request)).rejects.toThrow('sample failed')
  expect(await listUnhandled()).toEqual([])
})

test('a search whose text cannot be encoded fails once, however many of its steps wait for the encoding', async () => {
  const context = { ...working, queryVectors: { find: failing('encoder') } }
  await expect(hybridSearch(context, request)).rejects.toThrow('encoder failed')
  expect(await listUnhandled()).toEqual([])
})

test('a search that is started and never finished leaves no rejection behind', async () => {
  const context = { ...working, queryVectors: { find: failing('encoder') }, live: { ask: failing('platforms') } }
  const known = await readQuery(working, request.query_text)
  const { meaning, encodingMs, live } = await startSearch(context, request, nobody, known)
  expect(await listUnhandled()).toEqual([])
  await expect(meaning).rejects.toThrow('encoder failed')
  await expect(encodingMs).rejects.toThrow('encoder failed')
  await expect(live).rejects.toThrow('platforms failed')
})
