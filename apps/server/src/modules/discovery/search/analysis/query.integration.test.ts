import { expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { CatalogueSample } from '../meaning/catalogue-sample.ts'
import { readQuery } from './query.ts'
import { toRarity, toShare } from './term-rarities.ts'

const database = useTestDatabase()
const now = new Date()
const sources = {
  database,
  catalogueSample: new CatalogueSample(database.kysely, new FakeClock(now.toISOString()), { model: 'test' }),
}

async function store(descriptions: readonly string[]): Promise<void> {
  const creators = descriptions.map((description, index) => ({
    record: buildCreatorRecord({ channel_id: `channel-${index}`, title: `${index}`, handle: `${index}`, description }),
  }))
  await storeCreators(database.kysely, creators, { source: 'demo', erasures: testErasures, now })
}

it('reads a glued word as two words of the catalogue, even if one of them is in the query', async () => {
  await store(Array.from({ length: 20 }, () => 'workout at home'))
  for (const text of ['homeworkout', 'home homeworkout']) {
    const { query } = await readQuery(sources, text)
    expect(query.units.map(({ term }) => term).toSorted()).toEqual(['home', 'workout'])
  }
})

it('knows about how many creators have a word, in any script', async () => {
  await store([
    ...Array.from({ length: 9 }, () => 'vegan'),
    'vegan 日本',
    'ёлка',
    ...Array.from({ length: 9 }, () => ''),
  ])
  const { rarities } = await readQuery(sources, 'vegan 日本 ёлка steak')
  const shares = ['vegan', '日本', 'елка', 'steak'].map((term) => toShare(term, rarities))
  const expected = [10, 1, 1].map((having) => (having + 0.5) / 21)
  for (const [place, share] of expected.entries()) expect(shares[place]).toBeCloseTo(share, 1)
  expect(shares[3]).toBe(0)
  expect(toRarity('steak', rarities)).toBeGreaterThan(0)
})

it('knows the average length of a text', async () => {
  await store(['vegan', 'vegan cakes and bread'])
  const { sample } = await readQuery(sources, 'vegan')
  const { averageTermCount } = sample
  const lengths = await database.kysely.selectFrom('creators').select('term_count').execute()
  expect(averageTermCount).toBe(lengths.reduce((sum, { term_count }) => sum + term_count, 0) / 2)
})
