import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CampaignState, MailReason, MailState, PauseReason } from '@troupe/contract/mail/campaigns'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MailboxPauseCause, SendingWindow } from '@troupe/contract/mail/mailboxes'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import type { NotificationKind } from '@troupe/contract/mail/notifications'
import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** How fast and when a user's account with a provider sends. */
interface Mailboxes {
  id: Generated<string>
  user_id: string
  provider: EmailProvider
  /** Null: as fast as the server takes them. */
  per_minute: number | null
  per_day: number | null
  sending_window: JSONColumnType<SendingWindow> | null
  /** Before this nothing is claimed: the gap after the mail before. */
  next_at: Date
  /** Connections to its server at any moment, those of all nodes together. */
  max_connections: Generated<number>
  /** The process that sends for it, and until when no other may, unless it says so again. */
  served_by: string | null
  served_until: Date | null
  /** Until when it rests; after a pause for unconfirmed mails a test connection comes first. */
  paused_until: Date | null
  pause_cause: MailboxPauseCause | null
  pause_reason: string | null
  /** How often in a row the account refused. */
  account_errors: Generated<number>
  /** How many mails in a row the server took without a word; each confirmed one sets this and the next to 0. */
  unconfirmed_mails: Generated<number>
  /** How often in a row it was paused for unconfirmed mails. */
  unconfirmed_pauses: Generated<number>
  /** How many test connections failed in this pause. */
  failed_probes: Generated<number>
}

interface Campaigns {
  id: Generated<string>
  user_id: string
  mailbox_id: string
  provider: EmailProvider
  from_email: string
  subject: string
  state: CampaignState
  pause_reason: PauseReason | null
  /** Hash of all steps, as they were frozen. */
  content_hash: string
  idempotency_key: string | null
  /** Tells whether a repeated call with the same key is the same call. */
  request_hash: string
  scheduled_at: Date | null
  /** When a person last had it go on; refusals before it were known to them. */
  resumed_at: Date
  created_at: CreatedAt
  finished_at: Date | null
}

/** A mail of a campaign and its follow-ups, as they were when it started. */
interface Steps {
  campaign_id: string
  number: number
  delay_hours: number
  /** Null: a reply in the thread of the mail before. */
  subject: string | null
  html: string
  text: string
}

/** A chosen creator, with what was known of them when the campaign started. */
interface Recipients {
  id: Generated<string>
  campaign_id: string
  user_id: string
  /** Null: the creator is gone from the catalogue. */
  creator_id: number | null
  platform: Platform
  title: string
  handle: string
  email: string | null
  /** The address as it is compared; null: they get nothing. Once per campaign. */
  email_key: string | null
  merge_values: JSONColumnType<MergeValues>
  replied_at: Date | null
  unsubscribed_at: Date | null
}

/** One mail to one recipient. Its states and arrows are in `mail-states.ts`. */
interface Messages {
  id: Generated<string>
  user_id: string
  campaign_id: string
  recipient_id: string
  mailbox_id: string
  step: number
  state: MailState
  reason: MailReason | null
  detail: string | null
  due_at: Date
  /** Number of attempts to submit it. */
  attempts: Generated<number>
  /** How many of these failed for a reason that may pass and was not the account's. */
  deferrals: Generated<number>
  /** How often a person had it sent again. */
  resends: Generated<number>
  /** Grows with each claim, so that a worker that was away too long cannot speak for it. */
  fence: Generated<number>
  lease_until: Date | null
  /** The header, without its brackets. */
  message_id: string | null
  first_tried_at: Date | null
  sent_at: Date | null
  updated_at: Date
}

/** How handing a mail over ended: taken, or what the failure was about. */
export type AttemptOutcome = 'accepted' | 'account' | 'recipient' | 'temporary' | 'unknown'

interface Attempts {
  message_id: string
  number: number
  fence: number
  started_at: Date
  finished_at: Date | null
  /** Null: not recorded, as when the sending process died. */
  outcome: AttemptOutcome | null
  /** The mail server's reply, or the failure. */
  reply: string | null
}

interface Suppressions {
  id: Generated<string>
  user_id: string
  email: string
  email_key: string
  reason: SuppressionReason
  created_at: CreatedAt
}

/** Mails that a mailbox submitted in a minute, by all nodes together. */
interface QuotaUse {
  mailbox_id: string
  minute: Date
  count: number
}

interface EmailTemplates {
  id: Generated<string>
  user_id: string
  name: string
  /** Lower case; unique for a user. */
  name_key: string
  subject: string
  body: string
  created_at: CreatedAt
  updated_at: Date
}

interface Notifications {
  id: Generated<string>
  user_id: string
  kind: NotificationKind
  campaign_id: string | null
  /** The same thing is told once, and again when it happens again. */
  dedupe_key: string
  message: string
  read_at: Date | null
  created_at: Date
}

export interface OutreachTables {
  mailboxes: Mailboxes
  campaigns: Campaigns
  steps: Steps
  recipients: Recipients
  messages: Messages
  attempts: Attempts
  suppressions: Suppressions
  quota_use: QuotaUse
  email_templates: EmailTemplates
  notifications: Notifications
}

export type MailboxRow = Selectable<Mailboxes>
export type CampaignRow = Selectable<Campaigns>
export type StepRow = Selectable<Steps>
export type MessageRow = Selectable<Messages>
export type SuppressionRow = Selectable<Suppressions>
export type EmailTemplateRow = Selectable<EmailTemplates>
export type NotificationRow = Selectable<Notifications>
