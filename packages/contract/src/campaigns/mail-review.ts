import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { ImagePath } from '../creators.ts'
import { Campaign } from '../mail/campaigns.ts'
import { messageFields } from '../messages/wire-schemas.ts'
import { LeftOut, PreviewRequest, sendMaxBytes } from '../outreach.ts'
import { ContactRecord } from './contact-records.ts'

/** Minutes in which a mail that was sent from the page can be undone. */
export const undoMinutes = 10
export const reviewPageSize = 50

/** All creators of a mail, those who get it, those left out, or those with a mail in the last 30 days or one that waits. */
export const reviewFilters = ['all', 'gets', 'left_out', 'written_lately'] as const
export const ReviewFilter = z.enum(reviewFilters)
export type ReviewFilter = z.output<typeof ReviewFilter>

export const ReviewRequest = PreviewRequest.omit({ creator_id: true }).extend({
  show: ReviewFilter.default('all'),
  page: z.number().int().min(1).max(10_000).default(1),
})
export type ReviewRequest = z.output<typeof ReviewRequest>

/** The first mail to one creator. */
export const ReviewedMail = z.object({
  creator: LeftOut.shape.creator.extend({ avatar_path: ImagePath }),
  to: z.string().nullable(),
  /** With the merge fields filled in. */
  subject: z.string(),
  /** Null: the creator gets the mail. */
  left_out: LeftOut.pick({ reason: true, detail: true }).nullable(),
  /** Null: no mail of the user has reached the creator, their address or another channel of theirs. */
  contact: ContactRecord.nullable(),
  /** The newest mail of the last 30 days of the contact; null if there is none. */
  last_mail: z.object({ at: z.iso.datetime(), campaign_id: z.uuid(), campaign_subject: z.string() }).nullable(),
})
export type ReviewedMail = z.output<typeof ReviewedMail>

export const ReviewResponse = z.object({
  /** A page of the creators with the filter, in the order in which they were chosen. */
  mails: z.array(ReviewedMail),
  /** Number of creators with each filter. */
  counts: z.object({
    all: z.number().int(),
    gets: z.number().int(),
    left_out: z.number().int(),
    written_lately: z.number().int(),
  }),
  /** Why nothing could be sent by this provider now, such as missing settings; null if it could. */
  refusal: z.object({ message: z.string(), ...messageFields }).nullable(),
})
export type ReviewResponse = z.output<typeof ReviewResponse>

const tag = 'outreach'

export const mailReviewEndpoints = {
  review: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/review',
    access: 'user',
    tokenScope: 'campaigns',
    tag,
    summary: 'Each mail that would leave, page by page, and the creators left out with the reason',
    maxBodyBytes: sendMaxBytes,
    body: ReviewRequest,
    response: ReviewResponse,
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/undo',
    access: 'user',
    tag,
    summary:
      'Cancels a campaign of which nothing has left, and makes it the unfinished mail again; 409 when mails left',
    params: z.object({ id: z.uuid() }),
    /** `replace_draft`: whether another unfinished mail is replaced. */
    body: z.object({ replace_draft: z.boolean().default(false) }),
    response: z.object({
      campaign: Campaign,
      /** Another unfinished mail was not replaced: the campaign is cancelled and keeps its text. */
      is_draft_in_the_way: z.boolean(),
    }),
  }),
} as const
