import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CampaignState, MailReason, MailState } from '@troupe/contract/mail/campaigns'
import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import type { MailboxPauseCause, SendingWindow } from '@troupe/contract/mail/mailboxes'
import type { MergeValues } from '@troupe/contract/mail/merge-fields'
import type { NotificationKind } from '@troupe/contract/mail/notifications'
import type { PauseReason } from '@troupe/contract/mail/pause-reasons'
import type { BounceCause } from '@troupe/contract/mail/received-mails'
import type { SuppressionReason } from '@troupe/contract/mail/suppressions'
import type { MessageParams } from '@troupe/contract/messages/wire-schemas'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** A user's account with a mail provider: its pace, sending window and state. */
interface Mailboxes {
  id: Generated<string>
  user_id: string
  provider: EmailProvider
  /** Null: the user's first mailbox with the provider. */
  sender_id: string | null
  /** Null: as fast as the server accepts mails. */
  per_minute: number | null
  per_day: number | null
  sending_window: JSONColumnType<SendingWindow> | null
  /** Time before which nothing is claimed: the gap after the previous mail. */
  next_at: Date
  /** The workspace whose members send from it, too; null: only its owner does. */
  shared_with: string | null
  /** Maximum number of connections to its server, from all nodes together. */
  max_connections: Generated<number>
  /** Plain text below each mail; '' for none. */
  signature: Generated<string>
  /** Address for answers; '' for that of the sender. */
  reply_to: Generated<string>
  /** Whether it sends few mails on its first days, and more each day. */
  slow_start: Generated<boolean>
  /** When its slow start began: with its first mail since it was switched on. */
  slow_start_at: Date | null
  /** The mail server when it was last set up or used for a new campaign; null in rows of releases before it was stored. */
  sending_host: string | null
  /** The process that sends for it, and the end of its lease, which it may renew. */
  served_by: string | null
  served_until: Date | null
  /** When its pause ends. After a pause for unconfirmed mails, a test connection comes first. */
  paused_until: Date | null
  pause_cause: MailboxPauseCause | null
  pause_reason: string | null
  /** Number of consecutive refusals by the account. */
  account_errors: Generated<number>
  /**
   * Number of consecutive mails whose submission was not confirmed. Each confirmed mail resets this and the next column
   * to 0.
   */
  unconfirmed_mails: Generated<number>
  /** Number of consecutive pauses for unconfirmed mails. */
  unconfirmed_pauses: Generated<number>
  /** Number of failed test connections in this pause. */
  failed_probes: Generated<number>
}

interface Campaigns {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  mailbox_id: string
  provider: EmailProvider
  from_email: string
  /** As its user named it; null in rows of releases that stored none. */
  name: string | null
  subject: string
  state: CampaignState
  pause_reason: PauseReason | null
  /** Hash of the texts of all steps. */
  content_hash: string
  /** Incremented by each change of a text. */
  text_revision: Generated<number>
  idempotency_key: string | null
  /** Tells whether a repeated call with the same key has the same content. */
  request_hash: string
  /** Language that its user chose; null: each recipient's own. */
  language: MailLanguage | null
  scheduled_at: Date | null
  /** The mail as it was written, kept until it was brought back or the campaign is done; null: it cannot be undone. */
  draft: ColumnType<unknown, string | null, string | null>
  /** When a user last resumed it; the user knew of the refusals before that time. */
  resumed_at: Date
  created_at: CreatedAt
  finished_at: Date | null
}

/** A text that mails left with before it was changed. */
export interface EarlierText {
  readonly subject: string | null
  readonly html: string
  /** Text revision of the campaign from which on mails no longer left with it. */
  readonly until: number
}

/** A mail of a campaign or one of its follow-ups, with the text of the mails that have not left. */
interface Steps {
  campaign_id: string
  number: number
  delay_hours: number
  /** Null: a reply in the thread of the mail before. */
  subject: string | null
  html: string
  text: string
  /** Oldest first. */
  earlier_texts: ColumnType<readonly EarlierText[], string | undefined, string>
}

/** A chosen creator, with the data of the time when the campaign started. */
interface Recipients {
  id: Generated<string>
  campaign_id: string
  workspace_id: string
  /** Null: the creator was removed from the catalogue. */
  creator_id: number | null
  platform: Platform
  title: string
  handle: string
  email: string | null
  /** The address in normalised form, unique per campaign; null: the recipient gets no mail. */
  email_key: string | null
  merge_values: JSONColumnType<MergeValues>
  /** Language of the parts that are added to their mails; null in rows of releases before it was stored. */
  language: MailLanguage | null
  /** IANA name of the time zone of the creator's country; null if it is not known. */
  time_zone: Generated<string | null>
  replied_at: Date | null
  unsubscribed_at: Date | null
}

/** One mail to one recipient. `mail-states.ts` has its states and transitions. */
interface Messages {
  id: Generated<string>
  workspace_id: string
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
  /** Number of attempts that failed for a temporary reason not due to the account. */
  deferrals: Generated<number>
  /** Number of times a user had it sent again. */
  resends: Generated<number>
  /** Incremented by each claim, so that a worker whose lease expired cannot record outcomes for it. */
  fence: Generated<number>
  lease_until: Date | null
  /** The `Message-ID` header without its angle brackets. */
  message_id: string | null
  /** Its earlier Message-IDs, before it was sent again, oldest first. */
  earlier_message_ids: Generated<readonly string[]>
  /** Number of times that it came back for a passing reason and was sent again. */
  soft_bounces: Generated<number>
  /** When a report was noted that it came back for good; null: none. */
  bounced_at: Generated<Date | null>
  bounce_cause: Generated<BounceCause | null>
  /** Whether the address is wrong for good. */
  is_bounce_permanent: Generated<boolean>
  /** Text revision of the campaign with which it was last handed over. */
  text_revision: Generated<number>
  first_tried_at: Date | null
  sent_at: Date | null
  updated_at: Date
}

/** Outcome of submitting a mail: accepted, or the subject of the failure. */
export type AttemptOutcome = 'accepted' | 'account' | 'recipient' | 'temporary' | 'unknown'

interface Attempts {
  message_id: string
  number: number
  fence: number
  started_at: Date
  finished_at: Date | null
  /** Null: not recorded, for example because the sending process died. */
  outcome: AttemptOutcome | null
  /** The mail server's reply, or the failure. */
  reply: string | null
}

interface Suppressions {
  id: Generated<string>
  workspace_id: string
  email: string
  email_key: string
  reason: SuppressionReason
  /** Whether a wish to unsubscribe was read from the words of a mail, which may be a mistake. */
  is_from_words: Generated<boolean>
  created_at: CreatedAt
}

/** Number of mails that all nodes together submitted from a mailbox in a minute. */
interface QuotaUse {
  mailbox_id: string
  minute: Date
  count: number
}

interface EmailTemplates {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  name: string
  /** Lower case; unique per user. */
  name_key: string
  subject: string
  body: string
  created_at: CreatedAt
  updated_at: Date
}

interface CompanyAddresses {
  workspace_id: string
  company: string
  /** Plain text of any number of lines. */
  address: string
  updated_at: Date
}

interface MailDrafts {
  user_id: string
  workspace_id: string
  /** Changes with each save. */
  revision: Generated<string>
  /** A `MailDraftContent` of the contract. */
  content: ColumnType<unknown, string, string>
  updated_at: Date
}

interface Notifications {
  id: Generated<string>
  user_id: string
  workspace_id: string
  kind: NotificationKind
  campaign_id: string | null
  /** Conversation that it is about; null for others. */
  thread_id: Generated<string | null>
  /** Creator that it is about; null for others. */
  creator_id: Generated<number | null>
  /** One event has one key, so that it is reported once; a repetition of the event has a new key. */
  dedupe_key: string
  /** In English. */
  message: string
  /** Null in rows of releases before the key was stored. */
  message_key: string | null
  message_params: JSONColumnType<MessageParams> | null
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
  company_addresses: CompanyAddresses
  mail_drafts: MailDrafts
  notifications: Notifications
}

export type MailboxRow = Selectable<Mailboxes>
/** A campaign without its draft, which can be long. */
export type CampaignRow = Omit<Selectable<Campaigns>, 'draft'> & { readonly has_draft: boolean }
/** A campaign as its maker is told of it. */
export type ToldCampaign = Pick<CampaignRow, 'id' | 'workspace_id' | 'created_by' | 'name' | 'subject'>
export type StepRow = Selectable<Steps>
export type MessageRow = Selectable<Messages>
export type SuppressionRow = Selectable<Suppressions>
export type EmailTemplateRow = Selectable<EmailTemplates>
export type MailDraftRow = Selectable<MailDrafts>
export type NotificationRow = Selectable<Notifications>
