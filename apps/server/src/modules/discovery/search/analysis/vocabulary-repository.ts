import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** Terms that are not rare, with the number of creators in a sample that have them. */
export type Vocabulary = ReadonlyMap<string, number>

/**
 * Counts the creators that have each term, in a sample of up to `size` at even distances through the catalogue. Leaves
 * out counts below `min`.
 */
export async function readVocabulary(db: Executor, { size, min }: { size: number; min: number }): Promise<Vocabulary> {
  const sampled = `select terms from creators where id in (
    select 1 + place * (select max(id) from creators) / ${size}::bigint from generate_series(0, ${size - 1}::bigint) as place)`
  const { rows } = await sql<{ term: string; count: number }>`
    select word as term, ndoc as count from ts_stat(${sampled}) where ndoc >= ${min}`.execute(db)
  return new Map(rows.map(({ term, count }) => [term, count]))
}
