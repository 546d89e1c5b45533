import { z } from 'zod'
import { Platform } from '../catalogues/platforms.ts'
import { gmailStates } from '../email-settings.ts'
import { CampaignState, MailReason, MailState } from '../mail/campaigns.ts'
import { EmailProvider } from '../mail/email-provider.ts'
import { ThreadState } from '../mail/inbox.ts'
import { SendingWindow } from '../mail/mailboxes.ts'
import { microsoftStates } from '../mail/microsoft-connection.ts'
import { NotificationKind } from '../mail/notifications.ts'
import { PauseReason } from '../mail/pause-reasons.ts'
import { ReceivedMailKind } from '../mail/received-mails.ts'
import { SuppressionReason } from '../mail/suppressions.ts'
import { ThreadAnswerState } from '../mail/thread-mails.ts'
import { count, id, text, time } from './export-values.ts'

/** Mail settings in an account export, without passwords and tokens; `email_settings` has at most one entry. */
export const settingsLists = {
  email_settings: z.array(
    z.object({
      email_provider: EmailProvider,
      smtp_host: text,
      smtp_port: count,
      smtp_user: text,
      smtp_from: text,
      gmail_state: z.enum(gmailStates),
      gmail_email: text.nullable(),
      gmail_since: time.nullable(),
      microsoft_state: z.enum(microsoftStates),
      microsoft_email: text.nullable(),
      microsoft_kind: text.nullable(),
      microsoft_reads: z.boolean(),
      microsoft_since: time.nullable(),
      updated_at: time,
    }),
  ),
  further_senders: z.array(
    z.object({
      id,
      name: text,
      smtp_host: text,
      smtp_port: count,
      smtp_user: text,
      smtp_from: text,
      created_at: time,
      removed_at: time.nullable(),
    }),
  ),
}

const Attempt = z.object({
  number: count,
  started_at: time,
  finished_at: time.nullable(),
  outcome: text.nullable(),
  reply: text.nullable(),
})

/** Campaigns and mails in an account export. */
export const mailLists = {
  mailboxes: z.array(
    z.object({
      provider: EmailProvider,
      /** One of `further_senders`; null for the first mailbox with the provider. */
      sender_id: id.nullable(),
      per_minute: count.nullable(),
      per_day: count.nullable(),
      sending_window: SendingWindow.nullable(),
      max_connections: count,
      slow_start: z.boolean(),
      slow_start_at: time.nullable(),
      sending_host: text.nullable(),
      signature: text,
      reply_to: text,
      paused_until: time.nullable(),
      pause_reason: text.nullable(),
    }),
  ),
  campaigns: z.array(
    z.object({
      id,
      provider: EmailProvider,
      from_email: text,
      name: text.nullable(),
      subject: text,
      state: CampaignState,
      pause_reason: PauseReason.nullable(),
      scheduled_at: time.nullable(),
      draft: z.looseObject({}).nullable(),
      created_at: time,
      finished_at: time.nullable(),
      steps: z.array(
        z.object({
          number: count,
          delay_hours: count,
          subject: text.nullable(),
          html: text,
          text,
          /** Texts that some mails left with before it was changed. */
          earlier_texts: z.array(z.looseObject({})),
        }),
      ),
    }),
  ),
  recipients: z.array(
    z.object({
      id,
      campaign_id: id,
      platform: Platform,
      title: text,
      handle: text,
      email: text.nullable(),
      merge_values: z.looseObject({}),
      replied_at: time.nullable(),
      unsubscribed_at: time.nullable(),
    }),
  ),
  mails: z.array(
    z.object({
      id,
      recipient_id: id,
      step: count,
      state: MailState,
      reason: MailReason.nullable(),
      detail: text.nullable(),
      due_at: time,
      message_id: text.nullable(),
      earlier_message_ids: z.array(text),
      sent_at: time.nullable(),
      bounced_at: time.nullable(),
      bounce_cause: text.nullable(),
      updated_at: time,
      /** Every attempt to submit the mail to a mail server. */
      attempts: z.array(Attempt),
    }),
  ),
  /** How answers are read, for each mailbox that is read. */
  mailbox_reading: z.array(
    z.object({
      mailbox_id: id,
      host: text.nullable(),
      port: count.nullable(),
      login: text,
      plus_address: z.boolean(),
      since: time,
      last_read_at: time.nullable(),
      skipped: count,
      created_at: time,
    }),
  ),
  received_mails: z.array(
    z.object({
      id,
      recipient_id: id,
      campaign_id: id,
      kind: ReceivedMailKind,
      from_name: text,
      from_address: text,
      subject: text,
      text,
      is_permanent: z.boolean().nullable(),
      thread_id: id.nullable(),
      html: text.nullable(),
      reply_to: text.nullable(),
      status: text.nullable(),
      cause: text.nullable(),
      away_until: time.nullable(),
      is_crossed: z.boolean(),
      received_at: time,
    }),
  ),
  /** Files that came with received mails. */
  received_files: z.array(
    z.object({
      id,
      mail_id: id,
      name: text,
      type: text,
      size: count,
      /** In base64; null for a file that was too large to be kept. */
      content: text.nullable(),
    }),
  ),
  /** Conversations of the inbox. */
  mail_threads: z.array(
    z.object({
      id,
      creator_id: count.nullable(),
      state: ThreadState,
      unread: z.boolean(),
      snoozed_until: time.nullable(),
      note: text,
      next_step_at: time.nullable(),
      next_step_text: text,
      draft: text.nullable(),
      last_mail_at: time,
      last_answer_at: time.nullable(),
      created_at: time,
    }),
  ),
  /** Answers that were written in the inbox. */
  thread_answers: z.array(
    z.object({
      id,
      thread_id: id,
      from_email: text,
      to_name: text,
      to_email: text,
      subject: text,
      body: text,
      text,
      message_id: text.nullable(),
      state: ThreadAnswerState,
      detail: text.nullable(),
      sent_at: time.nullable(),
      created_at: time,
    }),
  ),
  suppressions: z.array(z.object({ id, email: text, reason: SuppressionReason, created_at: time })),
  email_templates: z.array(z.object({ id, name: text, subject: text, body: text, created_at: time, updated_at: time })),
  /** At most one. */
  company_addresses: z.array(z.object({ company: text, address: text, updated_at: time })),
  /** At most one. */
  mail_drafts: z.array(z.object({ content: z.looseObject({}), updated_at: time })),
  notifications: z.array(
    z.object({
      id,
      kind: NotificationKind,
      campaign_id: id.nullable(),
      message: text,
      read_at: time.nullable(),
      created_at: time,
    }),
  ),
}
