import type { NotificationKind } from '@troupe/contract/mail/notifications'
import type { Message } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { WorkspaceMemberRow } from '../../../database/tables/account-tables.ts'
import type { NotificationRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

const columns = [
  'id',
  'workspace_id',
  'user_id',
  'kind',
  'campaign_id',
  'thread_id',
  'creator_id',
  'dedupe_key',
  'message',
  'message_key',
  'message_params',
  'read_at',
  'created_at',
] as const

interface NewNotification {
  /** Null: the one that the user opened last. */
  readonly workspaceId: string | null
  /** The member to be told; null or no longer a member: the owners. */
  readonly userId: string | null
  readonly kind: NotificationKind
  readonly campaignId: string | null
  /** Conversation that it is about; absent for none. */
  readonly threadId?: string
  /** Creator that it is about; absent for none. */
  readonly creatorId?: number
  /** Subject of the notification. A later one of the same kind and subject replaces it and is unread again. */
  readonly about: string
  readonly message: Message
  readonly now: Date
}

/** Notifies a member, or the owners of the workspace in place of one who is gone. */
export async function put(db: Executor, notification: NewNotification): Promise<void> {
  const { workspaceId, userId, kind, campaignId, threadId = null, creatorId = null, about, message, now } = notification
  const { message_key: key, message_params: params = {} } = toWireMessage(message)
  const text = { message: message.text, message_key: key ?? null, message_params: JSON.stringify(params) }
  const told = await listTold(db, { workspaceId, userId })
  if (told.length === 0) return
  const shared = { kind, campaign_id: campaignId, thread_id: threadId, creator_id: creatorId, created_at: now }
  await db
    .insertInto('notifications')
    .values(told.map((member) => ({ ...shared, ...text, ...member, dedupe_key: `${kind}:${about}` })))
    .onConflict((conflict) =>
      conflict.constraint('notifications_once').doUpdateSet({ ...text, read_at: null, created_at: now }),
    )
    .execute()
}

type Subject = Pick<NewNotification, 'kind' | 'about'> & { userId: string }

/** Whether the user was notified of a subject at `since` or later, in any workspace. */
export async function isToldSince(
  db: Executor,
  { userId, kind, about, since }: Subject & { since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', `${kind}:${about}`)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the user's notifications about a subject as read, in all workspaces. */
export async function markAboutRead(
  db: Executor,
  { userId, kind, about, now }: Subject & { now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('dedupe_key', '=', `${kind}:${about}`)
    .where('read_at', 'is', null)
    .execute()
}

async function listTold(
  db: Executor,
  { workspaceId, userId }: Pick<NewNotification, 'workspaceId' | 'userId'>,
): Promise<Pick<WorkspaceMemberRow, 'workspace_id' | 'user_id'>[]> {
  const members = db.selectFrom('workspace_members').select(['workspace_id', 'user_id']).forKeyShare()
  const own = members.where(sql<boolean>`user_id = ${userId}::uuid`)
  if (workspaceId === null) return own.orderBy('opened_at', 'desc').orderBy('workspace_id').limit(1).execute()
  const told = await own.where('workspace_id', '=', workspaceId).execute()
  if (told.length > 0) return told
  return members.where('workspace_id', '=', workspaceId).where('role', '=', 'owner').orderBy('user_id').execute()
}

export interface UnknownOutcomes {
  readonly workspaceId: string
  readonly userId: string | null
  /** Name of the campaign, or its subject. */
  readonly subject: string
  readonly count: number
}

/**
 * Counts the unknown outcomes of a campaign and locks it until the transaction ends. @returns undefined if there are
 * none.
 */
export async function findUnknownOutcomes(db: Executor, campaignId: string): Promise<UnknownOutcomes | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['workspace_id as workspaceId', 'created_by as userId', sql<string>`coalesce(name, subject)`.as('subject')])
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'unknown')
    .executeTakeFirstOrThrow()
  return campaign && count > 0 ? { ...campaign, count } : undefined
}

/** Marks the notification about a campaign's unknown outcomes as read once all of them are resolved. */
export async function readUnknownOutcomes(db: Executor, campaignId: string, now: Date): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
    where campaign_id = ${campaignId} and kind = 'outcomes_unknown' and read_at is null
      and not exists (select from messages where messages.campaign_id = ${campaignId} and messages.state = 'unknown')
  `.execute(db)
}

/** One page, newest first. */
export async function list(
  db: Executor,
  { workspaceId, userId, limit, offset }: Member & { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countUnread(db: Executor, { workspaceId, userId }: Member): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Marks the given notifications of the user, or all, as read. */
export async function markRead(
  db: Executor,
  { workspaceId, userId, ids, now }: Member & { ids: readonly string[] | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('workspace_id', '=', workspaceId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .execute()
}
