import { randomUUID } from 'node:crypto'
import { SharedMailboxes } from '@troupe/contract/campaigns/shared-mailboxes'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinWorkspace } from '../../../testing/calls/join-workspace.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { endMembership } from '../../workspaces/leave-workspace.ts'
import { listMembers } from '../../workspaces/member-repository.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const path = '/api/shared-mailboxes'
const creators = (count: number) =>
  buildCreators(
    kit.testApp,
    Array.from({ length: count }, (_, index) => ({ email: `reader-${index}@one.test` })),
  )

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

const list = (user: SignedInUser | undefined) => call(kit.testApp, user, ['GET', path])
const read = async (user: SignedInUser) => SharedMailboxes.parse((await list(user)).json())
const share = (user: SignedInUser | undefined, mailbox = 'smtp') => call(kit.testApp, user, ['POST', path], { mailbox })
const end = (user: SignedInUser | undefined, id: string) => call(kit.testApp, user, ['DELETE', `${path}/${id}`])
const setRole = (user: SignedInUser, role: 'viewer' | 'admin') =>
  database.kysely.updateTable('workspace_members').set({ role }).where('user_id', '=', user.user.id).execute()

/** Shares Anna's first mailbox. @returns its id. */
async function shareAnnas(): Promise<string> {
  const answer = await share(anna)
  expect(answer.statusCode, answer.body).toBe(200)
  return SharedMailboxes.parse(answer.json()).mailboxes[0]?.id ?? ''
}

const send = async (user: SignedInUser, mailbox: string) =>
  call(kit.testApp, user, ['POST', '/api/kols/send-email'], buildMail({ kol_ids: await creators(1), mailbox }))

async function findCampaign(user: SignedInUser, id: string) {
  return (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}`])).json()
}

/** Adds a further mailbox. @returns its id. */
async function addFurther(user: SignedInUser): Promise<string> {
  const settings = { smtp_host: 'smtp.sales.test', smtp_port: 587, smtp_user: 'sales@sales.test', smtp_from: '' }
  const { id } = await database.kysely
    .insertInto('further_senders')
    .values({ user_id: user.user.id, name: 'Sales', ...settings, created_at: kit.testApp.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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
    const id = await shareAnnas()
    const shown = { id, provider: 'smtp', address: 'hello@brand.test', owner: anna.user.username }
    expect((await read(anna)).mailboxes).toEqual([{ ...shown, own: 'smtp', can_end: true }])
    expect((await read(ben)).mailboxes).toEqual([{ ...shown, own: null, can_end: false }])
  })

  it('shows nothing to another workspace', async () => {
    await shareAnnas()
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
    await shareAnnas()
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

describe('DELETE /api/shared-mailboxes/:id', () => {
  it("pauses colleagues' campaigns that send from it, in words, and leaves the owner's alone", async () => {
    const id = await shareAnnas()
    const kol_ids = await creators(2)
    const { campaign: ofBen } = await startCampaign(kit.testApp, ben, { kol_ids, mailbox: id })
    const { campaign: ofAnna } = await startCampaign(kit.testApp, anna, { kol_ids })
    expect((await end(anna, id)).json().mailboxes).toEqual([])
    expect(await findCampaign(ben, ofBen.id)).toMatchObject({ state: 'paused', pause_reason: 'mailbox_left' })
    const resumed = await call(kit.testApp, ben, ['POST', `/api/campaigns/${ofBen.id}/resume`])
    expect([resumed.statusCode, resumed.json().message_key]).toEqual([409, 'outreach.mailbox_left'])
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    expect(await findCampaign(anna, ofAnna.id)).toMatchObject({ state: 'done' })
  })

  it('lets its campaigns go on once it is shared again', async () => {
    const id = await shareAnnas()
    const { campaign } = await startCampaign(kit.testApp, ben, { kol_ids: await creators(1), mailbox: id })
    await end(anna, id)
    await shareAnnas()
    expect((await call(kit.testApp, ben, ['POST', `/api/campaigns/${campaign.id}/resume`])).statusCode).toBe(200)
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
  })

  it('is open to the owner in every role, and to admins', async () => {
    await setPace(kit.testApp, ben)
    const { mailboxes } = SharedMailboxes.parse((await share(ben)).json())
    await setRole(ben, 'viewer')
    expect((await end(ben, mailboxes[0]?.id ?? '')).statusCode).toBe(200)
    await setRole(ben, 'admin')
    expect((await end(ben, await shareAnnas())).statusCode).toBe(200)
  })

  it('is refused to other members, and unknown to strangers', async () => {
    const id = await shareAnnas()
    expect((await end(ben, id)).statusCode).toBe(403)
    expect((await end(await buildSignedInUser(kit.testApp), id)).statusCode).toBe(404)
    expect((await end(anna, randomUUID())).statusCode).toBe(404)
    expect((await read(ben)).mailboxes).toHaveLength(1)
  })

  it('wins against a campaign that begins at the same moment, or pauses it', async () => {
    const id = await shareAnnas()
    const kol_ids = await creators(3)
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

describe("a colleague's shared mailbox", () => {
  it('sends a campaign with its own identity and signature, within its limits', async () => {
    const id = await shareAnnas()
    await setPace(kit.testApp, anna, { signature: 'The tea house', per_day: 2 })
    await startCampaign(kit.testApp, ben, { kol_ids: await creators(3), mailbox: id })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
    for (const { source } of kit.server.taken) expect(source).toMatch(/From: Brand <hello@brand\.test>[^]*The tea house/)
    const mailboxes = await database.kysely.selectFrom('messages').select('mailbox_id').distinct().execute()
    expect(mailboxes).toEqual([{ mailbox_id: id }])
  })

  it('sends test mails, and is shown in previews and reviews', async () => {
    const mailbox = await shareAnnas()
    const kol_ids = await creators(1)
    const mail = { subject: 'Hi', body: 'x', email_provider: 'smtp', mailbox }
    expect((await call(kit.testApp, ben, ['POST', '/api/campaigns/test-mail'], mail)).statusCode).toBe(200)
    expect(kit.server.taken[0]?.source).toContain('The tea house')
    const preview = await call(kit.testApp, ben, ['POST', '/api/campaigns/preview'], { ...mail, kol_ids })
    expect(preview.json().shown.mails[0].text).toContain('The tea house')
    const review = await call(kit.testApp, ben, ['POST', '/api/campaigns/review'], { ...mail, kol_ids })
    expect(review.json().refusal).toBeNull()
  })

  it('does not take turns with own ones, and is not offered to viewers for sending', async () => {
    const id = await shareAnnas()
    await startCampaign(kit.testApp, ben, { kol_ids: await creators(2), mailbox: 'turns' })
    expect(await database.kysely.selectFrom('messages').select('id').where('mailbox_id', '=', id).execute()).toEqual([])
    await setRole(ben, 'viewer')
    expect((await send(ben, id)).statusCode).toBe(403)
  })

  it('is shared no more once its owner leaves, and what sends from it pauses', async () => {
    const cleo = await buildSignedInUser(kit.testApp)
    for (const each of [anna, ben]) await joinWorkspace(kit.testApp, cleo, each)
    const id = await shareAnnas()
    const { campaign } = await startCampaign(kit.testApp, ben, { kol_ids: await creators(1), mailbox: id })
    await database.kysely.transaction().execute(async (transaction) => {
      const people = await listMembers(transaction, cleo.user.id)
      await endMembership(transaction, { workspaceId: cleo.user.id, userId: anna.user.id }, people)
    })
    expect((await read(ben)).mailboxes).toEqual([])
    expect(await findCampaign(ben, campaign.id)).toMatchObject({ state: 'paused', pause_reason: 'mailbox_left' })
    expect((await send(ben, id)).statusCode).toBe(404)
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
    const kol_ids = await creators(1)
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
