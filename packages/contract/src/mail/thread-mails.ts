import { z } from 'zod'
import { messageFields } from '../messages/wire-schemas.ts'
import { MailState } from './campaigns.ts'
import { BounceCause, ReceivedMailKind } from './received-mails.ts'

/**
 * State of an answer that the user has sent: `unknown`: the mail server may have accepted it, and the user has to
 * decide. It is never sent again by itself.
 */
export const threadAnswerStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const
export const ThreadAnswerState = z.enum(threadAnswerStates)
export type ThreadAnswerState = z.output<typeof ThreadAnswerState>

/**
 * Whether a file can be saved. `dangerous`: files of this kind or name can harm a computer; `too_large`: it was not read,
 * and is in the mailbox only.
 */
export const attachmentStates = ['ready', 'dangerous', 'too_large'] as const
export const AttachmentState = z.enum(attachmentStates)
export type AttachmentState = z.output<typeof AttachmentState>

/** A file that came with a mail. */
export const Attachment = z.object({
  id: z.uuid(),
  /** As the mail has it, without invisible characters; never empty. */
  name: z.string(),
  /** Media type that the mail claims. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  state: AttachmentState,
  /** Why it cannot be saved, with advice; null if it can. */
  message: z.string().nullable(),
  ...messageFields,
})
export type Attachment = z.output<typeof Attachment>

const Address = z.object({
  /** '' for none. Names in received mails are not verified. */
  name: z.string(),
  address: z.string(),
})

const mailFields = {
  id: z.uuid(),
  /** When it was sent or received; for a mail that has not left, when it was written. */
  at: z.iso.datetime(),
  from: Address,
  to: Address,
  subject: z.string(),
  /** Plain text that its writer wrote, without the quoted part. */
  text: z.string(),
  /** Quoted mails at its end, to be folded; '' for none. */
  quoted: z.string(),
}

/** A mail of a campaign, with its text as it left. */
export const CampaignThreadMail = z.object({
  type: z.literal('campaign'),
  ...mailFields,
  campaign_id: z.uuid(),
  /** 0 is the first mail, others are follow-ups. */
  step: z.number().int(),
  state: MailState,
})

/** A mail that came back. */
export const ReceivedThreadMail = z.object({
  type: z.literal('received'),
  ...mailFields,
  campaign_id: z.uuid(),
  kind: ReceivedMailKind,
  /** For a bounce: whether the address is wrong for good. */
  is_permanent: z.boolean().nullable(),
  /** For a bounce: its cause; null if it is not known. `delayed`: the mail may still arrive. */
  cause: BounceCause.nullable(),
  /** Whether its own layout can be shown: see `inboxEndpoints.openFrame`. */
  has_html: z.boolean(),
  attachments: z.array(Attachment),
})

/** An answer that the user has sent from here. */
export const AnswerThreadMail = z.object({
  type: z.literal('answer'),
  ...mailFields,
  state: ThreadAnswerState,
  /** Why it failed or is unknown, with advice; null where the state says all. */
  message: z.string().nullable(),
  ...messageFields,
})

/** One mail of a thread; the three kinds differ in `type`. */
export const ThreadMail = z.discriminatedUnion('type', [CampaignThreadMail, ReceivedThreadMail, AnswerThreadMail])
export type ThreadMail = z.output<typeof ThreadMail>
