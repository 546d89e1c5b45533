import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { type CreatorRecord, type CreatorSource, sourceFields } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { estimatePrice } from '@troupe/contract/discover/rate-model'
import type { Kysely, Transaction } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { readDimension } from '../../../../database/schema/vector-schema.ts'
import type { Tables } from '../../../../database/tables/tables.ts'
import { toContentHash, toSearchFields } from '../../search/analysis/search-fields.ts'
import { toVectorText } from '../../search/meaning/embedding-repository.ts'
import { replacePosts } from '../creator-post-repository.ts'
import {
  addAll,
  type CreatorValues,
  listKnownKeys,
  lockParts,
  type RowVersion,
  type StoredCounts,
  type StoredParts,
  toCreatorKey,
  updateAll,
} from '../creator-repository.ts'
import { keepFromErasing } from '../erasing/erasure-repository.ts'
import type { Erasures } from '../erasing/erasures.ts'
import { cleanRecord } from './clean-record.ts'
import { adoptChannelIds, settleChannelIds } from './settle-channel-ids.ts'

/** A creator record from a list, a platform or a registration. */
export interface IncomingCreator {
  readonly record: CreatorRecord
  /** Fields filled with placeholders because the real value is unknown; they never replace stored values. */
  readonly assumed?: readonly ('title' | 'handle')[]
  /** The newest posts, which replace the stored ones; absent: unknown. */
  readonly posts?: readonly CreatorPost[]
  /**
   * A precomputed vector of the record's embedding text, of length 1; ignored if its dimension differs from the stored
   * vectors'.
   */
  readonly vector?: ArrayLike<number>
}

export interface StoreOptions {
  readonly source: CreatorSource
  /** Erased creators are not stored again. */
  readonly erasures: Pick<Erasures, 'find'>
  /** Time of reading for records that do not state it. */
  readonly now: Date
  /** Model of the records' vectors. */
  readonly vectorModel?: string
  /**
   * Whether the records are complete profiles with the figures of recent posts, which need not be read again for a
   * while.
   */
  readonly isWhole?: boolean
}

export interface StoredCreators extends StoredCounts {
  /** The number of creators left out because they were erased. */
  readonly erased: number
  /**
   * One id per given creator, in order. If a demo creator equals a real one, the real one stays unchanged and its id is
   * given. Undefined: the creator was erased.
   */
  readonly ids: readonly (number | undefined)[]
  /** Ids of new creators. */
  readonly createdIds: readonly number[]
  /** Row versions of written creators by id. */
  readonly versions: ReadonlyMap<number, RowVersion>
}

/** Thrown if another transaction has merged one of the creators or replaced its provisional id. */
class MovedMeanwhileError extends Error {}

/**
 * Stores creators in one transaction: adds new ones and updates known ones (same platform and channel id) with the
 * fields that the records contain. The last of several records of one creator wins. A word search finds the creators
 * once this resolves. Erased creators are left out.
 */
export async function storeCreators(
  db: Kysely<Tables>,
  creators: readonly IncomingCreator[],
  options: StoreOptions,
): Promise<StoredCreators> {
  if (creators.length === 0) return { created: 0, updated: 0, erased: 0, ids: [], createdIds: [], versions: new Map() }
  return storeCreatorsWith(db, { creators, options }, async (_, stored) => stored)
}

/**
 * Like `storeCreators`, with more work in the same transaction, which is repeated if another transaction has moved one
 * of the creators.
 */
export async function storeCreatorsWith<T>(
  db: Kysely<Tables>,
  { creators, options }: { readonly creators: readonly IncomingCreator[]; readonly options: StoreOptions },
  work: (transaction: Transaction<Tables>, stored: StoredCreators) => Promise<T>,
): Promise<T> {
  const cleaned = creators.map((creator) => ({ ...creator, record: cleanRecord(creator.record) }))
  await adoptChannelIds(db, cleaned, { isDemo: isMadeUp(options) })
  for (;;) {
    try {
      return await db
        .transaction()
        .execute(async (transaction) => work(transaction, await storeIn(transaction, cleaned, options)))
    } catch (error) {
      if (!(error instanceof MovedMeanwhileError)) throw error
    }
  }
}

async function storeIn(
  transaction: Executor,
  creators: readonly IncomingCreator[],
  options: StoreOptions,
): Promise<StoredCreators> {
  await keepFromErasing(transaction)
  const settled = await settleChannelIds(transaction, creators, { isDemo: isMadeUp(options) })
  const incoming = [...new Map(settled.map((creator) => [toCreatorKey(creator.record), creator])).values()]
  const allowed = await withoutErased(transaction, incoming, options)
  const keyOf = ({ record }: IncomingCreator) => toCreatorKey(record)
  const known = await listKnownKeys(
    transaction,
    allowed.map(({ record }) => record),
  )
  // From here on, the table is locked against a change of the dimension.
  const dimension = allowed.some(({ vector }) => vector) ? await readDimension(transaction) : 0
  const toRow = (creator: IncomingCreator, stored?: StoredParts) => toValues(creator, stored, { ...options, dimension })
  const added = await addAll(
    transaction,
    allowed.flatMap((creator) => (known.has(keyOf(creator)) ? [] : [toRow(creator)])),
  )
  const stored = await lockParts(
    transaction,
    incoming.flatMap((creator) => (added.has(keyOf(creator)) ? [] : [creator.record])),
  )
  const storedByKey = new Map(stored.map((parts) => [toCreatorKey(parts), parts]))
  const updated = await updateAll(
    transaction,
    allowed.flatMap((creator) => {
      const parts = storedByKey.get(keyOf(creator))
      if (!parts && !added.has(keyOf(creator))) throw new MovedMeanwhileError()
      return !parts || (isMadeUp(options) && !isMadeUp(parts)) ? [] : [{ ...toRow(creator, parts), id: parts.id }]
    }),
  )
  const written = new Map([...added, ...updated])
  await replacePosts(
    transaction,
    incoming.flatMap(({ record, posts }) => {
      const creatorId = written.get(toCreatorKey(record))?.id
      return posts && creatorId !== undefined ? [{ creatorId, posts }] : []
    }),
  )
  return {
    created: added.size,
    updated: updated.size,
    erased: incoming.length - allowed.length,
    ids: settled.map((creator) => (written.get(keyOf(creator)) ?? storedByKey.get(keyOf(creator)))?.id),
    createdIds: [...added.values()].map(({ id }) => id),
    versions: new Map([...written.values()].map(({ id, version }) => [id, version])),
  }
}

/** Removes erased creators and addresses. Call it after `keepFromErasing`. */
async function withoutErased(
  transaction: Executor,
  incoming: readonly IncomingCreator[],
  { erasures }: StoreOptions,
): Promise<readonly IncomingCreator[]> {
  const channels = incoming.map(({ record }) => record)
  const emails = channels.flatMap(({ email }) => (email ? [email] : []))
  const erased = await erasures.find(transaction, { channels, emails })
  if (erased.channels.size + erased.emails.size === 0) return incoming
  return incoming
    .filter(({ record }) => !erased.channels.has(record))
    .map((creator) => {
      const { email, email_source: _, ...record } = creator.record
      return email !== undefined && erased.emails.has(email) ? { ...creator, record } : creator
    })
}

/** Whether the source is demo data, which never replaces real data. */
function isMadeUp({ source }: { readonly source: CreatorSource }): boolean {
  return source === 'demo'
}

interface RowOptions extends StoreOptions {
  /** The dimension of the vector column. */
  readonly dimension: number
}

function toValues(creator: IncomingCreator, stored: StoredParts | undefined, options: RowOptions): CreatorValues {
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
  return {
    ...record,
    ...texts,
    ...fields,
    ...toPriceFields({ ...record, ...texts }, stored, options),
    ...(record.email !== undefined && options.source === 'import' ? { email_source: 'import' } : {}),
    verified: record.verified ?? stored?.verified ?? false,
    source: chooseSource(stored, options),
    fetched_at: fetchedAt,
    ...(options.isWhole ? { profile_read_at: fetchedAt } : {}),
    ...toVectorFields(creator, fields.content_hash, options),
  }
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

/** Platforms' categories are coarse ("Food") and never replace known ones. */
function chooseCategories(
  { content_categories: given = [] }: CreatorRecord,
  stored: StoredParts | undefined,
  { source }: StoreOptions,
): CategoryId[] {
  const known = stored?.content_categories ?? []
  if (given.length === 0) return known
  return source === 'import' || known.length === 0 ? given : known
}

/** Prices in imported lists count as stated. For records of platforms, the price is estimated at each reading. */
function toPriceFields(
  record: CreatorRecord,
  stored: StoredParts | undefined,
  { source }: StoreOptions,
): Pick<CreatorRecord, 'estimated_price' | 'price_source'> {
  if (source === 'import') return record.estimated_price === undefined ? {} : { price_source: 'stated' }
  if (record.estimated_price !== undefined) return {}
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
