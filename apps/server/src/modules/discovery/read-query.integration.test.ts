import { expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { silentTelemetry } from '../../telemetry/telemetry.ts'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { testErasures } from '../../testing/test-erasures.ts'
import { CatalogueSample } from './catalogue-sample.ts'
import { readQuery } from './rank-found.ts'
import { storeCreators } from './store-creators.ts'
import { refreshTermStatistics } from './term-statistics-repository.ts'

const database = useTestDatabase()
const now = new Date()

it('knows who has the words of a glued one, also where one of them stands beside it', async () => {
  const creators = Array.from({ length: 20 }, (_, index) => ({
    record: buildCreatorRecord({ channel_id: `channel-${index}`, description: 'workout at home' }),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now })
  await refreshTermStatistics(database.kysely, { creatorCount: 20, now })
  const parts = {
    database,
    clock: systemClock,
    telemetry: silentTelemetry,
    queryVectors: { find: async () => undefined },
    catalogueSample: new CatalogueSample(database.kysely, systemClock),
  }
  for (const text of ['homeworkout', 'home homeworkout']) {
    const { query, statistics } = await readQuery(parts, text)
    expect(query.units.map(({ term }) => term).toSorted()).toEqual(['home', 'workout'])
    expect(['home', 'workout'].map((term) => statistics.sample.holders.get(term)?.length)).toEqual([20, 20])
  }
})
