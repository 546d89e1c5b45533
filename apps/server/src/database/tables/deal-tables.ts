import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { LinkFailure } from '@troupe/contract/pipeline/deals'
import type { Generated } from 'kysely'

/** The agreement of a user with a creator of a collection. */
interface Deals {
  collection_id: string
  creator_id: number
  fee_amount: number | null
  /** ISO 4217; null exactly if there is no amount. */
  fee_currency: string | null
  deliverables: Generated<string>
  /** ISO date. */
  due_on: string | null
  /** The date for which the reminder before it was given. */
  reminded_early_for: string | null
  /** The date for which the reminder on it was given. */
  reminded_due_for: string | null
}

/** A link to what a creator made. */
interface DealLinks {
  id: Generated<string>
  collection_id: string
  creator_id: number
  platform: Platform
  /** The platform's id of the post; on Instagram its short code. */
  post_id: string
  /** Handle of the channel, if the link names it. */
  handle: string | null
  url: string
  position: number
  added_at: Date
  /** When figures were last read. */
  read_at: Date | null
  /** When they are read next; null: never again. */
  next_at: Date | null
  /** Why the last reading gave no figures. */
  failure: LinkFailure | null
}

/** Figures of a linked post on a day. */
interface DealLinkFigures {
  link_id: string
  /** ISO date (UTC). */
  day: string
  views: number | null
  likes: number | null
  comments: number | null
}

/** The secret address of a user's calendar. */
interface CalendarFeeds {
  workspace_id: string
  token_hash: Buffer
  created_at: Date
}

export interface DealTables {
  deals: Deals
  deal_links: DealLinks
  deal_link_figures: DealLinkFigures
  calendar_feeds: CalendarFeeds
}
