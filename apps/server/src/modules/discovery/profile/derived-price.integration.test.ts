import { expect, it } from 'vitest'
import { toDataLimits } from '../../../lib/age-rules.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { storeCreators } from '../catalogue/storing/store-creators.ts'
import type { LivePlatform } from '../platforms/live-platform.ts'
import { getProfile } from './get-profile.ts'
import { presentProfile } from './profile-presenter.ts'

const database = useTestDatabase()
const clock = new FakeClock('2030-03-01T09:00:00Z')

/** Reads the price of a creator with followers, while YouTube's data may be derived from or not. */
async function readPrice(source: 'youtube' | 'import' | 'demo', isAccepted: boolean) {
  const { mayDerive } = toDataLimits({ maxAgeDays: {}, acceptsDerived: { youtube: isAccepted } }).youtube
  const live: LivePlatform = {
    client: {
      platform: 'youtube',
      search: () => Promise.reject(new Error('A profile needs no search')),
      fetchProfile: () => Promise.reject(new Error('A profile is read from the database')),
      quota: async () => [],
    },
    mode: 'live',
    mayDerive,
  }
  const record = buildCreatorRecord({ platform: 'youtube', subscribers: 100_000, average_views: 20_000 })
  const options = { source, erasures: testErasures, now: clock.now(), mayDerive }
  const { ids } = await storeCreators(database.kysely, [{ record }], options)
  const findings = await getProfile({ database, clock, platforms: [live] }, String(ids[0]))
  return presentProfile(findings, (path) => path ?? null).price
}

it('no price is computed of YouTube’s figures before that is accepted, not even as an explanation', async () => {
  expect(await readPrice('youtube', false)).toEqual({ dollars: null, source: null, basis: null })
})

it('a price is explained once that is accepted', async () => {
  const { dollars, basis } = await readPrice('youtube', true)
  expect(basis?.dollars).toBe(dollars)
  expect(dollars).toBeGreaterThan(0)
})

it.each(['import', 'demo'] as const)('the figures of the source "%s" are explained without it', async (source) => {
  expect((await readPrice(source, false)).basis?.dollars).toBeGreaterThan(0)
})
