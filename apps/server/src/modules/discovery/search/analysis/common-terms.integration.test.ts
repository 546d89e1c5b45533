import { expect, it } from 'vitest'
import { minutes } from '../../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { FakeClock } from '../../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from '../../catalogue/storing/store-creators.ts'
import { CommonTerms } from './common-terms.ts'

const database = useTestDatabase()
const clock = new FakeClock('2030-03-01T09:00:00Z')
let stored = 0

/** Stores three creators with this text. */
async function store(description: string): Promise<void> {
  const creators = Array.from({ length: 3 }, () => ({
    record: buildCreatorRecord({
      channel_id: `channel-${++stored}`,
      title: `${stored}`,
      handle: `h${stored}`,
      description,
    }),
  }))
  await storeCreators(database.kysely, creators, { source: 'import', erasures: testErasures, now: clock.now() })
}

it('counts the creators of each term that three or more have', async () => {
  await store('Vegan cakes')
  await store('vegan vegan')
  const terms = await new CommonTerms(database.kysely, clock).read()
  expect(terms.get('vegan')).toBe(6)
  expect(terms.get('cake')).toBe(3)
  expect(terms.has('h1')).toBe(false)
})

it('reads a small catalogue each time', async () => {
  const common = new CommonTerms(database.kysely, clock)
  expect((await common.read()).has('vegan')).toBe(false)
  await store('Vegan cakes')
  expect((await common.read()).has('vegan')).toBe(true)
})

it('keeps the terms of a large one for half an hour, and meanwhile reads them anew without a wait', async () => {
  await store(Array.from({ length: 1000 }, (_, number) => `q${number}`).join(' '))
  const common = new CommonTerms(database.kysely, clock)
  const before = await common.read()
  await store('Vegan cakes')
  expect(await common.read()).toBe(before)
  clock.advance(minutes(30))
  expect(await common.read()).toBe(before)
  await expect.poll(async () => (await common.read()).has('vegan')).toBe(true)
})
