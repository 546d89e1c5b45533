import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
import { toIndexTerm } from '../analysis/index-text.ts'

/** Reads texts of the creators for which a term matters most, by the word index; those of each part alike. */
export async function listTextsWith(db: Executor, term: string, limit: number): Promise<string[]> {
  const parts = await onEachPart<string[]>(
    db,
    sql`
      select coalesce(json_agg(text), '[]') from (
        select concat_ws(' ', title, description, array_to_string(keywords, ' ')) as text from creators
        order by index_text <@> to_bm25query(${toIndexTerm(term)}, 'creators_words' || ${partSuffix}) limit ${limit}
      ) as texts`,
  )
  return parts.flatMap((texts) => texts.slice(0, Math.ceil(limit / parts.length)))
}
