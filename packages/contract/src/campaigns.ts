import { z } from 'zod'
import { EmailProvider } from './email-provider.ts'
import { defineEndpoint } from './endpoint.ts'
import { MailboxPause } from './mailboxes.ts'
import { Platform } from './platforms.ts'

/** `scheduled`: its time has not come; `running`: mails are sent or follow-ups wait; `paused`: by a person or by us. */
export const campaignStates = ['scheduled', 'running', 'paused', 'cancelled', 'done'] as const
export const CampaignState = z.enum(campaignStates)
export type CampaignState = z.output<typeof CampaignState>

/**
 * What became of one mail to one creator. `queued`, `claimed` and `handing` (it is with the mail server at this moment) are
 * under way; `unknown`: the server may have taken it, and a person has to say.
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

/** Why a creator is not written to at all. */
export const leftOutReasons = [
  'no_email',
  'invalid_email',
  /** Another chosen channel has the same address. */
  'duplicate_address',
  /** A merge field is not known of the creator and has no fallback. */
  'missing_field',
  /** The address is on the user's list of addresses that get nothing. */
  'suppressed',
] as const
export const LeftOutReason = z.enum(leftOutReasons)
export type LeftOutReason = z.output<typeof LeftOutReason>

/** Why a mail is in the state it is in, where the state alone does not say. */
export const mailReasons = [
  ...leftOutReasons,
  /** The creator answered before this follow-up. */
  'replied',
  /** The server refused the recipient or the mail for good. */
  'refused',
  /** It was tried until there was no use in it. */
  'gave_up',
  /** The connection broke after the mail's last byte. */
  'connection_lost',
  /** The sending process ended in mid-mail. */
  'interrupted',
  /** The mail server was away or asked to wait; it is tried again. */
  'deferred',
] as const
export const MailReason = z.enum(mailReasons)
export type MailReason = z.output<typeof MailReason>

/** Of failed mails: those that were given up may go through later; of those refused, a person has to think otherwise. */
export const retriableReasons = ['gave_up', 'refused'] as const satisfies readonly MailReason[]
export const RetriableReason = z.enum(retriableReasons)
export type RetriableReason = z.output<typeof RetriableReason>

/** How many mails of a step are how far. They add up to `total`. */
export const MailCounts = z.object({
  total: z.number().int(),
  /** Still to be sent, those that are tried again among them. */
  waiting: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  unknown: z.number().int(),
  suppressed: z.number().int(),
  skipped: z.number().int(),
  cancelled: z.number().int(),
})
export type MailCounts = z.output<typeof MailCounts>

/** Who or what paused a campaign. It stands still until a person has it go on. */
export const pauseReasons = [
  'by_user',
  'too_many_refusals',
  /** The mail account refused too often in a row; having the campaign go on has the mailbox try again, too. */
  'account_errors',
] as const
export const PauseReason = z.enum(pauseReasons)
export type PauseReason = z.output<typeof PauseReason>

export const CampaignStep = z.object({
  /** 0 is the first mail. */
  number: z.number().int(),
  /** With its merge fields, which are other words for each creator. */
  subject: z.string(),
  /** After the mail before it; 0 for the first. */
  delay_hours: z.number().int(),
  counts: MailCounts,
})

export const Campaign = z.object({
  id: z.uuid(),
  /** Of the first mail, with its merge fields. */
  subject: z.string(),
  state: CampaignState,
  pause_reason: PauseReason.nullable(),
  provider: EmailProvider,
  from_email: z.string(),
  /** Creators that were chosen. */
  recipients: z.number().int(),
  /** Of the first mail. */
  counts: MailCounts,
  /** The first mail, then its follow-ups. */
  steps: z.array(CampaignStep),
  replied: z.number().int(),
  unsubscribed: z.number().int(),
  /** How many failed mails, of all steps, `retry` would send again now, by why they failed. */
  retriable: z.object({ gave_up: z.number().int(), refused: z.number().int() }),
  /** Null: the mailbox does not rest. */
  mailbox_pause: MailboxPause.nullable(),
  /** When the next mail is due, where that is later than now. */
  next_due_at: z.iso.datetime().nullable(),
  scheduled_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
})
export type Campaign = z.output<typeof Campaign>

/** A mail of a campaign to a creator: of each step there is one, once it is due. */
export const CampaignMail = z.object({
  id: z.uuid(),
  creator: z.object({
    id: z.string().nullable(),
    title: z.string(),
    handle: z.string(),
    platform: Platform,
  }),
  email: z.string().nullable(),
  step: z.number().int(),
  state: MailState,
  reason: MailReason.nullable(),
  /** What the mail server said, or what is missing. */
  detail: z.string().nullable(),
  attempts: z.number().int(),
  /** When a queued one is to be sent. */
  due_at: z.iso.datetime().nullable(),
  sent_at: z.iso.datetime().nullable(),
  replied_at: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
})
export type CampaignMail = z.output<typeof CampaignMail>

/** A mail in the history of a creator. */
export const CreatorMail = CampaignMail.omit({ creator: true }).extend({
  campaign_id: z.uuid(),
  /** As the creator reads it. */
  subject: z.string(),
})
export type CreatorMail = z.output<typeof CreatorMail>

/** A person's word on a mail of unknown outcome: it arrived, or it is sent once more. */
export const Resolution = z.enum(['sent', 'resend'])
export type Resolution = z.output<typeof Resolution>

const page = z.coerce.number().int().min(1).max(10_000).default(1)
const pageSize = z.coerce.number().int().min(1).max(100).default(50)
const ById = z.object({ id: z.uuid() })
const ByCreator = z.object({ id: z.string().regex(/^\d{1,15}$/) })
const tag = 'outreach'

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
    method: 'GET',
    path: '/api/campaigns',
    access: 'user',
    tag,
    summary: "The user's campaigns, newest first",
    query: z.object({ page, page_size: pageSize }),
    response: z.object({ campaigns: z.array(Campaign), total: z.number().int(), has_more: z.boolean() }),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:id',
    access: 'user',
    tag,
    summary: 'One campaign with its counts',
    params: ById,
    response: Campaign,
  }),
  listMails: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:id/recipients',
    access: 'user',
    tag,
    summary: 'The mails of a campaign, each with its recipient, its state and why',
    params: ById,
    query: z.object({
      page,
      page_size: pageSize,
      /** Absent: all. `waiting` stands for queued, claimed and handing. */
      state: z.enum(['waiting', 'sent', 'failed', 'unknown', 'suppressed', 'skipped', 'cancelled']).optional(),
      step: z.coerce.number().int().min(0).max(2).optional(),
    }),
    response: z.object({ recipients: z.array(CampaignMail), total: z.number().int(), has_more: z.boolean() }),
  }),
  pause: defineStep('pause', 'Stops sending after the mails in hand; 409 when it is over'),
  resume: defineStep('resume', 'Goes on with a paused campaign, and starts a scheduled one now'),
  cancel: defineStep('cancel', 'Ends a campaign for good; what is not sent is not sent any more'),
  retry: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/retry',
    access: 'user',
    tag,
    summary: 'Sends the failed mails again, and only them; 409 when the campaign was cancelled',
    params: ById,
    body: z.object({
      /** Without a word those that were given up; a refused one goes again only when that is said. */
      reasons: z
        .array(RetriableReason)
        .min(1, 'Choose which of the failed mails to send again')
        .max(retriableReasons.length)
        .default(['gave_up']),
    }),
    response: z.object({
      /** How many are sent again. A mail that was taken, or whose reader wants none, is never among them. */
      retried: z.number().int(),
      campaign: Campaign,
    }),
  }),
  /**
   * Server-sent events, to be read through fetch with the bearer token: each event is named `progress` and its data is a
   * `Campaign`. One comes at once, one when something changed (at most two a second), and the stream ends by itself after
   * the campaign is over; when it ends before, it is to be opened again.
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
    summary: 'Says what became of a mail whose outcome is unknown; 409 when it is known',
    params: ById,
    body: z.object({ outcome: Resolution }),
    response: CampaignMail,
  }),
  resolveAll: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/resolve',
    access: 'user',
    tag,
    summary: 'Says of all mails of a campaign whose outcome is unknown that they arrived, or sends all of them again',
    params: ById,
    // Applies to all steps unless one is named. Sending again may deliver a mail twice; 409 when it was cancelled.
    body: z.object({ outcome: Resolution, step: z.number().int().min(0).max(2).optional() }),
    /** How many there were; a second call finds none. */
    response: z.object({ resolved: z.number().int(), campaign: Campaign }),
  }),
  listCreatorMails: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/messages',
    access: 'user',
    tag,
    summary: 'What the user has sent to a creator, newest first',
    params: ByCreator,
    query: z.object({ page, page_size: pageSize }),
    response: z.object({ messages: z.array(CreatorMail), total: z.number().int(), has_more: z.boolean() }),
  }),
  markReplied: defineEndpoint({
    method: 'POST',
    path: '/api/creators/:id/replied',
    access: 'user',
    tag,
    summary: 'Notes that a creator has answered (or has not after all): follow-ups to them are not sent',
    params: ByCreator,
    body: z.object({ replied: z.boolean().default(true) }),
    response: z.object({ replied_at: z.iso.datetime().nullable() }),
  }),
} as const
