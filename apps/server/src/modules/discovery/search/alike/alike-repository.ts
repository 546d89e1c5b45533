import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import type { CreatorRow } from '../../../../database/tables/tables.ts'

/** A reference to a creator, by id, channel or handle; all null if it is invalid. */
export interface WantedCreator {
  readonly reference: string
  readonly id: number | null
  readonly platform: string | null
  readonly channel_id: string | null
  readonly handle: string | null
}

export interface AlikeCreator extends Pick<CreatorRow, 'id' | 'title'> {
  readonly reference: string
}

/** Finds creators by id, channel or handle; if several share a handle, the most followed one. */
export async function listAlike(db: Executor, wanted: readonly WantedCreator[]): Promise<AlikeCreator[]> {
  const { rows } = await sql<AlikeCreator>`
    select wanted.reference, found.id, found.title
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as wanted (reference text, id bigint, platform text, channel_id text, handle text)
    cross join lateral (
      select id, title, subscribers from creators where creators.id = wanted.id
      union all
      select id, title, subscribers from channels join creators using (id)
      where channels.platform = wanted.platform and channels.channel_id = wanted.channel_id
      union all
      select id, title, subscribers from creators
      where lower(creators.handle) = lower(wanted.handle)
        and (wanted.platform is null or creators.platform = wanted.platform)
      order by subscribers desc nulls last limit 1
    ) as found`.execute(db)
  return rows
}

export interface AlikeMeaning extends Pick<CreatorRow, 'title' | 'description' | 'keywords' | 'content_categories'> {
  /** A vector as text; null: not computed yet. */
  readonly vector: string | null
}

/** Reads the texts and vectors of creators. */
export async function listMeanings(db: Executor, ids: readonly number[]): Promise<AlikeMeaning[]> {
  const { rows } = await sql<AlikeMeaning>`
    select title, description, keywords, content_categories, embedding::text as vector
    from creators where id = any(${ids}::bigint[])`.execute(db)
  return rows
}
