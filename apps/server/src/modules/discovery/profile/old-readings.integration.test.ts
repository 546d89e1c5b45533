import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { type IncomingCreator, type StoreOptions, storeCreators } from '../catalogue/storing/store-creators.ts'
import { getProfile } from './get-profile.ts'

const database = useTestDatabase()

async function store(clock: FakeClock, given: Partial<IncomingCreator>, options: Pick<StoreOptions, 'source'>) {
  const creator = { record: buildCreatorRecord({ channel_id: 'UCmara', subscribers: 100_000 }), ...given }
  const { ids } = await storeCreators(database.kysely, [creator], {
    erasures: testErasures,
    now: clock.now(),
    isWhole: options.source === 'youtube',
    ...options,
  })
  return String(ids[0])
}

const readProfile = (clock: FakeClock, id: string) => getProfile({ database, clock, platforms: [] }, id)

it('the step from the figures of a list to the first reading of the platform is no growth', async () => {
  const clock = new FakeClock('2030-03-01T09:00:00Z')
  const listed = { record: buildCreatorRecord({ channel_id: 'UCmara', subscribers: 10_000 }) }
  const id = await store(clock, listed, { source: 'import' })
  expect((await readProfile(clock, id)).history).toMatchObject([{ day: '2030-03-01', subscribers: 10_000 }])
  clock.advance(days(8))
  await store(clock, {}, { source: 'youtube' })
  const { history, signals, notKnown } = await readProfile(clock, id)
  expect(history).toMatchObject([{ day: '2030-03-09', subscribers: 100_000 }])
  expect(signals.map(({ kind }) => kind)).not.toContain('follower_growth')
  expect(notKnown.map(({ key }) => key)).toContain('signal.growth_unknown')
})

it('a creator whose posts were read long ago is not called silent since then', async () => {
  const clock = new FakeClock('2030-03-01T09:00:00Z')
  const posts = [1, 2, 3, 4, 5].map(
    (age): CreatorPost => ({
      id: `post-${age}`,
      url: null,
      title: 'A cake',
      thumbnail: null,
      published_at: new Date(clock.now().getTime() - days(age)).toISOString(),
      views: null,
      likes: null,
      comments: null,
    }),
  )
  const id = await store(clock, { posts }, { source: 'youtube' })
  clock.advance(days(60))
  const { signals } = await readProfile(clock, id)
  expect(signals.filter(({ kind }) => kind === 'posting_rhythm')).toMatchObject([
    { tone: 'good', text: 'Posts: a post every day' },
  ])
})
