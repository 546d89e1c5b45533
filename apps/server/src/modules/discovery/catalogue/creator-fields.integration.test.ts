import { CreatorRecord, creatorFields, recordFields } from '@troupe/contract/creators'
import { expect, test } from 'vitest'
import { noImagePaths } from '../../../images/image-paths.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { presentCreator } from './creator-presenter.ts'
import { listByIds } from './found-creator-repository.ts'
import { storeCreators } from './storing/store-creators.ts'

const database = useTestDatabase()
const moment = '2030-03-01T09:00:00.000Z'
const samples = { text: 'ab', texts: ['ab'], flag: true, count: 7, number: 2.5, moment }

/** A record in which every field has a value. */
const record = CreatorRecord.parse({
  ...Object.fromEntries(recordFields.map((field) => [field, samples[creatorFields[field].type]])),
  platform: 'youtube',
  url: 'https://www.youtube.com/@ab',
  email: 'ab@ab.test',
  email_source: 'profile',
  price_source: 'stated',
  region: 'PT',
  content_categories: ['baking'],
})

test('every field that is given is stored and shown as it was given', async () => {
  const options = { source: 'youtube', erasures: testErasures, now: new Date(moment) } as const
  const { ids } = await storeCreators(database.kysely, [{ record }], options)
  const [row] = await listByIds(database.kysely, [ids[0] ?? 0])
  if (!row) throw new Error('The creator was not stored')
  const { keywords, ...shown } = record
  expect(presentCreator(row, noImagePaths)).toMatchObject(shown)
  const stored = await database.kysely.selectFrom('creators').select('keywords').executeTakeFirst()
  expect(stored?.keywords).toEqual(keywords)
})
