import { hashText } from '../../lib/random.ts'
import { badParameter, GraphError } from './graph-error.ts'

const defaultLimit = 25
/** Maximum page size; larger limits return this many items. */
const mostLimit = 50
/** From this limit on, the Graph API returns an error instead. */
const absurdLimit = 500

/** Prefix of every cursor of the Graph API. */
const mark = 'AQHU'

interface PageRequest {
  readonly limit?: string | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
}

interface Listing<Item> {
  readonly total: number
  slice(from: number, to: number): readonly Item[]
  /** Identifies the query; cursors of another query are refused. */
  readonly question: string
}

interface Page<Item> {
  readonly items: readonly Item[]
  /** Absent if the page is empty. */
  readonly paging?: { cursors: { before?: string; after?: string } }
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return defaultLimit
  if (!/^[1-9]\d{0,5}$/.test(text)) throw badParameter('Param limit must be a positive integer')
  if (Number(text) >= absurdLimit) {
    const message = "Please reduce the amount of data you're asking for, then retry your request"
    throw new GraphError(1, message, { status: 500, type: null })
  }
  return Math.min(Number(text), mostLimit)
}

/**
 * Writes a cursor. It counts from the end of the list, so that it stays valid when newer items are added at the start.
 */
function writeCursor({ question, total }: Listing<unknown>, place: number): string {
  return Buffer.from(`${mark}${hashText(question)}.${total - place}`).toString('base64url')
}

function readCursor({ question, total }: Listing<unknown>, cursor: string): number {
  const [found, fromEnd = ''] = Buffer.from(cursor, 'base64url').toString().split('.')
  if (found !== `${mark}${hashText(question)}` || !/^\d{1,9}$/.test(fromEnd)) {
    throw badParameter('Invalid cursor for this request')
  }
  return Math.max(0, total - Number(fromEnd))
}

function findRange(listing: Listing<unknown>, { limit, after, before }: PageRequest): [from: number, to: number] {
  const count = readLimit(limit)
  if (before) {
    const to = readCursor(listing, before)
    return [Math.max(0, to - count), to]
  }
  const from = after ? readCursor(listing, after) + 1 : 0
  return [from, from + count]
}

/**
 * Returns a page of a list. As recorded from the Graph API, the first page has no `before`, the last one no `after`.
 */
export function takePage<Item>(listing: Listing<Item>, request: PageRequest): Page<Item> {
  const [from, to] = findRange(listing, request)
  const items = listing.slice(from, to)
  if (items.length === 0) return { items }
  return {
    items,
    paging: {
      cursors: {
        ...(from > 0 ? { before: writeCursor(listing, from) } : {}),
        ...(to < listing.total ? { after: writeCursor(listing, to - 1) } : {}),
      },
    },
  }
}
