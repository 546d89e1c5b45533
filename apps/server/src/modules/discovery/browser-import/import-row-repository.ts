import { recordFields } from '@troupe/contract/creators'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { lockToRemove } from '../channels/channel-repository.ts'

/** Notes the rows of locked creators before they are changed; what is noted first is kept. */
export async function noteBefore(db: Executor, importId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into creator_import_rows (import_id, creator_id, before, stored_at)
    select ${importId}, id, to_jsonb(creators) - 'embedding', updated_at from creators
    where id = any(${[...ids]}::bigint[]) order by id
    on conflict (import_id, creator_id) do nothing`.execute(db)
}

/** Notes created creators, and when the written ones were stored. */
export async function noteStored(
  db: Executor,
  importId: string,
  { createdIds, writtenIds }: { readonly createdIds: readonly number[]; readonly writtenIds: readonly number[] },
): Promise<void> {
  await sql`
    insert into creator_import_rows (import_id, creator_id, before, stored_at)
    select ${importId}, id, null, updated_at from creators
    where id = any(${[...createdIds]}::bigint[]) order by id
    on conflict (import_id, creator_id) do nothing`.execute(db)
  await sql`
    update creator_import_rows set stored_at = updated_at from creators
    where import_id = ${importId} and creator_id = creators.id and id = any(${[...writtenIds]}::bigint[])`.execute(db)
}

/** How many creators the import created and how many it changed. */
export async function count(db: Executor, importId: string): Promise<{ created: number; updated: number }> {
  const { rows } = await sql<{ created: number; updated: number }>`
    select count(*) filter (where before is null)::int as created, count(before)::int as updated
    from creator_import_rows where import_id = ${importId}`.execute(db)
  return rows[0] ?? { created: 0, updated: 0 }
}

/** A page of the imported creators' ids after the given one. */
export async function listIds(
  db: Executor,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    select creator_id from creator_import_rows where import_id = ${importId} and creator_id > ${after}
    order by creator_id limit ${limit}`.execute(db)
  return rows.map(({ creator_id }) => creator_id)
}

/** An imported creator as it is now. */
export interface ImportedRow {
  readonly id: number
  readonly title: string
  /** Whether the import created it. */
  readonly isNew: boolean
  /** Whether nothing else has changed it since. */
  readonly isUntouched: boolean
}

/** The next creators of an import that is undone, locked until the transaction ends. */
export async function lockNext(db: Executor, importId: string, limit: number): Promise<ImportedRow[]> {
  const ids = await lockToRemove(db, await listIds(db, importId, { after: 0, limit }))
  if (ids.length === 0) return []
  const { rows } = await sql<ImportedRow>`
    with noted as materialized (
      select creator_id, before is null as "isNew", stored_at from creator_import_rows
      where import_id = ${importId} and creator_id = any(${ids}::bigint[])
    )
    select id, title, "isNew", updated_at = stored_at as "isUntouched"
    from noted join creators on id = creator_id order by id`.execute(db)
  return rows
}

/** Finds those of the creators with which a legal basis was noted, or that were said to be a person, or not. */
export async function findStated(db: Executor, creatorIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...creatorIds]}::bigint[]) as asked (id)
    where exists (select from contact_bases where creator_id = asked.id)
      or exists (select from person_statements where asked.id in (creator_id, other_id))`.execute(db)
  return rows.map(({ id }) => id)
}

const figures = ['subscribers', 'engagement_rate', 'average_views', 'videos_count'] as const
const restored = sql.raw(
  [
    ...recordFields.filter((field) => field !== 'platform' && field !== 'channel_id'),
    'source',
    'profile_read_at',
    'vanished_at',
    'expired_at',
    'name_key',
    'terms',
    'index_text',
    'term_count',
    'content_hash',
    'search_version',
    'updated_at',
  ]
    .filter((name, index, names) => names.indexOf(name) === index)
    .map((name) => `${name} = earlier.${name}`)
    // Rows that were noted before ages were kept have none.
    .concat('platform_hours = coalesce(earlier.platform_hours, creators.platform_hours)')
    .join(', '),
)

/**
 * Gives locked creators the values that they had before the import; those whose vector does not fit are embedded again.
 * The figures that a list gave leave the history of the day.
 */
export async function restoreCreators(db: Executor, importId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const earlier = sql`
    creator_import_rows as imported cross join lateral jsonb_populate_record(null::creators, before) as earlier
    where import_id = ${importId} and imported.creator_id = any(${[...ids]}::bigint[])`
  await sql`
    delete from creator_snapshots using creators, ${earlier}
      and creators.id = imported.creator_id and creator_snapshots.creator_id = creators.id
      and earlier.source in ('import', 'demo')
      and day = (creators.fetched_at at time zone 'UTC')::date
      and day <> (earlier.fetched_at at time zone 'UTC')::date`.execute(db)
  await sql`
    update creator_snapshots set ${sql.raw(figures.map((name) => `${name} = earlier.${name}`).join(', '))}
    from ${earlier} and creator_snapshots.creator_id = imported.creator_id
      and earlier.source in ('import', 'demo') and day = (earlier.fetched_at at time zone 'UTC')::date`.execute(db)
  await sql`
    update creators set ${restored} from ${earlier} and creators.id = imported.creator_id`.execute(db)
}

/** Forgets imported creators, which the undo is done with. */
export async function forget(db: Executor, importId: string, ids: readonly number[]): Promise<void> {
  await sql`
    delete from creator_import_rows where import_id = ${importId} and creator_id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
}
