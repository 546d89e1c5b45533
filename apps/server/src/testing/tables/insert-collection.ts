import type { Executor } from '../../database/database.ts'

interface GivenCollection {
  readonly workspace_id: string
  readonly creator_id: number
  /** Its texts. */
  readonly mark: string
  /** Part of the stored hash of the user's calendar address. */
  readonly secret: string
  readonly now: Date
}

/**
 * Inserts a collection with a column, a member and a deal, a link with figures, the user's calendar address, and an entry
 * in the log of the user's own workspace.
 */
export async function insertCollection(db: Executor, given: GivenCollection): Promise<void> {
  const { workspace_id, creator_id, mark, secret, now } = given
  const { id: collection_id } = await db
    .insertInto('collections')
    .values({ workspace_id, name: mark, description: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('collection_creators')
    .values({ collection_id, creator_id, note: mark, tags: [mark], added_at: now })
    .execute()
  await db
    .insertInto('collection_columns')
    .values({ collection_id, name: mark, name_key: mark, type: 'text', position: 1 })
    .execute()
  const member = { collection_id, creator_id }
  await db
    .insertInto('deals')
    .values({ ...member, fee_amount: 250.5, fee_currency: 'EUR', deliverables: mark, due_on: '2030-03-04' })
    .execute()
  const url = 'https://www.youtube.com/watch?v=abcdefghijk'
  const { id: link_id } = await db
    .insertInto('deal_links')
    .values({ ...member, platform: 'youtube', post_id: 'abcdefghijk', url, position: 0, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const figures = { views: 5_000_000_000, likes: 7, comments: null }
  await db
    .insertInto('deal_link_figures')
    .values({ link_id, day: '2030-03-01', ...figures })
    .execute()
  await db
    .insertInto('calendar_feeds')
    .values({ workspace_id, token_hash: Buffer.from(`${secret}-${mark}`), created_at: now })
    .execute()
  await db
    .insertInto('workspace_activities')
    .values({ workspace_id, actor_id: workspace_id, action: 'search.saved', target_name: mark, at: now })
    .execute()
}
