import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ErasedCreator } from '../../discovery/catalogue/creator-references-port.ts'
import { eraseThreads } from './mail-thread-repository.ts'

/** Replaces an erased creator's data in the users' history. */
const mark = { title: 'Erased creator', handle: 'erased', reply: 'erased' }

/** The number of mails sent to a creator, by all users. */
export async function countMails(db: Executor, creatorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages join recipients on recipients.id = messages.recipient_id
    where recipients.creator_id = ${creatorId} and messages.state = 'sent'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Removes an erased creator's names and addresses, and ends the open mails to them. The users' numbers of recipients
 * and mails do not change. Another channel with one of the addresses keeps its name.
 */
export async function eraseRecipients(db: Executor, { id, emails, now }: ErasedCreator): Promise<void> {
  const erased = await blankRecipients(db, id, emails)
  await sql`
    update messages set state = 'suppressed', reason = 'suppressed', lease_until = null, updated_at = ${now}
    where recipient_id = any(${erased}::uuid[]) and state in ('queued', 'claimed')`.execute(db)
  // Servers often repeat the address that they refuse.
  await sql`
    update messages set detail = null where recipient_id = any(${erased}::uuid[]) and detail is not null`.execute(db)
  await sql`
    update attempts set reply = ${mark.reply} from messages
    where messages.recipient_id = any(${erased}::uuid[]) and attempts.message_id = messages.id
      and attempts.reply is not null`.execute(db)
  await eraseThreads(db, id, erased)
  await sql`
    delete from suppressions using workspaces
    where suppressions.workspace_id = workspaces.id and email_key = any(${emails}::text[])`.execute(db)
}

/**
 * Removes the addresses of recipients. Nothing is sent to a recipient without an address, whatever becomes of its
 * mails. Addresses are looked up workspace by workspace, to use the index.
 * @returns the ids of all recipients that were the creator or had one of the addresses.
 */
async function blankRecipients(db: Executor, creatorId: number, emails: readonly string[]): Promise<string[]> {
  // A recipient whose creator row is gone is identified by the address.
  const isTheirs = sql`(creator_id is null or creator_id = ${creatorId})`
  const { rows } = await sql<{ id: string }>`
    with named as materialized (
      select id from creators where lower(email) = any(${emails}::text[])
    ), meant as materialized (
      select id from recipients where creator_id = ${creatorId}
      union
      select recipients.id from workspaces join recipients on recipients.workspace_id = workspaces.id
      where recipients.email_key = any(${emails}::text[])
      union
      -- Left out of a campaign, they have an address that nothing was sent to.
      select recipients.id from named join recipients on recipients.creator_id = named.id
      where lower(recipients.email) = any(${emails}::text[])
    )
    update recipients set email = null, email_key = null,
      title = case when ${isTheirs} then ${mark.title} else title end,
      handle = case when ${isTheirs} then ${mark.handle} else handle end,
      merge_values = case when ${isTheirs} then coalesce(
        (select jsonb_object_agg(field, '') from jsonb_object_keys(merge_values) as field), '{}') else merge_values end
    from meant where recipients.id = meant.id
    returning recipients.id`.execute(db)
  return rows.map((row) => row.id)
}
