import { beforeEach, expect, it } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { CommonTerms } from '../analysis/common-terms.ts'
import { readQuery } from '../analysis/query.ts'
import { CatalogueSample } from '../meaning/catalogue-sample.ts'
import { suggestSpelling } from './suggest-spelling.ts'

const database = useTestDatabase()
const clock = new FakeClock('2030-03-01T09:00:00Z')
const catalogueSample = new CatalogueSample(database.kysely, clock, { model: 'test' })

/** Texts of creators, with the number of creators for each. */
const bearers = { 'Vegan cakes': 12, 'Cafés in Lyon': 6, 'Путешествие по горам': 5, 'Dance, dancing': 4, falconry: 2 }

beforeEach(async () => {
  const texts = Object.entries(bearers).flatMap(([text, count]) => new Array<string>(count).fill(text))
  const creators = texts.map((description, number) => ({
    record: buildCreatorRecord({
      channel_id: `channel-${number}`,
      title: `${number}`,
      handle: `h${number}`,
      description,
    }),
  }))
  await storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: clock.now() })
})

async function suggest(text: string) {
  const commonTerms = new CommonTerms(database.kysely, clock)
  return suggestSpelling({ database, commonTerms }, await readQuery({ database, catalogueSample }, text))
}

it.each([
  ['vegsn caeks', ['vegan', 'cakes']],
  ['cafse', ['cafés']],
  ['cafésx', ['cafés']],
  ['путишествие', ['путешествие']],
  ['dancr lyon', ['dance']],
  ['путишествте', ['путешествие']],
])(
  'finds for "%s" the next words that creators use, as these write them, with accents where some were typed',
  async (text, spellings) => {
    expect((await suggest(text)).map(({ spelling }) => spelling)).toEqual(spellings)
  },
)

it('finds nothing for known words, for words far from all, and no words of two creators', async () => {
  for (const text of ['vegan cakes', 'xqzwvk', 'falconri', '']) expect(await suggest(text), text).toEqual([])
})
