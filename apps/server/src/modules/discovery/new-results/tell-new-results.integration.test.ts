import { HybridSearchRequest } from '@troupe/contract/discovery'
import { type WebhookMessage, webhookEventData } from '@troupe/contract/webhook-events'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { days, minutes } from '../../../lib/durations.ts'
import { useWebhookReceiver } from '../../../testing/calls/webhook-receiver.ts'
import { buildCreatorRecord } from '../../../testing/factories.ts'
import { buildSignedInUser, post, type SignedInUser } from '../../../testing/test-accounts.ts'
import { patientWaits, useTestApp } from '../../../testing/test-app.ts'
import { useTestDatabase, waitForLockWait } from '../../../testing/test-database.ts'
import { testErasures } from '../../../testing/test-erasures.ts'
import { insertWebhook, sendWebhooks } from '../../../testing/test-webhooks.ts'
import { storeCreatorsWith } from '../catalogue/storing/store-creators.ts'
import { createDiscovery, type Discovery } from '../discovery.ts'

const database = useTestDatabase()
const receiver = useWebhookReceiver()
const encoder = { model: 'none', embed: async () => [], close: async () => {} }
let discovery: Discovery
const logLines: string[] = []
const testApp = useTestApp(database, {
  logLines,
  endpoints(parts) {
    const exclusions = { listCollected: async () => [], listContacted: async () => contacted }
    const options = { encoder, platforms: [], erasures: testErasures, waits: patientWaits, exclusions }
    discovery = createDiscovery({ ...parts, ...options })
    return discovery.endpoints
  },
})
let user: SignedInUser
let contacted: readonly number[]

/** A user with a saved search, one result that was there before, and a webhook for new ones. */
beforeEach(async () => {
  contacted = []
  logLines.length = 0
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

/** Texts of the warnings in the log. */
const listWarnings = (): string[] =>
  logLines.map((line) => JSON.parse(line)).flatMap(({ level, msg }) => (level === 40 ? [msg] : []))

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

it.skipIf(database.embedded)('a creator whose storing ends after that of a newer one is told', async () => {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const slow = { record: buildCreatorRecord({ title: 'Slow Baker', description: 'cakes' }) }
  const options = { source: 'import', erasures: testErasures, now: testApp.clock.now() } as const
  const storing = storeCreatorsWith(database.kysely, { creators: [slow], options }, async () => {
    begun.resolve()
    await released.promise
  })
  await begun.promise
  await store('New Baker')
  testApp.clock.advance(days(1))
  const telling = listTold()
  await waitForLockWait(database)
  released.resolve()
  await storing
  expect((await telling).flat().toSorted()).toEqual(['New Baker', 'Slow Baker'])
})

it.skipIf(database.embedded)('a server starts without waiting for new results, and tells them meanwhile', async () => {
  await store('New Baker')
  testApp.clock.advance(days(1))
  const held = Promise.withResolvers<void>()
  const lock = database.kysely.transaction().execute(async (transaction) => {
    await sql`lock table saved_searches`.execute(transaction)
    await held.promise
  })
  await discovery.startWorkers()
  await waitForLockWait(database)
  held.resolve()
  await lock
  const readTold = async () => {
    await sendWebhooks(testApp)
    return receiver.received.map(({ body }) => JSON.parse(body).data.creators[0].title)
  }
  await expect.poll(readTold).toEqual(['New Baker'])
  await discovery.stop()
})

it('a server starts although new results cannot be told, and logs it as a warning', async () => {
  await sql`alter table saved_searches rename to lost_searches`.execute(database.kysely)
  try {
    await discovery.startWorkers()
    await discovery.stop()
  } finally {
    await sql`alter table lost_searches rename to saved_searches`.execute(database.kysely)
  }
  expect(listWarnings()).toContain('new results of saved searches could not be looked for')
})

it('a server that cannot restart its work later logs it as a warning', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await discovery.startWorkers()
  vi.spyOn(testApp.jobs, 'enqueue').mockRejectedValue(new Error('the database is away'))
  vi.advanceTimersByTime(minutes(10))
  await expect.poll(listWarnings).toContain('work that was given up could not be restarted; it is tried again')
  await discovery.stop()
})

it('another channel of a creator that the search hides is not told', async () => {
  const request = JSON.stringify(HybridSearchRequest.parse({ query_text: 'cakes', hide_contacted: true }))
  await database.kysely.updateTable('saved_searches').set({ request }).execute()
  await discovery.storeCreators(
    [
      { record: buildCreatorRecord({ platform: 'youtube', handle: 'maya', description: 'cakes tiktok.com/@maya.b' }) },
      { record: buildCreatorRecord({ platform: 'tiktok', handle: 'maya.b', description: 'cakes youtube.com/@maya' }) },
    ],
    { source: 'import' },
  )
  const { rows } = await database.pool.query("select id from creators where handle = 'maya'")
  contacted = rows.map(({ id }: { id: number }) => id)
  await store('New Baker')
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([['New Baker']])
})

it('the text of a saved search is read as in a search', async () => {
  const request = JSON.stringify(HybridSearchRequest.parse({ query_text: 'cakes in Germany' }))
  await database.kysely.updateTable('saved_searches').set({ request }).execute()
  for (const [title, region] of [
    ['German Baker', 'DE'],
    ['French Baker', 'FR'],
  ] as const) {
    const record = buildCreatorRecord({ title, region, description: 'cakes' })
    await discovery.storeCreators([{ record }], { source: 'import' })
  }
  testApp.clock.advance(days(1))
  expect(await listTold()).toEqual([['German Baker']])
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
