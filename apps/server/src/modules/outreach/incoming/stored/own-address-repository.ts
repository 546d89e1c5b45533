import { parseSenderAddress } from '@troupe/contract/email-settings'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** The addresses of a workspace's members, in lower case: of their accounts, and those that their mailboxes send from. */
export async function listOwnAddresses(db: Executor, workspaceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ sender: string | null }>`
    with members as (select user_id from workspace_members where workspace_id = ${workspaceId})
    select email as sender from users where id in (select user_id from members)
    union select unnest(array[smtp_from, smtp_user, gmail_email, microsoft_email]) from senders
    where user_id in (select user_id from members)
    union select unnest(array[smtp_from, smtp_user]) from further_senders
    where user_id in (select user_id from members)`.execute(db)
  return new Set(rows.flatMap(({ sender }) => parseSenderAddress(sender ?? '')?.address.toLowerCase() ?? []))
}
