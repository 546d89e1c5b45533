import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, useTestOutreach } from '../../../testing/test-outreach.ts'

const database = useTestDatabase()
const db = database.kysely
const kit = useTestOutreach(database)
const {
  awaitFollowUps,
  deliver,
  deliverReport,
  findMessageId,
  getCampaign,
  listNotices,
  listReceived,
  listSuppressions,
  prepare,
  read,
  write,
} = createIncomingSteps(kit)

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
    await call(kit.testApp, other.user, ['DELETE', '/api/mailbox-readings/smtp'])
    const { user, creatorId } = await prepare('ben@one.test', 'Ben')
    deliver({ 'In-Reply-To': `<${other.messageId}>` })
    await read()
    expect(await listReceived(other.user, other.creatorId)).toEqual([])
    expect(await listReceived(user, creatorId)).toEqual([])
  })
})
