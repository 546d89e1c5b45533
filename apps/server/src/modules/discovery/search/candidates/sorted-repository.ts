import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { SearchSort } from '@troupe/contract/search-filters'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { listOnEachPart, onEachPart, orByParts, readReachable } from '../../../../database/distribution/on-each-part.ts'
import { type Condition, toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'

/** Sort orders by a column, over all matches. */
export type ColumnSort = Exclude<SearchSort, 'relevance'>

/** Conditions of which a matching creator meets at least one. */
export interface TextMatch {
  /** A `tsquery`; undefined: the text has no words. */
  readonly words: string | undefined
  /** Creators of one of the categories who speak one of the languages. */
  readonly topic: { readonly categories: readonly CategoryId[]; readonly languages: readonly string[] } | undefined
  readonly ids: readonly number[]
}

/** The creators that pass the filters and match the text, which may be too many to hold in memory. */
export interface Listing {
  readonly filters: SearchFilters
  /** Undefined: the request has no text. */
  readonly match: TextMatch | undefined
}

/** The position of a creator in an order (a page cursor). */
export interface Place {
  readonly id: number
  /** The sorted value; null: unknown, sorted last. */
  readonly value: number | null
}

interface Order {
  readonly value: RawBuilder<number | null>
  /** The same as in an index, so that the first rows are read without sorting. */
  readonly by: RawBuilder<unknown>
  /** Compares places as `by` does. */
  readonly compare: (one: Place, other: Place) => number
  /** Condition of the rows after a place; its first comparison uses the index. */
  readonly after: (place: { id: number; value: number }) => Condition
}

const byId = (one: Place, other: Place) => one.id - other.id

const orders: Record<ColumnSort, Order> = {
  followers: falling('subscribers'),
  engagement: falling('engagement_rate'),
  price: rising('estimated_price'),
  newest: {
    value: sql`id`,
    by: sql`id desc`,
    compare: (one, other) => byId(other, one),
    after: ({ id }) => sql`id < ${id}`,
  },
}

interface ListOptions extends Listing {
  readonly sort: ColumnSort
  readonly limit: number
  /** The last creator listed; undefined: start with the first. */
  readonly after?: Place | undefined
}

/**
 * Lists the next creators in the given order, ties by id. Fewer than the limit means the end. Without the creators of parts
 * that cannot be reached, if `acceptMissingParts` allows it.
 */
export async function listSorted(db: Executor, options: ListOptions): Promise<Place[]> {
  const { sort, limit, after } = options
  const order = orders[sort]
  const known = after?.value === null ? [] : await listKnown(db, options, order)
  if (known.length === limit || sort === 'newest') return known
  const afterId = after?.value === null ? after.id : 0
  const rest = limit - known.length
  const unknown = await listPlaces(
    db,
    sql`select id, null::float8 as value from creators
      where ${order.value} is null and id > ${afterId} and ${toListingConditions(options)}
      order by id limit ${rest}`,
    { compare: byId, limit: rest },
  )
  return [...known, ...unknown]
}

async function listKnown(db: Executor, options: ListOptions, order: Order): Promise<Place[]> {
  const { value, by, compare, after } = order
  const place = options.after
  const isPast = place === undefined || place.value === null ? sql`true` : after({ id: place.id, value: place.value })
  return listPlaces(
    db,
    sql`select id, ${value}::float8 as value from creators
      where ${value} is not null and ${isPast} and ${toListingConditions(options)}
      order by ${by} limit ${options.limit}`,
    { compare, limit: options.limit },
  )
}

/** Whether the listing contains any creator, in a part that can be reached if `acceptMissingParts` allows it. */
export async function hasAny(db: Executor, listing: Listing): Promise<boolean> {
  const first = sql`select 1 from creators where ${toListingConditions(listing)} limit 1`
  return orByParts(
    db,
    async () => (await first.execute(db)).rows.length > 0,
    async () => (await onEachPart<boolean>(db, sql`select to_json(exists (${first}))`)).some(Boolean),
  )
}

/** Counts the creators in the listing, up to a limit. */
export async function countListed(db: Executor, listing: Listing, limit: number): Promise<number> {
  const listed = sql`select 1 from creators where ${toListingConditions(listing)} limit ${limit}`
  const counts = await onEachPart<number>(db, sql`select to_json(count(*)) from (${listed}) as listed`)
  return Math.min(
    limit,
    counts.reduce((sum, count) => sum + count, 0),
  )
}

/** Selects those of these creators that are in the listing. */
export async function listMembers(db: Executor, listing: Listing, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  return readReachable(db, ids, async (_, anyOfThem) => {
    const { rows } = await sql<{ id: number }>`
      select id from creators where id = ${anyOfThem} and ${toListingConditions(listing)}`.execute(db)
    return new Set(rows.map(({ id }) => id))
  })
}

function toListingConditions({ filters, match }: Listing): Condition {
  return match ? sql`${toMatchCondition(match)} and ${toConditions(filters)}` : toConditions(filters)
}

function toMatchCondition({ words, topic, ids }: TextMatch): Condition {
  const ways: Condition[] = []
  if (words !== undefined) ways.push(sql`terms @@ ${words}::tsquery`)
  if (topic) {
    const { categories, languages } = topic
    ways.push(sql`(content_categories && ${categories}::text[] and language = any(${languages}::text[]))`)
  }
  if (ids.length > 0) ways.push(sql`id = any(${ids}::bigint[])`)
  return ways.length === 0 ? sql<SqlBool>`false` : sql`(${sql.join(ways, sql` or `)})`
}

function falling(column: string): Order {
  const value = sql.ref<number | null>(column)
  return {
    value,
    by: sql`${value} desc nulls last, id`,
    compare: (one, other) => Number(other.value) - Number(one.value) || byId(one, other),
    after: (last) => sql`${value} <= ${last.value} and (${value} < ${last.value} or id > ${last.id})`,
  }
}

function rising(column: string): Order {
  const value = sql.ref<number | null>(column)
  return {
    value,
    by: sql`${value}, id`,
    compare: (one, other) => Number(one.value) - Number(other.value) || byId(one, other),
    after: (last) => sql`${value} >= ${last.value} and (${value} > ${last.value} or id > ${last.id})`,
  }
}

/** @param query Selects the first places, in the order of `compare`. */
async function listPlaces(
  db: Executor,
  query: RawBuilder<unknown>,
  { compare, limit }: Pick<Order, 'compare'> & Pick<ListOptions, 'limit'>,
): Promise<Place[]> {
  return orByParts(
    db,
    async () => (await sql<Place>`${query}`.execute(db)).rows,
    async () => {
      const parts = await listOnEachPart<Place>(db, query, ['id', 'value'])
      return parts.flat().toSorted(compare).slice(0, limit)
    },
  )
}
