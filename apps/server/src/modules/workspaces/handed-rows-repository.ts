import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { ToldCampaign } from '../../database/tables/outreach-tables.ts'
import type { Tables } from '../../database/tables/tables.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'

/** Tables of workspaces whose rows name the member who made them. */
export const madeTables: readonly (keyof Tables)[] = [
  'campaigns',
  'collections',
  'contact_bases',
  'creator_imports',
  'email_templates',
  'invitations',
  'saved_searches',
  'thread_answers',
  'webhooks',
  'workspace_invitations',
]

/** Makes another member the one who made everything that a member has made in a workspace. */
export async function handOver(db: Executor, { workspaceId, userId }: Member, heirId: string): Promise<void> {
  for (const table of madeTables) {
    await sql`
      update ${sql.table(table)} set created_by = ${heirId}
      where workspace_id = ${workspaceId} and created_by = ${userId}`.execute(db)
  }
}

/**
 * Keeps the refusals of the creators that a workspace invited, without the workspace, which is to be deleted:
 * their addresses are never invited again. The other invitations are deleted first, so that none is declined meanwhile.
 */
export async function keepRefusals(db: Executor, workspaceId: string): Promise<void> {
  await db.deleteFrom('invitations').where('workspace_id', '=', workspaceId).where('declined_at', 'is', null).execute()
  await db
    .updateTable('invitations')
    .set({ workspace_id: null, message: '' })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

/** Ends the sharing of the user's mailboxes with a workspace, also for campaigns that begin this moment. */
export async function endSharing(db: Executor, { workspaceId, userId }: Member): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ shared_with: null })
    .where('user_id', '=', userId)
    .where('shared_with', '=', workspaceId)
    .execute()
}

/**
 * Ends the assignments of a member who has left: creators in the workspace's collections and conversations are nobody's.
 * Runs after the membership has ended, so that no assignment begins meanwhile.
 */
export async function unassign(db: Executor, { workspaceId, userId }: Member): Promise<void> {
  await sql`
    update collection_creators set assigned_to = null from collections
    where collections.id = collection_id and collections.workspace_id = ${workspaceId} and assigned_to = ${userId}`.execute(
    db,
  )
  await sql`
    update mail_threads set assigned_to = null, changes = changes + 1
    where workspace_id = ${workspaceId} and assigned_to = ${userId}`.execute(db)
}

/**
 * Keeps the mailboxes of an account that is to be deleted, from which a workspace has sent mails, as removed ones of the
 * heir: with them would go what was sent. Nothing of the account's settings stays in them.
 */
export async function keepMailboxes(
  db: Executor,
  { workspaceId, userId }: Member,
  { heirId, now }: { readonly heirId: string; readonly now: Date },
): Promise<void> {
  const isUsedBy = (table: 'campaigns' | 'messages' | 'thread_answers') => sql`exists (
    select from ${sql.table(table)} used where used.mailbox_id = mailboxes.id and used.workspace_id = ${workspaceId}
  )`
  await sql`
    with kept as materialized (
      select id, coalesce(sender_id, gen_random_uuid()) as sender_id from mailboxes
      where user_id = ${userId} and (${isUsedBy('campaigns')} or ${isUsedBy('messages')} or ${isUsedBy('thread_answers')})
    ),
    senders as (
      insert into further_senders (id, user_id, name, smtp_host, smtp_port, smtp_user, smtp_from, created_at, removed_at)
      select sender_id, ${heirId}::uuid, '', '', 0, '', '', ${now}::timestamptz, ${now}::timestamptz from kept
      on conflict (id) do update set user_id = excluded.user_id, name = '', smtp_host = '', smtp_port = 0, smtp_user = '',
        smtp_from = '', smtp_pass_sealed = null, removed_at = excluded.removed_at
    )
    update mailboxes set user_id = ${heirId}, provider = 'smtp', sender_id = kept.sender_id, shared_with = null,
      signature = '', reply_to = ''
    from kept where mailboxes.id = kept.id`.execute(db)
}

/** Pauses the campaigns of a workspace that have mails to send from a mailbox of the user. */
export async function pauseCampaigns(db: Executor, { workspaceId, userId }: Member): Promise<ToldCampaign[]> {
  const { rows } = await sql<ToldCampaign>`
    update campaigns set state = 'paused', pause_reason = 'mailbox_left'
    where workspace_id = ${workspaceId} and state in ('scheduled', 'running') and exists (
      select from messages join mailboxes on mailboxes.id = messages.mailbox_id
      where messages.campaign_id = campaigns.id and mailboxes.user_id = ${userId}
        and messages.state in ('queued', 'claimed', 'handing')
    )
    returning id, workspace_id, created_by, name, subject`.execute(db)
  return rows
}
