import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { ToldCampaign } from '../../../database/tables/outreach-tables.ts'

interface Shared {
  readonly workspaceId: string
  /** Of the row of `mailboxes`. */
  readonly id: string
}

/** A mailbox that is shared with a workspace, and its owner. */
export interface SharedRow {
  readonly id: string
  readonly user_id: string
  readonly provider: EmailProvider
  readonly sender_id: string | null
  readonly username: string
}

/** The mailboxes that are shared with a workspace, by owner. */
export async function list(db: Executor, workspaceId: string): Promise<SharedRow[]> {
  return db
    .selectFrom('mailboxes')
    .innerJoin('users', 'users.id', 'mailboxes.user_id')
    .select(['mailboxes.id', 'mailboxes.user_id', 'provider', 'sender_id', 'username'])
    .where('shared_with', '=', workspaceId)
    .orderBy('username')
    .orderBy('provider')
    .orderBy('mailboxes.id')
    .execute()
}

export async function find(db: Executor, { workspaceId, id }: Shared): Promise<SharedRow | undefined> {
  return (await list(db, workspaceId)).find((row) => row.id === id)
}

/** Keeps the sharing of a mailbox from ending until the transaction does. @returns false if it has ended. */
export async function hold(transaction: Executor, { workspaceId, id }: Shared): Promise<boolean> {
  const row = await transaction
    .selectFrom('mailboxes')
    .select('id')
    .where('id', '=', id)
    .where('shared_with', '=', workspaceId)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Shares a mailbox. @returns false if it is shared with another workspace. */
export async function share(db: Executor, { workspaceId, id }: Shared): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({ shared_with: workspaceId })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('shared_with', 'is', null), eb('shared_with', '=', workspaceId)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the sharing of a mailbox. @returns whether it was shared with the workspace. */
export async function end(db: Executor, { workspaceId, id }: Shared): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({ shared_with: null })
    .where('id', '=', id)
    .where('shared_with', '=', workspaceId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the sharing of a further mailbox that was removed. */
export async function endOfFurther(db: Executor, senderId: string): Promise<void> {
  await db.updateTable('mailboxes').set({ shared_with: null }).where('sender_id', '=', senderId).execute()
}

/**
 * Pauses the campaigns of a workspace that have mails to send from a mailbox which is not their maker's own, also those
 * that its errors have paused: they would go on when it is well again.
 */
export async function pauseOthers(db: Executor, { workspaceId, id }: Shared): Promise<ToldCampaign[]> {
  const { rows } = await sql<ToldCampaign>`
    update campaigns set state = 'paused', pause_reason = 'mailbox_left'
    where workspace_id = ${workspaceId}
      and (state in ('scheduled', 'running') or (state = 'paused' and pause_reason = 'account_errors'))
      and exists (
        select from messages join mailboxes on mailboxes.id = messages.mailbox_id
        where messages.campaign_id = campaigns.id and messages.mailbox_id = ${id}
          and campaigns.created_by is distinct from mailboxes.user_id
          and messages.state in ('queued', 'claimed', 'handing')
      )
    returning id, workspace_id, created_by, name, subject`.execute(db)
  return rows
}

/** Number of active members of a workspace, at most two. */
export async function countMembers(db: Executor, workspaceId: string): Promise<number> {
  const rows = await db
    .selectFrom('workspace_members')
    .select('user_id')
    .where('workspace_id', '=', workspaceId)
    .limit(2)
    .execute()
  return rows.length
}
