import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface Addresses {
  readonly workspaceId: string
  /** Comparable forms, by `toEmailKey`. */
  readonly emailKeys: readonly string[]
  /** Mails before it do not count. */
  readonly since: Date
}

/** Whether a row of `messages` waits in a campaign, a row of `campaigns`, that is not over. */
const isWaiting = sql<boolean>`(
  messages.state in ('queued', 'claimed') and campaigns.state in ('scheduled', 'running', 'paused')
)`

/** Finds those of the addresses to which a mail of the workspace waits. @returns comparable forms of addresses. */
export async function findWaiting(
  db: Executor,
  { workspaceId, emailKeys }: Omit<Addresses, 'since'>,
): Promise<Set<string>> {
  const { rows } = await sql<{ email_key: string }>`
    select distinct email_key from recipients
    join messages on messages.recipient_id = recipients.id
    join campaigns on campaigns.id = recipients.campaign_id
    where recipients.workspace_id = ${workspaceId} and email_key = any(${emailKeys}::text[]) and ${isWaiting}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.email_key))
}

/**
 * Locks a workspace until the transaction ends, so that its campaigns begin one after another, and finds those of the
 * addresses that the workspace has written to, or is about to: mails that wait in a campaign which is not over count, too.
 * @returns comparable forms of addresses.
 */
export async function lockAndFindWritten(
  transaction: Executor,
  { workspaceId, emailKeys, since }: Addresses,
): Promise<Set<string>> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute()
  // A separate statement, so that it sees what others stored while this transaction waited.
  const { rows } = await sql<{ email_key: string }>`
    select distinct email_key from recipients
    join messages on messages.recipient_id = recipients.id
    join campaigns on campaigns.id = recipients.campaign_id
    where recipients.workspace_id = ${workspaceId} and email_key = any(${emailKeys}::text[])
      and (messages.state in ('sent', 'handing', 'unknown') and coalesce(messages.sent_at, messages.updated_at) >= ${since}
        or ${isWaiting})`.execute(transaction)
  return new Set(rows.map((row) => row.email_key))
}
