import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
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

/** Pauses the campaigns of a workspace that have mails to send from a mailbox of the user. @returns their number. */
export async function pauseCampaigns(db: Executor, { workspaceId, userId }: Member): Promise<number> {
  const { numAffectedRows } = await sql`
    update campaigns set state = 'paused', pause_reason = 'mailbox_left'
    where workspace_id = ${workspaceId} and state in ('scheduled', 'running') and exists (
      select from messages join mailboxes on mailboxes.id = messages.mailbox_id
      where messages.campaign_id = campaigns.id and mailboxes.user_id = ${userId}
        and messages.state in ('queued', 'claimed', 'handing')
    )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
