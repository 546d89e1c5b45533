import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

type Row = Record<string, unknown>

interface Person {
  readonly ownIds: readonly number[]
}

/**
 * Reads what users noted about the channels of a person: status, note, tags, own columns, and the agreements. The names of
 * collections are the users' own and are left out.
 */
export async function tellMemberships(db: Executor, { ownIds }: Person, limit: number) {
  const members = await sql<Row>`
    select status, note, tags, added_at, coalesce((
        select jsonb_object_agg(collection_columns.name, column_values ->> collection_columns.id::text)
        from collection_columns
        where collection_columns.collection_id = collection_creators.collection_id
          and column_values ? collection_columns.id::text
      ), '{}') as columns
    from collection_creators where creator_id = any(${ownIds}::bigint[])
    order by added_at desc, collection_id, creator_id limit ${limit + 1}`.execute(db)
  const deals = await sql<Row>`
    select fee_amount, fee_currency, deliverables, due_on::text as due_on, (
        select coalesce(jsonb_agg(url order by position), '[]') from deal_links
        where deal_links.collection_id = deals.collection_id and deal_links.creator_id = deals.creator_id
      ) as links
    from deals where creator_id = any(${ownIds}::bigint[])
    order by due_on nulls last, collection_id, creator_id limit ${limit + 1}`.execute(db)
  return [
    { kind: 'collections' as const, rows: members.rows },
    { kind: 'deals' as const, rows: deals.rows },
  ]
}
