import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { CampaignName } from '../mail/campaign-name.ts'
import { Campaign, CampaignMail } from '../mail/campaigns.ts'
import { MailBody, MailSubject } from '../mail/mail-content.ts'
import { collectionId, creatorFields, LeftOut, sendMaxBytes, skipWrittenDays } from '../outreach.ts'

/** Number of earlier texts that are kept of a step; more changes are refused. */
export const maxEarlierTexts = 20

/** A text of a step, as written: merge fields are not filled in. */
const WrittenText = z.object({
  /** Null: the mail answers the one before, with its subject. */
  subject: z.string().nullable(),
  /** Sanitised HTML; show it only in a sandboxed frame. */
  html: z.string(),
})

/** The texts of a step of a campaign. */
export const CampaignText = WrittenText.extend({
  /** 0 is the first mail. */
  step: z.number().int(),
  /** Hours after the previous mail; 0 for the first. */
  delay_hours: z.number().int(),
  /** Changes with each change of a text of the campaign. */
  revision: z.number().int(),
  /** Number of mails, also of those not due yet, that a change would still reach. */
  open: z.number().int(),
  /** Number of mails that have left, or may have: for them a change is too late. */
  left: z.number().int(),
  /** Texts that mails left with before they were changed, oldest first, each with the number of those mails. */
  earlier: z.array(WrittenText.extend({ mails: z.number().int() })),
})
export type CampaignText = z.output<typeof CampaignText>

/** A creator of a campaign, with the mails of its steps so far. */
export const CampaignCreator = z.object({
  id: z.uuid(),
  creator: CampaignMail.shape.creator,
  email: z.string().nullable(),
  /** When an answer was noted to a mail of this campaign. */
  replied_at: z.iso.datetime().nullable(),
  unsubscribed_at: z.iso.datetime().nullable(),
  /** The day from which on the creator is back, by an automatic answer; null if it is over or none is known. */
  away_until: z.iso.date().nullable(),
  /** By step. A follow-up is there once the mail before it was sent. */
  mails: z.array(CampaignMail.omit({ creator: true, email: true, replied_at: true })),
})
export type CampaignCreator = z.output<typeof CampaignCreator>

/** Creators by the state of one of their mails, or that bounced, answered or unsubscribed. */
export const creatorStates = [
  'waiting',
  'sent',
  'replied',
  'bounced',
  'failed',
  'unknown',
  'unsubscribed',
  'suppressed',
  'skipped',
  'cancelled',
] as const
export const CreatorState = z.enum(creatorStates)
export type CreatorState = z.output<typeof CreatorState>

/** Number of creators that a page lists. */
export const campaignCreatorPageSize = 50

const ById = z.object({ id: z.uuid() })
const tag = 'outreach'

/** Changes to a campaign that has started, and what it shows of its texts and creators. */
export const campaignChangeEndpoints = {
  rename: defineEndpoint({
    method: 'PATCH',
    path: '/api/campaigns/:id',
    access: 'user',
    tag,
    summary: 'Renames a campaign',
    params: ById,
    body: z.object({ name: CampaignName }),
    response: Campaign,
  }),
  listTexts: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:id/texts',
    access: 'user',
    tokenScope: 'campaigns',
    tag,
    summary: 'What is written in the mails of a campaign, by step',
    params: ById,
    response: z.object({ texts: z.array(CampaignText) }),
  }),
  changeText: defineEndpoint({
    method: 'PUT',
    path: '/api/campaigns/:id/texts/:step',
    access: 'user',
    tag,
    summary: 'Changes a text for the mails that have not left; 409 when none is left, or when it was changed meanwhile',
    params: z.object({ id: z.uuid(), step: z.string().regex(/^[0-2]$/) }),
    body: z.object({
      /** If absent, a follow-up answers the mail before; the first mail keeps its subject. */
      subject: MailSubject.optional(),
      body: MailBody,
      /** Revision of the text that was changed. */
      revision: z.number().int().min(0),
    }),
    response: z.object({
      /** Number of mails that get the new text. */
      changed: z.number().int(),
      /** Number of mails for which it was too late. */
      left: z.number().int(),
      campaign: Campaign,
    }),
  }),
  addCreators: defineEndpoint({
    method: 'POST',
    path: '/api/campaigns/:id/creators',
    access: 'user',
    tag,
    summary: 'Adds creators to a campaign that is not over: they get its first mail, then its follow-ups',
    maxBodyBytes: sendMaxBytes,
    params: ById,
    body: z.object({
      ...creatorFields,
      skip_written_days: skipWrittenDays,
      collection_id: collectionId,
      /** Changes nothing, and answers with what would happen. */
      preview: z.boolean().default(false),
    }),
    response: z.object({
      /** Number of creators that get the mails. */
      added: z.number().int(),
      /** Number of creators that the campaign has already. */
      already: z.number().int(),
      /** Number of creators that are left out; `left_out` lists the first 200. */
      left_out_count: z.number().int(),
      left_out: z.array(LeftOut),
      /** Number of new creators with a mail of the user in the last 30 days, or with one that waits, left out or not. */
      written_lately: z.number().int(),
      campaign: Campaign,
    }),
  }),
  listCreators: defineEndpoint({
    method: 'GET',
    path: '/api/campaigns/:id/creators',
    access: 'user',
    tokenScope: 'campaigns',
    tag,
    summary: 'The creators of a campaign by name, each with the mails of its steps',
    params: ById,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      page_size: z.coerce.number().int().min(1).max(100).default(campaignCreatorPageSize),
      /** If absent, all. */
      state: CreatorState.optional(),
      /** Only creators with a mail of this step, in the given state. */
      step: z.coerce.number().int().min(0).max(2).optional(),
    }),
    response: z.object({ creators: z.array(CampaignCreator), total: z.number().int(), has_more: z.boolean() }),
  }),
} as const
