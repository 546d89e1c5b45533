import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { type Creator, type CreatorSource, sourceFields } from '../creators.ts'
import { NotedBasis } from './mail-laws.ts'

/** The basis of a datum in the words of Art. 6(1) GDPR. */
export const dataBases = ['legitimate_interest', 'consent', 'none'] as const
export const DataBasis = z.enum(dataBases)
export type DataBasis = z.output<typeof DataBasis>

/** What the operator may choose for data that platforms and lists gave. */
export const operatorBases = ['legitimate_interest', 'consent'] as const
export type OperatorBasis = (typeof operatorBases)[number]

/**
 * The basis of each source. Data of platforms and lists have the one that the operator set; what creators state
 * themselves rests on their consent; invented creators are no person's data.
 */
export function toDataBasis(source: OriginSource, ofOperator: OperatorBasis): DataBasis {
  if (source === 'demo') return 'none'
  return source === 'onboarding' ? 'consent' : ofOperator
}

/** A source, or this program, which computes some values from the others. */
export type OriginSource = CreatorSource | 'computed'

export const originGroups = [
  'title',
  'handle',
  'description',
  'pictures',
  'email',
  'region',
  'language',
  'content_categories',
  'figures',
  'estimated_price',
] as const
export const OriginGroup = z.enum(originGroups)
export type OriginGroup = z.output<typeof OriginGroup>

/** Where a value, or a group of values that are read together, came from. */
export const DataOrigin = z.object({
  group: OriginGroup,
  /** A `CreatorSource`, or `computed`. */
  source: z.string(),
  /** When it was read, or stated. */
  at: z.iso.datetime(),
  basis: DataBasis,
})
export type DataOrigin = z.output<typeof DataOrigin>

/** A notice of the user to a creator, in the first mail of a campaign. */
export const GivenNotice = z.object({
  campaign_id: z.uuid(),
  campaign_name: z.string(),
  given_at: z.iso.datetime(),
  /** Whether the mail is known to have left; false: its mail server has not confirmed it. */
  is_certain: z.boolean(),
})
export type GivenNotice = z.output<typeof GivenNotice>

const isKnown = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

type KnownFields = Pick<
  Creator,
  | 'title'
  | 'handle'
  | 'description'
  | 'avatar'
  | 'cover_image'
  | 'email'
  | 'region'
  | 'language'
  | 'content_categories'
  | 'subscribers'
  | 'average_views'
  | 'engagement_rate'
  | 'estimated_price'
  | 'email_source'
  | 'price_source'
  | 'source'
  | 'fetched_at'
  | 'confirmed_at'
  | 'confirmed_fields'
>

const groupValues: Record<OriginGroup, (creator: KnownFields) => readonly unknown[]> = {
  title: ({ title }) => [title],
  handle: ({ handle }) => [handle],
  description: ({ description }) => [description],
  pictures: ({ avatar, cover_image }) => [avatar, cover_image],
  email: ({ email }) => [email],
  region: ({ region }) => [region],
  language: ({ language }) => [language],
  content_categories: ({ content_categories }) => [content_categories],
  figures: ({ subscribers, average_views, engagement_rate }) => [subscribers, average_views, engagement_rate],
  estimated_price: ({ estimated_price }) => [estimated_price],
}

/** Lists where each known value of a creator came from. */
export function listOrigins(creator: KnownFields, ofOperator: OperatorBasis): DataOrigin[] {
  return originGroups
    .filter((group) => groupValues[group](creator).some(isKnown))
    .map((group) => {
      const { source, at } = findOrigin(creator, group)
      return { group, source, at, basis: toDataBasis(source, ofOperator) }
    })
}

function findOrigin(creator: KnownFields, group: OriginGroup): { source: OriginSource; at: string } {
  const { source, fetched_at: at, confirmed_at, confirmed_fields } = creator
  if (confirmed_at !== null && confirmed_fields.some((field) => field === group))
    return { source: 'onboarding', at: confirmed_at }
  if (group === 'email') {
    const emailSource = creator[sourceFields.email]
    if (emailSource === 'import') return { source: 'import', at }
    if (emailSource === 'creator') return { source: 'onboarding', at: confirmed_at ?? at }
  }
  if (group === 'estimated_price' && creator[sourceFields.estimated_price] === 'estimated' && source !== 'demo')
    return { source: 'computed', at }
  return { source, at }
}

export const dataOriginEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/creators/:id/origins',
    access: 'user',
    tag: 'law',
    summary:
      "Where a creator's data came from and on what basis; the user's notices to the creator, and the noted basis",
    params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    response: z.object({
      origins: z.array(DataOrigin),
      /** Newest first. */
      notices: z.array(GivenNotice),
      contact_basis: NotedBasis.nullable(),
    }),
  }),
} as const
