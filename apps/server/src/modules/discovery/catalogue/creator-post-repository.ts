import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'

export type CreatorPostRow = Omit<Selectable<Tables['creator_posts']>, 'creator_id'>

/** The parts of a post that a search reads. */
export interface SearchedPost {
  readonly title: string
  /** Date in UTC, for example 2026-02-27. */
  readonly posted_on: string | null
}

/**
 * Selects the titled posts of a `creators` row, newest first, as a column named `posts`.
 * @param among The ids of all rows, if Citus should read only the parts of these.
 */
export const selectPosts = (among?: readonly number[]) =>
  sql<SearchedPost[]>`
  (select coalesce(json_agg(json_build_object(
      'title', title, 'posted_on', to_char(published_at at time zone 'UTC', 'YYYY-MM-DD'))
      order by published_at desc nulls last, post_id), '[]')
    from creator_posts where creator_id = creators.id and title <> ''
      ${among ? sql`and creator_id = any(${among}::bigint[])` : sql``})`.as('posts')

/** As `selectPosts` does, of any rows. */
export const searchedPosts = selectPosts()

/** Replaces the posts of each creator. */
export async function replacePosts(
  db: Executor,
  creators: readonly { readonly creatorId: number; readonly posts: readonly CreatorPost[] }[],
): Promise<void> {
  if (creators.length === 0) return
  const ids = creators.map(({ creatorId }) => creatorId)
  await db.deleteFrom('creator_posts').where('creator_id', 'in', ids).execute()
  const rows = creators.flatMap(({ creatorId, posts }) =>
    posts.map(({ id, ...post }) => ({ ...post, creator_id: creatorId, post_id: id })),
  )
  if (rows.length === 0) return
  await sql`
    insert into creator_posts (creator_id, post_id, url, title, thumbnail, published_at, views, likes, comments,
      text, is_paid)
    select creator_id, post_id, url, title, thumbnail, published_at, views, likes, comments, coalesce(text, ''), is_paid
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (creator_id bigint, post_id text, url text,
      title text, thumbnail text, published_at timestamptz, views bigint, likes bigint, comments bigint,
      text text, is_paid boolean)`.execute(db)
}

/** Lists a creator's posts, newest first. */
export async function listPosts(db: Executor, creatorId: number): Promise<CreatorPostRow[]> {
  return db
    .selectFrom('creator_posts')
    .select(['post_id', 'url', 'title', 'thumbnail', 'published_at', 'views', 'likes', 'comments', 'text', 'is_paid'])
    .where('creator_id', '=', creatorId)
    .orderBy('published_at', (order) => order.desc().nullsLast())
    .orderBy('post_id')
    .execute()
}
