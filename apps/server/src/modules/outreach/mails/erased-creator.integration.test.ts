import { describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { eraseCreator } from '../../discovery/catalogue/erasing/erase-creator.ts'
import { presentCampaign } from '../campaigns/campaign-presenter.ts'
import { getCampaign } from '../campaigns/campaign-view.ts'
import { countMails, eraseRecipients } from './erased-recipient-repository.ts'
import { CreatorGoneError, insertAll } from './recipient-repository.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)
const address = 'maya@one.test'
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const now = () => kit.testApp.clock.now()
const read = async ({ user }: SignedInUser, id: string) =>
  presentCampaign(await getCampaign({ database, clock: kit.testApp.clock }, user.id, id))
const erase = (id: string, emails: readonly string[] = [address]) =>
  db
    .transaction()
    .execute((transaction) =>
      eraseCreator(
        transaction,
        { erasures: kit.erasures, forget: [eraseRecipients] },
        { id: Number(id), emails, now: kit.testApp.clock.now() },
      ),
    )
const listMails = () =>
  db
    .selectFrom('messages')
    .innerJoin('recipients', 'recipients.id', 'recipient_id')
    .select(['recipients.title', 'handle', 'email', 'email_key', 'merge_values', 'state', 'reason', 'detail', 'step'])
    .orderBy('step')
    .orderBy('recipients.title')
    .execute()

async function expectNoTraceOf(name: RegExp): Promise<void> {
  const tables = ['recipients', 'messages', 'attempts', 'suppressions', 'notifications']
  const rows = await Promise.all(tables.map((table) => database.pool.query(`select * from ${table}`)))
  expect(JSON.stringify(rows.map((each) => each.rows))).not.toMatch(name)
}

async function buildUser(): Promise<SignedInUser> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  return user
}

describe('an erased creator', () => {
  it('gets no mail of a running campaign, whose counts stay correct', async () => {
    const user = await buildUser()
    const addresses = ['tom@two.test', address, 'noor@three.test']
    const ids = await buildCreators(
      kit.testApp,
      addresses.map((email) => ({ email })),
    )
    const holds = addresses.map((email) => kit.transports.hold(email))
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: ids })
    // The first worker waits for the server; the mails after it are claimed.
    await kit.outreach.engine.startDue()
    await expect.poll(async () => (await listMails()).map(({ state }) => state)).toContain('handing')
    const behind = (await listMails()).find(({ state }) => state === 'claimed')?.email ?? ''
    await erase(ids[addresses.indexOf(behind)] ?? '', [behind])
    for (const release of holds) release()
    await kit.outreach.engine.drain()
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(addresses.filter((email) => email !== behind).sort())
    expect(await read(user, campaign.id)).toMatchObject({
      state: 'done',
      recipients: 3,
      counts: { total: 3, sent: 2, suppressed: 1 },
    })
  })

  it("leaves an anonymous entry in the senders' history, without name, address or server reply", async () => {
    const user = await buildUser()
    const [maya = ''] = await buildCreators(kit.testApp, [{ title: 'Maya', handle: 'mayabakes', email: address }])
    kit.server.refuse(address, 550, `5.1.1 <${address}> No such user`)
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [maya] })
    await kit.outreach.engine.drain()
    expect(JSON.stringify(await listMails())).toContain(address)
    await erase(maya)
    const [{ merge_values, ...mail } = { merge_values: {} }, ...others] = await listMails()
    expect(others).toEqual([])
    expect(new Set(Object.values(merge_values))).toEqual(new Set(['']))
    expect(mail).toEqual({
      title: 'Erased creator',
      handle: 'erased',
      email: null,
      email_key: null,
      state: 'failed',
      reason: 'refused',
      detail: null,
      step: 0,
    })
    await expectNoTraceOf(/maya/i)
    expect(await read(user, campaign.id)).toMatchObject({
      counts: { total: 1, failed: 1 },
      retriable: { refused: 0, gave_up: 0 },
    })
  })

  it('leaves no trace of a mail that was being handed over at that moment, and that is refused', async () => {
    const user = await buildUser()
    const [maya = ''] = await buildCreators(kit.testApp, [{ title: 'Maya', email: address }])
    kit.server.refuse(address, 550, `5.1.1 <${address}> No such user`)
    const release = kit.transports.hold(address)
    await startCampaign(kit.testApp, user, { kol_ids: [maya] })
    await kit.outreach.engine.startDue()
    await expect.poll(async () => (await listMails()).map(({ state }) => state)).toEqual(['handing'])
    await erase(maya)
    release()
    await kit.outreach.engine.drain()
    expect(await listMails()).toMatchObject([{ title: 'Erased creator', state: 'failed', email: null }])
    await expectNoTraceOf(/maya/i)
  })

  it('is not written to at launch under another channel with the same address, while that channel keeps its name', async () => {
    const user = await buildUser()
    const [maya = '', other = ''] = await buildCreators(kit.testApp, [{ email: address }, { title: 'Maya again' }])
    await erase(maya)
    await database.pool.query('update creators set email = $1', [address])
    const preview = await call(kit.testApp, user, ['POST', '/api/campaigns/preview'], buildMail({ kol_ids: [other] }))
    expect(preview.json().left_out).toMatchObject([{ reason: 'suppressed', creator: { title: 'Maya again' } }])
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [other] })
    expect(campaign.counts).toMatchObject({ suppressed: 1, waiting: 0 })
  })

  it('is excluded by the last check before sending, in any campaign', async () => {
    const user = await buildUser()
    const [maya = ''] = await buildCreators(kit.testApp, [{ email: address }, {}])
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [maya] })
    const erased = { platform: 'tiktok', channelId: 'another', handles: [], emails: [address] } as const
    await kit.erasures.remember(db, erased, kit.testApp.clock.now())
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toEqual([])
    expect(await read(user, campaign.id)).toMatchObject({ state: 'done', counts: { suppressed: 1 } })
  })

  it('gets no mail of a campaign that starts at the same moment, while all others get theirs', async () => {
    const user = await buildUser()
    for (let round = 0; round < 5; round++) {
      const [maya, other] = [`maya-${round}@one.test`, `noor-${round}@three.test`]
      const ids = await buildCreators(kit.testApp, [{ email: maya }, { email: other }])
      await Promise.all([startCampaign(kit.testApp, user, { kol_ids: ids }), erase(ids[0] ?? '', [maya])])
    }
    await kit.outreach.engine.drain()
    const readers = Array.from({ length: 5 }, (_, round) => `noor-${round}@three.test`)
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(readers)
    expect(JSON.stringify(await listMails())).not.toContain('maya')
  })

  it('is in no suppression list, even of a workspace whose founder has left', async () => {
    await db.insertInto('workspaces').values({ id, name: 'Left by its founder', created_at: now() }).execute()
    const suppression = { workspace_id: id, email: address, email_key: address, reason: 'manual' } as const
    await db
      .insertInto('suppressions')
      .values({ ...suppression, created_at: now() })
      .execute()
    const [maya = ''] = await buildCreators(kit.testApp, [{ email: address }])
    await erase(maya)
    await expectNoTraceOf(/maya/)
  })

  it('gets no follow-up, and no second mail after an unknown outcome', async () => {
    const user = await buildUser()
    const [maya = '', noor = ''] = await buildCreators(kit.testApp, [
      { title: 'Maya', email: address },
      { title: 'Noor', email: 'noor@three.test' },
    ])
    kit.transports.failNext('noor@three.test', 'unknown')
    const follow_ups = [{ delay_hours: 24, subject: 'Again', body: '<p>Again</p>' }]
    const { campaign } = await startCampaign(kit.testApp, user, { kol_ids: [maya, noor], follow_ups })
    await kit.outreach.engine.drain()
    await erase(maya)
    await erase(noor, ['noor@three.test'])
    const before = kit.server.taken.length
    const [unknown] = (await db.selectFrom('messages').select('id').where('state', '=', 'unknown').execute()) ?? []
    await call(kit.testApp, user, ['POST', `/api/campaigns/mails/${unknown?.id}/resolve`], { outcome: 'resend' })
    kit.testApp.clock.advance(hours(48))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(before)
    expect((await listMails()).map(({ state }) => state).sort()).toEqual(['sent', 'suppressed', 'suppressed'])
    expect(await read(user, campaign.id)).toMatchObject({ state: 'done' })
  })

  it('can be given the number of mails they received', async () => {
    const [one, two] = [await buildUser(), await buildUser()]
    const [maya = ''] = await buildCreators(kit.testApp, [{ email: address }])
    for (const user of [one, two]) await startCampaign(kit.testApp, user, { kol_ids: [maya] })
    await kit.outreach.engine.drain()
    expect(await countMails(db, Number(maya))).toBe(2)
  })

  it('makes a campaign that starts at this moment choose its recipients again', async () => {
    const now = kit.testApp.clock.now()
    const owner = { campaignId: id, workspaceId: id, mailboxId: id, dueAt: now, now }
    const gone = { id, creator_id: 4711, platform: 'tiktok', title: '', handle: '', email: null, email_key: null }
    const recipient = {
      ...gone,
      merge_values: {},
      language: 'en',
      time_zone: null,
      state: 'skipped',
      reason: null,
      detail: null,
    } as const
    await expect(insertAll(db, owner, [recipient])).rejects.toThrow(CreatorGoneError)
  })
})
