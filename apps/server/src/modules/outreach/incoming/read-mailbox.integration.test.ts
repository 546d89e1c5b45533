import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, startCampaign, useTestOutreach } from '../../../testing/test-outreach.ts'
import { eraseRecipients } from '../mails/erased-recipient-repository.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)

/** Makes a call with a new session, as the clock may have moved on. */
async function get(user: SignedInUser, path: string) {
  return (await call(kit.testApp, await signIn(kit.testApp, user), ['GET', path])).json()
}

/** Has a user's mailbox read from now on. */
async function listen(user: SignedInUser): Promise<void> {
  const again = await signIn(kit.testApp, user)
  const answer = await call(kit.testApp, again, ['PUT', '/api/mailbox-reading'], { host: 'imap.brand.test', port: 993 })
  expect(answer.statusCode, answer.body).toBe(200)
}

interface Prepared {
  readonly user: SignedInUser
  readonly creatorId: string
  /** Of the first mail. */
  readonly messageId: string
  readonly campaignId: string
}

/** Sends a mail with a follow-up after an hour to a creator, whose answers are read. */
async function prepare(email = 'ada@one.test', title = 'Ada'): Promise<Prepared> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  await listen(user)
  const [creatorId = ''] = await buildCreators(kit.testApp, [{ title, email }])
  const { campaign } = await write(user, [creatorId])
  return { user, creatorId, campaignId: campaign.id, messageId: await findMessageId(campaign.id) }
}

async function write(user: SignedInUser, kol_ids: string[]) {
  const follow_ups = [{ delay_hours: 1, body: '<p>Did you see it?</p>' }]
  const started = await startCampaign(kit.testApp, user, { kol_ids, follow_ups })
  await kit.outreach.engine.drain()
  return started
}

async function findMessageId(campaignId: string, step = 0): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select('message_id')
    .where('campaign_id', '=', campaignId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return row.message_id ?? ''
}

/** Puts a mail into the mailbox, with these headers before its text. */
function deliver(headers: Readonly<Record<string, string>>, text = 'Yes, gladly', folder?: string): void {
  const all = { From: 'Ada <ada@one.test>', Subject: 'Re: Hello Ada', 'Message-ID': '<answer-1@one.test>', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  kit.reader.deliver([...lines, '', text].join('\n'), kit.testApp.clock.now(), folder)
}

function deliverReport(messageId: string, status: string): void {
  deliver(
    {
      From: 'Mail Delivery System <mailer-daemon@mx.one.test>',
      'Message-ID': `<report-of-${messageId}>`,
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    [
      '--b\nContent-Type: text/plain\n\nIt came back.\n',
      `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: ${status}\n`,
      `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${messageId}>\nSubject: Hello\n`,
      '--b--\n',
    ].join('\n'),
  )
}

const read = async () => {
  kit.testApp.clock.advance(minutes(1))
  await kit.outreach.readingEngine.readDue()
}

const listReceived = async (user: SignedInUser, creatorId: string) =>
  (await get(user, `/api/creators/${creatorId}/received-mails`)).received
const getCampaign = ({ user, campaignId }: Prepared) => get(user, `/api/campaigns/${campaignId}`)
const listSuppressions = async ({ user }: Prepared) => (await get(user, '/api/suppressions')).suppressions
const listNotices = async ({ user }: Prepared) => (await get(user, '/api/notifications')).notifications
const getReading = async (user: SignedInUser) => (await get(user, '/api/mailbox-reading')).reading

/** Lets the time of the follow-up come. @returns the addresses that got one. */
async function awaitFollowUps(): Promise<string[]> {
  const before = kit.server.taken.length
  kit.testApp.clock.advance(hours(2))
  await kit.outreach.engine.drain()
  return kit.server.taken.slice(before).map(({ to }) => to)
}

describe('an answer', () => {
  it('marks the creator as replied, stops the follow-up, and is told and shown', async () => {
    const prepared = await prepare()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([
      {
        kind: 'answer',
        campaign_id: prepared.campaignId,
        from_name: 'Ada',
        from_address: 'ada@one.test',
        subject: 'Re: Hello Ada',
        text: 'Yes, gladly',
      },
    ])
    expect(await listNotices(prepared)).toMatchObject([
      {
        kind: 'creator_replied',
        campaign_id: prepared.campaignId,
        message: 'Ada answered "Hello [Name]". Follow-ups to them are stopped.',
      },
    ])
    expect(await awaitFollowUps()).toEqual([])
    expect(await getCampaign(prepared)).toMatchObject({ state: 'done' })
  })

  it('stops the follow-ups to the creator in all campaigns, and to nobody else', async () => {
    const prepared = await prepare()
    const [other = ''] = await buildCreators(kit.testApp, [{ title: 'Ben', email: 'ben@one.test' }])
    await write(prepared.user, [prepared.creatorId, other])
    deliver({ References: `<first@else.test> <${prepared.messageId}> <last@else.test>` })
    await read()
    expect(await awaitFollowUps()).toEqual(['ben@one.test'])
  })

  it('that is found again, in another folder or with a new UID, has no second effect', async () => {
    const prepared = await prepare()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    await call(kit.testApp, prepared.user, ['POST', `/api/creators/${prepared.creatorId}/replied`], { replied: false })
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` }, 'Yes, gladly', 'Junk')
    kit.reader.renumber()
    await read()
    expect(await listReceived(prepared.user, prepared.creatorId)).toHaveLength(1)
    expect(await getCampaign(prepared)).toMatchObject({ replied: 0 })
  })

  it('leaves the time that a person has set', async () => {
    const { user, creatorId, messageId } = await prepare()
    await call(kit.testApp, user, ['POST', `/api/creators/${creatorId}/replied`], { replied: true })
    const byHand = kit.testApp.clock.now()
    kit.testApp.clock.advance(minutes(5))
    deliver({ 'In-Reply-To': `<${messageId}>` })
    await read()
    const { replied_at } = await db.selectFrom('recipients').select('replied_at').executeTakeFirstOrThrow()
    expect(replied_at).toEqual(byHand)
  })

  it('read by two servers at the same moment has one effect', async () => {
    const prepared = await prepare()
    const other = kit.startOther()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    kit.testApp.clock.advance(minutes(1))
    await Promise.all([kit.outreach.readingEngine.readDue(), other.readingEngine.readDue()])
    expect(kit.reader.sourcesRead).toBe(1)
    expect(await listReceived(prepared.user, prepared.creatorId)).toHaveLength(1)
  })

  it('that comes while its follow-up is leaving is noted, and the follow-up has left or has not', async () => {
    const prepared = await prepare()
    kit.testApp.clock.advance(hours(2))
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await Promise.all([kit.outreach.readingEngine.readDue(), kit.outreach.engine.drain()])
    const { steps, replied } = await getCampaign(prepared)
    expect(replied).toBe(1)
    const { sent, skipped } = steps[1].counts
    expect(kit.server.taken).toHaveLength(1 + sent)
    expect(sent + skipped).toBe(1)
  })

  it('in HTML only is shown as text', async () => {
    const { user, creatorId, messageId } = await prepare()
    const html = '<p>Yes, <b>gladly</b></p><script>alert(1)</script><img src="https://track.test/x.gif">'
    deliver({ 'In-Reply-To': `<${messageId}>`, 'Content-Type': 'text/html' }, html)
    await read()
    expect(await listReceived(user, creatorId)).toMatchObject([{ text: 'Yes, gladly' }])
  })

  it('whose content cannot be read still counts', async () => {
    const { user, creatorId, messageId } = await prepare()
    const nested = Array.from({ length: 60 }, (_, depth) => {
      return `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`
    })
    deliver(
      { 'In-Reply-To': `<${messageId}>`, 'Content-Type': 'multipart/mixed; boundary=x' },
      `--x\n${nested.join('')}`,
    )
    await read()
    expect(await listReceived(user, creatorId)).toMatchObject([{ kind: 'answer', from_address: 'ada@one.test' }])
  })
})

describe('other mails', () => {
  it('of an absent creator are shown, and the follow-up leaves', async () => {
    const prepared = await prepare()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>`, 'Auto-Submitted': 'auto-replied' }, 'I am away')
    await read()
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([{ kind: 'auto_answer' }])
    expect(await getCampaign(prepared)).toMatchObject({ replied: 0 })
    expect(await listNotices(prepared)).toEqual([])
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it('that report a wrong address suppress it', async () => {
    const prepared = await prepare()
    deliverReport(prepared.messageId, '5.1.1')
    await read()
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([
      { kind: 'bounce', is_permanent: true },
    ])
    expect(await listSuppressions(prepared)).toMatchObject([
      { email: 'ada@one.test', reason: 'bounced', removable: true },
    ])
    expect(await awaitFollowUps()).toEqual([])
  })

  it('that report a full mailbox are only shown', async () => {
    const prepared = await prepare()
    deliverReport(prepared.messageId, '5.2.2')
    await read()
    expect(await listReceived(prepared.user, prepared.creatorId)).toMatchObject([
      { kind: 'bounce', is_permanent: false },
    ])
    expect(await listSuppressions(prepared)).toEqual([])
    expect(await awaitFollowUps()).toEqual(['ada@one.test'])
  })

  it('that report a complaint suppress the address for good', async () => {
    const prepared = await prepare()
    const parts = [
      '--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n',
      `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${prepared.messageId}>\n`,
      '--b--\n',
    ]
    const type = 'multipart/report; report-type=feedback-report; boundary=b'
    deliver({ From: 'abuse@isp.test', 'Content-Type': type }, parts.join('\n'))
    await read()
    expect(await listSuppressions(prepared)).toMatchObject([{ reason: 'complained', removable: false }])
    expect(await awaitFollowUps()).toEqual([])
  })

  it('that answer nothing of Troupe are not read, whatever their subject', async () => {
    const { user, creatorId } = await prepare()
    deliver({ Subject: 'Re: Hello Ada' })
    deliver({ 'Message-ID': '<b@one.test>', 'In-Reply-To': '<something@else.test>' })
    await read()
    expect(kit.reader).toMatchObject({ headsRead: 2, sourcesRead: 0 })
    expect(await listReceived(user, creatorId)).toEqual([])
  })

  it('of the campaign itself, and copies of what the user wrote, are no answers', async () => {
    const { user, creatorId, messageId, campaignId } = await prepare()
    await awaitFollowUps()
    deliver({ 'Message-ID': `<${await findMessageId(campaignId, 1)}>`, 'In-Reply-To': `<${messageId}>` })
    deliver({ From: 'hello@brand.test', 'In-Reply-To': `<${messageId}>` })
    await read()
    expect(await listReceived(user, creatorId)).toEqual([])
  })

  it("that answer another user's mail have no effect", async () => {
    const other = await prepare()
    await call(kit.testApp, other.user, ['DELETE', '/api/mailbox-reading'])
    const { user, creatorId } = await prepare('ben@one.test', 'Ben')
    deliver({ 'In-Reply-To': `<${other.messageId}>` })
    await read()
    expect(await listReceived(other.user, other.creatorId)).toEqual([])
    expect(await listReceived(user, creatorId)).toEqual([])
  })
})

describe('a mailbox', () => {
  it('is read from the moment on that it was switched on', async () => {
    const user = await buildSignedInUser(kit.testApp)
    deliver({})
    kit.testApp.clock.advance(hours(1))
    await listen(user)
    await read()
    expect(await getReading(user)).toMatchObject({
      since: '2030-03-01T10:00:00.000Z',
      last_read_at: '2030-03-01T10:01:00.000Z',
    })
  })

  it('is read from the start of the oldest campaign that is not over', async () => {
    const prepared = await prepare()
    await call(kit.testApp, prepared.user, ['DELETE', '/api/mailbox-reading'])
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    kit.testApp.clock.advance(minutes(30))
    await listen(prepared.user)
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('gives each head once', async () => {
    const { user } = await prepare()
    for (const number of [1, 2, 3]) deliver({ 'Message-ID': `<${number}@one.test>` })
    await read()
    await read()
    expect(kit.reader.headsRead).toBe(3)
    await call(kit.testApp, user, ['POST', '/api/mailbox-reading/read-now'])
    deliver({ 'Message-ID': '<4@one.test>' })
    await kit.outreach.readingEngine.readDue()
    expect(kit.reader.headsRead).toBe(4)
  })

  it('with 10,000 new mails is read in several runs', async () => {
    const prepared = await prepare()
    for (let number = 0; number < 10_000; number++) deliver({ 'Message-ID': `<${number}@one.test>` })
    deliver({ 'Message-ID': '<last@one.test>', 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(kit.reader.headsRead).toBe(2000)
    for (let run = 0; run < 5; run++) await kit.outreach.readingEngine.readDue()
    expect(kit.reader).toMatchObject({ headsRead: 10_001, sourcesRead: 1 })
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('whose password was changed rests for half an hour, and says why', async () => {
    const { user } = await prepare()
    kit.reader.failure = new ReadingError('authentication', 'Invalid credentials')
    await read()
    expect((await getReading(user)).failure).toMatchObject({ kind: 'authentication', reply: 'Invalid credentials' })
    const tries = kit.reader.accounts.length
    await read()
    expect(kit.reader.accounts).toHaveLength(tries)
    kit.reader.failure = undefined
    kit.testApp.clock.advance(minutes(30))
    await kit.outreach.readingEngine.readDue()
    expect(await getReading(user)).toMatchObject({ failure: null, last_read_at: expect.any(String) })
  })

  it('does not keep others from being read when it fails', async () => {
    await prepare()
    const prepared = await prepare('ben@one.test', 'Ben')
    await db
      .updateTable('mailbox_readings')
      .set({ pass_sealed: 'broken' })
      .where('user_id', '<>', prepared.user.user.id)
      .execute()
    deliver({ 'In-Reply-To': `<${prepared.messageId}>` })
    await read()
    expect(await getCampaign(prepared)).toMatchObject({ replied: 1 })
  })

  it('is not read for a user that was deactivated', async () => {
    const { user } = await prepare()
    await db
      .updateTable('users')
      .set({ deactivated_at: kit.testApp.clock.now() })
      .where('id', '=', user.user.id)
      .execute()
    const tries = kit.reader.accounts.length
    await read()
    expect(kit.reader.accounts).toHaveLength(tries)
  })

  it('is given back when the server stops', async () => {
    const { messageId } = await prepare()
    const { promise, resolve } = Promise.withResolvers<void>()
    kit.reader.hold = promise
    deliver({ 'In-Reply-To': `<${messageId}>` })
    deliver({ 'Message-ID': '<second@one.test>', 'In-Reply-To': `<${messageId}>` })
    const reading = read()
    await expect.poll(() => kit.reader.sourcesRead).toBe(1)
    const stopping = kit.outreach.readingEngine.stop()
    resolve()
    await Promise.all([stopping, reading])
    expect(kit.reader.sourcesRead).toBe(1)
    await kit.startOther().readingEngine.readDue()
    expect(await db.selectFrom('received_mails').select('message_id').orderBy('message_id').execute()).toHaveLength(2)
  })
})

describe('an erased creator', () => {
  it('leaves no mail behind, and later ones are dropped', async () => {
    const { user, creatorId, messageId } = await prepare()
    deliver({ 'In-Reply-To': `<${messageId}>` })
    await read()
    const erased = { id: Number(creatorId), emails: ['ada@one.test'], now: kit.testApp.clock.now() }
    await db.transaction().execute((transaction) => eraseRecipients(transaction, erased))
    deliver({ 'Message-ID': '<later@one.test>', 'In-Reply-To': `<${messageId}>` })
    await read()
    expect(await listReceived(user, creatorId)).toEqual([])
  })
})
