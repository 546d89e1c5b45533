import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { CreatorSource, EmailSource } from '../creators.ts'
import { MailToken } from '../mail/suppressions.ts'
import { DataBasis } from './data-origins.ts'

/** What the sender of a mail has to tell its reader about their data (Art. 14 GDPR). */
export const PrivacyNotice = z.object({
  /** Who decides about the data: the company that wrote, or null if it had entered none. */
  controller: z.object({ company: z.string(), address: z.string() }).nullable(),
  /** Address of the mail's sender, who answers questions. */
  contact: z.string(),
  /** The reader's address, masked except for its ends, because links get forwarded. */
  email: z.string(),
  /** Where the reader's data came from; null: the creator is no longer stored. */
  source: CreatorSource.nullable(),
  email_source: EmailSource.nullable(),
  /** When it was read from there. */
  read_at: z.iso.datetime().nullable(),
  basis: DataBasis,
  /** When the mail with this notice left; null: not yet. */
  given_at: z.iso.datetime().nullable(),
  /** Whether the reader has objected, so that no further mail is sent. */
  has_objected: z.boolean(),
})
export type PrivacyNotice = z.output<typeof PrivacyNotice>

export const privacyNoticeEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/privacy-notice/:token',
    access: 'public',
    tag: 'law',
    summary: "The notice about a reader's data that a mail links to; 404 when the link is invalid",
    params: z.object({ token: MailToken }),
    response: PrivacyNotice,
  }),
} as const
