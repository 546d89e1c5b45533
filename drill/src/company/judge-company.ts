import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { type Suppression, suppressionEndpoints } from '@troupe/contract/mail/suppressions'
import { findBrokenInvariants } from '@troupe/server/testing/calls/outreach-invariants'
import { call, read } from '../cluster/client.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Report } from '../cluster/report.ts'
import type { Work } from './colleague-work.ts'
import type { ReceivedMail } from './company-mail.ts'
import type { Readers, Silenced } from './readers.ts'
import type { Team } from './team.ts'

interface Judged {
  readonly cluster: Cluster
  readonly team: Team
  readonly work: Work
  readonly readers: Readers
  readonly received: readonly ReceivedMail[]
  readonly emails: readonly string[]
}

/** Checks what the mail server has received against what was acknowledged to colleagues and readers. */
export async function judgeCompany(report: Report, judged: Judged): Promise<void> {
  judgeMails(report, judged)
  judgeSilence(report, judged)
  await judgeAcknowledged(report, judged)
  // I9 compares the times at which two transactions began. What counts here is the acknowledgment, judged above.
  const found = await findBrokenInvariants(judged.cluster.database.kysely, new Date())
  const broken = found.filter((name) => !name.startsWith('I9'))
  report.check('the other invariants of sending hold', broken.length === 0, broken.join('; ') || 'all')
}

function judgeMails(report: Report, { readers, received, emails }: Judged): void {
  const mails = Map.groupBy(received, ({ to }) => to)
  const of = (email: string, isFirst: boolean) =>
    (mails.get(email) ?? []).filter((mail) => mail.isFirst === isFirst).length
  const count = (isMeant: (email: string) => boolean) => emails.filter(isMeant).length
  const firsts = received.filter(({ isFirst }) => isFirst)
  report.figures({
    'first mails, and colleagues that they are from': `${firsts.length}, ${new Set(firsts.map(({ from }) => from)).size}`,
    'follow-ups': received.length - firsts.length,
  })
  const twice = count((email) => of(email, true) > 1)
  report.check('no creator got a first mail twice', twice === 0, twice)
  const followedTwice = count((email) => of(email, false) > 1)
  report.check('and none a follow-up twice', followedTwice === 0, followedTwice)
  const mixed = [...mails.values()].filter((own) => new Set(own.map(({ from }) => from)).size > 1).length
  report.check('each creator heard from one colleague only', mixed === 0, mixed)
  const leftOut = count((email) => of(email, true) === 0 && readers.silenced.get(email)?.by !== 'colleague')
  report.check('no creator was left out, apart from those that a colleague put on the list', leftOut === 0, leftOut)
  const unfollowed = count(
    (email) => !readers.silenced.has(email) && !readers.bounced.has(email) && of(email, false) === 0,
  )
  report.check('each who neither unsubscribed nor bounced got the follow-up', unfollowed === 0, unfollowed)
}

/**
 * A mail that was accepted after the acknowledgment is right only if its submission had begun before: its first command had
 * reached the mail server, or the database, asked right after the acknowledgment, had it recorded as begun before.
 */
function judgeSilence(report: Report, { readers, received }: Judged): void {
  const later = received.flatMap((mail) => {
    const silenced = readers.silenced.get(mail.to)
    return silenced && mail.takenAt > silenced.at ? [{ mail, silenced }] : []
  })
  const seen = later.filter(({ mail, silenced }) => mail.begunAt <= silenced.at)
  const recorded = later.filter((one) => !seen.includes(one) && isRecorded(one.mail, one.silenced))
  const wrong = later.length - seen.length - recorded.length
  const byReader = [...readers.silenced.values()].filter(({ by }) => by === 'reader').length
  report.figures({
    'readers that unsubscribed': byReader,
    'addresses that colleagues put on the list': readers.silenced.size - byReader,
    'mails that came back': readers.bounced.size,
    'mails accepted after the acknowledgment that had reached the mail server before': seen.length,
    'the same that were recorded as begun before': recorded.length,
    'longest time from the acknowledgment to one of them': `${Math.max(0, ...later.map(({ mail, silenced }) => mail.takenAt - silenced.at))} ms`,
  })
  report.check('nobody got a mail that began after an acknowledged wish for none', wrong === 0, wrong)
  report.check('each reader was answered', readers.unexpected.length === 0, readers.unexpected.slice(0, 5).join('; '))
}

const isRecorded = ({ messageId }: ReceivedMail, { begun }: Silenced) => begun.has(messageId)

async function judgeAcknowledged(report: Report, judged: Judged): Promise<void> {
  const { cluster, team, work, readers, emails } = judged
  const { token } = team.colleagues[0]
  report.figures({
    'campaigns that began': work.campaigns.length,
    'refused since all had been written to': work.refused,
  })
  const { unexpected } = work
  report.check('each call of a colleague was answered', unexpected.length === 0, unexpected.slice(0, 5).join('; '))
  const campaigns = await Promise.all(
    work.campaigns.map(async ({ id, recipients }) => {
      const answer = await call(`${cluster.proxy.url}/api/campaigns/${id}`, { token })
      const campaign = read(campaignEndpoints.get.response, answer)
      return campaign.recipients === recipients && campaign.state === 'done'
    }),
  )
  const incomplete = campaigns.filter((isWhole) => !isWhole).length
  report.check('each acknowledged campaign is there, whole and done', incomplete === 0, incomplete)
  const { rows: sizes } = await cluster.database.pool.query<{ count: number }>(
    'select count(*)::int from collection_creators where collection_id = any($1::uuid[]) group by collection_id',
    [work.collectionIds],
  )
  const full = sizes.filter(({ count }) => count === emails.length).length
  report.check('each collection has all creators', full === work.collectionIds.length, full)
  const listed = new Map((await listSuppressions(judged)).map(({ email, reason }) => [email, reason]))
  const lost = [...readers.silenced].filter(([email, { by }]) => {
    const reason = listed.get(email)
    return by === 'reader' ? reason !== 'unsubscribed' : reason === undefined
  }).length
  report.check('each acknowledged wish is on the list', lost === 0, lost)
  const unread = [...readers.bounced].filter((email) => !listed.has(email)).length
  report.check('and each address that does not exist', unread === 0, unread)
  await judgeSent(report, judged)
}

async function judgeSent(report: Report, { cluster, team, received }: Judged): Promise<void> {
  const { rows } = await cluster.database.pool.query<{ message_id: string; state: string }>(
    `select message_id, state from messages where workspace_id = $1 and message_id is not null`,
    [team.workspaceId],
  )
  const sent = new Set(rows.flatMap(({ message_id: id, state }) => (state === 'sent' ? [id] : [])))
  const taken = new Set(received.map(({ messageId }) => messageId))
  const lost = [...sent].filter((id) => !taken.has(id)).length
  report.check('each mail said to be sent was received', lost === 0, lost)
  const unsaid = [...taken].filter((id) => !sent.has(id)).length
  report.check('each mail that was received is said to be sent', unsaid === 0, unsaid)
}

async function listSuppressions({ cluster, team }: Judged): Promise<Suppression[]> {
  const { token } = team.colleagues[0]
  const all: Suppression[] = []
  for (let page = 1; ; page++) {
    const answer = await call(`${cluster.proxy.url}/api/suppressions?page_size=100&page=${page}`, { token })
    const { suppressions, has_more: hasMore } = read(suppressionEndpoints.list.response, answer)
    all.push(...suppressions)
    if (!hasMore) return all
  }
}
