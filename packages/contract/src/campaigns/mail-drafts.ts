import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { dropUnstorable } from '../base/text.ts'
import { campaignNameMaxLength } from '../mail/campaign-name.ts'
import { EmailProvider } from '../mail/email-provider.ts'
import { bodyMaxLength, subjectMaxLength } from '../mail/mail-content.ts'
import { MailLanguageChoice } from '../mail/mail-languages.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { CreatorId, FollowUp, MailboxSelection, maxFollowUps, maxRecipients, sendMaxBytes } from '../outreach.ts'

const subject = z.string().max(subjectMaxLength).transform(dropUnstorable)
const body = z.string().max(bodyMaxLength).transform(dropUnstorable)
const storedText = { subject: z.string(), body: z.string() }

/** A mail while it is written. Unlike a mail to be sent, it may be incomplete. */
export const MailDraftContent = z.object({
  kol_ids: z.array(CreatorId).max(maxRecipients),
  /** Name of the campaign. */
  name: z.string().max(campaignNameMaxLength).transform(dropUnstorable).optional(),
  /** If absent, the provider of the user's settings. */
  email_provider: EmailProvider.optional(),
  mailbox: MailboxSelection,
  subject,
  body,
  follow_ups: z.array(z.object({ subject, body, delay_hours: FollowUp.shape.delay_hours })).max(maxFollowUps),
  /** Null to send at once. */
  schedule_at: z.iso.datetime({ offset: true }).nullable(),
  language: MailLanguageChoice,
  /** Whether creators who had a mail of the user lately are left out, except for those of the next list. */
  skip_written: z.boolean().default(true),
  written_anyway: z.array(CreatorId).max(maxRecipients).default([]),
  /** Collection that the mail is written to; null if it is written to none. */
  collection_id: z.uuid().nullable().default(null),
})
export type MailDraftContent = z.output<typeof MailDraftContent>

const Revision = z.uuid()

/** An unfinished mail, without creators that are no longer stored. */
export const MailDraft = z.object({
  creators: z.array(z.object({ id: z.string(), title: z.string(), email: z.string().nullable() })),
  skip_written: z.boolean(),
  written_anyway: z.array(z.string()),
  name: z.string().optional(),
  email_provider: EmailProvider.optional(),
  mailbox: MailboxSelection,
  ...storedText,
  follow_ups: z.array(z.object({ ...storedText, delay_hours: z.number().int() })),
  schedule_at: MailDraftContent.shape.schedule_at,
  language: MailLanguageChoice,
  collection_id: z.uuid().nullable(),
  /** Changes with each save. */
  revision: Revision,
  updated_at: z.iso.datetime(),
})
export type MailDraft = z.output<typeof MailDraft>

const SavedMailDraft = MailDraft.pick({ revision: true, updated_at: true })
export type SavedMailDraft = z.output<typeof SavedMailDraft>

const tag = 'outreach'
const path = '/api/mail-draft'

export const mailDraftEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tag,
    summary: "The user's unfinished mail; null if there is none",
    response: z.object({ draft: MailDraft.nullable() }),
  }),
  save: defineEndpoint({
    method: 'PUT',
    path,
    access: 'user',
    tag,
    summary: 'Stores the unfinished mail; 409 when another window has stored or removed it since `based_on`',
    maxBodyBytes: sendMaxBytes,
    /** `based_on`: revision that was changed; null for a new mail. */
    body: MailDraftContent.extend({ based_on: Revision.nullable() }),
    response: SavedMailDraft,
  }),
  discard: defineEndpoint({
    method: 'DELETE',
    path,
    access: 'user',
    tag,
    summary: 'Removes the unfinished mail, unless it was changed since `revision`',
    query: z.object({ revision: Revision }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
