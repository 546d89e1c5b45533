import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

interface Prepared {
  readonly user: SignedInUser
  readonly campaignId: string
  readonly creatorId: string
}

async function prepare(given: object = {}): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }])
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, ...given })
  return { user, campaignId: campaign.id, creatorId: kol_ids[0] ?? '' }
}

/** Like `prepare`, with a mail of unknown outcome. */
async function prepareUnknown(given: object = {}): Promise<Prepared & { mailId: string }> {
  const prepared = await prepare(given)
  kit.transports.failNext('maya@one.test', 'unknown')
  await kit.outreach.engine.drain()
  const { recipients } = (
    await call(kit.testApp, prepared.user, ['GET', `/api/campaigns/${prepared.campaignId}/recipients?state=unknown`])
  ).json()
  return { ...prepared, mailId: recipients[0].id }
}

const resolve = (user: SignedInUser | undefined, id: string, outcome: string) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/mails/${id}/resolve`], { outcome })
const list = (user: SignedInUser | undefined, id: string) =>
  call(kit.testApp, user, ['GET', `/api/creators/${id}/messages`])
const reply = (user: SignedInUser | undefined, id: string, body: object = {}) =>
  call(kit.testApp, user, ['POST', `/api/creators/${id}/replied`], body)

describe('POST /api/campaigns/mails/:id/resolve', () => {
  it("accepts the user's word that the mail arrived, and plans the follow-up", async () => {
    const { user, mailId, campaignId } = await prepareUnknown({ follow_ups: [{ delay_hours: 24, body: 'Again' }] })
    expect((await resolve(user, mailId, 'sent')).json()).toMatchObject({ state: 'sent', reason: null })
    const campaign = (await call(kit.testApp, user, ['GET', `/api/campaigns/${campaignId}`])).json()
    expect(campaign).toMatchObject({ state: 'running', next_due_at: '2030-03-02T09:00:00.000Z' })
    expect(kit.server.taken).toHaveLength(1)
  })

  it('sends it once more on request, as a new mail', async () => {
    const { user, mailId } = await prepareUnknown()
    expect((await resolve(user, mailId, 'resend')).json()).toMatchObject({ state: 'queued' })
    await kit.outreach.engine.drain()
    const ids = kit.server.taken.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('is refused when the outcome is known, also for two simultaneous calls', async () => {
    const { user, mailId } = await prepareUnknown()
    const answers = await Promise.all(Array.from({ length: 4 }, () => resolve(user, mailId, 'resend')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  it('answers 404 for a mail of another user and for an unknown one', async () => {
    const { mailId } = await prepareUnknown()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await resolve(stranger, mailId, 'sent')).statusCode).toBe(404)
    expect((await resolve(stranger, unknownId, 'sent')).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and an unknown outcome', async () => {
    const { user, mailId } = await prepareUnknown()
    expect((await resolve(undefined, mailId, 'sent')).statusCode).toBe(401)
    expect((await resolve(user, mailId, 'lost')).statusCode).toBe(422)
  })
})

describe('GET /api/creators/:id/messages', () => {
  it('lists the mails of the user to a creator, newest first', async () => {
    const { user, creatorId, campaignId } = await prepare()
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(1000)
    const second = await startCampaign(kit.testApp, user, { kol_ids: [creatorId], subject: 'Second' })
    const { messages, total } = (await list(user, creatorId)).json()
    expect(total).toBe(2)
    expect(messages).toEqual([
      expect.objectContaining({ campaign_id: second.campaign.id, subject: 'Second', state: 'queued' }),
      expect.objectContaining({ campaign_id: campaignId, state: 'sent', email: 'maya@one.test' }),
    ])
  })

  it('names each mail as the creator reads it, with fallbacks for unknown fields', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const [id = '', other = ''] = await buildCreators(kit.testApp, [
      { title: 'Maya', email: 'maya@one.test' },
      { email: 'bo@one.test', content_categories: ['baking'] },
    ])
    await startCampaign(kit.testApp, user, { kol_ids: [id], subject: 'Tea for {{title}}' })
    await startCampaign(kit.testApp, user, { kol_ids: [id], subject: 'Tea in {{country|your country}}' })
    await startCampaign(kit.testApp, user, { kol_ids: [id, other], subject: 'Tea and {{category}}' })
    const { messages } = (await list(user, id)).json()
    const subjects = messages.map(({ subject }: { subject: string }) => subject)
    expect(subjects.sort()).toEqual(['Tea and [Main category]', 'Tea for Maya', 'Tea in your country'])
  })

  it('is empty for creators without a mail, and for other users', async () => {
    const { creatorId } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    const nothing = { messages: [], total: 0, has_more: false }
    expect((await list(stranger, creatorId)).json()).toEqual(nothing)
    expect((await list(stranger, '999')).json()).toEqual(nothing)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined, '1')).statusCode).toBe(401)
  })

  it('refuses an invalid id and an invalid page', async () => {
    const user = await buildSignedInUser(kit.testApp)
    expect((await list(user, 'x')).statusCode).toBe(422)
    expect((await list(user, '1')).statusCode).toBe(200)
    expect((await call(kit.testApp, user, ['GET', '/api/creators/1/messages?page=-1'])).statusCode).toBe(422)
  })
})

describe('POST /api/creators/:id/replied', () => {
  const withFollowUp = { follow_ups: [{ delay_hours: 24, body: 'Again' }] }

  it('stops follow-ups to creators who have replied', async () => {
    const { user, creatorId, campaignId } = await prepare(withFollowUp)
    await kit.outreach.engine.drain()
    expect((await reply(user, creatorId)).json()).toEqual({ replied_at: '2030-03-01T09:00:00.000Z' })
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    const campaign = (
      await call(kit.testApp, await signIn(kit.testApp, user), ['GET', `/api/campaigns/${campaignId}`])
    ).json()
    expect(campaign).toMatchObject({ state: 'done', replied: 1, steps: [{}, { counts: { skipped: 1 } }] })
  })

  it('plans no follow-up when the creator replied before the first mail was sent', async () => {
    const { user, creatorId } = await prepare(withFollowUp)
    await reply(user, creatorId)
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
  })

  it('can be taken back', async () => {
    const { user, creatorId } = await prepare(withFollowUp)
    await reply(user, creatorId)
    expect((await reply(user, creatorId, { replied: false })).json()).toEqual({ replied_at: null })
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })

  it('answers 404 for creators that this user has not written to', async () => {
    const { creatorId } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await reply(stranger, creatorId)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and values other than true and false', async () => {
    const { user, creatorId } = await prepare()
    expect((await reply(undefined, creatorId)).statusCode).toBe(401)
    expect((await reply(user, creatorId, { replied: 'yes' })).statusCode).toBe(422)
  })
})
