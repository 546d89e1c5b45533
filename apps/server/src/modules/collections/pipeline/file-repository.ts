import type { MemberStatus } from '@troupe/contract/collections'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { firstId, readInPages } from '../../../database/read-in-pages.ts'
import { type Board, selectMembers } from './board-repository.ts'

/** A member of a board as files have it. */
export interface FileRow {
  readonly collection_id: string
  readonly collection_name: string
  readonly creator_id: number
  readonly title: string
  readonly handle: string
  readonly platform: string
  readonly url: string
  readonly status: MemberStatus
  readonly fee_amount: number | null
  readonly fee_currency: string | null
  readonly deliverables: string
  readonly due_on: string | null
  readonly note: string
  readonly links: string
  /** Sums of the latest figures of all links; null: none is known. */
  readonly views: number | null
  readonly likes: number | null
  readonly comments: number | null
}

type Position = readonly [collectionId: string, creatorId: number]

/** Yields all members of a board, in pages. @param onlyDated only those with a date, and not those who declined. */
export function readMembers(
  db: Executor,
  board: Board,
  { onlyDated }: { onlyDated: boolean },
): AsyncGenerator<FileRow> {
  return readInPages<Position, FileRow>(
    [firstId, 0],
    async ([collectionId, creatorId], limit) => {
      const { rows } = await sql<FileRow>`
        with page as materialized (
          select members.collection_id, collection_name, members.creator_id, status, fee_amount, fee_currency,
            deliverables, due_on, note, links, views, likes, comments
          from (${selectMembers(board)}) as members
          left join lateral (
            select string_agg(deal_links.url, ' ' order by position) as links, sum(latest.views)::float8 as views,
              sum(latest.likes)::float8 as likes, sum(latest.comments)::float8 as comments
            from deal_links
            left join lateral (
              select deal_link_figures.views, deal_link_figures.likes, deal_link_figures.comments from deal_link_figures
              where link_id = deal_links.id order by day desc limit 1
            ) as latest on true
            where deal_links.collection_id = members.collection_id and deal_links.creator_id = members.creator_id
          ) as made on true
          where (members.collection_id, members.creator_id) > (${collectionId}::uuid, ${creatorId}::bigint)
            and (not ${onlyDated}::boolean or (due_on is not null and status <> 'declined'))
          order by members.collection_id, members.creator_id
          limit ${limit}
        )
        select collection_id, collection_name, creator_id, title, handle, platform, url, status,
          fee_amount::float8 as fee_amount, fee_currency, deliverables, due_on::text as due_on, note,
          coalesce(links, '') as links, views, likes, comments
        from page join creators on creators.id = creator_id
        order by collection_id, creator_id`.execute(db)
      return rows
    },
    ({ collection_id, creator_id }) => [collection_id, creator_id],
  )
}
