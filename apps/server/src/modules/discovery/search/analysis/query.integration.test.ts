import { expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { readQuery } from './query.ts'
import { refreshTermStatistics } from './term-statistics-repository.ts'

const database = useTestDatabase()
const now = new Date()

it('reads the statistics of the words of a glued one, even if one of them is in the query', async () => {
  const creators = Array.from({ length: 20 }, (_, index) => ({
    record: buildCreatorRecord({ channel_id: `channel-${index}`, description: 'workout at home' }),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now })
  await refreshTermStatistics(database.kysely, { creatorCount: 20, now })
  for (const text of ['homeworkout', 'home homeworkout']) {
    const { query, statistics } = await readQuery(database.kysely, text)
    expect(query.units.map(({ term }) => term).toSorted()).toEqual(['home', 'workout'])
    expect(['home', 'workout'].map((term) => statistics.sample.holders.get(term)?.length)).toEqual([20, 20])
  }
})
