import { beforeEach, describe, expect, it } from 'vitest'
import { joinWorkspace } from '../../../testing/calls/join-workspace.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { createSharingSteps } from '../../../testing/calls/sharing-steps.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { endMembership } from '../../workspaces/leave-workspace.ts'
import { listMembers } from '../../workspaces/member-repository.ts'
import { tellMailboxGone } from '../notifications/tell-mailbox-gone.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/shared-mailboxes'
const { read, share, shareFirst, setRole, addFurther, buildReaders, readCampaign } = createSharingSteps(database, kit)

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

const send = async (user: SignedInUser, mailbox: string) =>
  call(kit.testApp, user, ['POST', '/api/kols/send-email'], buildMail({ kol_ids: await buildReaders(1), mailbox }))

const listPausedNotices = () =>
  database.kysely
    .selectFrom('notifications')
    .select(['user_id', 'campaign_id'])
    .where('kind', '=', 'campaign_paused')
    .execute()

describe("a colleague's shared mailbox", () => {
  it('sends a campaign with its own identity and signature, within its limits', async () => {
    const id = await shareFirst(anna)
    await setPace(kit.testApp, anna, { signature: 'The tea house', per_day: 2 })
    await startCampaign(kit.testApp, ben, { kol_ids: await buildReaders(3), mailbox: id })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    for (const { source } of kit.server.taken)
      expect(source).toMatch(/From: Brand <hello@brand\.test>[\s\S]*The tea house/)
    const mailboxes = await database.kysely.selectFrom('messages').select('mailbox_id').distinct().execute()
    expect(mailboxes).toEqual([{ mailbox_id: id }])
  })

  it('sends test mails, and is shown in previews and reviews', async () => {
    const mailbox = await shareFirst(anna)
    const kol_ids = await buildReaders(1)
    const mail = { subject: 'Hi', body: 'x', email_provider: 'smtp', mailbox }
    expect((await call(kit.testApp, ben, ['POST', '/api/campaigns/test-mail'], mail)).statusCode).toBe(200)
    expect(kit.server.taken[0]?.source).toContain('The tea house')
    const preview = await call(kit.testApp, ben, ['POST', '/api/campaigns/preview'], { ...mail, kol_ids })
    expect(preview.json().shown.mails[0].text).toContain('The tea house')
    const review = await call(kit.testApp, ben, ['POST', '/api/campaigns/review'], { ...mail, kol_ids })
    expect(review.json().refusal).toBeNull()
  })

  it('does not take turns with own ones, and is not offered to viewers for sending', async () => {
    const id = await shareFirst(anna)
    await startCampaign(kit.testApp, ben, { kol_ids: await buildReaders(2), mailbox: 'turns' })
    expect(await database.kysely.selectFrom('messages').select('id').where('mailbox_id', '=', id).execute()).toEqual([])
    await setRole(ben, 'viewer')
    expect((await send(ben, id)).statusCode).toBe(403)
  })

  it('is shared no more once its owner leaves; what sends from it pauses, and its maker is told', async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    for (const each of [anna, ben]) await joinWorkspace(kit.testApp, cleo, each)
    const id = await shareFirst(anna)
    const { campaign } = await startCampaign(kit.testApp, ben, { kol_ids: await buildReaders(1), mailbox: id })
    await database.kysely.transaction().execute(async (transaction) => {
      const people = await listMembers(transaction, cleo.user.id)
      const leaving = {
        workspaceId: cleo.user.id,
        userId: anna.user.id,
        actorId: anna.user.id,
        now: kit.testApp.clock.now(),
      }
      await endMembership(transaction, leaving, { people, tellMailboxGone })
    })
    expect((await read(ben)).mailboxes).toEqual([])
    expect(await readCampaign(ben, campaign.id)).toMatchObject({ state: 'paused', pause_reason: 'mailbox_left' })
    expect(await listPausedNotices()).toEqual([{ user_id: ben.user.id, campaign_id: campaign.id }])
    expect((await send(ben, id)).statusCode).toBe(404)
  })

  it("keeps the team's campaigns when its owner's account is deleted, and sends no more of them", async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    const dora = await buildSignedInUser(kit.testApp)
    for (const each of [dora, ben]) await joinWorkspace(kit.testApp, cleo, each)
    await setPace(kit.testApp, dora, { signature: 'The tea house' })
    const [one = '', two = ''] = await buildReaders(2)
    const mailbox = await shareFirst(dora)
    const { campaign: sent } = await startCampaign(kit.testApp, ben, { kol_ids: [one], mailbox })
    await kit.outreach.engine.drain()
    const { campaign: open } = await startCampaign(kit.testApp, ben, { kol_ids: [two], mailbox })
    const own = await startCampaign(kit.testApp, dora, { kol_ids: [two] })
    const body = { current_password: dora.password }
    expect((await call(kit.testApp, dora, ['POST', '/api/account/delete'], body)).statusCode).toBe(200)
    expect(await readCampaign(ben, sent.id)).toMatchObject({ state: 'done', counts: { sent: 1 } })
    expect(await listPausedNotices()).toEqual([{ user_id: ben.user.id, campaign_id: open.id }])
    for (const { id } of [open, own.campaign]) {
      expect(await readCampaign(ben, id)).toMatchObject({ state: 'paused', pause_reason: 'mailbox_left' })
      await call(kit.testApp, cleo, ['POST', `/api/campaigns/${id}/resume`])
    }
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    const rows = await database.kysely
      .selectFrom('mailboxes')
      .select(['signature', 'shared_with'])
      .where('user_id', '=', cleo.user.id)
      .execute()
    expect(rows).toEqual([{ signature: '', shared_with: null }])
  })

  it('ends with a further mailbox that is removed', async () => {
    const further = await addFurther(anna)
    await share(anna, further)
    await call(kit.testApp, anna, ['DELETE', `/api/further-mailboxes/${further}`])
    expect((await read(ben)).mailboxes).toEqual([])
  })
})

describe("a colleague's mailbox that is not shared", () => {
  it('is unknown to every endpoint that takes the id of a mailbox', async () => {
    const further = await addFurther(anna)
    const { id } = await database.kysely
      .selectFrom('mailboxes')
      .select('id')
      .where('user_id', '=', anna.user.id)
      .executeTakeFirstOrThrow()
    const pace = { per_minute: null, per_day: null, window: null }
    const mail = { subject: 'Hi', body: 'x', email_provider: 'smtp' }
    const kol_ids = await buildReaders(1)
    for (const mailbox of [further, id]) {
      const calls = [
        [['POST', '/api/kols/send-email'], buildMail({ kol_ids, mailbox })],
        [['POST', '/api/campaigns/test-mail'], { ...mail, mailbox }],
        [['POST', path], { mailbox }],
        [['DELETE', `${path}/${mailbox}`], undefined],
        [['PUT', `/api/further-mailboxes/${mailbox}`], pace],
        [['POST', `/api/further-mailboxes/${mailbox}/resume`], undefined],
        [['DELETE', `/api/further-mailboxes/${mailbox}`], undefined],
        [['PUT', `/api/mailbox-readings/${mailbox}`], { imap: { host: 'imap.evil.test', port: 993 } }],
        [['DELETE', `/api/mailbox-readings/${mailbox}`], undefined],
        [['POST', `/api/mailbox-readings/${mailbox}/read-now`], undefined],
      ] as const
      for (const [endpoint, body] of calls) {
        const { statusCode } = await call(kit.testApp, ben, endpoint, body)
        expect([endpoint, statusCode]).toEqual([endpoint, 404])
      }
      // What is not finished yet is shown without a signature instead.
      const preview = await call(kit.testApp, ben, ['POST', '/api/campaigns/preview'], { ...mail, kol_ids, mailbox })
      expect(preview.json().shown.mails[0].text).not.toContain('The tea house')
      const review = await call(kit.testApp, ben, ['POST', '/api/campaigns/review'], { ...mail, kol_ids, mailbox })
      expect(review.json().refusal.message_key).toBe('email_settings.mailbox_unknown')
    }
  })
})

describe('a member who has become a viewer', () => {
  it('still disconnects own mailboxes, and changes nothing else about them', async () => {
    const further = await addFurther(ben)
    await setRole(ben, 'viewer')
    const imap = { host: 'imap.brand.test', port: 993 }
    expect((await call(kit.testApp, ben, ['PUT', '/api/mailbox-readings/smtp'], { imap })).statusCode).toBe(403)
    expect((await call(kit.testApp, ben, ['DELETE', '/api/mailbox-readings/smtp'])).statusCode).toBe(200)
    expect((await call(kit.testApp, ben, ['DELETE', `/api/further-mailboxes/${further}`])).statusCode).toBe(200)
    expect((await call(kit.testApp, ben, ['GET', '/api/further-mailboxes'])).json()).toEqual({ mailboxes: [] })
  })

  it("does not disconnect a colleague's", async () => {
    const further = await addFurther(anna)
    await setRole(ben, 'viewer')
    expect((await call(kit.testApp, ben, ['DELETE', `/api/further-mailboxes/${further}`])).statusCode).toBe(404)
  })
})
