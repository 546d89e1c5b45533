import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CreatorRow } from '../../../database/tables/tables.ts'
import { type SearchedPost, searchedPosts } from '../catalogue/creator-post-repository.ts'
import { lockFirst } from '../channels/channel-repository.ts'
import type { SearchFields } from '../search/analysis/search-fields.ts'

/** The texts that search fields are computed from. */
export type SearchableRow = Pick<
  CreatorRow,
  'id' | 'title' | 'handle' | 'description' | 'keywords' | 'content_categories'
> & { readonly posts: readonly SearchedPost[] }

/** Counts creators with search fields of an older version. */
export async function countOlder(db: Executor, version: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from creators where search_version < ${version}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Selects and locks some of these creators until the transaction ends; rows locked by other nodes are skipped. */
export async function lockOlder(
  db: Executor,
  { version, limit }: { version: number; limit: number },
): Promise<SearchableRow[]> {
  const ids = await lockFirst(
    db,
    sql`select id from creators where search_version < ${version} order by search_version limit ${limit}`,
  )
  if (ids.length === 0) return []
  const { rows } = await sql<SearchableRow>`
    select id, title, handle, description, keywords, content_categories, ${searchedPosts}
    from creators where id = any(${ids}::bigint[]) and search_version < ${version}`.execute(db)
  return rows
}

/** Updates the search fields of locked creators. */
export async function saveSearchFields(db: Executor, made: readonly (SearchFields & { id: number })[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    update creators set name_key = made.name_key, terms = made.terms, index_text = made.index_text,
      term_count = made.term_count,
      content_hash = made.content_hash, search_version = made.search_version
    from json_to_recordset(${JSON.stringify(made)}::json)
      as made (id bigint, name_key text, terms tsvector, index_text text, term_count integer,
        content_hash text, search_version smallint)
    where creators.id = made.id`.execute(db)
}

/** Counts creators without a vector of their current text by this model. */
export async function countWithoutVector(db: Executor, model: string): Promise<number> {
  // Two counts, each of which can use an index.
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from creators where embedding_hash is distinct from content_hash)
      + (select count(*) from creators where (embedding_model < ${model} or embedding_model > ${model})
          and embedding_hash is not distinct from content_hash) as count`.execute(db)
  return rows[0]?.count ?? 0
}

interface DropOptions {
  readonly model: string
  readonly limit: number
}

/**
 * Drops some vectors of other models, since vectors of different models cannot be compared. Their creators become pending.
 * @returns the number of dropped vectors.
 */
export async function dropVectorsOfOthers(db: Executor, { model, limit }: DropOptions): Promise<number> {
  return dropVectors(db, sql`embedding_model < ${model} or embedding_model > ${model}`, limit)
}

/** Drops some vectors of this model. */
export async function dropVectorsOf(db: Executor, { model, limit }: DropOptions): Promise<number> {
  return dropVectors(db, sql`embedding_model = ${model}`, limit)
}

async function dropVectors(db: Executor, condition: RawBuilder<unknown>, limit: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids = await lockFirst(transaction, sql`select id from creators where ${condition} limit ${limit}`)
    if (ids.length === 0) return 0
    const { rows } = await sql`
      update creators set embedding = null, embedding_hash = null, embedding_model = null
      where id = any(${ids}::bigint[]) and (${condition}) returning id`.execute(transaction)
    return rows.length
  })
}
