import { HybridSearchRequest } from '@troupe/contract/discovery'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { toSearchFilters } from '../analysis/search-filters.ts'
import { toVectorText } from '../meaning/embedding-repository.ts'
import { listSelected, selectNearestByFit } from './candidate-repository.ts'

const database = useTestDatabase()
const now = new Date()

/** A direction a little off the first axis, by so many hundredths. */
const toVector = (hundredths: number) =>
  Float32Array.from({ length: 512 }, (_, axis) => [Math.cos(hundredths / 100), Math.sin(hundredths / 100)][axis] ?? 0)

it.skipIf(database.embedded)('returns the best matches among the given number of nearest creators', async () => {
  const creators = Array.from({ length: 300 }, (_, index) => ({
    record: buildCreatorRecord({
      channel_id: `channel-${index}`,
      title: index === 250 ? 'Sourdough' : `Person ${index}`,
    }),
    vector: toVector(index / 3),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now, vectorModel: 'test' })
  const filters = toSearchFilters(HybridSearchRequest.parse({ query_text: 'any' }), { now, excludedIds: [] })
  const fit = {
    weighed: [{ test: "'sourdough'", scale: 1, weight: 1 }],
    averageTermCount: 10,
    meaning: undefined,
    categories: [],
    isEmbedded: false,
  }
  const findBest = (reach: number) =>
    database.kysely.transaction().execute(async (transaction) => {
      // So few would be sorted rather than looked up.
      await sql`set local enable_seqscan = off`.execute(transaction)
      await sql`set local enable_sort = off`.execute(transaction)
      const places = selectNearestByFit({ filters, vector: toVectorText(toVector(0)), reach, fit, limit: 1 })
      const [best] = await listSelected(transaction, { places, tests: [], vector: undefined })
      return best?.nameKey
    })
  expect(await findBest(280)).toContain('sourdough')
  expect(await findBest(100)).not.toContain('sourdough')
})
