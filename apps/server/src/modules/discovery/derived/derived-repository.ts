import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables.ts'
import type { SearchFields } from '../creator-rows.ts'

/** The texts that search fields are made of. */
export type SearchableRow = Pick<
  CreatorRow,
  'id' | 'platform' | 'title' | 'handle' | 'description' | 'keywords' | 'content_categories'
>

/** Creators whose search fields an older version made. */
export async function countOlder(db: Executor, version: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators where search_version < ${version}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Some of them, locked for the rest of the transaction; those that another node holds are left to it. */
export async function lockOlder(
  db: Executor,
  { version, limit }: { version: number; limit: number },
): Promise<SearchableRow[]> {
  const { rows } = await sql<SearchableRow>`
    select id, platform, title, handle, description, keywords, content_categories
    from creators where search_version < ${version} order by search_version limit ${limit}
    for update skip locked`.execute(db)
  return rows
}

/** Replaces the search fields of creators that the transaction has locked. */
export async function saveSearchFields(db: Executor, made: readonly (SearchFields & { id: number })[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    update creators set name_key = made.name_key, terms = made.terms, term_count = made.term_count,
      content_hash = made.content_hash, search_version = made.search_version
    from json_to_recordset(${JSON.stringify(made)}::json)
      as made (id bigint, name_key text, terms tsvector, term_count integer, content_hash text, search_version smallint)
    where creators.id = made.id`.execute(db)
}

/** Has the statistics of terms count as older: they are of terms that have changed since. */
export async function expireStatistics(db: Executor): Promise<void> {
  await db.updateTable('catalogue_statistics').set({ version: 0 }).where('version', '<>', 0).execute()
}

/** 1 where the statistics of terms are of another version, else 0. */
export async function countOtherStatistics(db: Executor, version: number): Promise<number> {
  const row = await db
    .selectFrom('catalogue_statistics')
    .select('version')
    .where('version', '<>', version)
    .executeTakeFirst()
  return row ? 1 : 0
}

/** Creators without a vector of their present text by this model. */
export async function countWithoutVector(db: Executor, model: string): Promise<number> {
  // Each part by an index of its own, which together make one count.
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from creators where embedding_hash is distinct from content_hash)
      + (select count(*) from creators where (embedding_model < ${model} or embedding_model > ${model})
          and embedding_hash is not distinct from content_hash) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Vectors of different models cannot be compared: drops some of those that another one made, whose creators are then to be embedded.
 * @returns how many.
 */
export async function dropVectorsOfOthers(
  db: Executor,
  { model, limit }: { model: string; limit: number },
): Promise<number> {
  const { rows } = await sql`
    with others as materialized (
      select id from creators where embedding_model < ${model} or embedding_model > ${model}
      limit ${limit} for update skip locked
    )
    update creators set embedding = null, embedding_hash = null, embedding_model = null
    where id in (select id from others) returning id`.execute(db)
  return rows.length
}
