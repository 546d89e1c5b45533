import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../../database/visible-collections.ts'

/** A creator in a collection of the user. */
export interface NamedMember extends CollectionReader {
  readonly collectionId: string
  readonly creatorId: number
}

export interface DealRow {
  readonly fee_amount: number | null
  readonly fee_currency: string | null
  readonly deliverables: string
  readonly due_on: string | null
  readonly note: string
  /** Id of the assigned member; null: not assigned. */
  readonly assigned_to: string | null
}

/** @returns the deal, which is empty if nothing is agreed yet; undefined if there is no such member. */
export async function find(
  db: Executor,
  { collectionId, creatorId, ...reader }: NamedMember,
): Promise<DealRow | undefined> {
  const { rows } = await sql<DealRow>`
    select fee_amount::float8 as fee_amount, fee_currency, coalesce(deliverables, '') as deliverables,
      due_on::text as due_on, note, assigned_to
    from collection_creators
    join collections on collections.id = collection_creators.collection_id
    left join deals on deals.collection_id = collection_creators.collection_id
      and deals.creator_id = collection_creators.creator_id
    where ${isVisibleTo(reader)} and collections.id = ${collectionId} and collection_creators.creator_id = ${creatorId}
    `.execute(db)
  return rows[0]
}

/**
 * Locks a member until the transaction ends, so that parallel changes of its deal are serialised.
 * @returns whether there is such a member.
 */
export async function lock(db: Executor, { collectionId, creatorId, ...reader }: NamedMember): Promise<boolean> {
  const { rows } = await sql`
    select from collection_creators join collections on collections.id = collection_id
    where ${isVisibleTo(reader)} and collection_id = ${collectionId} and creator_id = ${creatorId}
    for update of collection_creators`.execute(db)
  return rows.length > 0
}

/** Stores a deal. The caller has locked the member. */
export async function put(
  db: Executor,
  { collectionId, creatorId }: NamedMember,
  { fee_amount, fee_currency, deliverables, due_on, note }: Omit<DealRow, 'assigned_to'>,
): Promise<void> {
  await db
    .updateTable('collection_creators')
    .set({ note })
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', creatorId)
    .execute()
  const change = { fee_amount, fee_currency, deliverables, due_on }
  await db
    .insertInto('deals')
    .values({ collection_id: collectionId, creator_id: creatorId, ...change })
    .onConflict((conflict) => conflict.columns(['collection_id', 'creator_id']).doUpdateSet(change))
    .execute()
}

/**
 * Gives the deals with `from` to `to`, in the collections where `to` has none; links only where `to` has none. Runs
 * after the memberships were moved.
 */
export async function moveDeals(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    insert into deals (collection_id, creator_id, fee_amount, fee_currency, deliverables, due_on, reminded_early_for,
      reminded_due_for)
    select collection_id, ${to}, fee_amount, fee_currency, deliverables, due_on, reminded_early_for, reminded_due_for
    from deals where creator_id = ${from}
    on conflict (collection_id, creator_id) do nothing`.execute(db)
  await sql`
    update deal_links set creator_id = ${to}
    where creator_id = ${from} and not exists (
      select 1 from deal_links as present
      where present.collection_id = deal_links.collection_id and present.creator_id = ${to}
    )`.execute(db)
}
