import { describe, expect, it } from 'vitest'
import { days, hours, minutes, seconds } from '../../../lib/durations.ts'
import { createIncomingSteps, makeBounce, type PreparedAnswer } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { saveStatements } from '../../discovery/persons/person-statement-repository.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)
const steps = createIncomingSteps(kit)
const { awaitFollowUps, deliver, findMessageId, getCampaign, listCreators, listNotices, listReceived } = steps
const { listSuppressions, prepare, read, take, write } = steps

const toId = ({ campaign }: { campaign: { id: string } }) => campaign.id

/** Waits until a mail is being submitted. */
const awaitSubmission = () =>
  expect.poll(() => db.selectFrom('messages').select('id').where('state', '=', 'handing').execute()).toHaveLength(1)

describe('an answer', () => {
  it("stops the follow-ups to the person's other channels, for the user who has joined them", async () => {
    const prepared = await prepare()
    const [channel = '', stranger = ''] = await buildCreators(kit.testApp, [
      { title: 'Ada on another platform', email: 'other@one.test' },
      { title: 'Ben', email: 'ben@one.test' },
    ])
    const second = toId(await write(prepared.user, [channel, stranger]))
    const pairs = [[Number(prepared.creatorId), Number(channel)]] as const
    await saveStatements(db, { workspaceId: prepared.user.user.id, pairs, isSame: true, now: new Date() })
    await take(prepared, { kind: 'answer' })
    expect(await getCampaign({ ...prepared, campaignId: second })).toMatchObject({ replied: 1 })
    expect(await awaitFollowUps()).toEqual(['ben@one.test'])
  })

  it('stops the follow-ups to the same address under another name', async () => {
    const prepared = await prepare()
    const [twin = ''] = await buildCreators(kit.testApp, [{ title: 'Agency of Ada', email: 'ADA@one.test' }])
    await write(prepared.user, [twin])
    await take(prepared, { kind: 'answer' })
    expect(await awaitFollowUps()).toEqual([])
  })

  it('to the first copy of a mail that was sent again is found, and a third is not sent', async () => {
    kit.transports.failNext('ada@one.test', 'unknown', 'unknown')
    const prepared = await prepare()
    const resend = async () => {
      const user = await signIn(kit.testApp, prepared.user)
      await call(kit.testApp, user, ['POST', `/api/campaigns/${prepared.campaignId}/resolve`], { outcome: 'resend' })
    }
    await resend()
    await kit.outreach.engine.drain()
    await resend()
    expect(await findMessageId(prepared.campaignId)).not.toBe(prepared.messageId)
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, counts: { sent: 1, waiting: 0 } })
    expect(await awaitFollowUps()).toEqual([])
    expect(kit.server.taken).toHaveLength(2)
  })

  it('to a mail of unknown outcome settles it', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const prepared = await prepare()
    expect(await getCampaign(prepared)).toMatchObject({ counts: { unknown: 1 } })
    await take(prepared, { kind: 'answer' })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, counts: { unknown: 0, sent: 1 } })
    const notices = await listNotices(prepared)
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'creator_replied', read: false }))
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'outcomes_unknown', read: true }))
  })

  it('while a follow-up is being submitted is told with it', async () => {
    const prepared = await prepare()
    const release = kit.transports.hold('ada@one.test')
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.readingEngine.readDue()
    const sending = kit.outreach.engine.drain()
    await awaitSubmission()
    await take(prepared, { kind: 'answer' })
    release()
    await sending
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([{ kind: 'answer', is_crossed: true }])
    expect((await listNotices(prepared)).map(({ message }: { message: string }) => message)).toContain(
      'Ada answered "Hello [Name]". A follow-up left at the same moment; further ones are stopped.',
    )
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('that stops the follow-up is not told as crossed', async () => {
    const prepared = await prepare()
    await take(prepared, { kind: 'answer' })
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([{ is_crossed: false }])
  })
})

describe('a follow-up', () => {
  it('does not leave after an outage before the mailbox was read, which is then read at once', async () => {
    const prepared = await prepare()
    kit.testApp.clock.advance(hours(2))
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    await kit.outreach.readingEngine.readDue()
    kit.testApp.clock.advance(seconds(5))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, state: 'done' })
  })

  it('waits ten minutes at most for a mailbox that cannot be read', async () => {
    await prepare()
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.engine.drain()
    kit.testApp.clock.advance(minutes(9))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(1)
    kit.testApp.clock.advance(minutes(2))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })
})

describe('a mailbox that follow-ups wait for', () => {
  it('still rests after its server refused the sign-in, and they leave ten minutes later', async () => {
    await prepare()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    kit.testApp.clock.advance(hours(2))
    await kit.outreach.readingEngine.readDue()
    const tries = kit.reader.accounts.length
    for (let look = 0; look < 3; look++) {
      await kit.outreach.engine.drain()
      kit.testApp.clock.advance(seconds(5))
      await kit.outreach.readingEngine.readDue()
    }
    expect(kit.reader.accounts).toHaveLength(tries)
    expect(kit.server.taken).toHaveLength(1)
    kit.testApp.clock.advance(minutes(10))
    await kit.outreach.engine.drain()
    expect(kit.server.taken).toHaveLength(2)
  })
})

describe('a wish to be written to no more', () => {
  it('is an answer, leaves the address out, and is told', async () => {
    const prepared = await prepare()
    await take(prepared, { kind: 'unsubscribe' })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, unsubscribed: 1 })
    expect(await listSuppressions(prepared)).toMatchObject([{ reason: 'unsubscribed', removable: true }])
    expect(await listNotices(prepared)).toMatchObject([{ kind: 'creator_unsubscribed' }])
    expect(await awaitFollowUps()).toEqual([])
  })

  it('is taken back by removing the address from the list, unless the link was used as well', async () => {
    const prepared = await prepare()
    await take(prepared, { kind: 'unsubscribe' })
    const [{ id }] = await listSuppressions(prepared)
    expect((await call(kit.testApp, prepared.user, ['DELETE', `/api/suppressions/${id}`])).statusCode).toBe(200)
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1, unsubscribed: 0 })
    await take(prepared, { kind: 'unsubscribe' })
    const token = /api\/unsubscribe\/([\w.-]{45})/.exec(kit.server.taken[0]?.source.replace(/=?\r\n[ \t]?/g, '') ?? '')
    await call(kit.testApp, undefined, ['POST', `/api/unsubscribe/${token?.[1]}`])
    expect(await listSuppressions(prepared)).toMatchObject([{ reason: 'unsubscribed', removable: false }])
  })
})

describe('an absence', () => {
  const findDue = async ({ campaignId }: PreparedAnswer) => {
    const mails = db.selectFrom('messages').select('due_at').where('campaign_id', '=', campaignId)
    return (await mails.where('step', '=', 1).executeTakeFirstOrThrow()).due_at
  }
  const dayIn = (time: number) => new Date(kit.testApp.clock.now().getTime() + time).toISOString().slice(0, 10)

  it('moves the follow-ups in all campaigns to the morning of the return, in the zone of the recipient', async () => {
    const prepared = await prepare()
    await db.updateTable('recipients').set({ time_zone: 'Asia/Tokyo' }).execute()
    const second = toId(await write(prepared.user, [prepared.creatorId]))
    const awayUntil = dayIn(days(5))
    await take(prepared, { kind: 'auto_answer', awayUntil })
    expect(await findDue(prepared)).toEqual(new Date(`${awayUntil}T00:00:00Z`))
    expect(await findDue({ ...prepared, campaignId: second })).toEqual(new Date(`${awayUntil}T09:00:00Z`))
    expect(await listCreators(prepared)).toMatchObject([{ away_until: awayUntil, replied_at: null }])
    expect(await awaitFollowUps()).toEqual([])
    kit.testApp.clock.advance(days(6))
    expect(await awaitFollowUps()).toEqual(['ada@one.test', 'ada@one.test'])
    expect(await listCreators(prepared)).toMatchObject([{ away_until: null }])
  })

  it('moves none to an earlier time than planned, nor further than 60 days', async () => {
    const prepared = await prepare()
    const planned = await findDue(prepared)
    await take(prepared, { kind: 'auto_answer', awayUntil: dayIn(-days(3)) })
    await take(prepared, { kind: 'auto_answer', awayUntil: null })
    await take(prepared, { kind: 'auto_answer', awayUntil: '2030-99-99' })
    expect(await findDue(prepared)).toEqual(planned)
    await take(prepared, { kind: 'auto_answer', awayUntil: dayIn(days(900)) })
    expect(await findDue(prepared)).toEqual(new Date(kit.testApp.clock.now().getTime() + days(60)))
  })
})

describe('a challenge', () => {
  it('is shown, and the follow-up leaves', async () => {
    const prepared = await prepare()
    await take(prepared, { kind: 'challenge' })
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([{ kind: 'challenge' }])
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })
})

describe('a mail of unknown outcome', () => {
  const copyOf = (messageId: string) => deliver({ 'Message-ID': `<${messageId}>` }, 'Hello', 'Sent')

  it('is settled by its copy among the sent mails, and has its follow-up', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const prepared = await prepare()
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ counts: { unknown: 1 } })
    copyOf(prepared.messageId)
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ state: 'running', counts: { unknown: 0, sent: 1 } })
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it('is settled by a copy to which the server gave another Message-ID', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const prepared = await prepare()
    deliver({ 'Message-ID': '<other@mail.server>', References: `<${prepared.messageId}>` }, 'Hello', 'Sent')
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ counts: { unknown: 0, sent: 1 } })
  })

  it('is found although the folder was read past it, before its outcome became unknown', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const first = await prepare()
    const [second = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    const release = kit.transports.hold('ben@one.test')
    const { campaign } = await startCampaign(kit.testApp, first.user, { kol_ids: [second] })
    const sending = kit.outreach.engine.drain()
    await awaitSubmission()
    copyOf(await findMessageId(campaign.id))
    await read()
    await kit.startOther().engine.sweep()
    expect(await getCampaign({ ...first, campaignId: campaign.id })).toMatchObject({ counts: { unknown: 1 } })
    await read()
    release()
    await sending
    const { id: campaignId } = campaign
    expect(await getCampaign({ ...first, campaignId })).toMatchObject({ counts: { unknown: 0, sent: 1 } })
    expect(await getCampaign(first)).toMatchObject({ counts: { unknown: 1 } })
  })

  it('is looked for with heads only, and only while there is one', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const prepared = await prepare()
    for (let count = 0; count < 5; count++) deliver({ 'Message-ID': `<own-${count}@brand.test>` }, 'Hello', 'Sent')
    await read()
    expect(kit.reader).toMatchObject({ headsRead: 5, sourcesRead: 0 })
    await take(prepared, makeBounce({ isPermanent: true, cause: 'unknown_address' }))
    expect(await getCampaign(prepared)).toMatchObject({ bounced: 1, counts: { unknown: 0, sent: 1 } })
    copyOf(prepared.messageId)
    await read()
    expect(kit.reader.headsRead).toBe(5)
  })

  it('of another user is not settled by a copy in this mailbox', async () => {
    kit.transports.failNext('ada@one.test', 'unknown')
    const other = await prepare()
    await call(kit.testApp, other.user, ['DELETE', '/api/mailbox-readings/smtp'])
    const user = await buildSignedInUser(kit.testApp)
    await steps.listen(user)
    copyOf(other.messageId)
    await read()
    expect(await getCampaign(other)).toMatchObject({ counts: { unknown: 1 } })
  })
})
