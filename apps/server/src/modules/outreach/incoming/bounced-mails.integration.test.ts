import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { createInboxSteps } from '../../../testing/calls/inbox-calls.ts'
import { makeBounce, type PreparedAnswer } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const steps = createInboxSteps(kit)
const { awaitFollowUps, findMessageId, getCampaign, listCreators, listNotices, listSuppressions, prepare, take } = steps

/** Lets time pass; the mailbox is read meanwhile. @returns the addresses that got a mail. */
async function letPass(time: number): Promise<string[]> {
  const before = kit.server.taken.length
  kit.testApp.clock.advance(time)
  await kit.outreach.readingEngine.readDue()
  await kit.outreach.engine.drain()
  return kit.server.taken.slice(before).map(({ to }) => to)
}

const withLatestId = async (prepared: PreparedAnswer, step = 0): Promise<PreparedAnswer> => ({
  ...prepared,
  messageId: await findMessageId(prepared.campaignId, step),
})

async function readMail(prepared: PreparedAnswer, step = 0) {
  const [creator] = await listCreators(prepared)
  return creator.mails.find((mail: { step: number }) => mail.step === step)
}

describe('a mail that came back', () => {
  it('because there is no such address is shown so, counted, and has no follow-up', async () => {
    const prepared = await prepare()
    const reply = '550 5.1.1 no such user'
    await take(prepared, makeBounce({ isPermanent: true, cause: 'unknown_address', reply }))
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 1, counts: { sent: 1 } })
    expect(await readMail(prepared)).toMatchObject({ state: 'sent', reason: 'bounced', detail: reply })
    expect(await listSuppressions(prepared)).toMatchObject([{ email: 'ada@one.test', reason: 'bounced' }])
    const filtered = await call(kit.testApp, prepared.user, [
      'GET',
      `/api/campaigns/${prepared.campaignId}/creators?state=bounced`,
    ])
    expect(filtered.json()).toMatchObject({ total: 1 })
    expect(await awaitFollowUps()).toEqual([])
  })

  it('for a passing reason is sent again after 1, 8 and 24 hours, then counts as bounced', async () => {
    const prepared = await prepare()
    for (const pause of [hours(1), hours(8), hours(24)]) {
      await take(await withLatestId(prepared), makeBounce())
      expect(await getCampaign(prepared)).toMatchObject({ state: 'running', bounced: 0, counts: { waiting: 1 } })
      expect(await letPass(pause - minutes(1))).toEqual([])
      expect(await letPass(minutes(2))).toEqual(['ada@one.test'])
    }
    await take(await withLatestId(prepared), makeBounce())
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 1, counts: { sent: 1 } })
    expect(await listSuppressions(prepared)).toEqual([])
    expect(await letPass(hours(100))).toEqual([])
    expect(await getCampaign(prepared)).toMatchObject({ state: 'done' })
  })

  it('and left again has its follow-up after the second time', async () => {
    const prepared = await prepare()
    await take(prepared, makeBounce({ cause: 'greylisted' }))
    expect(await letPass(minutes(61))).toEqual(['ada@one.test'])
    expect(await letPass(minutes(50))).toEqual([])
    expect(await letPass(minutes(20))).toEqual(['ada@one.test'])
    expect(await readMail(prepared, 1)).toMatchObject({ state: 'sent' })
  })

  it('once more by a late report of an earlier attempt changes nothing', async () => {
    const prepared = await prepare()
    await take(prepared, makeBounce())
    // A second report about the same attempt.
    await take(prepared, makeBounce())
    await letPass(minutes(61))
    await take(prepared, makeBounce())
    await take(prepared, makeBounce({ isPermanent: true, cause: 'unknown_address' }))
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 0, counts: { sent: 1 } })
    expect(await listSuppressions(prepared)).toEqual([])
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it.each(['blocked', 'too_large'] as const)(
    'because it is %s is not repeated, and shown with the words',
    async (cause) => {
      const prepared = await prepare()
      await take(prepared, makeBounce({ cause, reply: '554 No' }))
      expect(await getCampaign(prepared)).toMatchObject({ bounced: 1 })
      expect(await readMail(prepared)).toMatchObject({ reason: 'bounced', detail: '554 No' })
      expect(await readMail(prepared, 1)).toMatchObject({ state: 'skipped', reason: 'bounced' })
      expect(await listSuppressions(prepared)).toEqual([])
      expect(await letPass(hours(100))).toEqual([])
    },
  )

  it('and is reported to two servers at the same moment is sent again once', async () => {
    const prepared = await prepare()
    await Promise.all([1, 2, 3].map(() => take(prepared, makeBounce(), { id: 'same' })))
    expect(await letPass(minutes(61))).toEqual(['ada@one.test'])
    const { soft_bounces } = await database.kysely
      .selectFrom('messages')
      .select('soft_bounces')
      .where('step', '=', 0)
      .executeTakeFirstOrThrow()
    expect(soft_bounces).toBe(1)
  })

  it('later, as its server still tries, is no matter', async () => {
    const prepared = await prepare()
    await take(prepared, makeBounce({ cause: 'delayed' }))
    expect(await readMail(prepared)).toMatchObject({ state: 'sent', reason: null })
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it('after its follow-up has left is not sent again', async () => {
    const prepared = await prepare()
    await awaitFollowUps()
    await take(prepared, makeBounce())
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 1 })
    expect(await letPass(hours(100))).toEqual([])
  })

  it('of a cancelled campaign is not sent again', async () => {
    const prepared = await prepare()
    await call(kit.testApp, prepared.user, ['POST', `/api/campaigns/${prepared.campaignId}/cancel`])
    await take(prepared, makeBounce())
    expect(await getCampaign(prepared)).toMatchObject({ state: 'cancelled', bounced: 1 })
    expect(await letPass(hours(100))).toEqual([])
  })

  it('and was answered, from a forwarded copy, is no matter', async () => {
    const prepared = await prepare()
    await take(prepared, { kind: 'answer' })
    await take(prepared, makeBounce({ isPermanent: true, cause: 'unknown_address' }))
    await take(prepared, makeBounce())
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 0, replied: 1 })
    expect(await listSuppressions(prepared)).toEqual([])
  })

  it('and is to be sent again is not, once an answer to it comes, which counts', async () => {
    const prepared = await prepare()
    await take(prepared, makeBounce())
    await take(prepared, { kind: 'answer' })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, counts: { sent: 1, waiting: 0 } })
    expect(await letPass(hours(100))).toEqual([])
  })
})

it.each(['5.1.1', '5.2.2'])(
  'an answer of the user that comes back with %s is neither counted for the campaign nor repeats its mail',
  async (status) => {
    const prepared = await steps.prepareThread()
    await steps.send(prepared.user, prepared.thread.id)
    await kit.outreach.answerEngine.drain()
    // Else the answer that was noted would protect the mail of the campaign.
    await call(kit.testApp, prepared.user, ['POST', `/api/creators/${prepared.creatorId}/replied`], { replied: false })
    const [, messageId = ''] = /^Message-ID: <([^>]+)>/im.exec(steps.listSent()[0]?.source ?? '') ?? []
    steps.deliverReport(messageId, status)
    await steps.read()
    expect(await letPass(hours(48))).toEqual([])
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 0, counts: { waiting: 0 } })
    expect(await readMail(prepared)).toMatchObject({ state: 'sent', reason: null })
  },
)

describe('a campaign', () => {
  /** Starts a campaign to 40 creators. @returns a function that has one mail after another come back. */
  async function prepareMany() {
    const user = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, user)
    const emails = Array.from({ length: 40 }, (_, number) => ({ email: `reader-${number}@many.test` }))
    const follow_ups = [{ delay_hours: 1, body: '<p>Did you see it?</p>' }]
    const kol_ids = await buildCreators(kit.testApp, emails)
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, follow_ups })
    await kit.outreach.engine.drain()
    const rows = await database.kysely.selectFrom('messages').select('message_id').where('step', '=', 0).execute()
    const ids = rows.flatMap(({ message_id: id }) => id ?? [])
    const bounce = async (count: number) => {
      for (const messageId of ids.splice(0, count)) {
        await take({ user, messageId }, makeBounce({ isPermanent: true, cause: 'unknown_address' }))
      }
    }
    return { prepared: { user, campaignId: campaign.id, creatorId: '', messageId: '' }, bounce }
  }

  it('of which more than 5 % came back is paused, with the figure', async () => {
    const { prepared, bounce } = await prepareMany()
    await bounce(2)
    expect(await getCampaign(prepared)).toMatchObject({ state: 'running', bounced: 2 })
    await bounce(1)
    expect(await getCampaign(prepared)).toMatchObject({ state: 'paused', pause_reason: 'bounce_rate', bounced: 3 })
    const [notice] = await listNotices(prepared)
    expect(notice).toMatchObject({ kind: 'campaign_paused', campaign_id: prepared.campaignId })
    expect(notice.message).toContain('3 of 40 mails (8 %) came back')
    expect(await letPass(hours(2))).toEqual([])
  })

  it('that was resumed by hand is paused again only by as many new ones', async () => {
    const { prepared, bounce } = await prepareMany()
    await bounce(3)
    kit.testApp.clock.advance(minutes(1))
    const again = await signIn(kit.testApp, prepared.user)
    await call(kit.testApp, again, ['POST', `/api/campaigns/${prepared.campaignId}/resume`])
    kit.testApp.clock.advance(minutes(1))
    await bounce(2)
    expect(await getCampaign(prepared)).toMatchObject({ state: 'running' })
    await bounce(1)
    expect(await getCampaign(prepared)).toMatchObject({ state: 'paused', pause_reason: 'bounce_rate' })
  })
})
