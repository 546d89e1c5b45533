import { maxTags } from '@troupe/contract/collection-members/tags'
import type { CollectionTotals, MemberStatus } from '@troupe/contract/collections'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { type CollectionReader, isVisibleTo } from '../../database/visible-collections.ts'
import type { ColumnValues } from './columns/column-values.ts'
import { type Progress, type Reader, shownStatus } from './statuses/status-repository.ts'

/** A creator's entry in a collection. */
export interface MemberRow {
  readonly creator_id: number
  readonly status: MemberStatus
  readonly note: string
  readonly tags: readonly string[]
  readonly column_values: ColumnValues
  /** Id of the assigned member; null: not assigned. */
  readonly assigned_to: string | null
  readonly added_at: Date
}

const memberColumns = ['creator_id', 'note', 'tags', 'column_values', 'assigned_to', 'added_at'] as const

/**
 * A page of a collection's members, in the order in which they were added. The caller checks that the collection
 * belongs to the user.
 */
export async function listPage(
  db: Executor,
  reader: Reader,
  { collectionId, offset, limit }: { readonly collectionId: string; readonly offset: number; readonly limit: number },
): Promise<MemberRow[]> {
  return db
    .selectFrom('collection_creators')
    .select([...memberColumns, shownStatus(reader).as('status')])
    .where('collection_id', '=', collectionId)
    .orderBy('added_at')
    .orderBy('creator_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** The named creators that are in the collection, in no order. The caller checks that it belongs to the user. */
export async function listNamed(
  db: Executor,
  reader: Reader,
  { collectionId, creatorIds }: { readonly collectionId: string; readonly creatorIds: readonly number[] },
): Promise<MemberRow[]> {
  if (creatorIds.length === 0) return []
  return db
    .selectFrom('collection_creators')
    .select([...memberColumns, shownStatus(reader).as('status')])
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute()
}

/** Values of own columns, for those of the named creators that are in the user's collection. */
export async function listValues(
  db: Executor,
  reader: CollectionReader,
  { collectionId, creatorIds }: { readonly collectionId: string; readonly creatorIds: readonly number[] },
): Promise<Pick<MemberRow, 'creator_id' | 'column_values'>[]> {
  if (creatorIds.length === 0) return []
  return db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['creator_id', 'column_values'])
    .where(isVisibleTo(reader))
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute()
}

/** The creators added last to each of the user's collections, newest first. */
export async function listNewest(
  db: Executor,
  reader: CollectionReader,
  limit: number,
): Promise<{ readonly collection_id: string; readonly creator_id: number }[]> {
  const { rows } = await sql<{ collection_id: string; creator_id: number }>`
    select collections.id as collection_id, newest.creator_id
    from collections cross join lateral (
      select creator_id, added_at from collection_creators where collection_id = collections.id
      order by added_at desc, creator_id limit ${limit}
    ) as newest
    where ${isVisibleTo(reader)}
    order by collections.id, newest.added_at desc, newest.creator_id`.execute(db)
  return rows
}

/** Number of creators of a collection that have a status. */
export interface StatusRow {
  readonly collection_id: string
  readonly status: MemberStatus
  readonly creators: number
}

/** How many creators of each of the user's collections have which status. */
export async function countStatuses(db: Executor, reader: Reader): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select collection_id, shown_status as status, count(*)::int as creators
    from (
      select collection_id, ${shownStatus(reader)} as shown_status
      from collection_creators join collections on collections.id = collection_id
      where ${isVisibleTo(reader)}
    ) as members
    group by collection_id, shown_status`.execute(db)
  return rows
}

/**
 * Adds those of the creators that exist and are not yet members, if the collection belongs to the user.
 * @returns the number of creators that were added.
 */
export async function insertAll(
  db: Executor,
  { collectionId, creatorIds, now, ...reader }: NamedMembers & { readonly now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into collection_creators (collection_id, creator_id, added_at)
    select collections.id, creators.id, ${now}
    from collections, creators
    where collections.id = ${collectionId} and ${isVisibleTo(reader)} and creators.id = any(${creatorIds}::bigint[])
    order by creators.id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/**
 * Finds those of the creators that are in a collection. In the excepted one, only those count that a person has given a
 * status, a note, a tag, a value of an own column, an assignment or a deal.
 */
export async function findMembers(
  db: Executor,
  { creatorIds, collectionId }: { readonly creatorIds: readonly number[]; readonly collectionId: string | null },
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select distinct creator_id from collection_creators
    where creator_id = any(${[...creatorIds]}::bigint[])
      and (collection_id is distinct from ${collectionId}::uuid or status_by_hand or note <> '' or tags <> '{}'
        or column_values <> '{}' or assigned_to is not null
        or exists (select 1 from deals where deals.collection_id = collection_creators.collection_id
          and deals.creator_id = collection_creators.creator_id))`.execute(db)
  return rows.map(({ creator_id }) => creator_id)
}

interface NamedMembers extends CollectionReader {
  readonly collectionId: string
  readonly creatorIds: readonly string[]
}

/** @returns the number of creators that were removed. */
export async function removeAll(db: Executor, { collectionId, creatorIds, ...reader }: NamedMembers): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from collection_creators using collections
    where collection_id = collections.id and collections.id = ${collectionId} and ${isVisibleTo(reader)}
      and creator_id = any(${creatorIds}::bigint[])`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

interface MemberChange extends CollectionReader {
  readonly collectionId: string
  readonly creatorId: string
  readonly status: MemberStatus | undefined
  readonly note: string | undefined
  readonly tags: readonly string[] | undefined
  /** All values, not only the changed ones. */
  readonly values: ColumnValues | undefined
}

/**
 * Locks a member, so that parallel changes are serialised.
 * @returns its note and the values of its columns; undefined if there is no such member.
 */
export async function lock(
  db: Executor,
  { collectionId, creatorId, ...reader }: CollectionReader & Pick<MemberChange, 'collectionId' | 'creatorId'>,
): Promise<Pick<MemberRow, 'note' | 'column_values'> | undefined> {
  return db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['note', 'column_values'])
    .where(isVisibleTo(reader))
    .where('collection_id', '=', collectionId)
    .where('creator_id', '=', Number(creatorId))
    .forUpdate('collection_creators')
    .executeTakeFirst()
}

type ChangedMember = Omit<MemberRow, 'creator_id' | 'added_at'>

/** @returns the updated member; undefined if there is none. */
export async function updateMember(
  db: Executor,
  progress: Progress,
  { collectionId, creatorId, status, note, tags, values, ...reader }: MemberChange,
): Promise<ChangedMember | undefined> {
  const { rows } = await sql<ChangedMember>`
    update collection_creators
    set status = coalesce(${status ?? null}, status), status_by_hand = status_by_hand or ${status !== undefined},
      note = coalesce(${note ?? null}, note), tags = coalesce(${tags ?? null}::text[], tags),
      column_values = coalesce(${values ? JSON.stringify(values) : null}::jsonb, column_values)
    from collections
    where collection_id = collections.id and collections.id = ${collectionId} and ${isVisibleTo(reader)}
      and creator_id = ${creatorId}
    returning ${shownStatus({ ...reader, progress })} as status, collection_creators.note, tags,
      column_values, assigned_to`.execute(db)
  return rows[0]
}

/** Totals over all creators of a collection. */
export async function getTotals(db: Executor, reader: Reader, collectionId: string): Promise<CollectionTotals> {
  const { rows } = await sql<CollectionTotals>`
    with shown as materialized (
      select creator_id, ${shownStatus(reader)} as status from collection_creators where collection_id = ${collectionId}
    ), members as materialized (
      select platform, subscribers, engagement_rate, estimated_price, email, status
      from shown join creators on creators.id = creator_id
    )
    select sum(subscribers)::float8 as reach, avg(engagement_rate) as average_engagement,
      sum(estimated_price) as estimated_cost, count(subscribers)::int as with_reach,
      count(engagement_rate)::int as with_engagement, count(estimated_price)::int as with_price,
      (count(*) filter (where position('@' in email) > 0))::int as with_email,
      coalesce((
        select json_agg(row order by row.platform)
        from (select platform, count(*)::int as creators, sum(subscribers)::float8 as reach from members group by platform) as row
      ), '[]') as platforms,
      coalesce((
        select json_agg(row) from (select status, count(*)::int as creators from members group by status) as row
      ), '[]') as statuses
    from members`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('An aggregate gave no row')
  return totals
}

export interface MembershipRow extends Omit<MemberRow, 'creator_id' | 'column_values' | 'assigned_to'> {
  readonly id: string
  readonly name: string
}

/** The user's collections that contain the creator, by name. */
export async function listOfCreator(db: Executor, reader: Reader, creatorId: string): Promise<MembershipRow[]> {
  return db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['collections.id', 'name', 'note', 'tags', 'added_at', shownStatus(reader).as('status')])
    .where(isVisibleTo(reader))
    .where('creator_id', '=', Number(creatorId))
    .orderBy('name')
    .orderBy('collections.id')
    .execute()
}

/** Ids of the creators in any of the collections that a reader sees. */
export async function listCollectedIds(db: Executor, reader: CollectionReader): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select('creator_id')
    .distinct()
    .where(isVisibleTo(reader))
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

/**
 * Adds `to` to every collection that contains `from`, with the same status, note, tags and values. Where both are
 * members, `to` keeps its own entry, gets the tags of both, and takes over what it does not have: a status set by a
 * person, the note, values and the assignment.
 */
export async function moveMemberships(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    insert into collection_creators (collection_id, creator_id, status, status_by_hand, note, tags, column_values,
      assigned_to, mentioned, added_at)
    select collection_id, ${to}, status, status_by_hand, note, tags, column_values, assigned_to, mentioned, added_at
    from collection_creators where creator_id = ${from}
    on conflict (collection_id, creator_id) do update
      set status = case when excluded.status_by_hand and not collection_creators.status_by_hand
          then excluded.status else collection_creators.status end,
        status_by_hand = collection_creators.status_by_hand or excluded.status_by_hand,
        assigned_to = coalesce(collection_creators.assigned_to, excluded.assigned_to),
        note = case when collection_creators.note = '' then excluded.note else collection_creators.note end,
        mentioned = case when collection_creators.note = '' then excluded.mentioned else collection_creators.mentioned end,
        tags = (array(select distinct unnest(collection_creators.tags || excluded.tags) order by 1))[1:${maxTags}],
        column_values = excluded.column_values || collection_creators.column_values`.execute(db)
}

/** The number of workspaces that have the creator in a collection. */
export async function countCollectors(db: Executor, creatorId: number): Promise<number> {
  const row = await db
    .selectFrom('collection_creators')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(({ fn }) => fn.count<number>('workspace_id').distinct().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow()
  return row.count
}
