import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Platform } from '../catalogues/platforms.ts'
import { schemaText } from '../messages/message.ts'
import { MessageReference } from '../messages/wire-schemas.ts'
import { EmailProvider } from './email-provider.ts'
import { MailboxPause } from './mailboxes.ts'
import { PauseReason } from './pause-reasons.ts'

/** `scheduled`: starts later; `running`: sending or awaiting follow-ups; `paused`: by the user or the system. */
export const campaignStates = ['scheduled', 'running', 'paused', 'cancelled', 'done'] as const
export const CampaignState = z.enum(campaignStates)
export type CampaignState = z.output<typeof CampaignState>

/**
 * State of one mail to one creator. `queued`, `claimed` and `handing` (being transferred to the mail server) are in
 * progress; `unknown`: the server may have accepted it, and the user has to decide.
 */
export const mailStates = [
  'queued',
  'claimed',
  'handing',
  'sent',
  'failed',
  'unknown',
  'suppressed',
  'skipped',
  'cancelled',
] as const
export const MailState = z.enum(mailStates)
export type MailState = z.output<typeof MailState>

/** Why a creator gets no mail at all. */
export const leftOutReasons = [
  'no_email',
  'invalid_email',
  /** Another selected channel has the same address, or belongs to the same person. */
  'duplicate_address',
  'same_person',
  /** A merge field has no value for the creator and no fallback. */
  'missing_field',
  'suppressed',
  /** The address had a mail of the user within `skip_written_days`, or one waits. */
  'written_lately',
] as const
export const LeftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.output<typeof LeftOutReason>

/** Reason for a mail's state, where the state alone does not explain it. */
export const mailReasons = [
  ...leftOutReasons,
  'replied',
  /** The server rejected the recipient or the mail permanently. */
  'refused',
  /** All retries failed. */
  'gave_up',
  /** The connection broke after the mail's last byte. */
  'connection_lost',
  /** The sending process ended during the transfer. */
  'interrupted',
  /** The mail server was unavailable or asked to wait; the mail is retried. */
  'deferred',
  /** A server accepted the mail and reported later that it was not delivered. */
  'bounced',
] as const
export const MailReason = z.enum(mailReasons)
export type MailReason = z.output<typeof MailReason>

/** Failed mails that can be sent again: `gave_up` may work later; after `refused` the user decides. */
export const retriableReasons = ['gave_up', 'refused'] as const satisfies readonly MailReason[]
export const RetriableReason = z.enum(retriableReasons)
export type RetriableReason = z.output<typeof RetriableReason>

/** Mails of a step by state; the counts add up to `total`. */
export const MailCounts = z.object({
  total: z.number().int(),
  /** Still to be sent, including retries. */
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  suppressed: z.number().int(),
  skipped: z.number().int(),
  cancelled: z.number().int(),
})
export type MailCounts = z.output<typeof MailCounts>

export const CampaignStep = z.object({
  /** 0 is the first mail. */
  number: z.number().int(),
  subject: z.string(),
  /** Hours after the previous mail; 0 for the first. */
  delay_hours: z.number().int(),
  counts: MailCounts,
})

export const Campaign = z.object({
  id: z.uuid(),
  /** As the user named it, else the subject. Names and subjects have their merge fields as written. */
  name: z.string(),
  subject: z.string(),
  state: CampaignState,
  pause_reason: PauseReason.nullable(),
  provider: EmailProvider,
  from_email: z.string(),
  /** Number of selected creators. */
  recipients: z.number().int(),
  /** Counts of the first mail. */
  counts: MailCounts,
  /** The first mail, then its follow-ups. */
  steps: z.array(CampaignStep),
  replied: z.number().int(),
  unsubscribed: z.number().int(),
  /** Number of creators with a sent mail that came back. */
  bounced: z.number().int(),
  /** Failed mails of all steps that `retry` would send again now, by reason. */
  retriable: z.object({ gave_up: z.number().int(), refused: z.number().int() }),
  /** Null: the mailbox is not paused. */
  mailbox_pause: MailboxPause.nullable(),
  /** When the next mail is due, if that is in the future. */
  next_due_at: z.iso.datetime().nullable(),
  scheduled_at: z.iso.datetime().nullable(),
  /** Whether its text can become the unfinished mail again, as long as nothing has left. */
  has_draft: z.boolean(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})
export type Campaign = z.output<typeof Campaign>

/** One mail of a campaign to one creator. The mail of a step exists once the step is due. */
export const CampaignMail = z.object({
  id: z.uuid(),
  creator: z.object({ id: z.string().nullable(), title: z.string(), handle: z.string(), platform: Platform }),
  email: z.string().nullable(),
  step: z.number().int(),
  state: MailState,
  reason: MailReason.nullable(),
  /** The mail server's response, explained for other languages in `detail_message`, or the missing field. */
  detail: z.string().nullable(),
  detail_message: MessageReference.optional(),
  attempts: z.number().int(),
  /** When a queued mail is to be sent. */
  due_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  replied_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
})
export type CampaignMail = z.output<typeof CampaignMail>

/** A mail in a creator's history. */
export const CreatorMail = CampaignMail.omit({ creator: true }).extend({
  campaign_id: z.uuid(),
  /** With the merge fields filled in. */
  subject: z.string(),
})
export type CreatorMail = z.output<typeof CreatorMail>

/** Decision about a mail of unknown outcome: mark it as sent, or send it again. */
export const Resolution = z.enum(['sent', 'resend'])
export type Resolution = z.output<typeof Resolution>

const page = z.coerce.number().int().min(1).max(10_000).default(1)
const pageSize = z.coerce.number().int().min(1).max(100).default(50)
const ById = z.object({ id: z.uuid() })
const ByCreator = z.object({ id: z.string().regex(/^\d{1,15}$/) })
const RetryReasons = z.array(RetriableReason).min(1, schemaText('outreach.retry_reason_required'))
const tag = 'outreach'
/** Endpoints that personal access tokens with the scope may call, too. */
const readable = { method: 'GET', access: 'user', tokenScope: 'campaigns', tag } as const

function defineStep<const Name extends 'pause' | 'resume' | 'cancel'>(name: Name, summary: string) {
  return defineEndpoint({
    method: 'POST',
    path: `/api/campaigns/:id/${name}`,
    access: 'user',
    tag,
    summary,
    params: ById,
    response: Campaign,
  })
}

export const campaignEndpoints = {
  list: defineEndpoint({
    ...readable,
    path: '/api/campaigns',
    summary: "The user's campaigns, newest first",
    query: z.object({ page, page_size: pageSize }),
    response: z.object({ campaigns: z.array(Campaign), total: z.number().int(), has_more: z.boolean() }),
  }),
  get: defineEndpoint({
    ...readable,
    path: '/api/campaigns/:id',
    summary: 'One campaign with its counts',
    params: ById,
    response: Campaign,
  }),
  listMails: defineEndpoint({
    ...readable,
    path: '/api/campaigns/:id/recipients',
    summary: 'The mails of a campaign, each with its recipient, its state and why',
    params: ById,
    query: z.object({
      page,
      page_size: pageSize,
      /** If absent, all. `waiting` covers queued, claimed and handing. */
      state: z.enum(['waiting', 'sent', 'failed', 'unknown', 'suppressed', 'skipped', 'cancelled']).optional(),
      step: z.coerce.number().int().min(0).max(2).optional(),
    }),
    response: z.object({ recipients: z.array(CampaignMail), total: z.number().int(), has_more: z.boolean() }),
  }),
  pause: defineStep('pause', 'Stops sending after the mails in progress; 409 when it is over'),
  resume: defineStep('resume', 'Resumes a paused campaign, or starts a scheduled one now'),
  cancel: defineStep('cancel', 'Ends a campaign permanently; mails not sent yet are cancelled'),
  retry: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/retry',
    access: 'user',
    tag,
    summary: 'Sends only the failed mails again; 409 when the campaign was cancelled',
    params: ById,
    body: z.object({
      /** Default: those that were given up. Refused mails are sent again only if listed. */
      reasons: RetryReasons.max(retriableReasons.length).default(['gave_up']),
    }),
    response: z.object({
      /** Number of mails sent again. Mails that were accepted and recipients who unsubscribed are never included. */
      retried: z.number().int(),
      campaign: Campaign,
    }),
  }),
  /**
   * Server-sent events, read through fetch with the bearer token: `progress` events with a `Campaign`, one at once,
   * then one after each change (at most two per second). The stream ends when the campaign is over; if it ends
   * earlier, reopen it.
   */
  watch: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:id/events',
    access: 'user',
    tag,
    summary: 'The progress of a campaign as server-sent events (event `progress`, data: the campaign)',
    params: ById,
    response: Campaign,
  }),
  resolveMail: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/mails/:id/resolve',
    access: 'user',
    tag,
    summary: 'Sets the outcome of a mail whose outcome is unknown; 409 when it is known',
    params: ById,
    body: z.object({ outcome: Resolution }),
    response: CampaignMail,
  }),
  resolveAll: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/resolve',
    access: 'user',
    tag,
    summary: 'Marks all mails of unknown outcome in a campaign as sent, or sends all of them again',
    params: ById,
    // All steps unless one is given. Sending again may deliver a mail twice; 409 when the campaign was cancelled.
    body: z.object({ outcome: Resolution, step: z.number().int().min(0).max(2).optional() }),
    /** Number of mails resolved; a second call finds none. */
    response: z.object({ resolved: z.number().int(), campaign: Campaign }),
  }),
  listCreatorMails: defineEndpoint({
    ...readable,
    path: '/api/creators/:id/messages',
    summary: 'Mails that the user has sent to a creator, newest first',
    params: ByCreator,
    query: z.object({ page, page_size: pageSize }),
    response: z.object({ messages: z.array(CreatorMail), total: z.number().int(), has_more: z.boolean() }),
  }),
  markReplied: defineEndpoint({
    method: 'POST',
    path: '/api/creators/:id/replied',
    access: 'user',
    tag,
    summary: 'Marks a creator as replied (or not): follow-ups to them are not sent',
    params: ByCreator,
    body: z.object({ replied: z.boolean().default(true) }),
    response: z.object({ replied_at: z.iso.datetime().nullable() }),
  }),
} as const
