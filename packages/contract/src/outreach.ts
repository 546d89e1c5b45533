import { z } from 'zod'
import { Campaign, LeftOutReason } from './campaigns.ts'
import { isEmailAddress } from './email-address.ts'
import { EmailProvider } from './email-provider.ts'
import { defineEndpoint } from './endpoint.ts'
import { findUnknownFields } from './merge-fields.ts'
import { Platform } from './platforms.ts'
import { dropUnstorable } from './text.ts'

export const maxRecipients = 10_000
export const subjectMaxLength = 200
/** Of the HTML. */
export const bodyMaxLength = 100_000
export const maxFollowUps = 2
export const maxDelayHours = 24 * 90
/** Ids of 10,000 creators and three bodies fit. */
export const sendMaxBytes = 2 * 1024 * 1024

/** The messages of the send dialog, word for word from the specification. */
export const outreachMessages = {
  incomplete: 'Please fill in both subject and body',
  noValidEmails: 'No valid emails found in selected KOLs',
  smtpMissing: 'SMTP is not configured. Please configure SMTP settings first.',
  gmailMissing: 'Gmail is not configured. Please configure Gmail settings first.',
  gmailUnavailable: 'Gmail API is not available. Please check your credentials configuration.',
} as const

/**
 * What a reader sees of HTML, roughly: enough to tell whether there is anything. A tag ends before the next begins, or a hundred thousand
 * brackets would take seconds.
 */
function isBlankHtml(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''
}

function refuseUnknownFields(text: string, context: z.RefinementCtx): void {
  for (const name of findUnknownFields(text)) {
    context.addIssue({ code: 'custom', message: `There is no merge field "${name}"` })
  }
}

/** One line: a control character in it could start a header of its own. */
export const MailSubject = z
  .string()
  .trim()
  .min(1, outreachMessages.incomplete)
  .max(subjectMaxLength, `The subject must have at most ${subjectMaxLength} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'The subject must be one line')
  .superRefine(refuseUnknownFields)

/** HTML of the editor; the server keeps of it what a mail may hold. */
export const MailBody = z
  .string()
  .max(bodyMaxLength, `The message must have at most ${bodyMaxLength} characters`)
  .transform(dropUnstorable)
  .refine((html) => !isBlankHtml(html), outreachMessages.incomplete)
  .superRefine(refuseUnknownFields)

const CreatorId = z.string().regex(/^\d{1,15}$/, 'A creator id is a number')

/** Creators by id, as a list of ids or as the creators themselves; both together are one list. */
const creatorFields = {
  kols: z
    .array(z.object({ id: CreatorId }))
    .max(maxRecipients)
    .default([]),
  kol_ids: z.array(CreatorId).max(maxRecipients).default([]),
}

const mailFields = {
  subject: MailSubject,
  body: MailBody,
  email_provider: EmailProvider,
  /** One of the addresses of the provider's account; absent: the configured one. */
  from_email: z.string().refine(isEmailAddress, 'Please enter a valid email address').optional(),
}

/** A further mail to who has not answered. Without a subject it goes into the same thread. */
export const FollowUp = z.object({
  /** After the mail before it was sent. */
  delay_hours: z.number().int().min(1).max(maxDelayHours),
  subject: MailSubject.optional(),
  body: MailBody,
})
export type FollowUp = z.output<typeof FollowUp>

export const SendEmailRequest = z.object({
  ...creatorFields,
  ...mailFields,
  /** Absent or past: at once. At most a year ahead. */
  schedule_at: z.iso.datetime({ offset: true }).optional(),
  follow_ups: z.array(FollowUp).max(maxFollowUps, `At most ${maxFollowUps} follow-ups can be sent`).default([]),
})
export type SendEmailRequest = z.output<typeof SendEmailRequest>

export const SendEmailResponse = z.object({
  status: z.literal('success'),
  /** In words for people: how many are written to, and how many are left out. */
  message: z.string(),
  campaign: Campaign,
})
export type SendEmailResponse = z.output<typeof SendEmailResponse>

/** A creator whom a mail would not reach, and why. */
export const LeftOut = z.object({
  creator: z.object({ id: z.string(), title: z.string(), handle: z.string(), platform: Platform }),
  reason: LeftOutReason,
  /** What is missing, or the address that is no address; null where there is no more to say. */
  detail: z.string().nullable(),
})
export type LeftOut = z.output<typeof LeftOut>

export const PreviewRequest = z.object({
  ...creatorFields,
  /** As far as they are written yet. */
  subject: z.string().max(subjectMaxLength).default(''),
  body: z.string().max(bodyMaxLength).default(''),
  follow_ups: z
    .array(z.object({ subject: z.string().max(subjectMaxLength).optional(), body: z.string().max(bodyMaxLength) }))
    .max(maxFollowUps)
    .default([]),
  /** Whom to show it for; absent: the first who can be written to. */
  creator_id: CreatorId.optional(),
})
export type PreviewRequest = z.output<typeof PreviewRequest>

export const RenderedMail = z.object({
  subject: z.string(),
  /** Sanitised; still to be shown in a sandboxed frame. */
  html: z.string(),
  text: z.string(),
})
export type RenderedMail = z.output<typeof RenderedMail>

export const PreviewResponse = z.object({
  /** How many would be written to. */
  valid: z.number().int(),
  /** How many would not; `left_out` names the first 200 of them. */
  left_out_count: z.number().int(),
  left_out: z.array(LeftOut),
  /** Names in braces that are no merge field. */
  unknown_fields: z.array(z.string()),
  /** The mail and its follow-ups as one creator would get them; null when there is nobody to show it for. */
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
  /** Whose values are put in; absent: examples. */
  creator_id: CreatorId.optional(),
})
export type TestMailRequest = z.output<typeof TestMailRequest>

const tag = 'outreach'

export const outreachEndpoints = {
  sendEmail: defineEndpoint({
    method: 'POST',
    path: '/api/kols/send-email',
    access: 'user',
    tag,
    summary: 'Starts a campaign to creators; it is durable when this answers. Takes an Idempotency-Key header',
    maxBodyBytes: sendMaxBytes,
    body: SendEmailRequest,
    response: SendEmailResponse,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/preview',
    access: 'user',
    tag,
    summary: 'A mail as one creator would get it, and who would be left out and why',
    maxBodyBytes: sendMaxBytes,
    body: PreviewRequest,
    response: PreviewResponse,
  }),
  sendTestMail: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/test-mail',
    access: 'user',
    tag,
    summary: "Sends the mail to the user's own address, and says how it went",
    body: TestMailRequest,
    response: z.object({ status: z.literal('success'), message: z.string() }),
  }),
} as const
