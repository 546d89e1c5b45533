import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type CreatorRecord, type CreatorSource, sourceFields } from '@troupe/contract/creators'
import { estimatePrice } from '@troupe/contract/discover/rate-model'
import { toContentHash, toSearchFields } from '../../search/analysis/search-fields.ts'
import { toVectorText } from '../../search/meaning/embedding-repository.ts'
import type { CreatorValues, StoredParts } from '../creator-repository.ts'
import { type HourChanges, isFromPlatform, notOfPlatform, toHour, toHourChanges, toPosition } from '../value-ages.ts'
import type { IncomingCreator, StoreOptions } from './incoming-creator.ts'

/** Whether the source is demo data, which never replaces real data. */
export function isMadeUp({ source }: { readonly source: CreatorSource }): boolean {
  return source === 'demo'
}

/** Whether a stored creator keeps all that is known of it. */
export function isOnlyFilled(
  { source, has_platform_data: hasPlatformData }: StoredParts,
  { onlyFills = false }: StoreOptions,
): boolean {
  return onlyFills && (hasPlatformData || (source !== 'import' && source !== 'demo'))
}

/** The values of a row in which only missing ones are filled in: stored texts stay, and are searched with the new ones. */
export function toFilledValues(creator: IncomingCreator, stored: StoredParts, options: RowOptions): CreatorValues {
  const { record } = creator
  const keywords = stored.keywords.length > 0 ? stored.keywords : record.keywords
  const categories = stored.content_categories.length > 0 ? stored.content_categories : record.content_categories
  const texts = {
    title: stored.title,
    handle: stored.handle,
    description: stored.description || (record.description ?? ''),
    ...(keywords ? { keywords } : {}),
    ...(categories ? { content_categories: categories } : {}),
  }
  return toValues({ record: { ...record, ...texts } }, stored, options)
}

export interface RowOptions extends StoreOptions {
  /** The dimension of the vector column. */
  readonly dimension: number
}

/** The values of a row: those of the record, completed by the stored ones. */
export function toValues(
  creator: IncomingCreator,
  stored: StoredParts | undefined,
  options: RowOptions,
): CreatorValues {
  const record = withoutConfirmed(creator.record, stored)
  const texts = {
    title: stored && creator.assumed?.includes('title') ? stored.title : record.title,
    handle: stored && creator.assumed?.includes('handle') ? stored.handle : record.handle,
    description: record.description ?? stored?.description ?? '',
    keywords: record.keywords ?? stored?.keywords ?? [],
    content_categories: chooseCategories(record, stored, options),
  }
  const fields = toSearchFields({ ...texts, posts: creator.posts ?? stored?.posts })
  const fetchedAt = record.fetched_at ?? options.now.toISOString()
  const price = toPriceFields({ ...record, ...texts }, stored, options)
  return {
    ...record,
    ...texts,
    ...fields,
    ...price,
    platform_hours: toPlatformHours(creator, { ...record, ...price }, stored, options),
    ...(record.email !== undefined && options.source === 'import' ? { email_source: 'import' } : {}),
    verified: record.verified ?? stored?.verified ?? false,
    source: chooseSource(stored, options),
    given_by: options.source,
    fetched_at: fetchedAt,
    ...(options.isWhole ? { profile_read_at: fetchedAt } : {}),
    ...toVectorFields(creator, fields.content_hash, options),
  }
}

/** Which values the platform gave now, and which are another source's. Confirmed ones are neither. */
function toPlatformHours(
  { assumed = [], posts }: IncomingCreator,
  record: CreatorRecord,
  stored: StoredParts | undefined,
  options: RowOptions,
): HourChanges {
  const { source, now } = options
  const given = { ...record, posts, ...(mayDerive(options) ? {} : { content_categories: undefined }) }
  const kept = stored ? [...assumed, ...stored.confirmed_fields] : assumed
  const others = Object.fromEntries(Object.entries(given).filter(([field]) => !kept.some((name) => name === field)))
  const readAt = record.fetched_at === undefined ? now : new Date(record.fetched_at)
  const changes = toHourChanges(others, isFromPlatform(source) ? toHour(readAt) : undefined)
  if (!stored) return changes.map((hour) => (hour === notOfPlatform ? null : hour))
  // Known categories are not replaced: the platform's are confirmed, those of a list stay the list's.
  const known = stored.content_categories.length > 0 && isFromPlatform(source)
  const place = toPosition('content_categories') - 1
  return changes.map((hour, index) => (known && index === place && hour !== null ? -hour : hour))
}

/** Leaves out values that the creator has confirmed, since no record replaces them. */
function withoutConfirmed(record: CreatorRecord, stored: StoredParts | undefined): CreatorRecord {
  if (!stored || stored.confirmed_fields.length === 0) return record
  const kept: CreatorRecord = { ...record }
  for (const field of stored.confirmed_fields) {
    if (field === 'title' || field === 'handle') kept[field] = stored[field]
    else kept[field] = undefined
    if (field === 'email' || field === 'estimated_price') kept[sourceFields[field]] = undefined
  }
  return kept
}

/** Returns the record's source; a registration keeps the source of a stored real creator. */
function chooseSource(stored: StoredParts | undefined, { source }: StoreOptions): CreatorSource {
  return source === 'onboarding' && stored && !isMadeUp(stored) ? stored.source : source
}

/** Whether prices and categories may be made of the record. */
function mayDerive({ source, mayDerive = true }: StoreOptions): boolean {
  return mayDerive || !isFromPlatform(source)
}

/** Platforms' categories are coarse ("Food") and never replace known ones. */
function chooseCategories(
  { content_categories: given = [] }: CreatorRecord,
  stored: StoredParts | undefined,
  options: StoreOptions,
): CategoryId[] {
  const { source } = options
  const known = stored?.content_categories ?? []
  if (given.length === 0 || !mayDerive(options)) return known
  return source === 'import' || known.length === 0 ? given : known
}

/** Prices in imported lists count as stated. For records of platforms, the price is estimated at each reading. */
function toPriceFields(
  record: CreatorRecord,
  stored: StoredParts | undefined,
  options: StoreOptions,
): Pick<CreatorRecord, 'estimated_price' | 'price_source'> {
  const { source } = options
  if (source === 'import') return record.estimated_price === undefined ? {} : { price_source: 'stated' }
  if (record.estimated_price !== undefined || !mayDerive(options)) return {}
  if (stored && stored.estimated_price !== null && stored.price_source !== 'estimated') return {}
  const price = estimatePrice({
    platform: record.platform,
    followers: record.subscribers ?? stored?.subscribers ?? undefined,
    averageViews: record.average_views ?? stored?.average_views ?? undefined,
    engagementRate: record.engagement_rate ?? stored?.engagement_rate ?? undefined,
    mainCategory: record.content_categories?.[0],
    region: record.region ?? stored?.region ?? undefined,
  })
  return price === undefined ? {} : { estimated_price: price, price_source: 'estimated' }
}

/** A precomputed vector is stored only if the stored texts equal the record's own, since it was computed from these. */
function toVectorFields(
  { record, vector }: IncomingCreator,
  contentHash: string,
  { vectorModel, dimension }: RowOptions,
) {
  if (!vector || !vectorModel || vector.length !== dimension || toContentHash(record) !== contentHash) return {}
  return { embedding: toVectorText(vector), embedding_hash: contentHash, embedding_model: vectorModel }
}
