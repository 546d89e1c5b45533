import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const unknownId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const followUps = { follow_ups: [{ delay_hours: 24, body: 'Again' }] }

interface Prepared {
  readonly user: SignedInUser
  readonly id: string
}

/**
 * Prepares a campaign with `count` mails of unknown outcome, as a dead process leaves them, and one of known outcome.
 */
async function prepare(count = 3, given: object = {}): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const emails = Array.from({ length: count + 1 }, (_, number) => ({ email: `reader-${number}@one.test` }))
  const { campaign } = await startCampaign(kit.testApp, user, {
    kol_ids: await buildCreators(kit.testApp, emails),
    ...given,
  })
  await kit.outreach.engine.drain()
  const { rows } = await database.pool.query<{ id: string }>(
    `select messages.id from messages join recipients on recipients.id = recipient_id where email <> 'reader-0@one.test'`,
  )
  const ids = rows.map((row) => row.id)
  await database.pool.query('alter table messages disable trigger guard_arrows')
  await database.pool.query(`update attempts set outcome = null, finished_at = null where message_id = any($1)`, [ids])
  await database.pool.query(
    `delete from messages where step > 0 and recipient_id in
    (select recipient_id from messages where id = any($1))`,
    [ids],
  )
  await database.pool.query(
    `update messages set state = 'unknown', reason = 'interrupted', sent_at = null
    where id = any($1) and step = 0`,
    [ids],
  )
  await database.pool.query('alter table messages enable trigger guard_arrows')
  return { user, id: campaign.id }
}

const resolveAll = (user: SignedInUser | undefined, id: string, body: object) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/${id}/resolve`], body)

function countTaken(): number[] {
  return [...Map.groupBy(kit.server.taken, ({ to }) => to).values()].map(({ length }) => length).sort()
}

describe('POST /api/campaigns/:id/resolve', () => {
  it("accepts the user's word that all arrived, and plans their follow-ups", async () => {
    const { user, id } = await prepare(3, followUps)
    const answer = (await resolveAll(user, id, { outcome: 'sent' })).json()
    expect(answer).toMatchObject({ resolved: 3, campaign: { state: 'running', counts: { sent: 4, unknown: 0 } } })
    expect(countTaken()).toEqual([1, 1, 1, 1])
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([2, 2, 2, 2])
  })

  it('sends all again, each as a new mail, and none with a known outcome', async () => {
    const { user, id } = await prepare()
    const answer = (await resolveAll(user, id, { outcome: 'resend' })).json()
    expect(answer).toMatchObject({ resolved: 3, campaign: { state: 'running', counts: { waiting: 3, sent: 1 } } })
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([1, 2, 2, 2])
    const messageIds = kit.server.taken.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(messageIds).size).toBe(7)
  })

  it('gives mails that are sent again all their attempts, however old the first one is', async () => {
    const { user, id } = await prepare(1)
    const before = new Date(kit.testApp.clock.now().getTime() - hours(49))
    await database.pool.query(`update messages set deferrals = 7, first_tried_at = $1 where state = 'unknown'`, [
      before,
    ])
    kit.transports.failNext('reader-1@one.test', 'temporary')
    await resolveAll(user, id, { outcome: 'resend' })
    await kit.outreach.engine.drain()
    const { rows } = await database.pool.query('select state, deferrals from messages order by state')
    expect(rows).toEqual([
      { state: 'queued', deferrals: 1 },
      { state: 'sent', deferrals: 0 },
    ])
  })

  it('decides only the mails of the given step', async () => {
    const { user, id } = await prepare(3, followUps)
    expect((await resolveAll(user, id, { outcome: 'resend', step: 1 })).json().resolved).toBe(0)
    expect((await resolveAll(user, id, { outcome: 'resend', step: 0 })).json().resolved).toBe(3)
  })

  it('decides each once for simultaneous calls', async () => {
    const { user, id } = await prepare()
    const bodies = ['resend', 'sent', 'resend', 'sent'].map((outcome) => ({ outcome }))
    const answers = await Promise.all(bodies.map((body) => resolveAll(user, id, body)))
    expect(answers.map((answer) => answer.json().resolved).sort()).toEqual([0, 0, 0, 3])
    await kit.outreach.engine.drain()
    expect(Math.max(...countTaken())).toBeLessThanOrEqual(2)
  })

  it('decides each once beside calls for single mails', async () => {
    const { user, id } = await prepare()
    const { recipients } = (
      await call(kit.testApp, user, ['GET', `/api/campaigns/${id}/recipients?state=unknown`])
    ).json()
    const single = recipients.map((mail: { id: string }) =>
      call(kit.testApp, user, ['POST', `/api/campaigns/mails/${mail.id}/resolve`], { outcome: 'resend' }),
    )
    const [all, ...others] = await Promise.all([resolveAll(user, id, { outcome: 'resend' }), ...single])
    const decided = others.filter(({ statusCode }) => statusCode === 200).length
    expect(all?.json().resolved + decided).toBe(3)
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([1, 2, 2, 2])
  })

  it('decides thousands', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const emails = Array.from({ length: 3000 }, (_, number) => ({ email: `reader-${number}@one.test` }))
    const kol_ids = await buildCreators(kit.testApp, emails)
    const { id } = (await startCampaign(kit.testApp, user, { kol_ids })).campaign
    await database.pool.query('alter table messages disable trigger guard_arrows')
    await database.pool.query(`update messages set state = 'unknown', reason = 'interrupted', attempts = 1`)
    await database.pool.query('alter table messages enable trigger guard_arrows')
    await database.pool.query(`insert into attempts (message_id, number, fence, started_at)
      select id, 1, 1, '2030-02-01' from messages`)
    expect((await resolveAll(user, id, { outcome: 'sent' })).json()).toMatchObject({
      resolved: 3000,
      campaign: { counts: { sent: 3000, unknown: 0 } },
    })
  })

  it('marks the notice about them as read', async () => {
    const { user, id } = await prepare()
    await database.pool.query(
      `insert into notifications (workspace_id, user_id, kind, campaign_id, dedupe_key, message, created_at)
        select workspace_id, created_by, 'outcomes_unknown', id, 'outcomes_unknown:' || id, '3 mails', now() from campaigns`,
    )
    await resolveAll(user, id, { outcome: 'sent' })
    const { notifications } = (await call(kit.testApp, user, ['GET', '/api/notifications'])).json()
    expect(notifications.find(({ kind }: { kind: string }) => kind === 'outcomes_unknown')).toMatchObject({
      read: true,
    })
  })

  it('sends none of a cancelled campaign again, and records them as sent without a follow-up', async () => {
    const { user, id } = await prepare(3, followUps)
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/cancel`])
    expect((await resolveAll(user, id, { outcome: 'resend' })).statusCode).toBe(409)
    expect((await resolveAll(user, id, { outcome: 'sent' })).json().resolved).toBe(3)
    kit.testApp.clock.advance(hours(48))
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([1, 1, 1, 1])
  })

  it('makes mails of a paused campaign wait with it', async () => {
    const { user, id } = await prepare(3, followUps)
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/pause`])
    expect((await resolveAll(user, id, { outcome: 'resend' })).json().campaign.state).toBe('paused')
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([1, 1, 1, 1])
    await call(kit.testApp, await signIn(kit.testApp, user), ['POST', `/api/campaigns/${id}/resume`])
    await kit.outreach.engine.drain()
    expect(countTaken()).toEqual([1, 2, 2, 2])
  })

  it('answers 404 for a campaign of another user and for an unknown one, and changes nothing', async () => {
    const { user, id } = await prepare()
    const stranger = await buildSignedInUser(kit.testApp)
    expect((await resolveAll(stranger, id, { outcome: 'sent' })).statusCode).toBe(404)
    expect((await resolveAll(user, unknownId, { outcome: 'sent' })).statusCode).toBe(404)
    expect((await resolveAll(user, id, { outcome: 'sent' })).json().resolved).toBe(3)
  })

  it('refuses unauthenticated calls, and an unknown outcome', async () => {
    const { user, id } = await prepare()
    expect((await resolveAll(undefined, id, { outcome: 'sent' })).statusCode).toBe(401)
    for (const body of [{}, { outcome: 'lost' }, { outcome: 'sent', step: 3 }, { outcome: 'sent', step: 'all' }])
      expect((await resolveAll(user, id, body)).statusCode).toBe(422)
  })
})
