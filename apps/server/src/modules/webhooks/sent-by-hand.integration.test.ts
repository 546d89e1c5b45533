import { beforeEach, describe, expect, it } from 'vitest'
import { days, seconds } from '../../lib/durations.ts'
import { call } from '../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { buildWebhook, listDeliveries, useTestWebhooks } from '../../testing/test-webhooks.ts'
import { insertAll } from './delivery-repository.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestWebhooks(database)
const { testApp, receiver } = kit
let user: SignedInUser
let id: string
beforeEach(async () => {
  user = await buildSignedInUser(testApp)
  id = (await buildWebhook(kit, user)).id
})

const now = () => testApp.clock.now()
const before = (age: number) => new Date(now().getTime() - age)
const settle = () => kit.webhooks.sender.settle()
const findWebhook = () => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const failSince = (time: Date) => db.updateTable('webhooks').set({ failing_since: time }).execute()
const answerWith = (status: number) => {
  receiver.answer = (response) => void response.writeHead(status).end()
}

/** Has the server send a message of its own accord. @returns its id. */
async function sendEvent(): Promise<string> {
  const message = { webhookId: id, type: 'webhook.test', data: { webhook_id: id }, now: now() } as const
  const [delivery] = await insertAll(db, [message])
  await settle()
  return delivery?.id ?? ''
}

/** Calls as the user, whose access token may have expired meanwhile, and sends what is due. */
async function press(path: string): Promise<void> {
  user = await signIn(testApp, user)
  const answer = await call(testApp, user, ['POST', `/api/webhooks/${id}${path}`])
  expect(answer.statusCode, answer.body).toBe(200)
  await settle()
}
const sendTest = () => press('/test')
const sendAgain = (deliveryId: string) => press(`/deliveries/${deliveryId}/send`)

/** Makes the last attempt of all that waits. */
async function makeLastAttempts(): Promise<void> {
  const last = { attempts: 7, next_attempt_at: now() }
  await db.updateTable('webhook_deliveries').set(last).where('next_attempt_at', 'is not', null).execute()
  await settle()
}

describe('a failure of what a person sends', () => {
  it('does not switch off an endpoint that has failed for days, nor do its repetitions', async () => {
    answerWith(500)
    await failSince(before(days(4)))
    await sendTest()
    testApp.clock.advance(seconds(40))
    await settle()
    expect(receiver.received).toHaveLength(2)
    expect(await findWebhook()).toMatchObject({ off_reason: null })
  })

  it('does not switch it off when an older message is sent again, until one is sent automatically', async () => {
    answerWith(500)
    const deliveryId = await sendEvent()
    await failSince(before(days(4)))
    await sendAgain(deliveryId)
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: before(days(4)) })
    await sendEvent()
    expect(await findWebhook()).toMatchObject({ off_reason: 'failing' })
  })

  it('does not switch off an endpoint that a person has just switched on again', async () => {
    answerWith(500)
    const deliveryId = await sendEvent()
    await failSince(before(days(4)))
    await sendEvent()
    expect(await findWebhook()).toMatchObject({ off_reason: 'failing' })
    await call(testApp, user, ['PATCH', `/api/webhooks/${id}`], { enabled: true })
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: null })
    await sendAgain(deliveryId)
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: null })
  })

  it('does not switch it off by an answer of 410, which an event does', async () => {
    answerWith(410)
    await sendTest()
    expect(await findWebhook()).toMatchObject({ off_reason: null })
    expect(await listDeliveries(testApp, user, id)).toMatchObject([{ state: 'waiting', answer_status: 410 }])
    await sendEvent()
    expect(await findWebhook()).toMatchObject({ off_reason: 'gone' })
  })

  it('does not begin the failing time of an endpoint, nor keep it once no event waits', async () => {
    answerWith(500)
    await sendTest()
    expect(await findWebhook()).toMatchObject({ failing_since: null })
    await makeLastAttempts()
    await sendEvent()
    expect(await findWebhook()).toMatchObject({ failing_since: now() })
    await makeLastAttempts()
    expect(await findWebhook()).toMatchObject({ failing_since: null })

    await sendEvent()
    await db.updateTable('webhook_deliveries').set({ attempts: 7 }).where('next_attempt_at', 'is not', null).execute()
    await sendTest()
    testApp.clock.advance(seconds(40))
    await settle()
    const states = (await listDeliveries(testApp, user, id)).map(({ state }) => state)
    expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
    expect(await findWebhook()).toMatchObject({ failing_since: null })
  })

  it('is none of the messages whose giving up switches an endpoint off', async () => {
    answerWith(500)
    await sendTest()
    await makeLastAttempts()
    testApp.clock.advance(days(5))
    await sendEvent()
    await makeLastAttempts()
    expect(await findWebhook()).toMatchObject({ off_reason: null })
  })
})

it('a message sent again by hand and delivered ends the failing time of its endpoint', async () => {
  answerWith(500)
  const deliveryId = await sendEvent()
  await failSince(before(days(4)))
  answerWith(200)
  await sendAgain(deliveryId)
  expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: null })
})
