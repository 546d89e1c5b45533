import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { subjectAsHanded } from '../content/handed-subject-repository.ts'
import type { ToldRecipient } from '../events/told-recipient-repository.ts'

/** A recipient as shown on the unsubscribe page. */
export interface AddressedRecipient {
  readonly workspace_id: string
  readonly email: string
  readonly email_key: string
  /** The campaign's sender. */
  readonly from_email: string
  /** Whether the campaign's own mailbox writes to it, and not one that takes turns with it. */
  readonly is_from_own: boolean
  /** The user whose mailbox it is. */
  readonly mailbox_user_id: string
  readonly provider: EmailProvider
  /** The further mailbox that writes to it; null for a first one. */
  readonly sender_id: string | null
  /** Subject of the first mail; merge fields are not filled in. */
  readonly subject: string
  readonly merge_values: MergeValues
}

/** Finds a recipient of any user's campaign: only for holders of a valid token. */
export async function findAddressed(db: Executor, id: string): Promise<AddressedRecipient | undefined> {
  return db
    .selectFrom('recipients')
    .innerJoin('campaigns', 'campaigns.id', 'recipients.campaign_id')
    .innerJoin('steps', 'steps.campaign_id', 'recipients.campaign_id')
    .innerJoin('messages', (join) =>
      join.onRef('messages.recipient_id', '=', 'recipients.id').onRef('messages.step', '=', 'steps.number'),
    )
    .innerJoin('mailboxes', 'mailboxes.id', 'messages.mailbox_id')
    .select([
      'recipients.workspace_id',
      'recipients.email',
      'recipients.email_key',
      'campaigns.from_email',
      sql<boolean>`messages.mailbox_id = campaigns.mailbox_id`.as('is_from_own'),
      'mailboxes.user_id as mailbox_user_id',
      'mailboxes.provider',
      'mailboxes.sender_id',
      subjectAsHanded('steps', 'messages').$castTo<string>().as('subject'),
      'recipients.merge_values',
    ])
    .where('recipients.id', '=', id)
    .where('steps.number', '=', 0)
    .where('recipients.email', 'is not', null)
    .where('recipients.email_key', 'is not', null)
    .$narrowType<{ email: string; email_key: string }>()
    .executeTakeFirst()
}

/** Ids of the creators that had a mail of the user at one of these addresses. */
export async function listCreatorIds(
  db: Executor,
  { workspaceId, emailKeys }: { workspaceId: string; emailKeys: readonly string[] },
): Promise<number[]> {
  if (emailKeys.length === 0) return []
  const rows = await db
    .selectFrom('recipients')
    .select('creator_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', sql<string>`any(${emailKeys}::text[])`)
    .where('creator_id', 'is not', null)
    .$narrowType<{ creator_id: number }>()
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

/** Records that the reader of an address has unsubscribed from the user. @returns the recipients that had not before. */
export async function markUnsubscribed(
  db: Executor,
  { workspaceId, emailKey, now }: { workspaceId: string; emailKey: string; now: Date },
): Promise<ToldRecipient[]> {
  return db
    .updateTable('recipients')
    .set({ unsubscribed_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', emailKey)
    .where('unsubscribed_at', 'is', null)
    .returning(['creator_id', 'platform', 'handle', 'title'])
    .execute()
}

/** Takes back that the reader of an address has unsubscribed from the user. */
export async function unmarkUnsubscribed(
  db: Executor,
  { workspaceId, emailKey }: { workspaceId: string; emailKey: string },
): Promise<void> {
  await db
    .updateTable('recipients')
    .set({ unsubscribed_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('email_key', '=', emailKey)
    .execute()
}
