import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)

interface Prepared {
  readonly owner: SignedInUser
  readonly id: string
}

async function prepare(): Promise<Prepared> {
  const owner = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, owner)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }, { email: 'b@one.test' }])
  const { campaign } = await startCampaign(kit.testApp, owner, { kol_ids, subject: 'Tea' })
  return { owner, id: campaign.id }
}

/** Makes the account refuse this many times in a row, a day apart, since a pause lasts at most a day. */
async function refuse(times: number): Promise<void> {
  kit.transports.refusal = '535 Wrong password'
  await sendDaily(times)
}

async function sendDaily(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    kit.testApp.clock.advance(hours(25))
    await kit.outreach.engine.drain()
  }
}

async function act({ owner }: Prepared, url: string): Promise<void> {
  const answer = await call(kit.testApp, await signIn(kit.testApp, owner), ['POST', url])
  expect(answer.statusCode).toBe(200)
}

async function read({ owner, id }: Prepared) {
  const user = await signIn(kit.testApp, owner)
  const campaign = (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}`])).json()
  const { notifications } = (await call(kit.testApp, user, ['GET', '/api/notifications'])).json()
  return { campaign, notifications }
}

describe('an account that refuses again and again', () => {
  it('rests the mailbox nine times while the campaign stays running', async () => {
    const prepared = await prepare()
    await refuse(9)
    const { campaign, notifications } = await read(prepared)
    expect(campaign).toMatchObject({ state: 'running', counts: { waiting: 2 } })
    expect(notifications).toEqual([expect.objectContaining({ kind: 'mailbox_paused', read: false })])
    kit.transports.refusal = undefined
    await sendDaily(1)
    expect(kit.server.taken).toHaveLength(2)
  })

  it('pauses its campaigns after the tenth error, with a notification', async () => {
    const prepared = await prepare()
    await refuse(10)
    const { campaign, notifications } = await read(prepared)
    expect(campaign).toMatchObject({ state: 'paused', pause_reason: 'account_errors', counts: { waiting: 2 } })
    expect(notifications[0]).toMatchObject({
      kind: 'campaign_paused',
      campaign_id: prepared.id,
      message:
        '"Tea" is paused: your SMTP account refused 10 times in a row (535 Wrong password). Check your e-mail configuration, then let it go on.',
    })
    kit.transports.refusal = undefined
    await sendDaily(3)
    expect(kit.server.taken).toHaveLength(0)
  })

  it('is tried again at once when the campaign is resumed', async () => {
    const prepared = await prepare()
    await refuse(10)
    kit.transports.refusal = undefined
    await act(prepared, `/api/campaigns/${prepared.id}/resume`)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    expect((await read(prepared)).campaign).toMatchObject({ state: 'done', mailbox_pause: null })
  })

  it('resumes its campaigns when the mailbox is tried again, except those that the user paused', async () => {
    const prepared = await prepare()
    const other = await startCampaign(kit.testApp, prepared.owner, {
      kol_ids: await buildCreators(kit.testApp, [{ email: 'c@one.test' }]),
    })
    await act(prepared, `/api/campaigns/${other.campaign.id}/pause`)
    await refuse(10)
    kit.transports.refusal = undefined
    await act(prepared, '/api/mailboxes/smtp/resume')
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(['a@one.test', 'b@one.test'])
  })

  it('pauses a campaign of which it has only a turn, and is tried again when that is resumed', async () => {
    const owner = await buildSignedInUser(kit.testApp)
    await setPace(kit.testApp, owner, { per_day: 400 })
    const settings = { smtp_host: 'smtp.one.test', smtp_port: 587, smtp_user: 'a@one.test', smtp_from: '' }
    await database.kysely
      .insertInto('further_senders')
      .values({ user_id: owner.user.id, name: 'Sales', ...settings, created_at: kit.testApp.clock.now() })
      .execute()
    // One for each provider, and one for the further mailbox.
    const emails = Array.from({ length: 4 }, (_, number) => ({ email: `reader-${number}@one.test` }))
    const kol_ids = await buildCreators(kit.testApp, emails)
    const { campaign } = await startCampaign(kit.testApp, owner, { kol_ids, mailbox: 'turns' })
    kit.transports.furtherRefusal = '535 Wrong password'
    await sendDaily(10)
    const paused = await read({ owner, id: campaign.id })
    expect(paused.campaign).toMatchObject({ state: 'paused', pause_reason: 'account_errors', counts: { waiting: 1 } })
    expect(paused.notifications[0]).toMatchObject({ kind: 'campaign_paused', campaign_id: campaign.id })

    kit.transports.furtherRefusal = undefined
    await act({ owner, id: campaign.id }, `/api/campaigns/${campaign.id}/resume`)
    await kit.outreach.engine.drain()
    expect((await read({ owner, id: campaign.id })).campaign).toMatchObject({ state: 'done', counts: { sent: 4 } })
  })

  it('starts counting again after an accepted mail', async () => {
    const prepared = await prepare()
    await refuse(9)
    kit.transports.refusal = undefined
    await sendDaily(1)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'c@one.test' }])
    const owner = await signIn(kit.testApp, prepared.owner)
    const { campaign } = await startCampaign(kit.testApp, owner, { kol_ids })
    kit.transports.failNext('c@one.test', ...Array.from({ length: 9 }, () => 'account' as const))
    await sendDaily(9)
    expect(kit.server.taken).toHaveLength(2)
    expect((await read({ owner, id: campaign.id })).campaign).toMatchObject({ state: 'running' })
  })
})
