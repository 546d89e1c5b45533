import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { Money } from '../catalogues/currencies.ts'
import { Assignee, Assignment } from '../collection-members/assignment.ts'
import { MemberStatus } from '../collections.ts'
import { Creator } from '../creators.ts'

/** Number of cards that a column of the board has at first, and gets with each further call. */
export const cardsPerPage = 50

/** Statuses in which a fee is agreed. */
export const agreedStatuses = ['agreed', 'content_due', 'live', 'paid'] as const satisfies readonly MemberStatus[]

/** A creator of a collection on the board. A creator in several collections has a card for each. */
export const PipelineCard = z.object({
  collection: z.object({ id: z.uuid(), name: z.string() }),
  creator: Creator.pick({
    id: true,
    title: true,
    handle: true,
    platform: true,
    avatar_path: true,
    subscribers: true,
  }),
  status: MemberStatus,
  fee: Money.nullable(),
  due_on: z.iso.date().nullable(),
  has_note: z.boolean(),
  /** Number of links to what was made. */
  links: z.number().int(),
  assigned_to: Assignee.optional(),
})
export type PipelineCard = z.output<typeof PipelineCard>

/** A column of the board. Cards with a date come first, the next date on top; then those added first. */
export const PipelineColumn = z.object({
  status: MemberStatus,
  count: z.number().int(),
  cards: z.array(PipelineCard).max(cardsPerPage),
})
export type PipelineColumn = z.output<typeof PipelineColumn>

/** Totals over the creators with an agreement: agreed, content due, live or paid. */
export const PipelineTotals = z.object({
  /** Each creator counts once. */
  creators: z.number().int(),
  /** Sum of their followers; null if none is known. */
  reach: z.number().nullable(),
  /** Sums of the agreed fees by currency, in alphabetical order. */
  fees: z.array(Money),
})
export type PipelineTotals = z.output<typeof PipelineTotals>

export const Pipeline = z.object({
  totals: PipelineTotals,
  /** One for each status, in their order. */
  columns: z.array(PipelineColumn),
  /** When the address of the user's calendar was made; null: there is none. */
  calendar_since: z.iso.datetime().nullable(),
})
export type Pipeline = z.output<typeof Pipeline>

export const pipelineFormats = ['csv', 'ics'] as const
export const PipelineFormat = z.enum(pipelineFormats)
export type PipelineFormat = z.output<typeof PipelineFormat>

const tag = 'collections'
/** Absent: all collections of the user. */
const collection_id = z.uuid().optional()
/** Absent: all creators. */
const assigned = Assignment.optional()

/** The board of all collections, or of one. Collections of other users answer 404. */
export const pipelineEndpoints = {
  getPipeline: defineEndpoint({
    method: 'GET',
    path: '/api/pipeline',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `The board: totals, and the first ${cardsPerPage} creators of each status`,
    query: z.object({ collection_id, assigned }),
    response: Pipeline,
  }),
  listCards: defineEndpoint({
    method: 'GET',
    path: '/api/pipeline/cards',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `Further creators of one status, ${cardsPerPage} a page`,
    query: z.object({
      collection_id,
      assigned,
      status: MemberStatus,
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    }),
    response: z.object({ cards: z.array(PipelineCard) }),
  }),
  linkFile: defineEndpoint({
    method: 'POST',
    path: '/api/pipeline/files',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Makes a link, good for five minutes, to the board as CSV or to its dates as iCalendar',
    body: z.object({ collection_id, format: PipelineFormat }),
    response: z.object({
      /** A path on this server that a browser can open. */
      file_url: z.string(),
    }),
  }),
  readFile: defineEndpoint({
    method: 'GET',
    path: '/api/pipeline/files/:token',
    // A browser that opens a link sends no bearer token, so the link's signature authenticates the user.
    access: 'public',
    tag,
    summary: 'The file behind such a link; 404 when it is expired or wrong',
    params: z.object({ token: z.string().max(500) }),
    response: z.unknown(),
  }),
  makeCalendar: defineEndpoint({
    method: 'POST',
    path: '/api/calendar-feed',
    access: 'user',
    tag,
    summary: 'Makes a secret address at which calendars find the due dates; an earlier one stops working',
    body: z.object({}),
    response: z.object({
      /** A path on this server; shown only now. */
      path: z.string(),
      since: z.iso.datetime(),
    }),
  }),
  deleteCalendar: defineEndpoint({
    method: 'DELETE',
    path: '/api/calendar-feed',
    access: 'user',
    tag,
    summary: 'Switches the secret address off',
    response: z.object({ success: z.literal(true) }),
  }),
  readCalendar: defineEndpoint({
    method: 'GET',
    path: '/api/calendar-feed/:token',
    access: 'public',
    tag,
    summary: "The user's due dates as iCalendar; 404 when the address is wrong, renewed or switched off",
    params: z.object({ token: z.string().max(100) }),
    response: z.unknown(),
  }),
} as const
