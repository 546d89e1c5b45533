import { randomUUID } from 'node:crypto'
import { SharedMailboxes } from '@troupe/contract/campaigns/shared-mailboxes'
import { defaultPace } from '@troupe/contract/mail/mailboxes'
import { beforeEach, describe, expect, it } from 'vitest'
import { hours } from '../../../lib/durations.ts'
import { joinWorkspace } from '../../../testing/calls/join-workspace.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { createSharingSteps } from '../../../testing/calls/sharing-steps.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const { list, read, share, end, change, shareFirst, setRole, addFurther, buildReaders, readCampaign } =
  createSharingSteps(database, kit)

/** Owns the workspace and the mailbox. */
let anna: SignedInUser
/** A member of Anna's workspace, whose own mailbox is of no use here. */
let ben: SignedInUser

beforeEach(async () => {
  anna = await buildSignedInUser(kit.testApp)
  ben = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, anna, { signature: 'The tea house' })
  await joinWorkspace(kit.testApp, anna, ben)
})

describe('GET /api/shared-mailboxes', () => {
  it('is empty at first, and says who can share', async () => {
    expect(await read(anna)).toEqual({ mailboxes: [], can_share: true })
    await setRole(ben, 'viewer')
    expect(await read(ben)).toEqual({ mailboxes: [], can_share: false })
  })

  it('offers nothing to share to who is alone', async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    expect(await read(cleo)).toEqual({ mailboxes: [], can_share: false })
  })

  it('says whose each mailbox is', async () => {
    const id = await shareFirst(anna)
    const shown = { id, provider: 'smtp', address: 'hello@brand.test', owner: anna.user.username }
    expect((await read(anna)).mailboxes).toEqual([{ ...shown, own: 'smtp', can_end: true, settings: null }])
    expect((await read(ben)).mailboxes).toEqual([{ ...shown, own: null, can_end: false, settings: null }])
  })

  it('shows nothing to another workspace', async () => {
    await shareFirst(anna)
    expect((await read(await buildSignedInUser(kit.testApp))).mailboxes).toEqual([])
  })

  it('refuses unauthenticated calls', async () => {
    expect((await list(undefined)).statusCode).toBe(401)
  })
})

describe('POST /api/shared-mailboxes', () => {
  it('shares a further mailbox, twice like once', async () => {
    const further = await addFurther(anna)
    await share(anna, further)
    expect((await share(anna, further)).json().mailboxes).toMatchObject([{ own: further, owner: anna.user.username }])
  })

  it("does not find a colleague's mailbox, and shares none that cannot send", async () => {
    expect((await share(ben, await addFurther(anna))).statusCode).toBe(404)
    kit.transports.sender = { state: 'missing', addresses: [] }
    expect((await share(anna)).statusCode).toBe(409)
    expect((await read(anna)).mailboxes).toEqual([])
  })

  it('is refused to viewers, and without a mailbox', async () => {
    await setRole(ben, 'viewer')
    expect((await share(ben)).statusCode).toBe(403)
    expect((await share(anna, 'pigeon')).statusCode).toBe(422)
  })

  it('shares with one workspace at a time', async () => {
    await shareFirst(anna)
    const cleo = await buildSignedInUser(kit.testApp)
    await joinWorkspace(kit.testApp, cleo, anna)
    const answer = await share(anna)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message_key).toBe('outreach.shared_elsewhere')
  })

  it('refuses unauthenticated calls', async () => {
    expect((await share(undefined)).statusCode).toBe(401)
  })
})

describe('PUT /api/shared-mailboxes/:id', () => {
  const pace = { ...defaultPace, per_day: 7, signature: 'From all of us' }

  it('lets an admin set the pace and the signature, which the owner sees', async () => {
    const id = await shareFirst(anna)
    await setRole(ben, 'admin')
    expect((await change(ben, id, pace)).json().mailboxes).toMatchObject([{ settings: { pace: { per_day: 7 } } }])
    const { mailboxes } = (await call(kit.testApp, anna, ['GET', '/api/mailboxes'])).json()
    expect(mailboxes[0]).toMatchObject({ pace: { per_day: 7 }, signature: 'From all of us' })
  })

  it('is refused to members', async () => {
    expect((await change(ben, await shareFirst(anna), pace)).statusCode).toBe(403)
  })

  it('does not find a mailbox that is not shared', async () => {
    const id = await shareFirst(anna)
    await end(anna, id)
    await setRole(ben, 'admin')
    expect((await change(ben, id, pace)).statusCode).toBe(404)
  })

  it('refuses what is no pace', async () => {
    expect((await change(anna, await shareFirst(anna), { ...pace, per_day: 0 })).statusCode).toBe(422)
  })

  it('refuses unauthenticated calls', async () => {
    expect((await change(undefined, randomUUID(), pace)).statusCode).toBe(401)
  })
})

describe('DELETE /api/shared-mailboxes/:id', () => {
  it("pauses colleagues' campaigns that send from it, in words, and leaves the owner's alone", async () => {
    const id = await shareFirst(anna)
    const kol_ids = await buildReaders(2)
    const { campaign: ofBen } = await startCampaign(kit.testApp, ben, { kol_ids, mailbox: id })
    const { campaign: ofAnna } = await startCampaign(kit.testApp, anna, { kol_ids })
    expect((await end(anna, id)).json().mailboxes).toEqual([])
    expect(await readCampaign(ben, ofBen.id)).toMatchObject({ state: 'paused', pause_reason: 'mailbox_left' })
    const resumed = await call(kit.testApp, ben, ['POST', `/api/campaigns/${ofBen.id}/resume`])
    expect([resumed.statusCode, resumed.json().message_key]).toEqual([409, 'outreach.mailbox_left'])
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    expect(await readCampaign(anna, ofAnna.id)).toMatchObject({ state: 'done' })
  })

  it('tells the colleagues, also those whose campaign is still to begin', async () => {
    const id = await shareFirst(anna)
    const kol_ids = await buildReaders(1)
    const { campaign } = await startCampaign(kit.testApp, ben, {
      ...{ kol_ids, mailbox: id, name: 'Spring' },
      schedule_at: '2030-06-01T00:00:00Z',
    })
    await startCampaign(kit.testApp, anna, { kol_ids })
    await end(anna, id)
    const listOf = async (user: SignedInUser) =>
      (await call(kit.testApp, user, ['GET', '/api/notifications'])).json().notifications
    expect(await listOf(ben)).toMatchObject([
      { kind: 'campaign_paused', campaign_id: campaign.id, message_params: { subject: 'Spring' }, read: false },
    ])
    expect(await listOf(anna)).toEqual([])
  })

  it('lets its campaigns go on once it is shared again', async () => {
    const id = await shareFirst(anna)
    const { campaign } = await startCampaign(kit.testApp, ben, { kol_ids: await buildReaders(1), mailbox: id })
    await end(anna, id)
    await shareFirst(anna)
    expect((await call(kit.testApp, ben, ['POST', `/api/campaigns/${campaign.id}/resume`])).statusCode).toBe(200)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
  })

  it("pauses a colleague's campaign that has mails only later, and keeps no other mail of the mailbox waiting", async () => {
    const id = await shareFirst(anna)
    kit.transports.failNext('reader-0@one.test', 'unknown')
    const follow_ups = [{ delay_hours: 1, body: 'Again' }]
    const given = { kol_ids: await buildReaders(1), mailbox: id, follow_ups }
    const { campaign: ofBen } = await startCampaign(kit.testApp, ben, given)
    await kit.outreach.engine.drain()
    await end(anna, id)
    await call(kit.testApp, ben, ['POST', `/api/campaigns/${ofBen.id}/resolve`], { outcome: 'sent' })
    kit.testApp.clock.advance(hours(2))
    await startCampaign(kit.testApp, await signIn(kit.testApp, anna), { kol_ids: await buildReaders(1) })
    const before = kit.server.taken.length
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(before + 1)
    const campaign = await database.kysely
      .selectFrom('campaigns')
      .select(['state', 'pause_reason'])
      .where('id', '=', ofBen.id)
      .executeTakeFirst()
    expect(campaign).toEqual({ state: 'paused', pause_reason: 'mailbox_left' })
  })

  it('is open to the owner in every role, and to admins', async () => {
    await setPace(kit.testApp, ben)
    const { mailboxes } = SharedMailboxes.parse((await share(ben)).json())
    await setRole(ben, 'viewer')
    expect((await end(ben, mailboxes[0]?.id ?? '')).statusCode).toBe(200)
    await setRole(ben, 'admin')
    expect((await end(ben, await shareFirst(anna))).statusCode).toBe(200)
  })

  it('is refused to other members, and unknown to strangers', async () => {
    const id = await shareFirst(anna)
    expect((await end(ben, id)).statusCode).toBe(403)
    expect((await end(await buildSignedInUser(kit.testApp), id)).statusCode).toBe(404)
    expect((await end(anna, randomUUID())).statusCode).toBe(404)
    expect((await read(ben)).mailboxes).toHaveLength(1)
  })

  it('wins against a campaign that begins at the same moment, or pauses it', async () => {
    const id = await shareFirst(anna)
    const kol_ids = await buildReaders(3)
    const begin = () => call(kit.testApp, ben, ['POST', '/api/kols/send-email'], buildMail({ kol_ids, mailbox: id }))
    const answers = await Promise.all([begin(), begin(), end(anna, id), begin()])
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode)
    await kit.outreach.engine.drain()
    const running = await database.kysely
      .selectFrom('campaigns')
      .select('id')
      .where('state', 'in', ['running', 'scheduled'])
      .execute()
    expect(running).toEqual([])
  })

  it('refuses unauthenticated calls', async () => {
    expect((await end(undefined, randomUUID())).statusCode).toBe(401)
  })
})
