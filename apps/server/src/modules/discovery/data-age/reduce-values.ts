import type { CreatorRow } from '../../../database/tables/tables.ts'
import type { SearchedPost } from '../catalogue/creator-post-repository.ts'
import { type AgedField, agedFields, isEmpty } from '../catalogue/value-ages.ts'
import { type SearchFields, toSearchFields } from '../search/analysis/search-fields.ts'

type ValueField = Exclude<AgedField, 'posts'>

/** The parts of a creator that are judged by their age. */
export type AgedRow = Pick<
  CreatorRow,
  | 'id'
  | 'platform'
  | 'channel_id'
  | 'platform_hours'
  | 'confirmed_fields'
  | 'price_source'
  | 'email_source'
  | ValueField
> & { readonly posts: readonly SearchedPost[] }

/** What must go. */
export interface Removal {
  /** Values that the platform gave in this hour or before are too old. */
  readonly beforeHour: number
  /** Fields of the platform that stay when they are too old. */
  readonly stays: readonly string[]
  /** Whether estimates and categories made of the platform's data may stay until they are too old. */
  readonly mayDerive: boolean
}

/** The columns of a creator without what must go. */
export type ReducedValues = Pick<AgedRow, 'id' | 'platform_hours' | 'price_source' | 'email_source' | ValueField> &
  SearchFields & {
    readonly dropsPosts: boolean
    /** Whether nothing of the platform is left. */
    readonly isExpired: boolean
    /** Whether nothing but the channel's names is left: no list, user or creator has given anything. */
    readonly isBare: boolean
  }

/** The fields that a price is estimated of. */
const priceFields: readonly AgedField[] = [
  'subscribers',
  'average_views',
  'engagement_rate',
  'region',
  'content_categories',
]
const derivedFields: readonly AgedField[] = ['estimated_price', 'content_categories']

const emptyValues = {
  description: '',
  keywords: [],
  avatar: null,
  cover_image: null,
  url: null,
  verified: false,
  subscribers: null,
  videos_count: null,
  average_views: null,
  average_likes: null,
  engagement_rate: null,
  posting_frequency: null,
  estimated_price: null,
  region: null,
  language: null,
  email: null,
  content_categories: [],
  last_posted_at: null,
} satisfies Partial<Pick<AgedRow, ValueField>>

/**
 * Reduces a creator to what may stay: values that are young enough, that a list or a user gave, or that the creator
 * confirmed. A name that must go is replaced by the platform's id of the channel.
 */
export function reduceValues(row: AgedRow, removal: Removal): ReducedValues {
  const removed = listRemoved(row, removal)
  const values = { ...toValues(row), ...pick(emptyValues, removed) }
  if (removed.has('title')) values.title = row.channel_id
  if (removed.has('handle')) values.handle = row.channel_id
  const hours = agedFields.map((field, index) => {
    const isKept = row.confirmed_fields.some((name) => name === field)
    const hour = row.platform_hours[index] ?? null
    return removed.has(field) || isKept || (hour !== null && hour <= removal.beforeHour) ? null : hour
  })
  const { id, price_source, email_source } = row
  const isExpired = hours.every((hour) => hour === null)
  return {
    id,
    ...values,
    ...toSearchFields({ ...values, posts: removed.has('posts') ? [] : row.posts }),
    platform_hours: hours,
    price_source: removed.has('estimated_price') ? null : price_source,
    email_source: removed.has('email') ? null : email_source,
    dropsPosts: removed.has('posts'),
    isExpired,
    isBare: isExpired && isNamed(row, values),
  }
}

function listRemoved(row: AgedRow, { beforeHour, stays, mayDerive }: Removal): ReadonlySet<AgedField> {
  const isConfirmed = (field: AgedField) => row.confirmed_fields.some((name) => name === field)
  const removed = new Set(
    agedFields.filter((field, index) => {
      const hour = row.platform_hours[index] ?? null
      if (hour === null || isConfirmed(field)) return false
      if (!mayDerive && derivedFields.includes(field)) return true
      return hour <= beforeHour && !stays.includes(field)
    }),
  )
  const isEstimated = row.price_source === 'estimated' && !isConfirmed('estimated_price')
  if (isEstimated && priceFields.some((field) => removed.has(field))) removed.add('estimated_price')
  return removed
}

function toValues(row: AgedRow): Pick<AgedRow, ValueField> {
  const { id: _, platform: __, channel_id: ___, posts: ____, ...values } = row
  const {
    platform_hours: _____,
    confirmed_fields: ______,
    price_source: _______,
    email_source: ________,
    ...own
  } = values
  return own
}

function pick<Values extends object>(values: Values, fields: ReadonlySet<string>): Partial<Values> {
  const picked: Partial<Values> = { ...values }
  for (const name of Object.keys(values)) if (!fields.has(name)) Reflect.deleteProperty(picked, name)
  return picked
}

/** Whether only names are known, which are the platform's. */
function isNamed({ platform_hours, confirmed_fields }: AgedRow, values: Pick<AgedRow, ValueField>): boolean {
  if (confirmed_fields.length > 0) return false
  return agedFields.every((field, index) => {
    if (field === 'posts') return true
    const isName = field === 'title' || field === 'handle' || field === 'url'
    return isName ? values[field] === null || (platform_hours[index] ?? null) !== null : isEmpty(values[field])
  })
}
