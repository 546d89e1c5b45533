import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, hours, seconds } from '../../lib/durations.ts'
import { createMetrics } from '../../telemetry/metrics.ts'
import { call } from '../../testing/calls/outreach-calls.ts'
import { isSignedBy } from '../../testing/calls/webhook-receiver.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import {
  buildWebhook,
  insertWebhook,
  listDeliveries,
  sendWebhooks,
  useTestWebhooks,
} from '../../testing/test-webhooks.ts'
import { claimDue, forgetToldCreator, insertAll, noTurnYet } from './delivery-repository.ts'
import { noteEvent } from './note-event.ts'

const database = useTestDatabase()
const db = database.kysely
const metrics = createMetrics()
const kit = useTestWebhooks(database, () => ({ telemetry: metrics.telemetry }))
const { testApp, receiver } = kit
let user: SignedInUser
let webhook: { id: string; secret: string }
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  webhook = await buildWebhook(kit, user)
})

const settle = () => kit.webhooks.sender.settle()
const now = () => testApp.clock.now()
const findWebhook = () => db.selectFrom('webhooks').selectAll().where('id', '=', webhook.id).executeTakeFirstOrThrow()
const answerWith = (status: number) => {
  receiver.answer = (response) => void response.writeHead(status).end()
}

async function note(count = 1): Promise<void> {
  const message = { webhookId: webhook.id, type: 'webhook.test', data: { webhook_id: webhook.id }, now: now() } as const
  await insertAll(db, Array(count).fill(message))
}

/** Advances the clock to the next attempt and makes it. */
async function waitAndTry(): Promise<void> {
  const [delivery] = await listDeliveries(testApp, await signInAgain(), webhook.id)
  if (!delivery?.next_attempt_at) throw new Error('It is not tried again')
  testApp.clock.advance(Date.parse(delivery.next_attempt_at) - now().getTime())
  await settle()
}

/** Access tokens expire between the later attempts. */
async function signInAgain(): Promise<SignedInUser> {
  user = await signIn(testApp, user)
  return user
}

describe('an undelivered message', () => {
  it('is tried eight times over two days under one id, and then fails', async () => {
    answerWith(500)
    await note()
    await settle()
    const start = now().getTime()
    for (let attempt = 2; attempt <= 8; attempt++) await waitAndTry()
    expect(await listDeliveries(testApp, await signInAgain(), webhook.id)).toMatchObject([
      { state: 'failed', attempts: 8, answer_status: 500, problem: 'It answered 500', next_attempt_at: null },
    ])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(now().getTime() - start).toBeGreaterThan(hours(44))
    expect(now().getTime() - start).toBeLessThan(hours(50))
  })

  it('ends the failing time of its endpoint once another is delivered', async () => {
    answerWith(503)
    await note()
    await settle()
    expect((await findWebhook()).failing_since).toEqual(now())
    answerWith(200)
    testApp.clock.advance(seconds(40))
    await settle()
    expect((await findWebhook()).failing_since).toBeNull()
    expect(await listDeliveries(testApp, user, webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('that is given up does not count against its endpoint when another fails weeks later', async () => {
    answerWith(500)
    await note()
    await settle()
    for (let attempt = 2; attempt <= 8; attempt++) await waitAndTry()
    expect((await findWebhook()).failing_since).toBeNull()
    testApp.clock.advance(days(20))
    await note()
    await settle()
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: now() })
  })

  it('that is given up leaves the failing time of its endpoint while others wait', async () => {
    answerWith(500)
    await note()
    await settle()
    const since = now()
    for (let attempt = 2; attempt <= 7; attempt++) await waitAndTry()
    await note()
    await settle()
    testApp.clock.advance(hours(27))
    await settle()
    const deliveries = await listDeliveries(testApp, await signInAgain(), webhook.id)
    expect(deliveries.map(({ state }) => state)).toEqual(['waiting', 'failed'])
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: since })
  })

  it('is counted by outcome', async () => {
    answerWith(500)
    await note()
    await settle()
    const text = await metrics.render([])
    expect(text).toMatch(/troupe_webhook_attempts_total\{outcome="failed"\} [1-9]/)
    expect(text).toContain('troupe_webhook_attempts_total{outcome="given_up"}')
  })
})

async function tell(type: 'creator.stored'): Promise<void> {
  const creator = { id: '7', platform: 'youtube', channel_id: 'UC7', handle: 'a', title: 'A' } as const
  await db.transaction().execute((transaction) =>
    noteEvent(transaction, {
      workspaceId: user.user.id,
      type,
      now: now(),
      describe: async () => [{ creators: [{ ...creator, url: null, subscribers: 12 }] }],
    }),
  )
}

describe('a message', () => {
  it('goes to the subscribed endpoints of the user', async () => {
    await buildWebhook(kit, user, { url: `${receiver.url}/second`, events: ['campaign.finished'] })
    await buildWebhook(kit, await buildSignedInUser(testApp), { url: `${receiver.url}/other` })
    await tell('creator.stored')
    await settle()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
  })

  it('is also signed with the old secret for a day after a new one was made', async () => {
    const answer = await call(testApp, user, ['POST', `/api/webhooks/${webhook.id}/secret`])
    const { secret } = answer.json()
    await note()
    await settle()
    testApp.clock.advance(hours(24))
    await note()
    await settle()
    const signedBy = receiver.received.map((one) => [isSignedBy(one, secret), isSignedBy(one, webhook.secret)])
    expect(signedBy).toEqual([
      [true, true],
      [true, false],
    ])
  })

  it('is sent once by two nodes that look at the same time', async () => {
    for (let count = 0; count < 4; count++) await buildWebhook(kit, user)
    const webhooks = await db.selectFrom('webhooks').select('id').execute()
    const data = { webhook_id: webhook.id }
    const messages = webhooks.flatMap(({ id }) =>
      Array.from({ length: 5 }, () => ({ webhookId: id, type: 'webhook.test' as const, data, now: now() })),
    )
    await insertAll(db, messages)
    await Promise.all([sendWebhooks(testApp), sendWebhooks(testApp)])
    expect(receiver.received).toHaveLength(25)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(25)
  })

  it('is claimed without reading the many that wait for other endpoints, or for its own', async () => {
    const others = await Promise.all([1, 2, 3].map(() => buildWebhook(kit, user)))
    await note(3000)
    const data = { webhook_id: webhook.id }
    const messages = others.map(({ id }) => ({ webhookId: id, type: 'webhook.test' as const, data, now: now() }))
    await insertAll(db, messages)
    await sql`analyze webhook_deliveries`.execute(db)
    await db.transaction().execute(async (transaction) => {
      const countRead = async () => {
        const { rows } = await sql<{ read: number }>`
          select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
          where relname = 'webhook_deliveries'`.execute(transaction)
        return rows[0]?.read ?? 0
      }
      // PostgreSQL's count begins up to a second before the transaction.
      const before = await countRead()
      const until = new Date(now().getTime() + seconds(60))
      const claimed = await claimDue(transaction, { now: now(), until, busy: [], after: noTurnYet, limit: 20 })
      expect(claimed).toHaveLength(4)
      expect((await countRead()) - before).toBeLessThan(200)
    })
  })

  it('taken up by a process that died is sent by another a minute later', async () => {
    await note()
    const until = new Date(now().getTime() + seconds(60))
    expect(await claimDue(db, { now: now(), until, busy: [], after: noTurnYet, limit: 20 })).toHaveLength(1)
    await sendWebhooks(testApp)
    expect(receiver.received).toEqual([])
    testApp.clock.advance(seconds(60))
    await sendWebhooks(testApp)
    expect(await listDeliveries(testApp, user, webhook.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('is deleted after thirty days', async () => {
    await note()
    await settle()
    testApp.clock.advance(days(30) + 1)
    await note()
    await kit.webhooks.sender.sweep()
    expect(await db.selectFrom('webhook_deliveries').select('created_at').execute()).toEqual([{ created_at: now() }])
  })

  it('about an erased creator is not sent', async () => {
    await tell('creator.stored')
    await forgetToldCreator(db, { id: 7 })
    await settle()
    expect(receiver.received).toEqual([])
  })

  it('about an erased creator leaves no failing time behind, unless another waits', async () => {
    answerWith(500)
    await tell('creator.stored')
    await settle()
    const failingSince = now()
    await note()
    await forgetToldCreator(db, { id: 7 })
    expect(await findWebhook()).toMatchObject({ failing_since: failingSince })
    await tell('creator.stored')
    await db.deleteFrom('webhook_deliveries').where('type', '=', 'webhook.test').execute()
    await forgetToldCreator(db, { id: 7 })
    expect(await findWebhook()).toMatchObject({ failing_since: null })
  })

  it('is found behind any number of older ones of another endpoint', async () => {
    await note(201)
    testApp.clock.advance(seconds(1))
    const { id: other } = await buildWebhook(kit, user)
    await insertAll(db, [{ webhookId: other, type: 'webhook.test', data: {}, now: now() }])
    const claimed = await claimDue(db, { now: now(), until: now(), busy: [], after: noTurnYet, limit: 20 })
    expect(new Set(claimed.map(({ webhookId }) => webhookId))).toEqual(new Set([webhook.id, other]))
  })

  it('is sent before any of twenty busy endpoints has a third turn', async () => {
    const insert = () => insertWebhook(testApp, user.user.id, { url: receiver.url })
    const ids = (await Promise.all(Array.from({ length: 21 }, insert))).toSorted()
    const last = ids.pop() ?? ''
    await db
      .updateTable('webhooks')
      .set({ url: `${receiver.url}/last` })
      .where('id', '=', last)
      .execute()
    const toMessage = (webhookId: string) => ({ webhookId, type: 'webhook.test', data: {}, now: now() }) as const
    await insertAll(db, Array.from({ length: 10 }, () => ids.map(toMessage)).flat())
    testApp.clock.advance(seconds(1))
    await insertAll(db, [toMessage(last)])
    await settle()
    expect(receiver.received.slice(0, 41).map(({ path }) => path.endsWith('/last'))).toContain(true)
  })

  it('is settled once it has been answered, also when others are sent before it', async () => {
    receiver.answer = (response) => void setTimeout(() => response.writeHead(200).end(), 20)
    for (let round = 1; round <= 15; round++) {
      await note(2)
      await settle()
      expect(receiver.received).toHaveLength(2 * round)
    }
  })

  it('an endpoint that does not answer does not delay others', async () => {
    await buildWebhook(kit, user, { url: `${receiver.url}/quick` })
    receiver.answer = (response, { path }) => {
      if (path.endsWith('/quick')) response.writeHead(200).end()
    }
    await note()
    await tell('creator.stored')
    await settle()
    expect(receiver.received.findIndex(({ path }) => path.endsWith('/quick'))).toBeLessThan(2)
    const deliveries = await listDeliveries(testApp, user, webhook.id)
    expect(deliveries.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    expect(deliveries.map(({ problem }) => problem)).toContain('There was no answer within 0.5 seconds')
  })
})
