import { setTimeout as pause } from 'node:timers/promises'
import { SendEmailResponse } from '@troupe/contract/outreach'
import { findProgress } from '@troupe/server/modules/outreach/campaigns/campaign-progress-repository'
import { findBrokenInvariants } from '@troupe/server/testing/calls/outreach-invariants'
import { type Dovecot, findDovecotObstacle, startDovecot } from '@troupe/server/testing/mail/dovecot'
import { body } from '../../../bench/src/mail/sending-brand.ts'
import { postJson } from '../../../tools/testing/test-person.ts'
import { signUpSender } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { killInTurn } from '../cluster/kill-in-turn.ts'
import type { Report } from '../cluster/report.ts'
import { judgeRaces, type Race } from './judge-races.ts'
import { readFromDovecot } from './read-from-dovecot.ts'

interface RaceOptions {
  readonly creatorIds: readonly string[]
  /** Time over which the follow-ups are due, one after the other, in milliseconds. */
  readonly span: number
}

/** An answer comes up to 2 minutes before its follow-up is due, and up to 10 seconds after. */
const answers = { earliest: -120_000, latest: 10_000 }
/** Time between a server's start and its kill, in milliseconds. */
const lifetimes = { shortest: 3_000, longest: 20_000 }
const longestWait = 12 * 60_000

/**
 * Has answers arrive in a mailbox while their follow-ups are due, and kills one server after another meanwhile. Says why if
 * Dovecot cannot be started here.
 */
export async function drillAnswers(cluster: Cluster, report: Report, options: RaceOptions): Promise<void> {
  report.begin(`${options.creatorIds.length} races of an answer against its follow-up, with kill -9`)
  const obstacle = findDovecotObstacle()
  if (obstacle) return report.say(`not drilled: ${obstacle}`)
  const dovecot = await startDovecot()
  try {
    const campaignId = await prepare(cluster, dovecot, options.creatorIds)
    const races = await planRaces(cluster, campaignId, options.span)
    const stopping = new AbortController()
    const killing = killInTurn(cluster, { lifetimes, signal: stopping.signal })
    await Promise.all(races.map((race) => answer(dovecot, race)))
    stopping.abort()
    const kills = await killing
    await awaitEnd(cluster, campaignId, races.length)
    report.figures({ kills, races: races.length })
    await judge(cluster, report, { campaignId, races })
  } finally {
    await dovecot.stop()
  }
}

/** Sends the first mails of a campaign, whose mailbox is read. @returns its id. */
async function prepare(cluster: Cluster, dovecot: Dovecot, creatorIds: readonly string[]): Promise<string> {
  const { a, database } = cluster
  const token = await signUpSender(cluster)
  await readFromDovecot(a.url, token, dovecot)
  const mail = {
    ...{ subject: 'Hello {{title}}', body, email_provider: 'smtp', kol_ids: creatorIds },
    follow_ups: [{ delay_hours: 24, body: '<p>Did you see it?</p>' }],
  }
  const started = await postJson(`${a.url}/api/kols/send-email`, mail, token)
  const { id } = SendEmailResponse.parse(started).campaign
  const countFollowUps = async () =>
    (await database.pool.query('select from messages where campaign_id = $1 and step = 1', [id])).rowCount ?? 0
  while ((await countFollowUps()) < creatorIds.length) await pause(250)
  return id
}

/** Has the follow-ups be due one after the other, and chooses when each is answered. */
async function planRaces({ database }: Cluster, campaignId: string, span: number): Promise<Race[]> {
  const start = Date.now() - answers.earliest
  const { rows } = await database.pool.query<{ id: string; email: string; parent: string }>(
    `select messages.id, recipients.email, firsts.message_id as parent
      from messages join recipients on recipients.id = messages.recipient_id
      join messages firsts on firsts.recipient_id = messages.recipient_id and firsts.step = 0
      where messages.campaign_id = $1 and messages.step = 1 order by messages.id`,
    [campaignId],
  )
  const races = rows.map(({ id, email, parent }, index): Race => {
    const dueAt = start + (span * index) / rows.length
    const offset = answers.earliest + Math.random() * (answers.latest - answers.earliest)
    return { id, email, parent, dueAt, answerAt: dueAt + offset, arrivedAt: undefined }
  })
  await database.pool.query(
    `update messages set due_at = to_timestamp(given.due / 1000.0)
      from unnest($1::uuid[], $2::float8[]) as given (id, due) where messages.id = given.id`,
    [races.map(({ id }) => id), races.map(({ dueAt }) => dueAt)],
  )
  return races
}

async function answer(dovecot: Dovecot, race: Race): Promise<void> {
  await pause(Math.max(0, race.answerAt - Date.now()))
  const headers = [
    `From: <${race.email}>`,
    'To: <brand@brand.test>',
    'Subject: Re: Hello',
    `Message-ID: <answer-${race.id}@many.test>`,
    `In-Reply-To: <${race.parent}>`,
    `Date: ${new Date().toUTCString()}`,
  ]
  await dovecot.deliver(`${headers.join('\n')}\n\nYes, gladly.\n`)
  race.arrivedAt = Date.now()
}

/** Waits until each answer was taken and no mail is open. */
async function awaitEnd({ database }: Cluster, campaignId: string, races: number): Promise<void> {
  const deadline = Date.now() + longestWait
  while (Date.now() < deadline) {
    const { rows } = await database.pool.query<{ taken: number; open: number }>(
      `select (select count(*)::int from received_mails where campaign_id = $1) as taken,
        (select count(*)::int from messages where campaign_id = $1 and state in ('queued', 'claimed', 'handing')) as open`,
      [campaignId],
    )
    if (rows[0]?.taken === races && rows[0].open === 0) return
    await pause(500)
  }
}

async function judge(
  { database, mailServer }: Cluster,
  report: Report,
  { campaignId, races }: { campaignId: string; races: readonly Race[] },
): Promise<void> {
  const now = new Date()
  const progress = (await findProgress(database.kysely, [campaignId], now)).get(campaignId)
  const broken = await findBrokenInvariants(database.kysely, now)
  const { rows: notices } = await database.pool.query(
    `select from notifications where campaign_id = $1 and kind = 'creator_replied'`,
    [campaignId],
  )
  await judgeRaces(report, { database, campaignId, races, taken: await mailServer.readCounts() })
  report.check('each answer is counted once in the campaign', progress?.replied === races.length, progress?.replied)
  report.check('each answer is told once', notices.length === races.length, notices.length)
  report.check('the invariants of sending hold', broken.length === 0, broken.join('; ') || 'all')
}
