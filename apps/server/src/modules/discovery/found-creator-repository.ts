import type { Executor } from '../../database/database.ts'
import type { CreatorRow } from '../../database/tables.ts'

const shownColumns = [
  'id',
  'platform',
  'channel_id',
  'title',
  'handle',
  'description',
  'avatar',
  'cover_image',
  'url',
  'verified',
  'subscribers',
  'videos_count',
  'average_views',
  'average_likes',
  'engagement_rate',
  'posting_frequency',
  'estimated_price',
  'price_source',
  'region',
  'language',
  'email',
  'email_source',
  'content_categories',
  'last_posted_at',
  'source',
  'fetched_at',
  'vanished_at',
  'confirmed_at',
  'confirmed_fields',
] as const satisfies readonly (keyof CreatorRow)[]

/** A creator without what only the search uses. */
export type ShownCreatorRow = Pick<CreatorRow, (typeof shownColumns)[number]>

/** These creators, in any order; one that is gone meanwhile is left out. */
export async function listByIds(db: Executor, ids: readonly number[]): Promise<ShownCreatorRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('creators').select(shownColumns).where('id', 'in', ids).execute()
}
