import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** The newest mail of a thread that a person has written, with the mail that began the exchange. */
export interface AnsweredMail {
  readonly message_id: string
  readonly from_name: string
  readonly from_address: string
  readonly reply_to: string | null
  readonly subject: string
  readonly text: string
  readonly received_at: Date
  readonly recipient_id: string
  /** The row of `messages`. */
  readonly sent_id: string
  readonly sent_message_id: string | null
  /** The mailbox that it was sent from. */
  readonly mailbox_id: string
  /** Whether it was removed, or its owner is a member of the workspace no more, or is disabled. */
  readonly is_mailbox_left: boolean
  /** Sender of the campaign. */
  readonly from_email: string
  /** The recipient's; null: it was erased. */
  readonly email: string | null
  readonly title: string
  readonly merge_values: MergeValues
}

interface Place {
  readonly workspaceId: string
  readonly threadId: string
}

/** Finds the mail that an answer is to. */
export async function findAnswered(db: Executor, { workspaceId, threadId }: Place): Promise<AnsweredMail | undefined> {
  const { rows } = await sql<AnsweredMail>`
    select received_mails.message_id, from_name, from_address, reply_to, received_mails.subject, received_mails.text, received_at,
      received_mails.recipient_id, messages.id as sent_id, messages.message_id as sent_message_id, messages.mailbox_id,
      not exists (
        select from mailboxes
        join users on users.id = mailboxes.user_id and users.deactivated_at is null
        join workspace_members on workspace_members.user_id = users.id
        left join further_senders on further_senders.id = mailboxes.sender_id
        where mailboxes.id = messages.mailbox_id and workspace_members.workspace_id = messages.workspace_id
          and further_senders.removed_at is null
      ) as is_mailbox_left,
      campaigns.from_email, recipients.email, recipients.title, recipients.merge_values
    from received_mails
    join messages on messages.id = received_mails.answers_id
    join recipients on recipients.id = received_mails.recipient_id
    join campaigns on campaigns.id = messages.campaign_id
    where received_mails.workspace_id = ${workspaceId} and thread_id = ${threadId} and kind not in ('auto_answer', 'bounce', 'challenge')
    order by received_at desc, received_mails.id limit 1`.execute(db)
  return rows[0]
}

/** Message-IDs of the exchange with a recipient before a time, oldest first. */
export async function listMessageIds(
  db: Executor,
  { workspaceId, threadId }: Place,
  { recipientId, before }: { recipientId: string; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from (
      select message_id, sent_at as at from messages
      where workspace_id = ${workspaceId} and recipient_id = ${recipientId} and state in ('sent', 'unknown')
      union all
      select message_id, received_at from received_mails where workspace_id = ${workspaceId} and thread_id = ${threadId}
        and recipient_id = ${recipientId} and kind not in ('auto_answer', 'bounce', 'challenge')
      union all
      select message_id, sent_at from thread_answers where workspace_id = ${workspaceId} and thread_id = ${threadId}
    ) as ids
    where message_id is not null and at < ${before}::timestamptz and message_id not like 'none-%'
    order by at, message_id`.execute(db)
  return rows.map((row) => row.message_id)
}

/** Reasons for which the user's list has these addresses, by address. */
export async function findSuppressions(
  db: Executor,
  workspaceId: string,
  emailKeys: readonly string[],
): Promise<Map<string, SuppressionReason>> {
  const rows = await db
    .selectFrom('suppressions')
    .select(['email_key', 'reason'])
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.email_key, row.reason]))
}
