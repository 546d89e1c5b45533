import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import { normalizeText } from '@troupe/contract/text'
import type { Executor } from '../../database/database.ts'
import { lockParts, type StoredCounts, type StoredParts, type UpsertRow, upsertAll } from './creator-repository.ts'
import { toSearchFields } from './creator-rows.ts'
import { toVectorText } from './vector-text.ts'

/** A creator that somebody outside told of. */
export interface IncomingCreator {
  readonly record: CreatorRecord
  /** Names that stand in for ones that are not known; they never replace stored ones. */
  readonly assumed?: readonly ('title' | 'handle')[]
  /** A ready-made vector of the record's embedding text, of length 1. */
  readonly vector?: ArrayLike<number>
}

export interface StoreOptions {
  readonly source: CreatorSource
  /** For records that do not say when they were read. */
  readonly now: Date
  /** What made the vectors that come along. */
  readonly vectorModel?: string
}

/**
 * Puts creators into the catalogue in one transaction: new ones are added, known ones (same platform and channel id) take
 * over what the records say and keep the rest. Of several records of one creator the last wins. They are found by words
 * once this resolves.
 */
export async function storeCreators(
  db: Executor,
  creators: readonly IncomingCreator[],
  options: StoreOptions,
): Promise<StoredCounts> {
  const byKey = new Map(creators.map((creator) => [toKey(creator.record), creator]))
  const incoming = [...byKey.values()]
  if (incoming.length === 0) return { created: 0, updated: 0 }
  return inTransaction(db, async (transaction) => {
    const stored = await lockParts(
      transaction,
      incoming.map(({ record }) => record),
    )
    const storedByKey = new Map(stored.map((parts) => [toKey(parts), parts]))
    const rows = incoming.map((creator) => toUpsertRow(creator, storedByKey.get(toKey(creator.record)), options))
    return upsertAll(transaction, rows)
  })
}

function inTransaction<T>(db: Executor, work: (transaction: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

function toKey({ platform, channel_id }: Pick<CreatorRecord, 'platform' | 'channel_id'>): string {
  return `${platform} ${channel_id}`
}

function toUpsertRow(creator: IncomingCreator, stored: StoredParts | undefined, options: StoreOptions): UpsertRow {
  const record = clean(creator.record)
  const texts = {
    title: stored && creator.assumed?.includes('title') ? stored.title : record.title,
    handle: stored && creator.assumed?.includes('handle') ? stored.handle : record.handle,
    description: record.description ?? stored?.description ?? '',
    keywords: record.keywords ?? stored?.keywords ?? [],
    content_categories: record.content_categories ?? stored?.content_categories ?? [],
  }
  const fields = toSearchFields(texts)
  return {
    ...record,
    ...texts,
    ...fields,
    verified: record.verified ?? stored?.verified ?? false,
    source: options.source,
    fetched_at: record.fetched_at ?? options.now.toISOString(),
    ...toVectorFields(creator, fields.content_hash, options),
  }
}

/** A ready-made vector belongs to the record's own texts; completed from stored ones they are others. */
function toVectorFields({ record, vector }: IncomingCreator, contentHash: string, { vectorModel }: StoreOptions) {
  if (!vector || !vectorModel || toSearchFields(clean(record)).content_hash !== contentHash) return {}
  return { embedding: toVectorText(vector), embedding_hash: contentHash, embedding_model: vectorModel }
}

/** What PostgreSQL refuses (NUL, half of a surrogate pair) and what nobody sees goes; the domain of an address has no case. */
function clean(record: CreatorRecord): CreatorRecord {
  const { description, keywords, email, ...rest } = record
  return {
    ...rest,
    ...cleanLinks(record),
    channel_id: cleanText(record.channel_id),
    title: cleanText(record.title),
    handle: cleanText(record.handle),
    ...(description === undefined ? {} : { description: cleanText(description) }),
    ...(keywords === undefined ? {} : { keywords: keywords.map(cleanText).filter((keyword) => keyword !== '') }),
    ...(email === undefined ? {} : { email: lowerDomain(cleanText(email)) }),
  }
}

function cleanLinks({
  avatar,
  cover_image,
  url,
}: CreatorRecord): Pick<CreatorRecord, 'avatar' | 'cover_image' | 'url'> {
  return {
    ...(avatar === undefined ? {} : { avatar: cleanLink(avatar) }),
    ...(cover_image === undefined ? {} : { cover_image: cleanLink(cover_image) }),
    ...(url === undefined ? {} : { url: cleanLink(url) }),
  }
}

function cleanText(text: string): string {
  return normalizeText(text).toWellFormed()
}

/** Not normalised: a link's letters are not ours to change. */
function cleanLink(link: string): string {
  return link.replaceAll('\0', '').toWellFormed()
}

function lowerDomain(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 0 ? email : email.slice(0, at) + email.slice(at).toLowerCase()
}
