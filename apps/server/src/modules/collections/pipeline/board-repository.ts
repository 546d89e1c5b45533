import type { Assignment } from '@troupe/contract/collection-members/assignment'
import type { MemberStatus } from '@troupe/contract/collections'
import { agreedStatuses, cardsPerPage } from '@troupe/contract/pipeline/pipeline'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../../database/visible-collections.ts'
import { type Reader, shownStatus } from '../statuses/status-repository.ts'

/** The members on a board. */
export interface Board extends Reader {
  /** Undefined: those of all collections of the user. */
  readonly collectionId: string | undefined
  /** Undefined: any assignment. */
  readonly assigned?: Assignment | undefined
}

/** Members of the board with their deals, as a subquery. */
export function selectMembers(board: Board): RawBuilder<unknown> {
  return sql`
    select collections.id as collection_id, collections.name as collection_name, collection_creators.creator_id,
      added_at, note, ${shownStatus(board)} as status, fee_amount, fee_currency, coalesce(deliverables, '') as deliverables,
      due_on, assigned_to
    from collection_creators
    join collections on collections.id = collection_creators.collection_id
    left join deals on deals.collection_id = collection_creators.collection_id
      and deals.creator_id = collection_creators.creator_id
    where ${isVisibleTo(board)}
      and (${board.collectionId ?? null}::uuid is null or collections.id = ${board.collectionId ?? null}::uuid)
      and ${isAssigned(board)}`
}

/** Whether a member is among those that the board is limited to. */
function isAssigned({ assigned, userId }: Board): RawBuilder<SqlBool> {
  if (assigned === undefined) return sql<SqlBool>`true`
  return assigned === 'me' ? sql<SqlBool>`assigned_to = ${userId}::uuid` : sql<SqlBool>`assigned_to is null`
}

/** Whether the reader sees such a collection. */
export async function hasCollection(db: Executor, reader: CollectionReader, collectionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('collections')
    .select('id')
    .where(isVisibleTo(reader))
    .where('id', '=', collectionId)
    .executeTakeFirst()
  return row !== undefined
}

/** A member on a board. */
export interface CardRow {
  readonly collection_id: string
  readonly collection_name: string
  readonly creator_id: number
  readonly status: MemberStatus
  readonly fee_amount: number | null
  readonly fee_currency: string | null
  readonly due_on: string | null
  readonly has_note: boolean
  readonly links: number
  readonly assigned_to: string | null
  /** Number of members with this status. */
  readonly count: number
}

/** A page of each column of the board, or of one: next due dates first, then the order in which they were added. */
export async function listCards(
  db: Executor,
  board: Board,
  { status, offset }: { readonly status: MemberStatus | undefined; readonly offset: number },
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select collection_id, collection_name, creator_id, status, fee_amount::float8 as fee_amount, fee_currency,
      due_on::text as due_on, note <> '' as has_note, assigned_to, count,
      (select count(*)::int from deal_links
        where deal_links.collection_id = placed.collection_id and deal_links.creator_id = placed.creator_id) as links
    from (
      select members.*, (count(*) over (partition by status))::int as count,
        row_number() over (partition by status order by due_on nulls last, added_at, creator_id, collection_id) as place
      from (${selectMembers(board)}) as members
      where ${status ?? null}::text is null or status = ${status ?? null}::text
    ) as placed
    where place > ${offset} and place <= ${offset + cardsPerPage}
    order by status, place`.execute(db)
  return rows
}

export interface TotalsRow {
  readonly creators: number
  readonly reach: number | null
  readonly fees: { readonly currency: string; readonly amount: number }[]
}

/** Totals over the members of the board that have an agreement. */
export async function getTotals(db: Executor, board: Board): Promise<TotalsRow> {
  const { rows } = await sql<TotalsRow>`
    with members as materialized (
      select * from (${selectMembers(board)}) as each where status = any(${[...agreedStatuses]}::text[])
    ), reached as materialized (
      select count(*)::int as creators, sum(subscribers)::float8 as reach
      from creators where id in (select creator_id from members)
    )
    select creators, reach,
      coalesce((
        select json_agg(json_build_object('currency', fee_currency, 'amount', amount) order by fee_currency)
        from (
          select fee_currency, sum(fee_amount)::float8 as amount from members
          where fee_currency is not null group by fee_currency
        ) as sums
      ), '[]') as fees
    from reached`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('An aggregate gave no row')
  return totals
}
