import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { toIndexTerm } from '../analysis/index-text.ts'

/** Reads texts of the creators for which a term matters most, by the word index. */
export async function listTextsWith(db: Executor, term: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', title, description, array_to_string(keywords, ' ')) as text from creators
    order by index_text <@> to_bm25query(${toIndexTerm(term)}, 'creators_words') limit ${limit}`.execute(db)
  return rows.map(({ text }) => text)
}
