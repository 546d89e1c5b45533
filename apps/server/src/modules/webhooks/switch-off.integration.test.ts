import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../lib/durations.ts'
import { call } from '../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../testing/test-accounts.ts'
import { useTestDatabase } from '../../testing/test-database.ts'
import { buildWebhook, listDeliveries, useTestWebhooks } from '../../testing/test-webhooks.ts'
import { insertAll, makeDue } from './delivery-repository.ts'
import { hasSubscribers } from './note-event.ts'

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
const findWebhook = () => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Sends messages to the endpoint, which answers with the status. */
async function send(status: number, count = 1): Promise<void> {
  receiver.answer = (response) => void response.writeHead(status).end()
  const message = { webhookId: id, type: 'webhook.test', data: { webhook_id: id }, now: now() } as const
  await insertAll(db, Array(count).fill(message))
  await kit.webhooks.sender.settle()
}

/** Sends a message that the endpoint takes at no attempt, and makes the last one. */
async function giveUp(): Promise<void> {
  await send(500)
  const last = { attempts: 7, next_attempt_at: now() }
  await db.updateTable('webhook_deliveries').set(last).where('next_attempt_at', 'is not', null).execute()
  await kit.webhooks.sender.settle()
}

describe('an endpoint is switched off, and its user gets a mail,', () => {
  it('when nothing was delivered for three days', async () => {
    const since = new Date(now().getTime() - days(3))
    await db.updateTable('webhooks').set({ failing_since: since }).execute()
    await send(500, 3)
    expect(await findWebhook()).toMatchObject({ off_reason: 'failing', off_since: now() })
    expect(receiver.received).toHaveLength(1)
    expect((await listDeliveries(testApp, user, id)).map(({ state }) => state)).toEqual(Array(3).fill('failed'))
    await testApp.jobs.runAll()
    const mail = testApp.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to: user.email, subject: 'A webhook of your Troupe account was switched off' })
  })

  it('when two messages in a row were given up, however seldom they come', async () => {
    await giveUp()
    testApp.clock.advance(days(5))
    await giveUp()
    expect(await findWebhook()).toMatchObject({ off_reason: 'failing', off_since: now() })
  })

  it('but not when one was delivered between two that were given up', async () => {
    await giveUp()
    testApp.clock.advance(days(1))
    await send(200)
    testApp.clock.advance(days(5))
    await giveUp()
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: null })
  })

  it('but not when it was changed between two messages that were given up', async () => {
    await giveUp()
    testApp.clock.advance(days(5))
    await db.updateTable('webhooks').set({ updated_at: now() }).execute()
    await giveUp()
    expect(await findWebhook()).toMatchObject({ off_reason: null, failing_since: null })
  })

  it('but not when messages given up long ago are sent again by hand', async () => {
    await giveUp()
    await giveUp()
    const [first] = await listDeliveries(testApp, user, id)
    testApp.clock.advance(days(5))
    await makeDue(db, { webhookId: id, id: first?.id ?? '', now: now() })
    await kit.webhooks.sender.settle()
    expect(receiver.received).toHaveLength(5)
    expect(await findWebhook()).toMatchObject({ off_reason: null })
  })

  it('when it answers 410', async () => {
    await send(410)
    expect(await findWebhook()).toMatchObject({ off_reason: 'gone' })
  })

  it('or an owner of the workspace gets it, where the account of the one who made it is deactivated', async () => {
    const owner = await buildSignedInUser(testApp)
    const membership = { workspace_id: user.user.id, user_id: owner.user.id, joined_at: now(), opened_at: now() }
    const joined = { ...membership, role: 'owner' } as const
    await db.insertInto('workspace_members').values(joined).execute()
    await db.updateTable('users').set({ deactivated_at: now() }).where('id', '=', user.user.id).execute()
    await send(410)
    await testApp.jobs.runAll()
    const mail = testApp.mailer.sent.at(-1)
    expect(mail).toMatchObject({ to: owner.email, subject: 'A webhook of your Troupe account was switched off' })
  })

  it('and no further messages are stored for it', async () => {
    const event = { workspaceId: user.user.id, type: 'creator.stored' } as const
    expect(await hasSubscribers(db, event)).toBe(true)
    await call(testApp, user, ['PATCH', `/api/webhooks/${id}`], { enabled: false })
    expect(await hasSubscribers(db, event)).toBe(false)
  })
})
