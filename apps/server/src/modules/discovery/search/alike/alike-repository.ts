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

/** Finds creators by id, channel or handle, in the order of the references; if several fit one, the most followed. */
export async function listAlike(db: Executor, wanted: readonly WantedCreator[]): Promise<AlikeCreator[]> {
  const given = sql`json_to_recordset(${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::json)
    as wanted (place integer, reference text, id bigint, platform text, channel_id text, handle text)`
  const { rows } = await sql<AlikeCreator>`
    with known as materialized (
      select place, reference, channels.id from ${given} join channels on channels.id = wanted.id
      union all
      select place, reference, channels.id from ${given} join channels using (platform, channel_id)
    )
    select distinct on (place) reference, id, title
    from (
      select place, reference, creators.id, title, subscribers from known join creators on creators.id = known.id
      union all
      select place, reference, creators.id, title, subscribers
      from ${given} join creators on lower(creators.handle) = lower(wanted.handle)
        and (wanted.platform is null or creators.platform = wanted.platform)
    ) as found
    order by place, subscribers desc nulls last`.execute(db)
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
