import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { PostAddress } from '@troupe/contract/discover/post-url'
import type { LinkFailure, LinkFigures } from '@troupe/contract/pipeline/deals'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface DealKey {
  readonly collectionId: string
  readonly creatorId: number
}

/** A link of a deal with its figures by day. */
export interface LinkRow {
  readonly platform: Platform
  readonly url: string
  readonly added_at: Date
  readonly read_at: Date | null
  readonly failure: LinkFailure | null
  readonly figures: LinkFigures[]
}

/** Links of a deal in their order. The caller checks that it belongs to the user. */
export async function list(db: Executor, { collectionId, creatorId }: DealKey): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select platform, url, added_at, read_at, failure, coalesce((
      select json_agg(json_build_object('day', day::text, 'views', views, 'likes', likes, 'comments', comments) order by day)
      from deal_link_figures where link_id = deal_links.id
    ), '[]') as figures
    from deal_links where collection_id = ${collectionId} and creator_id = ${creatorId}
    order by position, id`.execute(db)
  return rows
}

/** Replaces the links of a deal. Those that stay keep their figures; new ones are read at once. */
export async function replaceAll(
  db: Executor,
  { collectionId, creatorId }: DealKey,
  { posts, now }: { readonly posts: readonly PostAddress[]; readonly now: Date },
): Promise<void> {
  const links = posts.map(({ platform, postId, handle, url }, position) => {
    return { platform, post_id: postId, handle: handle ?? null, url, position }
  })
  const given = sql`json_to_recordset(${JSON.stringify(links)}::json)
    as given (platform text, post_id text, handle text, url text, position integer)`
  await sql`
    delete from deal_links where collection_id = ${collectionId} and creator_id = ${creatorId}
      and not exists (
        select 1 from ${given} where given.platform = deal_links.platform and given.post_id = deal_links.post_id
      )`.execute(db)
  await sql`
    insert into deal_links (collection_id, creator_id, platform, post_id, handle, url, position, added_at, next_at)
    select ${collectionId}, ${creatorId}, platform, post_id, handle, url, position, ${now}, ${now} from ${given}
    on conflict on constraint deal_links_once do update set position = excluded.position`.execute(db)
}

/** A link whose figures are to be read. */
export interface DueLink {
  readonly id: string
  readonly platform: Platform
  readonly post_id: string
  /** Handle in the link, or of the member if it is on the same platform. */
  readonly handle: string | null
  readonly added_at: Date
}

/**
 * Links whose figures are due, longest overdue first. They are not due again before `heldUntil`, so that no other server
 * reads them meanwhile.
 */
export async function takeDue(
  db: Executor,
  { now, heldUntil, limit }: { readonly now: Date; readonly heldUntil: Date; readonly limit: number },
): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    with due as materialized (
      select * from deal_links where next_at <= ${now} order by next_at, position, id limit ${limit}
      for update skip locked
    ), held as (
      update deal_links set next_at = ${heldUntil} from due where deal_links.id = due.id
    )
    select due.id, due.platform, post_id, added_at,
      coalesce(due.handle, case when creators.platform = due.platform then creators.handle end) as handle
    from due join creators on creators.id = creator_id
    order by next_at, position, due.id`.execute(db)
  return rows
}

interface LinkReading {
  readonly id: string
  readonly nextAt: Date | null
  /** Undefined: the reading failed. */
  readonly figures: LinkFigures | undefined
  readonly failure: LinkFailure | null
  readonly now: Date
}

/** Records a reading of a link, and when the next one is due. */
export async function noteReading(db: Executor, reading: LinkReading): Promise<void> {
  const { id, nextAt, figures, failure, now } = reading
  await sql`
    update deal_links set next_at = ${nextAt}, failure = ${failure},
      read_at = case when ${figures !== undefined} then ${now} else read_at end
    where id = ${id}`.execute(db)
  if (!figures) return
  const { day, views, likes, comments } = figures
  // The link may have been removed while its figures were read.
  await sql`
    insert into deal_link_figures (link_id, day, views, likes, comments)
    select id, ${day}::date, ${views}::bigint, ${likes}::bigint, ${comments}::bigint from deal_links where id = ${id}
    on conflict (link_id, day) do update
      set views = excluded.views, likes = excluded.likes, comments = excluded.comments`.execute(db)
}
