import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import { describe, expect, test } from 'vitest'
import { buildCreatorRecord } from '../../../../testing/factories.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import { testErasures } from '../../../../testing/test-erasures.ts'
import { storeCreators } from './store-creators.ts'

const database = useTestDatabase()
const now = new Date('2030-03-01T09:00:00Z')
const channel_id = 'channel-one'
const store = (given: Partial<CreatorRecord>, source: CreatorSource, onlyFills = false) =>
  storeCreators(database.kysely, [{ record: buildCreatorRecord({ channel_id, ...given }) }], {
    source,
    erasures: testErasures,
    now: onlyFills ? new Date('2030-03-02T09:00:00Z') : now,
    onlyFills,
  })
const read = () => database.kysely.selectFrom('creators').selectAll().executeTakeFirstOrThrow()

describe('a list that only fills in', () => {
  test('leaves every value of a platform, its history and its source', async () => {
    await store(
      { title: 'Mara', description: 'Vegan cakes', subscribers: 10, keywords: ['bread'], verified: true },
      'youtube',
    )
    const before = await read()
    await store(
      { title: 'Not Mara', description: 'x', subscribers: 99, keywords: ['y'], verified: false },
      'import',
      true,
    )
    expect({ ...(await read()), updated_at: undefined }).toEqual({ ...before, updated_at: undefined })
    const days = await database.kysely.selectFrom('creator_snapshots').select('subscribers').execute()
    expect(days).toEqual([{ subscribers: 10 }])
  })

  test('adds what a platform does not know, with where it is from', async () => {
    await store({ title: 'Mara' }, 'youtube')
    await store(
      { description: 'Grilled fish', email: 'mara@bakes.test', region: 'PT', keywords: ['fish'] },
      'import',
      true,
    )
    const row = await read()
    expect(row).toMatchObject({ email: 'mara@bakes.test', email_source: 'import', region: 'PT', source: 'youtube' })
    expect(row.terms).toContain("'fish'")
  })

  test('does not say that a known address or price is from it', async () => {
    await store(
      { email: 'mara@bakes.test', email_source: 'profile', estimated_price: 5, price_source: 'estimated' },
      'youtube',
    )
    await store({ email: 'thief@evil.test', estimated_price: 9 }, 'import', true)
    expect(await read()).toMatchObject({
      email: 'mara@bakes.test',
      email_source: 'profile',
      estimated_price: 5,
      price_source: 'estimated',
    })
  })

  test('updates what another list gave', async () => {
    await store({ title: 'Mara', subscribers: 10 }, 'import')
    await store({ title: 'Maria', subscribers: 12 }, 'import', true)
    expect(await read()).toMatchObject({ title: 'Maria', subscribers: 12, source: 'import' })
  })

  test('leaves what a platform said at the registration of a listed creator', async () => {
    await store({ title: 'Mara', subscribers: 10 }, 'import')
    await store({ title: 'Mara', subscribers: 20 }, 'onboarding')
    await store({ title: 'Maria', subscribers: 12 }, 'import', true)
    expect(await read()).toMatchObject({ title: 'Mara', subscribers: 20, source: 'import' })
  })
})

test('what a registration reads of a listed creator is the platform’s: its marks go, its figures age', async () => {
  await store({ subscribers: 10 }, 'import')
  await database.kysely.updateTable('creators').set({ vanished_at: now, expired_at: now }).execute()
  await store({ subscribers: 20 }, 'onboarding')
  expect(await read()).toMatchObject({ vanished_at: null, expired_at: null, source: 'import' })
  const snapshots = await database.kysely.selectFrom('creator_snapshots').select(['subscribers', 'platform']).execute()
  expect(snapshots).toEqual([{ subscribers: 20, platform: 'youtube' }])
})
