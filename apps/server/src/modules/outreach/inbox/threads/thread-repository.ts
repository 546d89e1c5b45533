import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Assignment } from '@troupe/contract/collection-members/assignment'
import { type InboxCounts, type InboxView, threadStates } from '@troupe/contract/mail/inbox'
import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import type { ThreadAnswerState } from '@troupe/contract/mail/thread-mails'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { MailThreadRow } from '../../../../database/tables/email-settings-tables.ts'
import type { Member } from '../../../../http/requests/endpoint-binding.ts'

/** A thread without its texts, with the other one's names and the newest mail. */
export interface ListedThread
  extends Pick<
    MailThreadRow,
    | 'id'
    | 'state'
    | 'unread'
    | 'snoozed_until'
    | 'next_step_at'
    | 'next_step_text'
    | 'last_mail_at'
    | 'last_answer_at'
    | 'creator_id'
    | 'recipient_id'
    | 'assigned_to'
  > {
  readonly has_note: boolean
  readonly has_draft: boolean
  /** Null: the creator is not in the catalogue any more. */
  readonly creator_title: string | null
  readonly creator_handle: string | null
  readonly creator_platform: Platform | null
  readonly recipient_title: string | null
  readonly recipient_email: string | null
  readonly last_type: 'received' | 'answer' | null
  readonly last_kind: ReceivedMailKind | null
  readonly last_cause: BounceCause | null
  readonly last_state: ThreadAnswerState | null
  readonly last_subject: string | null
  /** Beginning of its text. */
  readonly last_text: string | null
}

export interface ThreadFilter extends Member {
  readonly view: InboxView
  readonly isUnread: boolean
  /** Undefined: any assignment. */
  readonly assigned: Assignment | undefined
  readonly words: readonly string[]
  readonly creatorId: number | undefined
  /** The last thread of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly now: Date
  readonly limit: number
}

/** SQL of the view that a row of `mail_threads` is in. */
function viewOf(now: Date): RawBuilder<InboxView> {
  return sql<InboxView>`case when snoozed_until > ${now}::timestamptz then 'snoozed' else state end`
}

/** The threads of a list, those with the newest mail first. */
export async function list(db: Executor, filter: ThreadFilter): Promise<ListedThread[]> {
  const { workspaceId, userId, view, isUnread, assigned, words, creatorId, after, now, limit } = filter
  const conditions = [
    sql`mail_threads.workspace_id = ${workspaceId}`,
    ...(view === 'all' ? [] : [sql`${viewOf(now)} = ${view}`]),
    ...(isUnread ? [sql`unread`] : []),
    ...(assigned === 'me' ? [sql`assigned_to = ${userId}`] : []),
    ...(assigned === 'nobody' ? [sql`assigned_to is null`] : []),
    ...(creatorId === undefined ? [] : [sql`mail_threads.creator_id = ${creatorId}`]),
    ...(after ? [sql`(last_mail_at, mail_threads.id) < (${after.at}::timestamptz, ${after.id}::uuid)`] : []),
  ]
  const condition = sql.join(conditions, sql` and `)
  const order = sql`order by last_mail_at desc, mail_threads.id desc limit ${limit}`
  if (words.length === 0) return select(db, sql`${condition} ${order}`)
  return select(db, condition, sql`where ${sql.join(words.map(holds), sql` and `)} ${order}`)
}

/** One thread of the user. */
export async function find(db: Executor, workspaceId: string, id: string): Promise<ListedThread | undefined> {
  const [thread] = await select(db, sql`mail_threads.workspace_id = ${workspaceId} and mail_threads.id = ${id}`)
  return thread
}

/** @param further What depends on the names of creators and recipients, which are read first. */
async function select(
  db: Executor,
  condition: RawBuilder<unknown>,
  further: RawBuilder<unknown> = sql``,
): Promise<ListedThread[]> {
  const { rows } = await sql<ListedThread>`
    with mail_threads as materialized (
      select * from mail_threads where ${condition}
    ), creators as materialized (
      select id, title, handle, platform from creators where id in (select creator_id from mail_threads)
    ), page as materialized (
      select mail_threads.*, creators.title as creator_title, creators.handle as creator_handle,
        creators.platform as creator_platform, recipients.title as recipient_title, recipients.email as recipient_email
      from mail_threads
      left join creators on creators.id = mail_threads.creator_id
      left join recipients on recipients.id = mail_threads.recipient_id
      ${further}
    ), listed as materialized (
      select page.id, state, unread, snoozed_until, next_step_at, next_step_text, last_mail_at, last_answer_at, creator_id,
        recipient_id, assigned_to, note <> '' as has_note, draft is not null as has_draft, creator_title, creator_handle,
        creator_platform, recipient_title, recipient_email, last.type as last_type, last.kind as last_kind, last.cause as last_cause,
        last.state_of_answer as last_state, last.subject as last_subject, last.text as last_text
      from page
      left join lateral (
        (select 'received' as type, kind, cause, null as state_of_answer, subject, left(text, 1000) as text, received_at as at
          from received_mails where thread_id = page.id order by received_at desc, id limit 1)
        union all
        (select 'answer', null, null, thread_answers.state, subject, left(text, 1000), coalesce(sent_at, created_at)
          from thread_answers where thread_id = page.id order by created_at desc, id limit 1)
        order by at desc limit 1
      ) as last on true
    )
    select * from listed order by last_mail_at desc, id desc`.execute(db)
  return rows
}

/** SQL of whether a word occurs in a thread or in one of its mails. */
function holds(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    creators.title ilike ${pattern} or creators.handle ilike ${pattern} or recipients.title ilike ${pattern}
    or recipients.email ilike ${pattern} or note ilike ${pattern} or next_step_text ilike ${pattern}
    or exists (select from received_mails where thread_id = mail_threads.id and (
      subject ilike ${pattern} or text ilike ${pattern} or from_name ilike ${pattern} or from_address ilike ${pattern}))
    or exists (select from thread_answers where thread_id = mail_threads.id and (
      subject ilike ${pattern} or text ilike ${pattern} or to_email ilike ${pattern}))
  )`
}

/** Number of the user's threads in each view, and of unread ones that are not snoozed. */
export async function count(db: Executor, workspaceId: string, now: Date): Promise<InboxCounts> {
  const counts = [...threadStates, 'snoozed' as const].map(
    (view) => sql`count(*) filter (where view = ${view})::int as ${sql.id(view)}`,
  )
  const { rows } = await sql<InboxCounts>`
    select ${sql.join(counts)}, count(*)::int as "all",
      count(*) filter (where unread and view <> 'snoozed')::int as unread
    from (select ${viewOf(now)} as view, unread from mail_threads where workspace_id = ${workspaceId}) as threads`.execute(
    db,
  )
  return rows[0] ?? { open: 0, waiting: 0, done: 0, snoozed: 0, all: 0, unread: 0 }
}

/** A text that differs whenever a thread of the user was added, changed or removed. */
export async function readRevision(db: Executor, workspaceId: string): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select count(*) || '.' || coalesce(sum(changes), 0) as revision from mail_threads where workspace_id = ${workspaceId}`.execute(
    db,
  )
  return rows[0]?.revision ?? '0.0'
}
