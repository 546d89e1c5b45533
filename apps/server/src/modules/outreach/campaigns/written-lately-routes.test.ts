import { quietDays } from '@troupe/contract/outreach'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../../lib/durations.ts'
import { joinWorkspace } from '../../../testing/calls/join-workspace.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { chooseRecipients } from '../mails/recipient-choice.ts'
import { listChosen } from '../mails/recipient-repository.ts'
import { leaveOutWritten } from './list-candidates.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const skip = { skip_written_days: quietDays }

let user: SignedInUser
let kol_ids: string[]

/** Two creators; the first had a mail of the user just now. */
beforeEach(async () => {
  user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  kol_ids = await buildCreators(kit.testApp, [{ email: 'maya@one.test' }, { email: 'tom@one.test' }])
  await startCampaign(kit.testApp, user, { kol_ids: kol_ids.slice(0, 1) })
  await kit.outreach.engine.drain()
})

/** States that two channels are one person's. */
async function join(by: SignedInUser, creator_id = '', other_id = ''): Promise<void> {
  const pair = { creator_id: Number(creator_id), other_id: Number(other_id), is_same: true }
  const stated = { workspace_id: by.user.id, stated_at: kit.testApp.clock.now() }
  await database.kysely
    .insertInto('person_statements')
    .values({ ...pair, ...stated })
    .execute()
}

const preview = async (by: SignedInUser, given: object = {}) =>
  (
    await call(kit.testApp, by, ['POST', '/api/campaigns/preview'], { kol_ids, subject: 'x', body: 'y', ...given })
  ).json()
const send = (given: object) =>
  call(kit.testApp, user, ['POST', '/api/kols/send-email'], { ...buildMail({ kol_ids }), ...given })

describe('a creator who had a mail lately', () => {
  it('is counted in the preview, and left out on request', async () => {
    expect(await preview(user)).toMatchObject({ valid: 2, left_out_count: 0, written_lately: 1 })
    expect(await preview(user, skip)).toMatchObject({
      valid: 1,
      written_lately: 1,
      left_out: [{ creator: { id: kol_ids[0] }, reason: 'written_lately', detail: 'maya@one.test' }],
    })
  })

  it('gets no mail of a campaign that leaves such creators out', async () => {
    const { campaign } = (await send(skip)).json()
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to)).toEqual(['maya@one.test', 'tom@one.test'])
    const mails = (await call(kit.testApp, user, ['GET', `/api/campaigns/${campaign.id}/recipients`])).json()
    expect(
      mails.recipients.map(({ state, reason }: { state: string; reason: string | null }) => [state, reason]),
    ).toEqual(
      expect.arrayContaining([
        ['skipped', 'written_lately'],
        ['sent', null],
      ]),
    )
  })

  it('gets one without the request', async () => {
    expect((await send({})).json().campaign.counts).toMatchObject({ waiting: 2, skipped: 0 })
  })

  it('is recognised by the address, whatever the channel', async () => {
    const [other] = await buildCreators(kit.testApp, [{ platform: 'youtube', email: 'Maya@one.test' }])
    expect(await preview(user, { kol_ids: [other], ...skip })).toMatchObject({ valid: 0, written_lately: 1 })
  })

  it('is recognised under another channel of the same person', async () => {
    const [other = ''] = await buildCreators(kit.testApp, [{ platform: 'youtube', email: 'other@one.test' }])
    await join(user, kol_ids[0], other)
    expect(await preview(user, { kol_ids: [other], ...skip })).toMatchObject({ valid: 0, written_lately: 1 })
    const anyway = { ...skip, written_anyway: [other] }
    expect(await preview(user, { kol_ids: [other], ...anyway })).toMatchObject({ valid: 1, written_lately: 1 })
  })

  it('is recognised with another address than before', async () => {
    await database.kysely.updateTable('creators').set({ email: 'new@one.test' }).execute()
    expect(await preview(user, { kol_ids: kol_ids.slice(0, 1), ...skip })).toMatchObject({ valid: 0 })
  })

  it('can be written to again once the days are over', async () => {
    kit.testApp.clock.advance(days(quietDays) + 1)
    expect(await preview(await signIn(kit.testApp, user), skip)).toMatchObject({ valid: 2, written_lately: 0 })
  })

  it('is one of this user only', async () => {
    const stranger = await buildSignedInUser(kit.testApp)
    expect(await preview(stranger, skip)).toMatchObject({ valid: 2, written_lately: 0 })
  })

  it('counts while the mail waits, too: the preview says what sending will do', async () => {
    await startCampaign(kit.testApp, user, {
      kol_ids: kol_ids.slice(1),
      schedule_at: new Date(kit.testApp.clock.now().getTime() + days(1)).toISOString(),
    })
    expect(await preview(user)).toMatchObject({ valid: 2, written_lately: 2 })
    expect(await preview(user, skip)).toMatchObject({ valid: 0, written_lately: 2 })
    expect((await send(skip)).statusCode).toBe(422)
    const review = { kol_ids, subject: 'x', body: 'y', show: 'written_lately', ...skip }
    const reviewed = (await call(kit.testApp, user, ['POST', '/api/campaigns/review'], review)).json()
    expect(reviewed.counts).toEqual({ all: 2, gets: 0, left_out: 2, written_lately: 2 })
    expect(reviewed.mails).toHaveLength(2)
    const anyway = { ...skip, written_anyway: kol_ids.slice(1) }
    expect(await preview(user, anyway)).toMatchObject({ valid: 1, written_lately: 2 })
    expect((await send(anyway)).json().campaign.counts).toMatchObject({ waiting: 1, skipped: 1 })
  })

  it('is named where there is no other', async () => {
    const answer = await send({ kol_ids: kol_ids.slice(0, 1), ...skip })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().message_key).toBe('outreach.all_written_lately')
    expect(answer.body).toContain('All of these creators had a mail from you in the last 30 days')
  })
})

describe('two members of a workspace who write to the same creators at the same moment', () => {
  /** A colleague in the user's workspace, with a mailbox of their own. */
  async function buildColleague(): Promise<SignedInUser> {
    const colleague = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, colleague)
    await joinWorkspace(kit.testApp, user, colleague)
    return colleague
  }

  it('write to each creator once', async () => {
    const colleague = await buildColleague()
    const fresh = await buildCreators(
      kit.testApp,
      Array.from({ length: 8 }, (_, index) => ({ email: `fresh-${index}@one.test` })),
    )
    const begin = (by: SignedInUser) =>
      call(kit.testApp, by, ['POST', '/api/kols/send-email'], { ...buildMail({ kol_ids: fresh }), ...skip })
    const answers = await Promise.all([user, colleague, user, colleague].map(begin))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    const { rows } = await database.pool.query(
      "select email, count(*)::int as mails from messages join recipients on recipients.id = recipient_id where state = 'queued' group by email",
    )
    expect(rows.map(({ mails }) => mails)).toEqual(Array.from({ length: 8 }, () => 1))
  })

  it('leave a creator out without the address, which does not count as one of their campaign then', async () => {
    await startCampaign(kit.testApp, user, { kol_ids: kol_ids.slice(1), schedule_at: '2030-06-01T00:00:00Z' })
    const candidates = chooseRecipients(await listChosen(database.kysely, kol_ids.slice(1).map(Number)), [], new Map())
    const meanwhile = { workspaceId: user.user.id, skipDays: quietDays, candidates, now: kit.testApp.clock.now() }
    const chosen = await database.kysely.transaction().execute((transaction) => leaveOutWritten(transaction, meanwhile))
    expect(chosen).toMatchObject([{ emailKey: null, leftOut: { reason: 'written_lately' } }])
  })

  it('may still write to a creator of a waiting campaign if they choose to', async () => {
    const colleague = await buildColleague()
    const [fresh = ''] = await buildCreators(kit.testApp, [{ email: 'fresh@one.test' }])
    await call(kit.testApp, user, ['POST', '/api/kols/send-email'], { ...buildMail({ kol_ids: [fresh] }), ...skip })
    const anyway = { ...buildMail({ kol_ids: [fresh] }), ...skip, written_anyway: [fresh] }
    expect((await call(kit.testApp, colleague, ['POST', '/api/kols/send-email'], anyway)).statusCode).toBe(200)
  })
})
