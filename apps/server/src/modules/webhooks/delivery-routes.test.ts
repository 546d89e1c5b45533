import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../testing/calls/outreach-calls.ts'
import { isSignedBy } from '../../testing/calls/webhook-receiver.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { buildWebhook, listDeliveries, useTestWebhooks } from '../../testing/test-webhooks.ts'

const database = useTestDatabase()
const kit = useTestWebhooks(database)
const { testApp, receiver } = kit
let user: SignedInUser
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
})

const test = (id: string, person: SignedInUser | undefined = user) =>
  call(testApp, person, ['POST', `/api/webhooks/${id}/test`])
const again = (id: string, deliveryId: string, person: SignedInUser | undefined = user) =>
  call(testApp, person, ['POST', `/api/webhooks/${id}/deliveries/${deliveryId}/send`])
const switchOff = (id: string) => call(testApp, user, ['PATCH', `/api/webhooks/${id}`], { enabled: false })

/** Sends a test message. @returns its id. */
async function sendOne(id: string): Promise<string> {
  const answer = await test(id)
  await kit.webhooks.sender.settle()
  return answer.json().id
}

describe('POST /api/webhooks/:id/test', () => {
  it('sends a signed message that names the endpoint', async () => {
    const { id, secret } = await buildWebhook(kit, user)
    expect((await test(id)).json()).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 })
    await testApp.jobs.runAll()
    await kit.webhooks.sender.settle()
    const [webhook] = receiver.received
    if (!webhook) throw new Error('Nothing came')
    expect(isSignedBy(webhook, secret)).toBe(true)
    const timestamp = testApp.clock.now().toISOString()
    expect(JSON.parse(webhook.body)).toEqual({ type: 'webhook.test', timestamp, data: { webhook_id: id } })
  })

  it('is not sent to an endpoint that is off', async () => {
    const { id } = await buildWebhook(kit, user)
    await switchOff(id)
    expect((await test(id)).statusCode).toBe(409)
  })

  it('answers 404 for a webhook of another user', async () => {
    const { id } = await buildWebhook(kit, user)
    expect((await test(id, await buildSignedInUser(testApp))).statusCode).toBe(404)
  })

  it('refuses an invalid id, and unauthenticated calls', async () => {
    expect((await test('nonsense')).statusCode).toBe(422)
    expect((await call(testApp, undefined, ['POST', `/api/webhooks/${randomUUID()}/test`])).statusCode).toBe(401)
  })

  it('is limited to sixty within an hour', async () => {
    const { id } = await buildWebhook(kit, user)
    for (let count = 0; count < 60; count++) expect((await test(id)).statusCode).toBe(200)
    expect((await test(id)).statusCode).toBe(429)
  })
})

describe('GET /api/webhooks/:id/deliveries', () => {
  const list = (id: string, query = '', person: SignedInUser | undefined = user) =>
    call(testApp, person, ['GET', `/api/webhooks/${id}/deliveries${query}`])

  it('lists the outcome of each message', async () => {
    const { id } = await buildWebhook(kit, user)
    const deliveryId = await sendOne(id)
    const now = testApp.clock.now().toISOString()
    expect(await listDeliveries(testApp, user, id)).toEqual([
      {
        id: deliveryId,
        type: 'webhook.test',
        state: 'delivered',
        attempts: 1,
        answer_status: 204,
        answer_ms: expect.any(Number),
        problem: null,
        created_at: now,
        attempted_at: now,
        next_attempt_at: null,
      },
    ])
  })

  it('returns them in pages, the newest first', async () => {
    const { id } = await buildWebhook(kit, user)
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      ids.unshift((await test(id)).json().id)
      testApp.clock.advance(1000)
    }
    const first = (await list(id, '?page_size=2')).json()
    const second = (await list(id, '?page_size=2&page=2')).json()
    expect([first.has_more, second.has_more]).toEqual([true, false])
    expect([...first.deliveries, ...second.deliveries].map((delivery) => delivery.id)).toEqual(ids)
  })

  it('answers 404 for a webhook of another user', async () => {
    const { id } = await buildWebhook(kit, user)
    expect((await list(id, '', await buildSignedInUser(testApp))).statusCode).toBe(404)
  })

  it('names every error, and is for signed-in users', async () => {
    const { id } = await buildWebhook(kit, user)
    const wrong = await list(id, '?page=0&page_size=1000')
    expect(wrong.json().detail.map(({ loc }: { loc: string[] }) => loc.at(-1))).toEqual(['page', 'page_size'])
    expect((await call(testApp, undefined, ['GET', `/api/webhooks/${id}/deliveries`])).statusCode).toBe(401)
  })
})

describe('POST /api/webhooks/:id/deliveries/:deliveryId/send', () => {
  it('sends the same message under the same id once more', async () => {
    const { id, secret } = await buildWebhook(kit, user)
    const deliveryId = await sendOne(id)
    testApp.clock.advance(60_000)
    expect((await again(id, deliveryId)).json()).toMatchObject({ id: deliveryId, state: 'waiting', attempts: 1 })
    await kit.webhooks.sender.settle()
    const [first, second] = receiver.received
    if (!first || !second) throw new Error('It did not come twice')
    expect(second.body).toBe(first.body)
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.headers['webhook-timestamp']).not.toBe(first.headers['webhook-timestamp'])
    expect(isSignedBy(second, secret)).toBe(true)
  })

  it('is not sent to an endpoint that is off', async () => {
    const { id } = await buildWebhook(kit, user)
    const deliveryId = await sendOne(id)
    await switchOff(id)
    expect((await again(id, deliveryId)).statusCode).toBe(409)
  })

  it('answers 404 for a delivery of another user or another endpoint', async () => {
    const { id } = await buildWebhook(kit, user)
    const second = await buildWebhook(kit, user)
    const deliveryId = await sendOne(id)
    expect((await again(id, deliveryId, await buildSignedInUser(testApp))).statusCode).toBe(404)
    expect((await again(second.id, deliveryId)).statusCode).toBe(404)
    expect(receiver.received).toHaveLength(1)
  })

  it('refuses an invalid id, and unauthenticated calls', async () => {
    const { id } = await buildWebhook(kit, user)
    expect((await again(id, 'nonsense')).statusCode).toBe(422)
    const path = `/api/webhooks/${id}/deliveries/${randomUUID()}/send`
    expect((await call(testApp, undefined, ['POST', path])).statusCode).toBe(401)
  })
})
