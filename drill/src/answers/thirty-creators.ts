import { setTimeout as pause } from 'node:timers/promises'
import type { Campaign, CampaignMail } from '@troupe/contract/mail/campaigns'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { mailboxReadingEndpoints } from '@troupe/contract/mail/mailbox-reading'
import { suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { type Dovecot, findDovecotObstacle, startDovecot } from '@troupe/server/testing/mail/dovecot'
import { findPostfixObstacle, type Postfix, startPostfix } from '@troupe/server/testing/mail/postfix'
import { readCampaign, registerBrand, startCampaign } from '../../../bench/src/mail/sending-brand.ts'
import { call, read } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'
import { type Creator, type Fate, fates, writeReaction } from './reactions.ts'
import { readFromDovecot } from './read-from-dovecot.ts'

const own = 'brand@brand.test'
const longestWait = 60_000

/** Number of creators that {@link drillMailServers} writes to. */
export const mailServerCreators = fates.length

interface Drill {
  readonly cluster: Cluster
  readonly report: Report
  readonly postfix: Postfix
  readonly token: string
  readonly campaignId: string
  readonly creators: readonly Creator[]
}

interface SendingServers extends Pick<Drill, 'postfix' | 'creators'> {
  readonly dovecot: Dovecot
}

/**
 * Sends a campaign to 30 creators through Postfix, with answers, away notices, bounces and complaints that arrive in
 * Dovecot, and checks what follows of each without a click. Says why if the two cannot be started here.
 */
export async function drillMailServers(cluster: Cluster, report: Report, creatorIds: readonly string[]): Promise<void> {
  report.begin(`A campaign to ${fates.length} creators through Postfix and Dovecot`)
  const obstacle = findPostfixObstacle() ?? findDovecotObstacle()
  if (obstacle) return report.say(`not drilled: ${obstacle}`)
  const creators = await findCreators(cluster, creatorIds)
  const inboxes = [own, ...creators.filter(({ fate }) => fate !== 'bounces').map(({ email }) => email)]
  const postfix = await startPostfix({ inboxes, bounces: true })
  try {
    const dovecot = await startDovecot(postfix.findMaildir(own))
    try {
      const drill = { cluster, report, postfix, creators, ...(await send(cluster, { postfix, dovecot, creators })) }
      await react(drill)
      await judgeReactions(drill)
      await judgeFollowUps(drill)
    } finally {
      await dovecot.stop()
    }
  } finally {
    await postfix.stop()
  }
}

async function findCreators({ database }: Cluster, ids: readonly string[]): Promise<Creator[]> {
  const { rows } = await database.pool.query<{ id: string; email: string }>(
    'select id, email from creators where id = any($1::bigint[]) order by id',
    [ids],
  )
  return rows.map(({ id, email }, index) => ({ id: String(id), email, fate: fates[index] ?? 'is_silent' }))
}

/**
 * Writes to all of them, then has the mailbox read: bounces that were read sooner would pause the campaign before its
 * last mail.
 */
async function send({ a, sandbox }: Cluster, { postfix, dovecot, creators }: SendingServers) {
  const token = await registerBrand(a.url, postfix.port, sandbox.httpUrl)
  const followUps = [{ delay_hours: 24, body: '<p>Did you see it?</p>' }]
  const creatorIds = creators.map(({ id }) => id)
  const { id } = await startCampaign(a.url, { accessToken: token, creatorIds }, followUps)
  await until(async () => (await readCampaign(a.url, id, token)).counts.sent === creators.length)
  await readFromDovecot(a.url, token, dovecot)
  return { token, campaignId: id }
}

/** Lets each creator react; bounces come from Postfix itself. */
async function react({ postfix, creators }: Drill): Promise<void> {
  for (const creator of creators) {
    if (creator.fate === 'bounces' || creator.fate === 'is_silent') continue
    const [mail] = await postfix.readDelivered(creator.email, 1)
    await postfix.submit(writeReaction(creator, String(mail), own), { from: creator.email, to: own })
  }
}

/** Nothing asks for the mailbox to be read: its server tells of each mail. */
async function judgeReactions(drill: Drill): Promise<void> {
  const { report } = drill
  const reacted = list(drill, 'answers', 'answers_by_reference', 'is_away', 'bounces', 'complains')
  const start = performance.now()
  await until(async () => (await readKinds(drill)).length >= reacted.length)
  report.figures({ 'seconds until the last reaction was taken': Math.round((performance.now() - start) / 100) / 10 })
  const kinds = await readKinds(drill)
  const expected = [
    ...list(drill, 'answers', 'answers_by_reference').map((email) => `${email} answer`),
    ...list(drill, 'is_away').map((email) => `${email} auto_answer`),
    ...list(drill, 'bounces').map((email) => `${email} bounce for good`),
    ...list(drill, 'complains').map((email) => `${email} complaint`),
  ]
  same(report, 'each reaction is known for what it is, once', kinds, expected)

  const { a } = drill.cluster
  const campaign = await readCampaign(a.url, drill.campaignId, drill.token)
  same(report, 'the figures of the campaign are right', describe(campaign), [
    'bounced 4',
    'paused for bounce_rate',
    'recipients 30',
    'replied 10',
    'sent 30',
  ])
  const mails = await readMails(drill)
  const rows = mails
    .filter(({ step }) => step === 0)
    .map(({ email, state, reason, replied_at: repliedAt }) =>
      [email, reason ?? state, ...(repliedAt ? ['replied'] : [])].join(' '),
    )
  same(report, 'each row has its state', rows, [
    ...list(drill, 'answers', 'answers_by_reference').map((email) => `${email} sent replied`),
    ...list(drill, 'is_away', 'complains', 'is_silent').map((email) => `${email} sent`),
    ...list(drill, 'bounces').map((email) => `${email} bounced`),
  ])
  const { suppressions } = read(suppressionEndpoints.list.response, await ask(drill, '/api/suppressions?page_size=100'))
  same(
    report,
    'addresses that bounced or complained are suppressed, no others',
    suppressions.map(({ email, reason }) => `${email} ${reason}`),
    [
      ...list(drill, 'bounces').map((email) => `${email} bounced`),
      ...list(drill, 'complains').map((email) => `${email} complained`),
    ],
  )
}

/** Four of thirty came back, so a person decides whether the others get the follow-up. */
async function judgeFollowUps(drill: Drill): Promise<void> {
  const { cluster, report, postfix } = drill
  const { a, database } = cluster
  await call(`${a.url}/api/campaigns/${drill.campaignId}/resume`, { method: 'POST', token: drill.token })
  const makeDue = (emails: readonly string[]) =>
    database.pool.query(
      `update messages set due_at = now() from recipients where recipients.id = messages.recipient_id
        and messages.campaign_id = $1 and step = 1 and messages.state = 'queued' and recipients.email = any($2::text[])`,
      [drill.campaignId, emails],
    )
  const away = list(drill, 'is_away')
  const { rowCount: early } = await database.pool.query(
    `select from messages join recipients on recipients.id = messages.recipient_id where messages.campaign_id = $1
      and step = 1 and recipients.email = any($2::text[]) and due_at > now() + interval '24 hours'`,
    [drill.campaignId, away],
  )
  report.check('follow-ups to the absent wait for the day that they named', early === away.length, early ?? 0)
  await makeDue(creatorsExcept(drill, away))
  const sent = async () => (await readMails(drill)).filter((mail) => mail.step === 1 && mail.state === 'sent').length
  const silent = list(drill, 'is_silent')
  await until(async () => (await sent()) >= silent.length)
  same(report, 'the silent get the follow-up, no others', await listFollowedUp(drill), silent)
  await makeDue(away)
  await until(async () => (await sent()) >= silent.length + away.length)
  same(report, 'the absent get it later', await listFollowedUp(drill), [...silent, ...away])
  for (const email of [...silent, ...away]) await postfix.readDelivered(email, 2)
  const answered = list(drill, 'answers', 'answers_by_reference', 'complains')
  const twice = await Promise.all(answered.map(async (email) => (await postfix.readDelivered(email, 1)).length - 1))
  report.check(
    'nobody else has two mails in the inbox',
    twice.every((more) => more === 0),
  )
  const { readings } = read(mailboxReadingEndpoints.list.response, await ask(drill, '/api/mailbox-readings'))
  report.check('the mailbox is read without failure', readings[0]?.reading?.failure === null)
}

const list = ({ creators }: Drill, ...wanted: Fate[]) =>
  creators.filter(({ fate }) => wanted.includes(fate)).map(({ email }) => email)

const creatorsExcept = ({ creators }: Drill, emails: readonly string[]) =>
  creators.map(({ email }) => email).filter((email) => !emails.includes(email))

const ask = ({ cluster, token }: Drill, path: string) => call(`${cluster.b.url}${path}`, { token })

async function readMails(drill: Drill): Promise<CampaignMail[]> {
  const path = `/api/campaigns/${drill.campaignId}/recipients?page_size=100`
  return read(campaignEndpoints.listMails.response, await ask(drill, path)).recipients
}

async function listFollowedUp(drill: Drill): Promise<string[]> {
  const mails = await readMails(drill)
  return mails.filter(({ step, state }) => step === 1 && state === 'sent').map(({ email }) => email ?? '')
}

async function readKinds({ cluster, campaignId }: Drill): Promise<string[]> {
  const { rows } = await cluster.database.pool.query<{ email: string; kind: string; permanent: boolean | null }>(
    `select recipients.email, kind, is_permanent as permanent from received_mails
      join recipients on recipients.id = received_mails.recipient_id where received_mails.campaign_id = $1`,
    [campaignId],
  )
  return rows.map(({ email, kind, permanent }) => `${email} ${kind}${permanent ? ' for good' : ''}`)
}

const describe = ({ counts, recipients, replied, bounced, state, pause_reason: reason }: Campaign) => [
  `recipients ${recipients}`,
  `sent ${counts.sent}`,
  `replied ${replied}`,
  `bounced ${bounced}`,
  `${state} for ${reason}`,
]

/** Checks that two lists have the same lines, and says which ones differ. */
function same(report: Report, claim: string, found: readonly string[], expected: readonly string[]): void {
  const differing = [
    ...expected.filter((line) => !found.includes(line)).map((line) => `missing: ${line}`),
    ...found.filter((line) => !expected.includes(line)).map((line) => `unexpected: ${line}`),
  ]
  for (const line of differing) report.say(line)
  report.check(claim, differing.length === 0 && found.length === expected.length, found.length)
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + longestWait
  while (!(await isTrue()) && Date.now() < deadline) await pause(250)
}
