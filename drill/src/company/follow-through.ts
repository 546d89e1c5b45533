import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import type { ReceivedMail } from './company-mail.ts'
import { insist } from './insist.ts'
import type { Readers } from './readers.ts'
import type { Team } from './team.ts'

const lookEach = 500
const longestWait = 5 * 60_000

interface Through {
  readonly cluster: Cluster
  readonly team: Team
  readonly received: readonly ReceivedMail[]
}

/** Mails whose outcome a kill has left open, as a person found them at the mail server. */
export interface Settled {
  arrived: number
  sentAgain: number
}

/** Has follow-ups be due, and resumes what came to a stop for too many bounces, until the signal. */
export async function hurry({ cluster, team }: Omit<Through, 'received'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await hasten(cluster, team)
    await resume(cluster, team)
    await pause(lookEach)
  }
}

/** Waits until nothing is open. A person decides about mails of unknown outcome by what the mail server has. */
export async function followThrough(through: Through, readers: Readers): Promise<Settled> {
  const { cluster, team } = through
  const settled = { arrived: 0, sentAgain: 0 }
  for (const deadline = Date.now() + longestWait; Date.now() < deadline; await pause(lookEach)) {
    await hasten(cluster, team)
    await resume(cluster, team)
    await decide(through, settled)
    // A bounce is in the mailbox before it is read.
    const unread = await countUnread(cluster, team, readers)
    if (!readers.isBusy() && unread === 0 && (await countOpen(cluster, team)) === 0) break
  }
  return settled
}

/** Locked rows are left for the next look, so that this never waits for a server, nor a server in a circle for this. */
async function hasten({ database }: Cluster, { workspaceId }: Team): Promise<void> {
  await database.pool.query(
    `update messages set due_at = now() where id in (
        select id from messages where workspace_id = $1 and step > 0 and state = 'queued' and due_at > now()
        for update skip locked
      )`,
    [workspaceId],
  )
  // Servers renew their leases of mailboxes each minute: others are those of killed servers, which end after four.
  await database.pool.query(
    `update mailbox_readings set served_until = now() where served_until < now() + interval '165 seconds'`,
  )
}

async function resume(cluster: Cluster, { workspaceId, colleagues }: Team): Promise<void> {
  const { rows } = await cluster.database.pool.query<{ id: string }>(
    `select id from campaigns where workspace_id = $1 and state = 'paused'`,
    [workspaceId],
  )
  const { token } = colleagues[0]
  for (const { id } of rows) await insist(cluster, `/api/campaigns/${id}/resume`, { method: 'POST', token })
}

async function decide({ cluster, team, received }: Through, settled: Settled): Promise<void> {
  const { rows } = await cluster.database.pool.query<{ id: string; message_id: string }>(
    `select id, message_id from messages where workspace_id = $1 and state = 'unknown'`,
    [team.workspaceId],
  )
  const { token } = team.colleagues[0]
  for (const { id, message_id: messageId } of rows) {
    const isThere = received.some((mail) => mail.messageId === messageId)
    const options = { method: 'POST', token, body: { outcome: isThere ? 'sent' : 'resend' } } as const
    const { status } = await insist(cluster, `/api/campaigns/mails/${id}/resolve`, options)
    if (status === 200) settled[isThere ? 'arrived' : 'sentAgain']++
  }
}

async function countUnread({ database }: Cluster, { workspaceId }: Team, { bounced }: Readers): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from unnest($2::text[]) as given (email) where not exists (
        select from suppressions where workspace_id = $1 and email_key = given.email
      )`,
    [workspaceId, [...bounced]],
  )
  return rows[0]?.count ?? 0
}

/** Counts mails without an outcome and campaigns that are not done: a campaign ends a moment after its last mail. */
async function countOpen({ database }: Cluster, { workspaceId }: Team): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select (select count(*) from messages
        where workspace_id = $1 and state in ('queued', 'claimed', 'handing', 'unknown'))::int
      + (select count(*) from campaigns where workspace_id = $1 and state <> 'done')::int as count`,
    [workspaceId],
  )
  return rows[0]?.count ?? 0
}
