import { expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { getTermStatistics, refreshTermStatistics } from './term-statistics-repository.ts'

const database = useTestDatabase()
const now = new Date()

it('counts how common terms are and which sampled creators have them', async () => {
  const creators = Array.from({ length: 400 }, (_, index) => ({
    record: buildCreatorRecord({
      channel_id: `channel-${index}`,
      description: [...(index % 4 === 0 ? ['sourdough'] : []), ...(index % 2 === 0 ? ['bread'] : ['steak'])].join(' '),
    }),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now })
  await refreshTermStatistics(database.kysely, { creatorCount: creators.length, now })

  const wanted = { sampled: ['sourdough', 'bread', 'unheard'], counted: ['steak'] }
  const { creatorCount, shares, sample } = await getTermStatistics(database.kysely, wanted)
  expect({ creatorCount, size: sample.size }).toEqual({ creatorCount: 400, size: 400 })
  expect(Object.fromEntries(shares)).toEqual({ sourdough: 0.25, bread: 0.5, steak: 0.5 })
  expect([...sample.holders.keys()].toSorted()).toEqual(['bread', 'sourdough'])
  const [sourdough, bread] = ['sourdough', 'bread'].map((term) => new Set(sample.holders.get(term)))
  expect([sourdough?.size, bread?.size]).toEqual([100, 200])
  expect([...(sourdough ?? [])].every((number) => bread?.has(number))).toBe(true)
  expect(Math.max(...(bread ?? []))).toBeLessThan(400)
})
