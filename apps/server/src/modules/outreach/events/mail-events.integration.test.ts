import { type WebhookMessage, webhookEventData } from '@troupe/contract/webhook-events'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { useWebhookReceiver } from '../../../testing/calls/webhook-receiver.ts'
import { signIn, toMember } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, useTestOutreach } from '../../../testing/test-outreach.ts'
import { insertWebhook, sendWebhooks } from '../../../testing/test-webhooks.ts'
import { changeMember, createCollection } from '../../collections/collection-service.ts'
import { createCreatorReader } from '../../discovery/persons/creator-reader.ts'
import { forgetToldCreator } from '../../webhooks/delivery-repository.ts'
import { creatorProgress as progress } from '../mails/recipient-repository.ts'
import { putTeamNotice } from '../notifications/put-team-notice.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const receiver = useWebhookReceiver()
const steps = createIncomingSteps(kit)
type Prepared = Awaited<ReturnType<typeof steps.prepare>>

let prepared: Prepared
let creator: object
let collection: string
let message: object

/** A creator in a collection who had the first mail of a campaign; what happens next is told. */
beforeEach(async () => {
  prepared = await steps.prepare()
  collection = await collect(prepared.creatorId)
  await insertWebhook(kit.testApp, prepared.user.user.id, receiver)
  creator = { id: prepared.creatorId, title: 'Ada' }
  message = { campaign_id: prepared.campaignId, step: 0 }
})

const context = () => ({
  database,
  clock: kit.testApp.clock,
  readCreators: createCreatorReader(database.kysely),
  progress,
  tellMember: putTeamNotice,
})

/** Puts a creator into a collection. */
async function collect(creatorId: string): Promise<string> {
  return (await createCollection(context(), toMember(prepared.user), { name: 'Bakers', kol_ids: [creatorId] })).id
}

/** Types and data of the messages about mails that arrived, in the order of their types. */
async function listTold(): Promise<Pick<WebhookMessage, 'type' | 'data'>[]> {
  await sendWebhooks(kit.testApp)
  const all = receiver.received.map(({ body }): WebhookMessage => JSON.parse(body))
  const told = all.filter(({ type }) => type !== 'campaign.finished')
  for (const { type, data } of told) webhookEventData[type].parse(data)
  return told.map(({ type, data }) => ({ type, data })).sort((one, two) => one.type.localeCompare(two.type))
}

const mark = (replied: boolean) =>
  call(kit.testApp, prepared.user, ['POST', `/api/creators/${prepared.creatorId}/replied`], { replied })
const answer = () => steps.deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
const changed = (previous_status: string, status: string) => ({
  type: 'status.changed',
  data: { collection: { name: 'Bakers' }, creator, status, previous_status },
})

describe('a webhook is told once', () => {
  it('that a mail was sent, and that the creator is contacted by it', async () => {
    const [id = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    await collect(id)
    await steps.write(prepared.user, [id])
    const ben = { id, title: 'Ben' }
    expect(await listTold()).toMatchObject([
      { type: 'message.sent', data: { message: { step: 0 }, creator: ben, sent_at: expect.any(String) } },
      { type: 'status.changed', data: { creator: ben, status: 'contacted', previous_status: 'to_contact' } },
    ])
  })

  it('that a second mail was sent, which changes no status', async () => {
    await steps.write(prepared.user, [prepared.creatorId])
    expect((await listTold()).map(({ type }) => type)).toEqual(['message.sent'])
  })

  it('that a mail was answered', async () => {
    answer()
    await steps.read()
    await steps.read()
    expect(await listTold()).toMatchObject([
      { type: 'message.replied', data: { message, creator } },
      changed('contacted', 'replied'),
    ])
  })

  it('that a person has noted an answer, and withdrawn it', async () => {
    await mark(true)
    await mark(false)
    const told = await listTold()
    expect(told).toHaveLength(3)
    expect(told[0]).toMatchObject({ type: 'message.replied', data: { message: null, creator } })
    expect(told.slice(1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ data: expect.objectContaining({ status: 'replied' }) }),
        expect.objectContaining({ data: expect.objectContaining({ status: 'contacted' }) }),
      ]),
    )
  })

  it('that a mail came back', async () => {
    steps.deliverReport(prepared.messageId, '5.1.1')
    await steps.read()
    expect(await listTold()).toMatchObject([
      { type: 'message.bounced', data: { message, creator, is_permanent: true, status: '5.1.1' } },
    ])
  })

  it('that a mail was refused when it was sent', async () => {
    kit.server.refuse('ada@one.test', 550, '5.1.1 No such user')
    await steps.write(prepared.user, [prepared.creatorId])
    expect(await listTold()).toMatchObject([
      { type: 'message.bounced', data: { message: { step: 0 }, creator, is_permanent: true, status: '5.1.1' } },
    ])
  })

  it('that a creator has unsubscribed', async () => {
    const [, token] = /api\/unsubscribe\/([\w.-]{45})/.exec(kit.server.taken[0]?.source ?? '') ?? []
    const unsubscribe = () => call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token}`])
    await unsubscribe()
    await unsubscribe()
    expect(await listTold()).toMatchObject([
      { type: 'creator.unsubscribed', data: { creator } },
      changed('contacted', 'declined'),
    ])
  })

  it('that a person has set another status', async () => {
    const set = (status: 'agreed') =>
      changeMember(context(), toMember(prepared.user), { id: collection, creatorId: prepared.creatorId, status })
    await set('agreed')
    await set('agreed')
    expect(await listTold()).toMatchObject([changed('contacted', 'agreed')])
  })

  describe('that a mail of unknown outcome was sent', () => {
    let unknown: Pick<Prepared, 'user' | 'messageId'> & { campaignId: string }

    beforeEach(async () => {
      kit.transports.failNext('ada@one.test', 'unknown')
      const { campaign } = await steps.write(prepared.user, [prepared.creatorId])
      const messageId = await steps.findMessageId(campaign.id)
      unknown = { user: prepared.user, messageId, campaignId: campaign.id }
      expect(await listTold()).toEqual([])
    })

    const sent = () => ({
      type: 'message.sent',
      data: { message: { campaign_id: unknown.campaignId, step: 0 }, creator, sent_at: expect.any(String) },
    })

    it('as its user says', async () => {
      const resolve = async () =>
        call(
          kit.testApp,
          await signIn(kit.testApp, unknown.user),
          ['POST', `/api/campaigns/${unknown.campaignId}/resolve`],
          { outcome: 'sent' },
        )
      await resolve()
      await resolve()
      expect(await listTold()).toMatchObject([sent()])
    })

    it('as its copy among the sent mails shows', async () => {
      steps.deliver({ 'Message-ID': `<${unknown.messageId}>` }, 'Hello', 'Sent')
      await steps.read()
      await steps.read()
      expect(await listTold()).toMatchObject([sent()])
    })

    it('as an answer to it shows', async () => {
      await steps.take(unknown, { kind: 'answer' })
      await steps.take(unknown, { kind: 'answer' })
      expect((await listTold()).filter(({ type }) => type === 'message.sent')).toMatchObject([sent()])
    })
  })

  it('that a creator is contacted by a first mail of unknown outcome, once its copy is found', async () => {
    kit.transports.failNext('ben@one.test', 'unknown')
    const [id = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    await collect(id)
    const { campaign } = await steps.write(prepared.user, [id])
    expect(await listTold()).toEqual([])
    steps.deliver({ 'Message-ID': `<${await steps.findMessageId(campaign.id)}>` }, 'Hello', 'Sent')
    await steps.read()
    await steps.read()
    const ben = { id, title: 'Ben' }
    expect(await listTold()).toMatchObject([
      { type: 'message.sent', data: { message: { campaign_id: campaign.id, step: 0 }, creator: ben } },
      { type: 'status.changed', data: { creator: ben, status: 'contacted', previous_status: 'to_contact' } },
    ])
  })

  it('nothing that was rolled back', async () => {
    await sql`alter table webhook_deliveries add constraint no_answers check (type <> 'message.replied')`.execute(
      database.kysely,
    )
    try {
      answer()
      await steps.read()
      expect(await steps.listReceived(prepared.user, prepared.creatorId)).toEqual([])
      expect(await listTold()).toEqual([])
    } finally {
      await sql`alter table webhook_deliveries drop constraint no_answers`.execute(database.kysely)
    }
  })
})

it('a webhook is told nothing of a creator who was erased meanwhile', async () => {
  answer()
  await steps.read()
  await forgetToldCreator(database.kysely, { id: Number(prepared.creatorId) })
  expect(await listTold()).toEqual([])
})

it('a webhook that did not ask for it is told nothing', async () => {
  await sql`update webhooks set events = '{creator.stored}'`.execute(database.kysely)
  answer()
  await steps.read()
  await steps.write(prepared.user, [prepared.creatorId])
  expect(await listTold()).toEqual([])
})
