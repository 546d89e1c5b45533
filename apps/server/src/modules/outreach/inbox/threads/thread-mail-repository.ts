import type { MailState } from '@troupe/contract/mail/campaigns'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type {
  ReceivedAttachmentRow,
  ReceivedMailRow,
  ThreadAnswerRow,
} from '../../../../database/tables/email-settings-tables.ts'
import { subjectAsHanded } from '../../content/handed-subject-repository.ts'

/** A mail of a campaign to the other one of a thread, with its text as it left. */
export interface CampaignMailRow {
  readonly id: string
  readonly campaign_id: string
  readonly step: number
  readonly state: MailState
  readonly at: Date
  readonly message_id: string | null
  readonly from_email: string
  /** Null: it was erased. */
  readonly email: string | null
  readonly title: string
  readonly merge_values: MergeValues
  /** Merge fields are not filled in. */
  readonly subject: string
  readonly html: string
  /** Null for a text that was changed later; then the HTML tells it. */
  readonly text: string | null
}

const smallPicture = 20_000

export type ThreadReceivedMail = Omit<ReceivedMailRow, 'html'> & { readonly has_html: boolean }
export type ListedAttachment = Omit<ReceivedAttachmentRow, 'content'> & { readonly is_kept: boolean }
export type ThreadAnswer = Omit<ThreadAnswerRow, 'html' | 'body' | 'request_hash' | 'idempotency_key'>

interface ThreadPage {
  readonly workspaceId: string
  readonly threadId: string
  /** The newest are listed. */
  readonly limit: number
}

/** SQL of the recipients that a thread is with: those of its creator, and those whose mails are in it. */
function recipientsOf({ workspaceId, threadId }: Pick<ThreadPage, 'workspaceId' | 'threadId'>): RawBuilder<unknown> {
  return sql`(
    select recipients.id from mail_threads
    join recipients on recipients.creator_id = mail_threads.creator_id and recipients.workspace_id = ${workspaceId}
    where mail_threads.id = ${threadId}
    union
    select recipient_id from received_mails where thread_id = ${threadId}
  )`
}

/** The mails of campaigns that have left, or may have, newest first. */
export async function listCampaignMails(db: Executor, page: ThreadPage): Promise<CampaignMailRow[]> {
  const { rows } = await sql<CampaignMailRow>`
    select messages.id, messages.campaign_id, messages.step, messages.state, messages.message_id,
      coalesce(messages.sent_at, messages.first_tried_at, messages.updated_at) as at, campaigns.from_email,
      recipients.email, recipients.title, recipients.merge_values, given.html, given.text,
      coalesce(${subjectAsHanded('steps', 'messages')}, 'Re: ' || ${subjectAsHanded('first_steps', 'firsts')}) as subject
    from messages
    join recipients on recipients.id = messages.recipient_id
    join campaigns on campaigns.id = messages.campaign_id
    join messages firsts on firsts.recipient_id = messages.recipient_id and firsts.step = 0
    join steps first_steps on first_steps.campaign_id = messages.campaign_id and first_steps.number = 0
    join steps on steps.campaign_id = messages.campaign_id and steps.number = messages.step
    cross join lateral (
      select texts.html, texts.text from (
        select steps.html, steps.text, null as until
        union all
        select earlier ->> 'html', null, (earlier ->> 'until')::int from jsonb_array_elements(steps.earlier_texts) as earlier
      ) as texts
      where texts.until is null or texts.until > messages.text_revision
      order by texts.until nulls last limit 1
    ) as given
    where messages.workspace_id = ${page.workspaceId} and messages.recipient_id in ${recipientsOf(page)}
      and messages.state in ('handing', 'sent', 'unknown')
    order by at desc, messages.id limit ${page.limit}`.execute(db)
  return rows
}

/** The received mails, newest first. */
export async function listReceived(
  db: Executor,
  { workspaceId, threadId, limit }: ThreadPage,
): Promise<ThreadReceivedMail[]> {
  const { rows } = await sql<ThreadReceivedMail>`
    select id, workspace_id, recipient_id, campaign_id, answers_id, mailbox_id, message_id, kind, from_name, from_address,
      subject, text, is_permanent, status, cause, away_until, thread_id, reply_to, received_at, created_at,
      html is not null as has_html
    from received_mails where workspace_id = ${workspaceId} and thread_id = ${threadId}
    order by received_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** The files of these mails, without their content. Small pictures of a layout, such as logos, are left out. */
export async function listAttachments(db: Executor, mailIds: readonly string[]): Promise<ListedAttachment[]> {
  if (mailIds.length === 0) return []
  const { rows } = await sql<ListedAttachment>`
    select id, mail_id, position, name, type, size, content_id, content is not null as is_kept
    from received_attachments
    where mail_id = any(${mailIds}::uuid[])
      and not (content_id is not null and type like 'image/%' and size < ${smallPicture})
    order by mail_id, position`.execute(db)
  return rows
}

/** The user's answers, newest first. */
export async function listAnswers(db: Executor, { workspaceId, threadId, limit }: ThreadPage): Promise<ThreadAnswer[]> {
  const { rows } = await sql<ThreadAnswer>`
    select id, workspace_id, thread_id, recipient_id, sent_id, mailbox_id, from_name, from_email, to_name, to_email, subject,
      text,
      in_reply_to, reference_ids, message_id, state, detail, due_at, attempts, resends, fence, lease_until, sent_at,
      created_at, updated_at
    from thread_answers where workspace_id = ${workspaceId} and thread_id = ${threadId}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}
