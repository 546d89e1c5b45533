import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmtpDialer } from '../../../integrations/mail/dial-smtp.ts'
import { createImapReader } from '../../../integrations/mail/imap/imap-reader.ts'
import { hours } from '../../../lib/durations.ts'
import { createIncomingSteps } from '../../../testing/calls/incoming-calls.ts'
import { call } from '../../../testing/calls/outreach-calls.ts'
import { type Dovecot, findDovecotObstacle, startDovecot } from '../../../testing/mail/dovecot.ts'
import { findPostfixObstacle, type Postfix, startPostfix } from '../../../testing/mail/postfix.ts'
import { buildSignedInUser, signIn } from '../../../testing/test-accounts.ts'
import { useTestDatabase } from '../../../testing/test-database.ts'
import { buildCreators, setPace, useTestOutreach } from '../../../testing/test-outreach.ts'
import { ReadingError } from './mailbox-reader-port.ts'

const obstacle = findDovecotObstacle() ?? findPostfixObstacle()
const because = obstacle ? ` (skipped: ${obstacle})` : ''
const own = 'hello@brand.test'

/** Outcome of a mail to a creator. */
type Fate = 'answers' | 'answers_by_reference' | 'is_away' | 'bounces' | 'complains' | 'is_silent'
const fates: readonly Fate[] = Array.from({ length: 30 }, (_, number): Fate => {
  if (number < 8) return 'answers'
  if (number < 10) return 'answers_by_reference'
  if (number < 14) return 'is_away'
  if (number < 18) return 'bounces'
  if (number < 20) return 'complains'
  return 'is_silent'
})
const people = fates.map((fate, number) => ({ fate, name: `Creator ${number}`, email: `c${number}@creators.test` }))
const listOf = (...wanted: Fate[]) => people.filter(({ fate }) => wanted.includes(fate)).map(({ email }) => email)

const database = useTestDatabase()
let postfix: Postfix | undefined
let dovecot: Dovecot | undefined
const getPostfix = () => {
  if (!postfix) throw new Error('Postfix runs in tests only')
  return postfix
}
const kit = useTestOutreach(database, () => getPostfix().port)
const { getCampaign, getReading, listSuppressions, write } = createIncomingSteps(kit)

/** The reaction of the person at an address, or of their server. */
function writeReaction(fate: Fate, email: string, mail: string): string {
  const id = /^Message-ID: (<[^>]+>)/im.exec(mail)?.[1] ?? ''
  const to = `From: ${email}\nTo: ${own}\nMessage-ID: <re-${email}>`
  const thread = `In-Reply-To: ${id}\nReferences: ${id}`
  if (fate === 'is_away') {
    return `${to}\n${thread}\nAuto-Submitted: auto-replied\nSubject: Out of office\n\nI am back on Monday.`
  }
  if (fate === 'complains') {
    const type = 'multipart/report; report-type=feedback-report; boundary=b'
    const report = 'Feedback-Type: abuse\nUser-Agent: Mail/1\nVersion: 1\n'
    return [
      `From: abuse@creators.test\nTo: ${own}\nMessage-ID: <abuse-${email}>\nContent-Type: ${type}\nSubject: Abuse\n`,
      '--b\nContent-Type: text/plain\n\nThis is an abuse report.\n',
      `--b\nContent-Type: message/feedback-report\n\n${report}`,
      `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${id}\nSubject: Hello\n`,
      '--b--\n',
    ].join('\n')
  }
  const references = fate === 'answers' ? thread : `References: ${id} <other@creators.test>`
  return `${to}\n${references}\nSubject: Re: Hello\n\nYes, gladly.`
}

/** Lets each recipient of the campaign's mail react. */
async function react(): Promise<void> {
  for (const { fate, email } of people) {
    if (fate === 'bounces' || fate === 'is_silent') continue
    const [mail] = await getPostfix().readDelivered(email, 1)
    await getPostfix().submit(writeReaction(fate, email, String(mail)), { from: email, to: own })
  }
}

/** Starts a campaign with a follow-up to all, from a mailbox whose answers are read. */
async function send() {
  // Dovecot knows the real time only.
  const { clock } = kit.testApp
  clock.advance(Date.now() - clock.now().getTime())
  const { port, password: pass } = dovecot ?? { port: 0, password: '' }
  const dial = createSmtpDialer({ allowPrivateHosts: true })
  const imap = createImapReader({ dial, localAuthority: undefined })
  kit.reader.smtp = { host: '127.0.0.1', port: 25, user: own, pass }
  kit.reader.real = {
    open: ({ account }) => (account ? imap.open(account) : Promise.reject(new ReadingError('not_ready', ''))),
  }
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  const path = '/api/mailbox-readings/smtp'
  const answer = await call(kit.testApp, user, ['PUT', path], { imap: { host: '127.0.0.1', port } })
  expect(answer.statusCode, answer.body).toBe(200)
  const creators = people.map(({ name: title, email }) => ({ title, email }))
  const { campaign } = await write(user, await buildCreators(kit.testApp, creators))
  return { user, creatorId: '', campaignId: campaign.id, messageId: '' }
}

const readKinds = async () => {
  const rows = await database.kysely
    .selectFrom('received_mails')
    .innerJoin('recipients', 'recipients.id', 'received_mails.recipient_id')
    .select(['recipients.email', 'received_mails.kind', 'received_mails.is_permanent'])
    .execute()
  return Object.groupBy(rows, ({ kind }) => kind)
}
const toAddresses = (rows: readonly { email: string | null }[] = []) => rows.map(({ email }) => email).toSorted()

/** The addresses that got the follow-up. */
async function listFollowedUp(campaignId: string): Promise<string[]> {
  const sent = await database.kysely
    .selectFrom('messages')
    .innerJoin('recipients', 'recipients.id', 'messages.recipient_id')
    .select('recipients.email')
    .where('messages.campaign_id', '=', campaignId)
    .where('step', '=', 1)
    .where('messages.state', '=', 'sent')
    .execute()
  return sent.map(({ email }) => email ?? '')
}

describe.skipIf(obstacle)(`Postfix and Dovecot from Debian${because}`, () => {
  beforeAll(async () => {
    const inboxes = [own, ...listOf('answers', 'answers_by_reference', 'is_away', 'complains', 'is_silent')]
    postfix = await startPostfix({ inboxes, bounces: true })
    dovecot = await startDovecot(postfix.findMaildir(own))
  })
  afterAll(async () => {
    await dovecot?.stop()
    await postfix?.stop()
  })

  it('bring back what became of each of 30 mails; those that may still answer get the follow-up', async () => {
    const prepared = await send()
    await kit.outreach.readingEngine.readDue()
    await react()
    // Nothing asks for the mailbox to be read: its server tells of each mail.
    const listReacted = async () => toAddresses(Object.values(await readKinds()).flat())
    const reacted = listOf('answers', 'answers_by_reference', 'is_away', 'bounces', 'complains').toSorted()
    await expect.poll(listReacted, { timeout: 15_000 }).toEqual(reacted)
    const { answer, auto_answer, bounce, complaint } = await readKinds()
    expect(toAddresses(answer)).toEqual(listOf('answers', 'answers_by_reference').toSorted())
    expect(toAddresses(auto_answer)).toEqual(listOf('is_away').toSorted())
    expect(toAddresses(bounce)).toEqual(listOf('bounces').toSorted())
    expect(bounce?.every(({ is_permanent: isPermanent }) => isPermanent)).toBe(true)
    expect(toAddresses(complaint)).toEqual(listOf('complains').toSorted())

    // Four of thirty came back: a person decides whether the others get the follow-up.
    expect(await getCampaign(prepared)).toMatchObject({
      recipients: 30,
      replied: 10,
      bounced: 4,
      state: 'paused',
      pause_reason: 'bounce_rate',
    })
    const suppressed = (await listSuppressions(prepared)).map(
      ({ email, reason }: { email: string; reason: string }) => `${email} ${reason}`,
    )
    expect(suppressed.toSorted()).toEqual(
      [
        ...listOf('bounces').map((email) => `${email} bounced`),
        ...listOf('complains').map((email) => `${email} complained`),
      ].toSorted(),
    )
    kit.testApp.clock.advance(hours(2))
    const again = await signIn(kit.testApp, prepared.user)
    await call(kit.testApp, again, ['POST', `/api/campaigns/${prepared.campaignId}/resume`])
    const followUp = async () => {
      // Follow-ups wait until the mailbox has been read.
      await kit.outreach.readingEngine.readDue()
      await kit.outreach.engine.drain()
      return (await listFollowedUp(prepared.campaignId)).toSorted()
    }
    await expect.poll(followUp, { timeout: 15_000 }).toEqual(listOf('is_silent').toSorted())
    // The others are back by then.
    kit.testApp.clock.advance(hours(24 * 8))
    await expect.poll(followUp, { timeout: 15_000 }).toEqual(listOf('is_away', 'is_silent').toSorted())
    for (const email of listOf('is_away', 'is_silent')) {
      expect(await getPostfix().readDelivered(email, 2)).toHaveLength(2)
    }
    expect(await getReading(await signIn(kit.testApp, prepared.user))).toMatchObject({ failure: null })
  }, 30_000)
})
