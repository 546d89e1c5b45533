import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { Platform } from './catalogues/platforms.ts'
import { CampaignName } from './mail/campaign-name.ts'
import { Campaign, LeftOutReason } from './mail/campaigns.ts'
import { isEmailAddress } from './mail/email-address.ts'
import { EmailProvider } from './mail/email-provider.ts'
import { bodyMaxLength, MailBody, MailSubject, mailIncomplete, subjectMaxLength } from './mail/mail-content.ts'
import { MailLanguageChoice } from './mail/mail-languages.ts'
import { schemaText } from './messages/message.ts'
import { messageFields } from './messages/wire-schemas.ts'

export const maxRecipients = 10_000
export const maxFollowUps = 2
export const maxDelayHours = 24 * 90
/** Days after a mail in which the dialog leaves its recipient out, unless the user decides otherwise. */
export const quietDays = 30
/** Bytes for the ids of 10,000 creators and three bodies. */
export const sendMaxBytes = 2 * 1024 * 1024

/** Messages of the send dialog, word for word from the specification. */
export const outreachMessages = {
  incomplete: mailIncomplete,
  noValidEmails: schemaText('outreach.no_valid_emails'),
} as const

export const CreatorId = z.string().regex(/^\d{1,15}$/, schemaText('common.creator_id_invalid'))

/** Creators as a list of ids, as objects with an id, or both; the lists are joined. */
export const creatorFields = {
  kols: z
    .array(z.object({ id: CreatorId }))
    .max(maxRecipients)
    .default([]),
  kol_ids: z.array(CreatorId).max(maxRecipients).default([]),
}

/** Leaves out addresses with a mail of the user within so many days, or with one that waits; if absent, none are. */
export const skipWrittenDays = z.number().int().min(1).max(365).optional()
/** Creators who get the mail although `skip_written_days` would leave them out. */
const writtenAnyway = z.array(CreatorId).max(maxRecipients).optional()

/** Collection that the mail is written to: the values of its own columns can be merge fields. */
export const collectionId = z.uuid().optional()

/** Language of the parts that are added to the mail and its follow-ups, and of the page to unsubscribe. */
const FooterLanguage = MailLanguageChoice.default('creator')

const mailFields = {
  subject: MailSubject,
  body: MailBody,
  email_provider: EmailProvider,
  /** One of the account's sender addresses; if absent, the configured one. */
  from_email: z.string().refine(isEmailAddress, schemaText('accounts.email_invalid')).optional(),
  language: FooterLanguage,
}

/**
 * A further mailbox or one that a colleague shares, by its id, or all own ones in turns; absent for the first one of the
 * provider.
 */
export const MailboxSelection = z.union([z.uuid(), z.literal('turns')]).optional()

/** A further mail to creators who have not replied. Without a subject it continues the thread. */
export const FollowUp = z.object({
  /** Hours after the previous mail was sent. */
  delay_hours: z.number().int().min(1).max(maxDelayHours),
  subject: MailSubject.optional(),
  body: MailBody,
})
export type FollowUp = z.output<typeof FollowUp>

export const SendEmailRequest = z.object({
  ...creatorFields,
  ...mailFields,
  /** If absent, the campaign is named by its subject. */
  name: CampaignName.optional(),
  mailbox: MailboxSelection,
  /** If absent or in the past, the mail is sent at once. At most a year ahead. */
  schedule_at: z.iso.datetime({ offset: true }).optional(),
  follow_ups: z
    .array(FollowUp)
    .max(maxFollowUps, schemaText('outreach.too_many_follow_ups', { max: maxFollowUps }))
    .default([]),
  skip_written_days: skipWrittenDays,
  written_anyway: writtenAnyway,
  /**
   * Minutes in which the campaign can be undone, which brings its text back as a draft: without a later `schedule_at`
   * it starts after them. If absent, it starts at once.
   */
  undo_minutes: z.number().int().min(1).max(60).optional(),
  /** The unfinished mail that this one was written as: it is removed in the same moment; 409 if it has changed. */
  draft_revision: z.uuid().optional(),
  collection_id: collectionId,
})
export type SendEmailRequest = z.output<typeof SendEmailRequest>

export const SendEmailResponse = z.object({
  status: z.literal('success'),
  /** Text for the user: number of recipients and of creators left out. */
  message: z.string(),
  ...messageFields,
  campaign: Campaign,
})
export type SendEmailResponse = z.output<typeof SendEmailResponse>

/** A creator who would get no mail, with the reason. */
export const LeftOut = z.object({
  creator: z.object({ id: z.string(), title: z.string(), handle: z.string(), platform: Platform }),
  reason: LeftOutReason,
  /** The missing field or the invalid address; null if there is no detail. */
  detail: z.string().nullable(),
})
export type LeftOut = z.output<typeof LeftOut>

export const PreviewRequest = z.object({
  ...creatorFields,
  /** May be incomplete. */
  subject: z.string().max(subjectMaxLength).default(''),
  body: z.string().max(bodyMaxLength).default(''),
  follow_ups: z
    .array(z.object({ subject: z.string().max(subjectMaxLength).optional(), body: z.string().max(bodyMaxLength) }))
    .max(maxFollowUps)
    .default([]),
  language: FooterLanguage,
  skip_written_days: skipWrittenDays,
  written_anyway: writtenAnyway,
  collection_id: collectionId,
  /** Mailbox whose signature is shown; if absent, none. */
  email_provider: EmailProvider.optional(),
  /** Further or shared mailbox whose signature is shown instead. */
  mailbox: z.uuid().optional(),
  /** Creator to render the preview for; if absent, the first with an address. */
  creator_id: CreatorId.optional(),
})
export type PreviewRequest = z.output<typeof PreviewRequest>

export const RenderedMail = z.object({
  subject: z.string(),
  /** Sanitised HTML; show it only in a sandboxed frame. */
  html: z.string(),
  text: z.string(),
})
export type RenderedMail = z.output<typeof RenderedMail>

export const PreviewResponse = z.object({
  /** Number of creators who would get the mail. */
  valid: z.number().int(),
  /** Number of creators who would not; `left_out` lists the first 200. */
  left_out_count: z.number().int(),
  left_out: z.array(LeftOut),
  /** Number of creators with a mail of the user in the last 30 days, or with one that waits, left out or not. */
  written_lately: z.number().int(),
  /** Names in braces that are not merge fields. */
  unknown_fields: z.array(z.string()),
  /** The mail and its follow-ups as one creator would get them; null when there is no recipient. */
  shown: z
    .object({
      creator: LeftOut.shape.creator,
      to: z.string().nullable(),
      mails: z.array(RenderedMail),
    })
    .nullable(),
})
export type PreviewResponse = z.output<typeof PreviewResponse>

export const TestMailRequest = z.object({
  ...mailFields,
  /** Further or shared mailbox that sends it; absent for the first one of the provider. */
  mailbox: z.uuid().optional(),
  /** Creator whose values are filled in; if absent, example values. */
  creator_id: CreatorId.optional(),
  collection_id: collectionId,
})
export type TestMailRequest = z.output<typeof TestMailRequest>

const tag = 'outreach'

export const outreachEndpoints = {
  sendEmail: defineEndpoint({
    method: 'POST',
    path: '/api/kols/send-email',
    access: 'user',
    tag,
    summary: 'Starts a campaign to creators; it is stored when this returns. Takes an Idempotency-Key header',
    maxBodyBytes: sendMaxBytes,
    body: SendEmailRequest,
    response: SendEmailResponse,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/preview',
    access: 'user',
    tokenScope: 'campaigns',
    tag,
    summary: 'A mail as one creator would get it, and the creators left out with the reason',
    maxBodyBytes: sendMaxBytes,
    body: PreviewRequest,
    response: PreviewResponse,
  }),
  sendTestMail: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/test-mail',
    access: 'user',
    tag,
    summary: "Sends the mail to the user's own address and returns the outcome",
    body: TestMailRequest,
    response: z.object({ status: z.literal('success'), message: z.string(), ...messageFields }),
  }),
} as const
