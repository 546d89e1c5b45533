import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix, perPart } from '../../../../database/distribution/on-each-part.ts'
import { toIndexTerm } from '../analysis/index-text.ts'

/** Reads texts of about as many creators for which a term matters most, by the word index. */
export async function listTextsWith(db: Executor, term: string, limit: number): Promise<string[]> {
  const parts = await onEachPart<string[]>(
    db,
    sql`
      select coalesce(json_agg(text), '[]') from (
        select concat_ws(' ', title, description, array_to_string(keywords, ' ')) as text from creators
        order by index_text <@> to_bm25query(${toIndexTerm(term)}, 'creators_words' || ${partSuffix}) limit ${perPart(limit)}
      ) as texts`,
  )
  return parts.flat()
}
