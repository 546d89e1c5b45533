import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CreatorRow } from '../../database/tables.ts'

export type PendingCreator = Pick<
  CreatorRow,
  'id' | 'title' | 'description' | 'keywords' | 'content_categories' | 'content_hash'
>

/** Creators whose vector is missing or of an older text: some of the newest `among`, at random, so that two nodes seldom take the same. */
export async function listPending(db: Executor, options: { among: number; limit: number }): Promise<PendingCreator[]> {
  const { rows } = await sql<PendingCreator>`
    with newest as materialized (
      select id from creators where embedding_hash is distinct from content_hash order by id desc limit ${options.among}
    )
    select id, title, description, keywords, content_categories, content_hash from creators
    where id in (select id from newest order by random() limit ${options.limit})`.execute(db)
  return rows
}

export interface NewVector {
  readonly id: number
  /** The hash of the text that was embedded. */
  readonly hash: string
  /** A vector as text. */
  readonly vector: string
}

/** Keeps vectors; one whose text has changed meanwhile is dropped, its creator stays pending. */
export async function saveVectors(db: Executor, vectors: readonly NewVector[], model: string): Promise<void> {
  if (vectors.length === 0) return
  // Locked in the order of `lockParts`: to store the same creators meanwhile failed in a deadlock.
  await sql`
    with given as materialized (
      select id, given.hash, given.vector from creators
      join json_to_recordset(${JSON.stringify(vectors)}::json) as given (id bigint, hash text, vector text) using (id)
      where creators.content_hash = given.hash order by platform, channel_id for update of creators
    )
    update creators set embedding = given.vector::halfvec, embedding_hash = given.hash, embedding_model = ${model}
    from given where creators.id = given.id`.execute(db)
}
