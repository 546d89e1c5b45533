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
  /** The campaign's owner, signed in again since days have passed. */
  readonly user: SignedInUser
  readonly id: string
}

/** Prepares a finished campaign: one mail was accepted, one was given up after days, one was refused. */
async function prepare(given: object = {}): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const emails = ['taken@one.test', 'away@one.test', 'full@one.test'].map((email) => ({ email }))
  const kol_ids = await buildCreators(kit.testApp, emails)
  kit.transports.failNext('away@one.test', ...Array.from({ length: 5 }, () => 'temporary' as const))
  kit.transports.failNext('full@one.test', 'recipient')
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, ...given })
  await sendForDays()
  kit.transports.failNext('away@one.test')
  return { user: await signIn(kit.testApp, user), id: campaign.id }
}

async function sendForDays(): Promise<void> {
  for (let passed = 0; passed < 60; passed += 12) {
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(hours(12))
  }
}

const retry = (user: SignedInUser | undefined, id: string, body: object = {}) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/${id}/retry`], body)
const read = async ({ user, id }: Prepared) => (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}`])).json()

/** The number of mails accepted for each address. */
function countTaken(): Record<string, number> {
  const taken = Map.groupBy(kit.server.taken, ({ to }) => to)
  return Object.fromEntries([...taken].map(([to, mails]) => [to, mails.length]))
}

describe('POST /api/campaigns/:id/retry', () => {
  it('sends only mails again that were given up', async () => {
    const prepared = await prepare()
    expect(await read(prepared)).toMatchObject({ state: 'done', retriable: { gave_up: 1, refused: 1 } })
    const answer = await retry(prepared.user, prepared.id)
    expect(answer.json()).toMatchObject({
      retried: 1,
      campaign: { state: 'running', finished_at: null, counts: { waiting: 1, sent: 1, failed: 1 } },
    })
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual({ 'taken@one.test': 1, 'away@one.test': 1 })
    expect(await read(prepared)).toMatchObject({ state: 'done', retriable: { gave_up: 0, refused: 1 } })
  })

  it('sends refused mails again only on request', async () => {
    const { user, id } = await prepare()
    expect((await retry(user, id, { reasons: ['refused'] })).json()).toMatchObject({ retried: 1 })
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual({ 'taken@one.test': 1, 'full@one.test': 1 })
  })

  it('gives a mail all its attempts again, and its follow-up once it is sent', async () => {
    const prepared = await prepare({ follow_ups: [{ delay_hours: 1, body: 'Again' }] })
    kit.transports.failNext('away@one.test', 'temporary')
    await retry(prepared.user, prepared.id)
    await sendForDays()
    expect(countTaken()).toEqual({ 'taken@one.test': 2, 'away@one.test': 2 })
  })

  it('sends once for simultaneous calls', async () => {
    const { user, id } = await prepare()
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(user, id)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(answers.reduce((sum, answer) => sum + answer.json().retried, 0)).toBe(1)
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual({ 'taken@one.test': 1, 'away@one.test': 1 })
  })

  it('is not missed when the campaign is being finished at that moment', async () => {
    const { user, id } = await prepare()
    for (let round = 0; round < 20; round++) {
      await database.kysely.updateTable('campaigns').set({ state: 'running', finished_at: null }).execute()
      kit.transports.failNext('full@one.test', 'recipient')
      const [answer] = await Promise.all([retry(user, id, { reasons: ['refused'] }), kit.outreach.engine.sweep()])
      expect(answer.json().retried).toBe(1)
      await kit.outreach.engine.drain()
    }
    const attempts = await database.kysely
      .selectFrom('attempts')
      .select('number')
      .where('outcome', '=', 'recipient')
      .execute()
    expect(attempts).toHaveLength(21)
  })

  it('leaves out an address that does not exist or has unsubscribed', async () => {
    const prepared = await prepare()
    const { user, id } = prepared
    for (const email of ['away@one.test', 'full@one.test']) {
      await call(kit.testApp, user, ['POST', '/api/suppressions'], { email })
    }
    expect((await read(prepared)).retriable).toEqual({ gave_up: 0, refused: 0 })
    const answer = await retry(user, id, { reasons: ['gave_up', 'refused'] })
    expect(answer.json()).toMatchObject({ retried: 0, campaign: { state: 'done', counts: { failed: 2 } } })
  })

  it('does not send a mail again when the server confirms it late', async () => {
    const { user, id } = await prepare()
    const { recipients } = (
      await call(kit.testApp, user, ['GET', `/api/campaigns/${id}/recipients?state=failed`])
    ).json()
    const mail = recipients.find(({ email }: { email: string }) => email === 'away@one.test')
    await database.kysely
      .updateTable('attempts')
      .set({ outcome: 'accepted', reply: '250 taken' })
      .where('message_id', '=', mail.id)
      .where('number', '=', 1)
      .execute()
    expect((await retry(user, id)).json()).toMatchObject({ retried: 0 })
  })

  it('waits with a paused campaign, and is refused when it was cancelled', async () => {
    const { user, id } = await prepare({ follow_ups: [{ delay_hours: 2_000, body: 'Much later' }] })
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/pause`])
    expect((await retry(user, id)).json()).toMatchObject({ retried: 1, campaign: { state: 'paused' } })
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual({ 'taken@one.test': 1 })
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/cancel`])
    expect((await retry(user, id)).statusCode).toBe(409)
  })

  it('answers 404 for a campaign of another user and for an unknown one', async () => {
    const { id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await retry(stranger, id)).statusCode).toBe(404)
    expect((await retry(stranger, unknownId)).statusCode).toBe(404)
  })

  it('refuses unauthenticated calls, and invalid reasons', async () => {
    const { user, id } = await prepare()
    expect((await retry(undefined, id)).statusCode).toBe(401)
    for (const reasons of [[], ['unknown'], 'refused', ['gave_up', 'refused', 'refused']]) {
      expect((await retry(user, id, { reasons })).statusCode).toBe(422)
    }
  })
})
