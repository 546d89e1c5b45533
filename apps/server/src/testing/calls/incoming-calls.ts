import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { hours, minutes } from '../../lib/durations.ts'
import type { Bounce, Knowledge } from '../../modules/outreach/incoming/knowing/knowledge.ts'
import { findSent } from '../../modules/outreach/incoming/stored/received-mail-repository.ts'
import { takeMail } from '../../modules/outreach/incoming/take-mail.ts'
import { buildSignedInUser, type SignedInUser, signIn } from '../test-accounts.ts'
import { buildCreators, setPace, startCampaign, type TestOutreach } from '../test-outreach.ts'
import { call } from './outreach-calls.ts'

/** Makes a call with a new session, as the clock may have moved on. */
async function get(kit: TestOutreach, user: SignedInUser, path: string) {
  return (await call(kit.testApp, await signIn(kit.testApp, user), ['GET', path])).json()
}

/** Has a user's mailbox read from now on. */
async function listen(kit: TestOutreach, user: SignedInUser): Promise<void> {
  const again = await signIn(kit.testApp, user)
  const imap = { host: 'imap.brand.test', port: 993 }
  const answer = await call(kit.testApp, again, ['PUT', '/api/mailbox-readings/smtp'], { imap })
  expect(answer.statusCode, answer.body).toBe(200)
}

export interface PreparedAnswer {
  readonly user: SignedInUser
  readonly creatorId: string
  /** Message-ID of the first mail. */
  readonly messageId: string
  readonly campaignId: string
}

/** Sends a mail with a follow-up after an hour to a creator, whose answers are read. */
async function prepare(kit: TestOutreach, email = 'ada@one.test', title = 'Ada'): Promise<PreparedAnswer> {
  const user = await buildSignedInUser(kit.testApp)
  await setPace(kit.testApp, user)
  await listen(kit, user)
  const [creatorId = ''] = await buildCreators(kit.testApp, [{ title, email }])
  const { campaign } = await write(kit, user, [creatorId])
  return { user, creatorId, campaignId: campaign.id, messageId: await findMessageId(kit, campaign.id) }
}

async function write(kit: TestOutreach, user: SignedInUser, kol_ids: string[]) {
  const follow_ups = [{ delay_hours: 1, body: '<p>Did you see it?</p>' }]
  const started = await startCampaign(kit.testApp, user, { kol_ids, follow_ups })
  await kit.outreach.engine.drain()
  return started
}

async function findMessageId({ testApp }: TestOutreach, campaignId: string, step = 0): Promise<string> {
  const row = await testApp.database.kysely
    .selectFrom('messages')
    .select('message_id')
    .where('campaign_id', '=', campaignId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return row.message_id ?? ''
}

/** Puts a mail into the mailbox, with these headers before its text. */
function deliver(
  kit: TestOutreach,
  headers: Readonly<Record<string, string>>,
  { text = 'Yes, gladly', folder }: { text?: string | undefined; folder?: string | undefined },
): void {
  const all = { From: 'Ada <ada@one.test>', Subject: 'Re: Hello Ada', 'Message-ID': '<answer-1@one.test>', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  kit.reader.deliver([...lines, '', text].join('\n'), kit.testApp.clock.now(), folder)
}

/** Puts a delivery report into the mailbox. */
function deliverReport(kit: TestOutreach, messageId: string, status: string): void {
  deliver(
    kit,
    {
      From: 'Mail Delivery System <mailer-daemon@mx.one.test>',
      'Message-ID': `<report-of-${messageId}>`,
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    {
      text: [
        '--b\nContent-Type: text/plain\n\nIt came back.\n',
        `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: ${status}\n`,
        `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${messageId}>\nSubject: Hello\n`,
        '--b--\n',
      ].join('\n'),
    },
  )
}

/** Lets the time of the follow-up come, for which the mailbox is read. @returns the addresses that got a mail. */
async function awaitFollowUps(kit: TestOutreach): Promise<string[]> {
  const before = kit.server.taken.length
  kit.testApp.clock.advance(hours(2))
  await kit.outreach.readingEngine.readDue()
  await kit.outreach.engine.drain()
  return kit.server.taken.slice(before).map(({ to }) => to)
}

interface TakenMail {
  readonly receivedAt?: Date
  /** The same id is the same mail. */
  readonly id?: string
}

/** Takes a mail of a known kind that answers the mail with this Message-ID, as if it was found in the mailbox. */
async function take(
  { testApp: { database, clock } }: TestOutreach,
  { user, messageId }: Pick<PreparedAnswer, 'user' | 'messageId'>,
  knowledge: Knowledge,
  { receivedAt = clock.now(), id = randomUUID() }: TakenMail = {},
) {
  const sent = (await findSent(database.kysely, user.user.id, [messageId])).get(messageId)
  const mailbox = await database.kysely
    .selectFrom('mailboxes')
    .select('id')
    .where('user_id', '=', user.user.id)
    .executeTakeFirst()
  if (!sent || !mailbox) throw new Error('No such mail was sent')
  const mail = { from: { name: 'Ada', address: 'ada@one.test' }, subject: 'Re: Hello', text: 'Text' }
  const found = { workspaceId: user.user.id, mailboxId: mailbox.id, messageId: `${id}@one.test`, receivedAt }
  return takeMail(database, { ...found, sent, mail, knowledge }, clock)
}

/** A report that a mail did not arrive. */
export function makeBounce(parts: Partial<Bounce> = {}): Bounce {
  return { kind: 'bounce', isPermanent: false, cause: 'mailbox_full', status: '', reply: '552 mailbox full', ...parts }
}

/** Steps of tests about received mails. Answers come from ada@one.test unless something else is given. */
export function createIncomingSteps(kit: TestOutreach) {
  return {
    prepare: (email?: string, title?: string) => prepare(kit, email, title),
    listen: (user: SignedInUser) => listen(kit, user),
    write: (user: SignedInUser, kolIds: string[]) => write(kit, user, kolIds),
    findMessageId: (campaignId: string, step?: number) => findMessageId(kit, campaignId, step),
    deliver: (headers: Readonly<Record<string, string>>, text?: string, folder?: string) =>
      deliver(kit, headers, { text, folder }),
    deliverReport: (messageId: string, status: string) => deliverReport(kit, messageId, status),
    take: (prepared: Pick<PreparedAnswer, 'user' | 'messageId'>, knowledge: Knowledge, given?: TakenMail) =>
      take(kit, prepared, knowledge, given),
    listCreators: async ({ user, campaignId }: PreparedAnswer) =>
      (await get(kit, user, `/api/campaigns/${campaignId}/creators`)).creators,
    awaitFollowUps: () => awaitFollowUps(kit),
    /** Reads the mailboxes a minute later. */
    async read() {
      kit.testApp.clock.advance(minutes(1))
      await kit.outreach.readingEngine.readDue()
    },
    listReceived: async (user: SignedInUser, creatorId: string) =>
      (await get(kit, user, `/api/creators/${creatorId}/received-mails`)).received,
    getCampaign: ({ user, campaignId }: PreparedAnswer) => get(kit, user, `/api/campaigns/${campaignId}`),
    listSuppressions: async ({ user }: PreparedAnswer) => (await get(kit, user, '/api/suppressions')).suppressions,
    listNotices: async ({ user }: Pick<PreparedAnswer, 'user'>) =>
      (await get(kit, user, '/api/notifications')).notifications,
    /** How the first SMTP mailbox is read. */
    getReading: async (user: SignedInUser) => {
      const { readings } = await get(kit, user, '/api/mailbox-readings')
      return readings.find(({ mailbox }: { mailbox: string }) => mailbox === 'smtp').reading
    },
  }
}
