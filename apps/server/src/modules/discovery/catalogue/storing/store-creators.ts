import type { Kysely, Transaction } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { readDimension } from '../../../../database/schema/vector-schema.ts'
import type { Tables } from '../../../../database/tables/tables.ts'
import { addChannels, listKnown, lockChannels, toCreatorKey } from '../../channels/channel-repository.ts'
import { replacePosts } from '../creator-post-repository.ts'
import {
  addAll,
  fillAll,
  listParts,
  type RowVersion,
  type StoredCounts,
  type StoredParts,
  updateAll,
  type WrittenCreators,
} from '../creator-repository.ts'
import { keepFromErasing } from '../erasing/erasure-repository.ts'
import { cleanRecord } from './clean-record.ts'
import type { IncomingCreator, StoreOptions } from './incoming-creator.ts'
import { isMadeUp, isOnlyFilled, type RowOptions, toFilledValues, toValues } from './row-values.ts'
import { adoptChannelIds, settleChannelIds } from './settle-channel-ids.ts'

export type { IncomingCreator, StoreOptions } from './incoming-creator.ts'

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

/** Thrown if another transaction has merged one of the creators, or stored or replaced its provisional id. */
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
  const kind = { isDemo: isMadeUp(options) }
  await adoptChannelIds(db, cleaned, kind)
  for (;;) {
    // Before the transaction, which waits for locks before it reads creators (see `lockCreators`).
    const settled = await settleChannelIds(db, cleaned, kind)
    try {
      return await db
        .transaction()
        .execute(async (transaction) => work(transaction, await storeIn(transaction, settled, options)))
    } catch (error) {
      if (!(error instanceof MovedMeanwhileError)) throw error
    }
  }
}

async function storeIn(
  transaction: Executor,
  settled: readonly IncomingCreator[],
  options: StoreOptions,
): Promise<StoredCreators> {
  await keepFromErasing(transaction)
  const incoming = [...new Map(settled.map((creator) => [toCreatorKey(creator.record), creator])).values()]
  const allowed = await withoutErased(transaction, incoming, options)
  const keyOf = ({ record }: IncomingCreator) => toCreatorKey(record)
  const ids = await lockIds(transaction, { incoming, allowed })
  await checkSettled(transaction, allowed, options)
  const stored = new Map((await listParts(transaction, [...ids.values()])).map((parts) => [parts.id, parts]))
  const locked = allowed.map((creator) => {
    const id = ids.get(keyOf(creator))
    if (id === undefined) throw new MovedMeanwhileError()
    return { creator, id, parts: stored.get(id) }
  })
  // From here on, the table is locked against a change of the dimension.
  const dimension = allowed.some(({ vector }) => vector) ? await readDimension(transaction) : 0
  const rowOptions = { ...options, dimension }
  const added = await addAll(
    transaction,
    locked.flatMap(({ creator, id, parts }) => (parts ? [] : [{ ...toValues(creator, undefined, rowOptions), id }])),
  )
  const updated = await updateKnown(
    transaction,
    locked.flatMap(({ creator, parts }) => (parts ? [{ creator, parts }] : [])),
    rowOptions,
  )
  const written = new Map([...added, ...updated])
  await replacePosts(
    transaction,
    incoming.flatMap(({ record, posts }) => {
      const creatorId = written.get(toCreatorKey(record))?.id
      return posts && creatorId !== undefined ? [{ creatorId, posts }] : []
    }),
  )
  const createdIds = [...added.values()].map(({ id }) => id)
  const present = new Set([...stored.keys(), ...createdIds])
  return {
    created: added.size,
    updated: updated.size,
    erased: incoming.length - allowed.length,
    ids: settled.map((creator) => {
      const id = ids.get(keyOf(creator))
      return id !== undefined && present.has(id) ? id : undefined
    }),
    createdIds,
    versions: new Map([...written.values()].map(({ id, version }) => [id, version])),
  }
}

/** @throws MovedMeanwhileError if another transaction has stored the id of a creator known by its handle. */
async function checkSettled(
  transaction: Executor,
  creators: readonly IncomingCreator[],
  options: StoreOptions,
): Promise<void> {
  const again = await settleChannelIds(transaction, creators, { isDemo: isMadeUp(options) })
  if (again.some(({ record }, place) => record.channel_id !== creators[place]?.record.channel_id)) {
    throw new MovedMeanwhileError()
  }
}

/** Adds the channels of new creators and locks the others. @returns the ids by `toCreatorKey`. */
async function lockIds(
  transaction: Executor,
  { incoming, allowed }: Record<'incoming' | 'allowed', readonly IncomingCreator[]>,
): Promise<Map<string, number>> {
  const wanted = allowed.map(({ record }) => record)
  const known = new Set((await listKnown(transaction, wanted)).map(toCreatorKey))
  const added = await addChannels(
    transaction,
    wanted.filter((record) => !known.has(toCreatorKey(record))),
  )
  const addedKeys = new Set(added.map(toCreatorKey))
  const others = incoming.map(({ record }) => record).filter((record) => !addedKeys.has(toCreatorKey(record)))
  const channels = [...added, ...(await lockChannels(transaction, others))]
  return new Map(channels.map((channel) => [toCreatorKey(channel), channel.id]))
}

interface LockedCreator {
  readonly creator: IncomingCreator
  readonly parts: StoredParts
}

/** Updates locked creators, or fills in what is missing of them. Demo data never replaces real data. */
async function updateKnown(
  transaction: Executor,
  known: readonly LockedCreator[],
  options: RowOptions,
): Promise<WrittenCreators> {
  const changed = known
    .filter(({ parts }) => !isMadeUp(options) || isMadeUp(parts))
    .map(({ creator, parts }) => {
      const fills = isOnlyFilled(parts, options)
      return { ...(fills ? toFilledValues : toValues)(creator, parts, options), id: parts.id, fills }
    })
  await options.beforeUpdate?.(
    transaction,
    changed.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  const whole = changed.filter(({ fills }) => !fills)
  const filled = changed.filter(({ fills }) => fills)
  return new Map([...(await updateAll(transaction, whole)), ...(await fillAll(transaction, filled))])
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
