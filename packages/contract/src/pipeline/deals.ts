import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { isCurrency, Money } from '../catalogues/currencies.ts'
import { Platform } from '../catalogues/platforms.ts'
import { Assignee } from '../collection-members/assignment.ts'
import { MemberNote, memberNoteMaxLength } from '../collections.ts'
import { readPostUrl } from '../discover/post-url.ts'
import { schemaText } from '../messages/message.ts'

/** Maximum number of links to what was made, per creator and collection. */
export const maxDealLinks = 10
export const deliverablesMaxLength = 2000
export const maxFee = 999_999_999
/** Days for which the figures of a link are read. */
export const linkReadingDays = 30

export const linkFailures = [
  /** The platform gives only a creator's latest posts, and this one is not among them. */
  'not_listed',
  /** The platform knows no such post. */
  'unknown',
  /** The account that published the post is not known, and the platform can only be asked by account. */
  'no_account',
  /** The platform is not connected. */
  'not_connected',
  /** The allowance of the platform is needed for searches; it is tried again within hours. */
  'no_allowance',
  /** The platform did not answer, or refused; it is tried again within hours. */
  'failed',
] as const
export const LinkFailure = z.enum(linkFailures)
export type LinkFailure = z.output<typeof LinkFailure>

/** Figures of a post on a day; null: the platform does not say. */
export const LinkFigures = z.object({
  /** ISO date (UTC). */
  day: z.iso.date(),
  views: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  comments: z.number().int().nullable(),
})
export type LinkFigures = z.output<typeof LinkFigures>

export const DealLink = z.object({
  platform: Platform,
  url: z.url({ protocol: /^https$/ }),
  added_at: z.iso.datetime(),
  /** Null: not read yet. */
  read_at: z.iso.datetime().nullable(),
  /** Why the last reading gave no figures; null: it did, or there was none. */
  failure: LinkFailure.nullable(),
  /** Oldest first, one for each day on which it was read. */
  figures: z.array(LinkFigures),
})
export type DealLink = z.output<typeof DealLink>

/** The agreement with a creator of a collection. */
export const Deal = z.object({
  fee: Money.nullable(),
  deliverables: z.string(),
  /** When the content is due; an ISO date. */
  due_on: z.iso.date().nullable(),
  note: z.string(),
  assigned_to: Assignee.optional(),
  links: z.array(DealLink).max(maxDealLinks),
})
export type Deal = z.output<typeof Deal>

/** The parts of a deal that members change; links by their URLs. */
const DealValues = z.object({
  fee: Money.nullable(),
  deliverables: z.string().max(deliverablesMaxLength),
  due_on: z.iso.date().nullable(),
  note: z.string().max(memberNoteMaxLength),
  links: z.array(z.string().max(2048)).max(maxDealLinks),
})
export type DealValues = z.output<typeof DealValues>

const Fee = z.object({
  amount: z
    .number()
    .min(0, schemaText('collections.fee_invalid'))
    .max(maxFee, schemaText('collections.fee_invalid'))
    .refine((amount) => Number(amount.toFixed(2)) === amount, schemaText('collections.fee_invalid')),
  currency: z.string().max(3).refine(isCurrency, schemaText('collections.currency_unknown')),
})

const LinkUrl = z
  .string()
  .max(2048)
  .refine((url) => readPostUrl(url) !== undefined, schemaText('collections.link_invalid'))

const path = '/api/collections/:id/kols/:creatorId/deal'
const params = z.object({
  id: z.uuid(),
  creatorId: z.string().regex(/^[1-9]\d{0,17}$/, schemaText('common.not_a_creator_id')),
})

/** Deals with the creators of a collection. Collections of other users answer 404. */
export const dealEndpoints = {
  getDeal: defineEndpoint({
    method: 'GET',
    path,
    access: 'user',
    tokenScope: 'read',
    tag: 'collections',
    summary: 'What was agreed with a creator of a collection, with figures of what was made',
    params,
    response: Deal,
  }),
  putDeal: defineEndpoint({
    method: 'PUT',
    path,
    access: 'user',
    tokenScope: 'collect',
    tag: 'collections',
    summary: `Changes the parts of a deal that are given; 409 when one is another by now than in \`based_on\`. Figures of at most ${maxDealLinks} linked posts are read daily for ${linkReadingDays} days`,
    params,
    body: z
      .object({
        fee: Fee.nullable().optional(),
        deliverables: z
          .string()
          .max(deliverablesMaxLength, schemaText('collections.deliverables_too_long', { max: deliverablesMaxLength }))
          .transform(normalizeText)
          .optional(),
        due_on: z.iso.date().nullable().optional(),
        note: MemberNote.optional(),
        /** URLs of posts. Those that are left out lose their figures. */
        links: z
          .array(LinkUrl)
          .max(maxDealLinks, schemaText('collections.too_many_links', { max: maxDealLinks }))
          .optional(),
        /** Parts that were read before they were changed; of those that are absent, whatever is stored is replaced. */
        based_on: DealValues.partial().optional(),
      })
      .refine(
        ({ based_on: _, ...change }) => Object.values(change).some((part) => part !== undefined),
        schemaText('common.nothing_to_change'),
      ),
    response: Deal,
  }),
} as const
