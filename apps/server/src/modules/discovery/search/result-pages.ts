import { cursorLifeMinutes, type ResultCount } from '@troupe/contract/discovery'
import { say } from '@troupe/contract/messages/message'
import { noteMissingParts } from '../../../database/outages/missing-parts.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'
import { AppError } from '../../../lib/app-error.ts'
import { minutes } from '../../../lib/durations.ts'
import { readQuery } from './analysis/query.ts'
import { toSearchFilters } from './analysis/search-filters.ts'
import { toResultCount } from './candidates/count-results.ts'
import { listMembers } from './candidates/sorted-repository.ts'
import { listExcluded } from './context/creator-exclusions-port.ts'
import type { SearchContext } from './context/search-context.ts'
import { orderFurther } from './order-further.ts'
import { type RankedCreator, readPlaced } from './rank-results.ts'
import {
  type CursorSearch,
  deleteExpired,
  extendCursor,
  insertCursor,
  saveFurther,
} from './search-cursor-repository.ts'

export interface ResultPage {
  readonly results: readonly RankedCreator[]
  readonly count: ResultCount
  /** Cursor of the next page; null: there is none. */
  readonly cursor: string | null
  /** Ids of the creators that the user hides. */
  readonly excludedIds: readonly number[]
}

/** Maximum number of searches that a user can continue at the same time, for example in several tabs. */
const maxCursors = 20

/** The position of a page: the search, and the number of further results before the page. */
interface Place {
  readonly id: string
  readonly start: number
}

/** Stores a search so that its further results can be requested. @returns the cursor of the second page. */
export async function openCursor(
  { database, clock }: Pick<SearchContext, 'database' | 'clock'>,
  userId: string,
  search: CursorSearch,
): Promise<string> {
  const expiresAt = toExpiry(clock.now())
  const id = await insertCursor(database.kysely, { userId, search, expiresAt, limit: maxCursors })
  return toCursor({ id, start: 0 })
}

/**
 * Reads the page at a cursor. The order is fixed when the second page is first read, without the creators of parts that
 * cannot be reached then, if `acceptMissingParts` allows it. Creators that have been erased or hidden since, or no longer
 * pass the filters, are left out.
 * @throws AppError not_found if the search has expired or belongs to another user.
 */
export async function readPage(context: SearchContext, member: Member, cursor: string): Promise<ResultPage> {
  const place = parseCursor(cursor)
  const { database, clock } = context
  const now = clock.now()
  const key = place && { id: place.id, userId: member.userId }
  const row = key && (await extendCursor(database.kysely, key, { now, expiresAt: toExpiry(now) }))
  if (!row) throw refuseCursor()
  const { search } = row
  const { request } = search
  const { workspaceId } = member
  const searcher = { workspaceId, excludedIds: await listExcluded(context.exclusions, member, request) }
  const further =
    row.further ?? (await saveFurther(database.kysely, key, await orderFurther(context, search, searcher)))
  if (!further) throw refuseCursor()
  if (further.missing_parts) noteMissingParts(further.missing_parts)
  const end = place.start + request.result_limit
  const page = further.placed.slice(place.start, end)
  const filters = toSearchFilters(request, { now, excludedIds: searcher.excludedIds })
  const [read, members] = await Promise.all([
    readQuery(context, request.query_text, request.cities),
    listMembers(
      database.kysely,
      { filters, match: undefined },
      page.map(({ id }) => id),
    ),
  ])
  const placed = page.filter(({ id }) => members.has(id))
  return {
    results: await readPlaced(context, read, { placed, sort: request.sort, freshIds: new Set(search.fresh_ids) }),
    count: toResultCount(further.found),
    cursor: end < further.placed.length ? toCursor({ id: place.id, start: end }) : null,
    excludedIds: searcher.excludedIds,
  }
}

/** Deletes expired cursors. */
export async function dropExpiredCursors({
  database,
  clock,
}: Pick<SearchContext, 'database' | 'clock'>): Promise<void> {
  await deleteExpired(database.kysely, clock.now())
}

function toExpiry(now: Date): Date {
  return new Date(now.getTime() + minutes(cursorLifeMinutes))
}

const cursorForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,4})$/

function toCursor({ id, start }: Place): string {
  return `${id}.${start}`
}

function parseCursor(cursor: string): Place | undefined {
  const [, id, start] = cursorForm.exec(cursor) ?? []
  return id === undefined ? undefined : { id, start: Number(start) }
}

function refuseCursor(): AppError {
  return new AppError('not_found', say('discovery.results_expired', { minutes: cursorLifeMinutes }))
}
