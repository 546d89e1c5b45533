import { agedFields } from '../catalogue/value-ages.ts'

/**
 * What happens to a column by the age of its data:
 * - `aged`: of the platform until somebody else gives it; its hour is in `platform_hours`, and it goes at the limit
 * - `follows`: goes with the column it belongs to, or is made again without it
 * - `names`: names a channel or a post, and stays
 * - `given`: by a user, the creator, a list or this program; stays
 * - `short`: the row lives shorter than the shortest limit
 */
export type ColumnRule = 'aged' | 'follows' | 'names' | 'given' | 'short'

/** A table that names creators: the rule of each column. */
interface HeldTable {
  /** How its data goes. */
  readonly goes: string
  readonly columns: Readonly<Record<string, ColumnRule>>
}

const all = (rule: ColumnRule, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule] as const))

/** The tables that hold data of platforms or name creators, which `remove-old-data.ts` works through. */
export const heldData: Readonly<Record<string, HeldTable>> = {
  creators: {
    goes: 'each value by its hour; the row too if nobody works with it',
    columns: {
      ...all('names', 'id platform channel_id'),
      ...all('aged', agedFields.filter((field) => field !== 'posts').join(' ')),
      ...all('follows', 'email_source price_source has_usable_email name_key terms index_text term_count content_hash'),
      ...all('follows', 'search_version embedding embedding_hash embedding_model platform_hours platform_since'),
      ...all('given', 'source fetched_at profile_read_at vanished_at expired_at confirmed_at confirmed_fields'),
      ...all('given', 'created_at updated_at'),
    },
  },
  channels: {
    goes: 'with its creator',
    columns: all('names', 'id platform channel_id'),
  },
  creator_posts: {
    goes: 'all of a creator, by the hour of its posts',
    columns: all('follows', 'creator_id post_id url title thumbnail published_at views likes comments text is_paid'),
  },
  creator_snapshots: {
    goes: 'the rows of a platform, by day',
    columns: {
      ...all('aged', 'subscribers engagement_rate average_views videos_count'),
      ...all('follows', 'creator_id day platform'),
    },
  },
  deal_link_figures: {
    goes: 'by day, except of demo creators',
    columns: { ...all('aged', 'views likes comments'), ...all('follows', 'link_id day') },
  },
  creator_import_rows: {
    goes: 'by the oldest value that the import replaced; then the undo leaves the creator as it is',
    columns: { ...all('aged', 'before'), ...all('given', 'import_id creator_id stored_at') },
  },
  webhook_deliveries: {
    goes: 'by the time of the message',
    columns: {
      ...all('aged', 'data'),
      ...all('follows', 'id webhook_id type created_at attempts attempted_at next_attempt_at delivered_at'),
      ...all('follows', 'answer_status answer_ms problem by_hand'),
    },
  },
  channel_readings: { goes: 'within a day', columns: all('short', 'channel reading expires_at') },
  platform_answers: { goes: 'within a day', columns: all('short', 'request_key creator_ids next_cursor expires_at') },
  search_cursors: { goes: 'within a day', columns: all('short', 'id user_id search further expires_at') },
  exports: { goes: 'the file within a day', columns: all('short', 'id user_id format expires_at created_at') },
  recipients: {
    goes: 'stays: what a user wrote to a creator, as it was sent',
    columns: {
      ...all('names', 'creator_id platform'),
      ...all('given', 'id campaign_id workspace_id title handle email email_key language time_zone merge_values'),
      ...all('given', 'unsubscribed_at replied_at'),
    },
  },
  collection_creators: {
    goes: 'stays: what a user wrote about a creator',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'collection_id status status_by_hand note tags column_values assigned_to mentioned added_at'),
    },
  },
  deals: {
    goes: 'stays: what a user agreed',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'collection_id fee_amount fee_currency deliverables due_on reminded_early_for reminded_due_for'),
    },
  },
  deal_links: {
    goes: 'stays: a link that a user gave, with what its address says',
    columns: {
      ...all('names', 'creator_id platform post_id handle url'),
      ...all('given', 'id collection_id position added_at read_at next_at failure'),
    },
  },
  creator_registrations: {
    goes: 'stays: what the creator stated',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'email statement registered_at confirmed_at proven_at page_token_hash objection_token_hash'),
      ...all('given', 'erasure_due_at shows_address'),
    },
  },
  channel_proofs: {
    goes: 'stays: what the creator did',
    columns: { ...all('names', 'platform channel_id'), ...all('given', 'email code expires_at proven_at') },
  },
  address_changes: {
    goes: 'stays: what the creator asked for',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'email language asked_at expires_at old_token_hash new_token_hash old_confirmed_at'),
      ...all('given', 'new_confirmed_at'),
    },
  },
  own_channel_mails: {
    goes: 'stays: a mail to the creator',
    columns: { ...all('names', 'creator_id'), ...all('given', 'id kind email language created_at expires_at') },
  },
  invitations: {
    goes: 'stays: what a user wrote to a creator',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'id workspace_id created_by email message language token_hash created_at send_after sent_at'),
      ...all('given', 'attempts failure expires_at used_at declined_at revoked_at'),
    },
  },
  notifications: {
    goes: 'stays: what a user is told; goes with the creator',
    columns: {
      ...all('names', 'creator_id'),
      ...all(
        'given',
        'id workspace_id user_id kind campaign_id thread_id dedupe_key message message_key message_params',
      ),
      ...all('given', 'read_at created_at'),
    },
  },
  mail_threads: {
    goes: 'stays: a conversation of a user',
    columns: {
      ...all('names', 'creator_id'),
      ...all('given', 'id workspace_id recipient_id state unread note draft draft_at draft_revision next_step_at'),
      ...all(
        'given',
        'next_step_text next_step_told snoozed_until assigned_to last_mail_at last_answer_at created_at changes',
      ),
    },
  },
  contact_bases: {
    goes: 'stays: why a user may write to a creator',
    columns: { ...all('names', 'creator_id'), ...all('given', 'id workspace_id basis note noted_at created_by') },
  },
  person_statements: {
    goes: 'stays: what a user said',
    columns: { ...all('names', 'creator_id other_id'), ...all('given', 'workspace_id is_same stated_at') },
  },
  conversation_messages: {
    goes: 'stays: what a user asked; creators are named by id',
    columns: {
      ...all('names', 'creator_ids'),
      ...all('given', 'id conversation_id position type content details file_name idempotency_key request_hash'),
      ...all('given', 'created_at'),
    },
  },
  creator_upkeep: {
    goes: 'stays: counts of this program',
    columns: { ...all('names', 'creator_id'), ...all('given', 'uses tried_at') },
  },
  saved_searches: {
    goes: 'stays: what a user asked for',
    columns: {
      ...all('names', 'newest_creator_id'),
      ...all('given', 'id workspace_id created_by name name_key request created_at looked_at'),
    },
  },
}

/** Tables that name no creator, and what they hold. */
export const otherTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'users sessions refresh_tokens email_verifications mailed_codes verified_addresses account_notices known_devices limit_counters personal_access_tokens operator_actions'
      .split(' ')
      .map((name) => [name, 'accounts']),
  ),
  ...Object.fromEntries(
    'passkeys authenticator_apps recovery_codes factor_challenges account_identities single_sign_on_attempts single_sign_on_confirmations password_exemptions registration_settings'
      .split(' ')
      .map((name) => [name, 'accounts: signing in and registering']),
  ),
  ...Object.fromEntries(
    'workspaces workspace_members workspace_invitations workspace_activities'
      .split(' ')
      .map((name) => [name, 'workspaces and their members']),
  ),
  ...Object.fromEntries(
    'oauth_clients oauth_grants oauth_codes oauth_tokens'
      .split(' ')
      .map((name) => [name, 'programs that act for users']),
  ),
  ...Object.fromEntries(
    'campaigns steps messages attempts thread_answers mail_drafts email_templates suppressions senders further_senders mailboxes mailbox_readings mailbox_folders quota_use received_mails received_attachments privacy_notices gmail_authorizations microsoft_authorizations company_addresses'
      .split(' ')
      .map((name) => [name, "a user's mail and how it is sent"]),
  ),
  ...Object.fromEntries(
    'collections collection_columns calendar_feeds conversations recent_searches creator_imports creator_import_parts webhooks'
      .split(' ')
      .map((name) => [name, 'what users made and sent']),
  ),
  ...Object.fromEntries(
    'platform_usage platform_states backup_results erasures data_removals'
      .split(' ')
      .map((name) => [name, 'counts, states and hashes']),
  ),
}
