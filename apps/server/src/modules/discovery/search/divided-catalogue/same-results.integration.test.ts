import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Database, openDatabase } from '../../../../database/database.ts'
import { minutes } from '../../../../lib/durations.ts'
import { silentLogger } from '../../../../lib/logger.ts'
import { silentTelemetry } from '../../../../telemetry/telemetry.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { buildRandomCreators, randomNow, randomRequests } from '../../../../testing/random-creators.ts'
import { createOnServer } from '../../../../testing/scratch-database.ts'
import { getTestDatabaseTarget, useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { LiveSearch } from '../../platforms/live-search.ts'
import { CommonTerms } from '../analysis/common-terms.ts'
import { noExclusions } from '../context/creator-exclusions-port.ts'
import { ReadingProgress } from '../context/reading-progress.ts'
import { type SearchContext, usualWaits } from '../context/search-context.ts'
import { SearchTraffic } from '../context/search-traffic.ts'
import { hybridSearch } from '../hybrid-search.ts'
import { CatalogueSample } from '../meaning/catalogue-sample.ts'
import { toVectorText } from '../meaning/embedding-repository.ts'

const clock = new FakeClock(randomNow)
/** So few that all can be candidates. Of more, each part chooses by its own rarities of words, which differ by chance. */
const storedCount = 140

/** Returns a vector of length 1 in one of many directions. */
function toDirection(number: number): Float32Array {
  const vector = new Float32Array(512).fill(0)
  vector[number % 7] = 0.8
  vector[7 + (number % 11)] = 0.6
  return vector
}

/** A context for searches that ask no platform. */
const toContext = (database: Database): SearchContext => ({
  database,
  clock,
  log: silentLogger,
  exclusions: noExclusions,
  readChannel: async () => {},
  traffic: new SearchTraffic(),
  waits: usualWaits,
  telemetry: silentTelemetry,
  queryVectors: { find: async (text) => toVectorText(toDirection(text.length)) },
  catalogueSample: new CatalogueSample(database.kysely, clock, { model: 'test' }),
  readingProgress: new ReadingProgress(database.kysely, clock),
  commonTerms: new CommonTerms(database.kysely, clock),
  live: new LiveSearch({
    database,
    clock,
    log: silentLogger,
    platforms: [],
    erasures: testErasures,
    onNewCreators: async () => {},
  }),
})

async function fill({ kysely }: Database): Promise<void> {
  const creators = buildRandomCreators(storedCount, 0).map((record, index) => ({ record, vector: toDirection(index) }))
  const options = { source: 'import', erasures: testErasures, now: clock.now(), vectorModel: 'test' } as const
  await storeCreators(kysely, creators, options)
}

describe.runIf(inject('isDivided'))('a divided catalogue and the same one in a single database', () => {
  const divided = useTestDatabase()
  let whole: Database
  let remove: () => Promise<void>

  beforeAll(async () => {
    const target = getTestDatabaseTarget()
    if (!('databaseUrl' in target)) throw new Error('Citus has no embedded database')
    const made = await createOnServer(target.databaseUrl)
    remove = made.remove
    whole = await openDatabase({ ...made.settings, poolSize: 3, log: silentLogger })
  })
  afterAll(async () => {
    await whole.close()
    await remove()
  })

  it('give the same results in the same order but for rounding, whatever is asked', {
    timeout: minutes(5),
  }, async () => {
    await Promise.all([whole, divided].map(fill))
    const [inOne, inParts] = [toContext(whole), toContext(divided)]
    let found = 0
    await fc.assert(
      fc.asyncProperty(randomRequests, async (request) => {
        const user = { workspaceId: randomUUID(), excludedIds: [] }
        const [expected, actual] = await Promise.all([
          hybridSearch(inOne, request, user),
          hybridSearch(inParts, request, user),
        ])
        found += expected.results.length
        const [wanted, given] = [expected, actual].map(({ results }) =>
          results.map(({ creator }) => creator.channel_id),
        )
        expect(given?.toSorted()).toEqual(wanted?.toSorted())
        // Scores that differ by rounding only may change places.
        const moved = wanted?.filter((id, place) => Math.abs((given?.indexOf(id) ?? -1) - place) > 1)
        expect(moved).toEqual([])
      }),
      { numRuns: 100, seed: 4 },
    )
    expect(found).toBeGreaterThan(0)
  })
})
