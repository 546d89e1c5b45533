import { maxCreatorsInEvent, type WebhookCreator, webhookEventData } from '@troupe/contract/webhook-events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useWebhookReceiver } from '../../testing/calls/webhook-receiver.ts'
import { buildCreatorRecord } from '../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { insertWebhook, sendWebhooks } from '../../testing/test-webhooks.ts'
import { useLiveDiscovery } from '../../testing/wire/live-discovery.ts'
import { storeForUser } from '../discovery/catalogue/storing/store-for-user.ts'

const database = useTestDatabase()
const db = database.kysely
const live = useLiveDiscovery(database)
const receiver = useWebhookReceiver()
const { testApp } = live
const late = { timeout: 20_000, interval: 100 }
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  await insertWebhook(testApp, user.user.id, receiver)
})

/** Sends the waiting webhooks. @returns the creators of each received message. */
async function receiveCreators(): Promise<WebhookCreator[][]> {
  await sendWebhooks(testApp)
  return receiver.received.map(({ body }) => {
    const { type, data } = JSON.parse(body)
    expect(type).toBe('creator.stored')
    return webhookEventData['creator.stored'].parse(data).creators
  })
}

describe('creators found by a search for the first time', () => {
  const search = (person: SignedInUser) =>
    post(testApp, '/api/kols/hybrid-search', { body: { query_text: 'baking' }, token: person.accessToken })
  const listStoredIds = async () => {
    const rows = await db.selectFrom('creators').select('id').execute()
    return rows.map(({ id }) => String(id)).toSorted()
  }
  /** The search does not wait for slow platforms, but their results are stored all the same. */
  const waitForAll = () => expect.poll(async () => (await listStoredIds()).length).toBeGreaterThan(40)

  it('are reported to the user, each once and without an address', async () => {
    await search(user)
    await waitForAll()
    await vi.waitFor(async () => {
      const told = await receiveCreators()
      expect(told.flatMap((creators) => creators.map(({ id }) => id)).toSorted()).toEqual(await listStoredIds())
    }, late)
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/"email"|@\w+\.test/)
  })

  it('are not reported to other users, and known creators to none', async () => {
    const other = await buildSignedInUser(testApp)
    await search(other)
    await waitForAll()
    await db.deleteFrom('platform_answers').execute()
    await search(user)
    expect(await receiveCreators()).toEqual([])
  })
})

it('hundreds of creators are reported in groups of a hundred', async () => {
  const creators = Array.from({ length: 230 }, () => ({ record: buildCreatorRecord() }))
  const { erasures, clock } = live
  await storeForUser(db, creators, { source: 'import', erasures, now: clock.now(), workspaceId: user.user.id })
  const sizes = (await receiveCreators()).map(({ length }) => length)
  expect(sizes.toSorted((one, other) => one - other)).toEqual([30, maxCreatorsInEvent, maxCreatorsInEvent])
})

it('a creator that a user has kept is reported once their profile was read', async () => {
  const [known] = await findKnownToStandIns()
  if (!known) throw new Error('Nobody bakes')
  await db.deleteFrom('channels').execute()
  await db.deleteFrom('creators').execute()
  const { platform, channel_id, handle } = known
  const body = [{ platform, channel_id, handle }]
  await post(testApp, '/api/kols/store-async', { body, token: user.accessToken })
  await live.discovery.startWorkers()
  await testApp.jobs.runAll()
  expect(await receiveCreators()).toMatchObject([[{ platform, channel_id }]])
})

/** Searches as a user without an endpoint, to learn which creators the stand-ins know. */
async function findKnownToStandIns() {
  const { accessToken } = await buildSignedInUser(testApp)
  const body = { query_text: 'baking', platforms: ['youtube'] }
  await post(testApp, '/api/kols/hybrid-search', { body, token: accessToken })
  return vi.waitFor(async () => {
    const rows = await db.selectFrom('creators').select(['platform', 'channel_id', 'handle']).execute()
    expect(rows).not.toEqual([])
    return rows
  }, late)
}
