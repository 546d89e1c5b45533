import { HybridSearchRequest } from '@troupe/contract/discovery'
import { type WebhookMessage, webhookEventData } from '@troupe/contract/webhook-events'
import { beforeEach, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { useWebhookReceiver } from '../../../testing/calls/webhook-receiver.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { insertWebhook, sendWebhooks } from '../../../testing/test-webhooks.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const database = useTestDatabase()
const receiver = useWebhookReceiver()
const encoder = { model: 'none', embed: async () => [], close: async () => {} }
let discovery: Discovery
const testApp = useTestApp(database, {
  endpoints(parts) {
    discovery = createDiscovery({ ...parts, encoder, platforms: [], erasures: testErasures, waits: patientWaits })
    return discovery.endpoints
  },
})
let user: SignedInUser

/** A user with a saved search, one result that was there before, and a webhook for new ones. */
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  await store('Old Baker')
  await post(testApp, '/api/saved-searches', {
    body: { name: 'Cakes', request: HybridSearchRequest.parse({ query_text: 'cakes' }) },
    token: user.accessToken,
  })
  await insertWebhook(testApp, user.user.id, { url: receiver.url, events: ['saved_search.found'] })
})

const store = (title: string, description = 'cakes') =>
  discovery.storeCreators([{ record: buildCreatorRecord({ title, description }) }], { source: 'import' })

/** Titles of the creators in each message so far, after a look. */
async function listTold(): Promise<string[][]> {
  await discovery.tellNewResults()
  await sendWebhooks(testApp)
  return receiver.received.map(({ body }) => {
    const { data }: WebhookMessage = JSON.parse(body)
    const { saved_search, creators } = webhookEventData['saved_search.found'].parse(data)
    expect(saved_search.name).toBe('Cakes')
    return creators.map(({ title }) => title)
  })
}

it('new results of a saved search are told once a day, and each of them once', async () => {
  await store('New Baker')
  await store('Boxer', 'boxing')
  expect(await listTold()).toEqual([])
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([['New Baker']])
  await store('Newest Baker')
  expect(await listTold()).toEqual([['New Baker']])
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([['New Baker'], ['Newest Baker']])
  testApp.clock.advance(days(1))
  expect(await listTold()).toHaveLength(2)
})

it('two servers that look at the same time tell of new results once', async () => {
  await store('New Baker')
  testApp.clock.advance(days(1))
  await Promise.all([discovery.tellNewResults(), discovery.tellNewResults()])
  expect(await listTold()).toEqual([['New Baker']])
})

it('a search saved before there were looks begins with the first one', async () => {
  await database.kysely.updateTable('saved_searches').set({ newest_creator_id: null }).execute()
  await store('New Baker')
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([])
  await store('Newest Baker')
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([['Newest Baker']])
})

it('nothing is looked through for a user without such a webhook', async () => {
  await database.kysely
    .updateTable('webhooks')
    .set({ events: ['creator.stored'] })
    .execute()
  await store('New Baker')
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([])
  const rows = await database.kysely.selectFrom('saved_searches').select('looked_at').execute()
  expect(rows).toEqual([{ looked_at: null }])
})
