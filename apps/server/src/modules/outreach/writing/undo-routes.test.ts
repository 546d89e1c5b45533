import { describe, expect, it } from 'vitest'
import { minutes } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, buildMail, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const kit = useTestOutreach(database)
const undo = (user: SignedInUser | undefined, id: string, body: object = {}) =>
  call(kit.testApp, user, ['POST', `/api/campaigns/${id}/undo`], body)
const getDraft = async (user: SignedInUser) => (await call(kit.testApp, user, ['GET', '/api/mail-draft'])).json().draft
const getCampaign = async (user: SignedInUser, id: string) =>
  (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}`])).json()

const draft = {
  kol_ids: [],
  subject: 'Another',
  body: '',
  follow_ups: [],
  schedule_at: null,
  language: 'creator',
  based_on: null,
}
const saveDraft = async (user: SignedInUser, given: object = {}): Promise<string> =>
  (await call(kit.testApp, user, ['PUT', '/api/mail-draft'], { ...draft, ...given })).json().revision

/** Sends a mail to three creators, one of whom has no address, with ten minutes to undo. */
async function prepare(given: object = {}) {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const kol_ids = await buildCreators(kit.testApp, [{ email: 'b@one.test' }, {}, { email: 'a@one.test' }])
  kol_ids.reverse()
  const { campaign } = await startCampaign(kit.testApp, user, { kol_ids, undo_minutes: 10, ...given })
  return { user, kol_ids, id: campaign.id, campaign }
}

/** Lets ten minutes pass and sends what is due. */
async function waitAndSend(): Promise<void> {
  kit.testApp.clock.advance(minutes(10))
  await kit.outreach.engine.drain()
}

describe('a mail that is sent with minutes to undo', () => {
  it('leaves after them, once, though the process that took it is gone', async () => {
    const { campaign } = await prepare()
    expect(campaign).toMatchObject({ state: 'scheduled', has_draft: true, scheduled_at: '2030-03-01T09:10:00.000Z' })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toEqual([])
    await kit.outreach.stop()
    kit.testApp.clock.advance(minutes(10))
    await kit.startOther().engine.drain()
    expect(kit.server.taken.map(({ to }) => to).sort()).toEqual(['a@one.test', 'b@one.test'])
  })

  it('is brought back as it was changed since: text, name and creators', async () => {
    const follow_ups = [{ body: '<p>Again</p>', delay_hours: 24 }]
    const { user, id, kol_ids } = await prepare({ follow_ups })
    const [later = ''] = await buildCreators(kit.testApp, [{ email: 'c@one.test' }])
    const changeText = async (step: number, text: object) => {
      const { texts } = (await call(kit.testApp, user, ['GET', `/api/campaigns/${id}/texts`])).json()
      const { revision } = texts[step]
      const path = `/api/campaigns/${id}/texts/${step}`
      expect((await call(kit.testApp, user, ['PUT', path], { ...text, revision })).statusCode).toBe(200)
    }
    await changeText(0, { subject: 'New', body: '<p>For 50</p>' })
    await changeText(1, { body: '<p>Still for 50</p>' })
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/creators`], { kol_ids: [later] })
    await call(kit.testApp, user, ['PATCH', `/api/campaigns/${id}`], { name: 'Spring' })
    await undo(user, id)
    const back = await getDraft(user)
    expect(back).toMatchObject({
      ...{ subject: 'New', body: '<p>For 50</p>', name: 'Spring' },
      follow_ups: [{ body: '<p>Still for 50</p>', delay_hours: 24 }],
    })
    expect(back.creators.map((creator: { id: string }) => creator.id)).toEqual([...kol_ids, later])
  })

  it('waits for a later time if one is given', async () => {
    const schedule_at = '2030-03-02T09:00:00.000Z'
    expect((await prepare({ schedule_at })).campaign).toMatchObject({ scheduled_at: schedule_at, has_draft: true })
  })

  it('leaves at once if it is started', async () => {
    const { user, id } = await prepare()
    await call(kit.testApp, user, ['POST', `/api/campaigns/${id}/resume`])
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })

  it('takes the draft along in the same moment', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    await startCampaign(kit.testApp, user, { kol_ids, draft_revision: await saveDraft(user) })
    expect(await getDraft(user)).toBeNull()
  })

  it('is refused when another window has sent or changed its draft', async () => {
    const user = await buildSignedInUser(kit.testApp)
    const kol_ids = await buildCreators(kit.testApp, [{ email: 'a@one.test' }])
    const draft_revision = await saveDraft(user)
    const send = () =>
      call(
        kit.testApp,
        user,
        ['POST', '/api/kols/send-email'],
        buildMail({ kol_ids, draft_revision, undo_minutes: 10 }),
      )
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await send()).json().message_key).toBe('outreach.draft_changed')
    expect((await call(kit.testApp, user, ['GET', '/api/campaigns'])).json().total).toBe(1)
  })
})

describe('POST /api/campaigns/:id/undo', () => {
  it('keeps every mail from leaving, and brings the mail back as it was written', async () => {
    const mail = {
      name: 'Tea in spring',
      mailbox: 'turns' as const,
      subject: 'Tea, {{title|you}}?',
      body: '<p onclick="x()">Dear {{title}}</p>',
      follow_ups: [{ delay_hours: 72, body: '<p>Again</p>' }],
      language: 'de' as const,
      skip_written_days: 30,
    }
    const { user, kol_ids, id } = await prepare({ ...mail, written_anyway: ['7'] })
    const answer = await undo(user, id)
    expect(answer.json()).toMatchObject({
      campaign: { state: 'cancelled', has_draft: false, counts: { waiting: 0, cancelled: 2 } },
      is_draft_in_the_way: false,
    })
    expect(await getDraft(user)).toMatchObject({
      creators: kol_ids.map((creator) => ({ id: creator })),
      name: 'Tea in spring',
      email_provider: 'smtp',
      mailbox: 'turns',
      subject: mail.subject,
      body: mail.body,
      follow_ups: [{ delay_hours: 72, subject: '', body: '<p>Again</p>' }],
      language: 'de',
      schedule_at: null,
      skip_written: true,
      written_anyway: ['7'],
    })
    await waitAndSend()
    expect(kit.server.taken).toEqual([])
  })

  it('can be repeated', async () => {
    const { user, id } = await prepare()
    const answers = await Promise.all([undo(user, id), undo(user, id), undo(user, id)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers.map((answer) => answer.json().is_draft_in_the_way)).toEqual([false, false, false])
  })

  it('does not write over another unfinished mail unless told to', async () => {
    const { user, id } = await prepare()
    await saveDraft(user)
    expect((await undo(user, id)).json()).toMatchObject({
      campaign: { state: 'cancelled', has_draft: true },
      is_draft_in_the_way: true,
    })
    expect(await getDraft(user)).toMatchObject({ subject: 'Another' })
    expect((await undo(user, id, { replace_draft: true })).json().is_draft_in_the_way).toBe(false)
    expect(await getDraft(user)).toMatchObject({ subject: 'Hello {{title}}' })
  })

  it('says what has left when it comes too late, and changes nothing', async () => {
    const { user, id } = await prepare()
    await waitAndSend()
    const answer = await undo(user, id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      detail: expect.stringContaining('2 mails have left already'),
      message_key: 'outreach.undo_too_late',
    })
    expect(await getCampaign(user, id)).toMatchObject({ state: 'done', has_draft: false })
    expect(await getDraft(user)).toBeNull()
  })

  it('comes too late while a mail is being submitted', async () => {
    const { user, id } = await prepare()
    kit.testApp.clock.advance(minutes(10))
    const release = kit.transports.hold('a@one.test')
    const sending = kit.outreach.engine.drain()
    const listStates = () => database.kysely.selectFrom('messages').select('state').execute()
    await expect.poll(listStates).toContainEqual({ state: 'handing' })
    expect((await undo(user, id)).statusCode).toBe(409)
    release()
    await sending
    expect(kit.server.taken).toHaveLength(2)
  })

  it('either sends all or none when it meets the moment of sending', async () => {
    const { user, id } = await prepare()
    kit.testApp.clock.advance(minutes(10))
    const [answer] = await Promise.all([undo(user, id), kit.outreach.engine.drain()])
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(answer.statusCode === 200 ? 0 : 2)
  })

  it('is refused for a campaign that was sent without time to undo', async () => {
    const { user, id } = await prepare({ undo_minutes: undefined })
    expect((await undo(user, id)).json().message_key).toBe('outreach.not_undoable')
    expect((await getCampaign(user, id)).state).toBe('running')
  })

  it('is for its user only', async () => {
    const { id } = await prepare()
    expect((await undo(undefined, id)).statusCode).toBe(401)
    expect((await undo(await buildSignedInUser(kit.testApp), id)).statusCode).toBe(404)
  })
})
