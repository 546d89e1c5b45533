import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seconds } from '../../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { ReadingProgress } from './reading-progress.ts'

const database = useTestDatabase()
const vector = Float32Array.from({ length: 512 }, (_, axis) => (axis === 0 ? 1 : 0))

test('tells how many creators have vectors, until all have', async () => {
  const clock = new FakeClock('2030-03-01T09:00:00Z')
  const progress = new ReadingProgress(database.kysely, clock)
  expect(await progress.find()).toBeUndefined()
  const creators = [0, 1, 2].map((number) => ({
    record: buildCreatorRecord({ channel_id: `channel-${number}` }),
    ...(number === 0 ? { vector } : {}),
  }))
  const options = { source: 'import', erasures: testErasures, now: clock.now(), vectorModel: 'test' } as const
  await storeCreators(database.kysely, creators, options)
  clock.advance(seconds(10))
  expect(await progress.find()).toEqual({ read: 1, of: 3 })
  await sql`update creators set embedding_hash = content_hash`.execute(database.kysely)
  clock.advance(seconds(10))
  expect(await progress.find()).toBeUndefined()
})
