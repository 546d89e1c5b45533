import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { maySubmit } from './mailboxes/mailbox-repository.ts'

/** A campaign may have a million mails; for monitoring a capped count is enough. */
const mostCounted = 10_000

/**
 * Counts the mails that could be submitted now: due, of a running campaign of an active user, from a mailbox that may
 * send; at most 10,000.
 */
export async function countSendable(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from messages
      join mailboxes on mailboxes.id = messages.mailbox_id
      join campaigns on campaigns.id = messages.campaign_id
      join users on users.id = mailboxes.user_id and users.deactivated_at is null
      where messages.state = 'queued' and messages.due_at <= ${now} and campaigns.state = 'running'
        and mailboxes.next_at <= ${now} and ${maySubmit(now)}
      limit ${mostCounted}
    ) as sendable`.execute(db)
  return rows[0]?.count ?? 0
}

/** The number of paused mailboxes per provider, for account errors or unconfirmed mails. */
export async function countResting(db: Executor, now: Date): Promise<{ provider: EmailProvider; count: number }[]> {
  const { rows } = await sql<{ provider: EmailProvider; count: number }>`
    select provider, count(*)::int as count from mailboxes
    where not ${maySubmit(now)} group by provider`.execute(db)
  return rows
}
