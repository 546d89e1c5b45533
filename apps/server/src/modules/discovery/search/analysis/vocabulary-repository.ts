import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** Terms that are not rare, with the number of creators of a sample who have each. */
export type Vocabulary = ReadonlyMap<string, number>

/** Counts how many of up to `size` creators, at even distances through the catalogue, have each term, where it is at least `min`. */
export async function readVocabulary(db: Executor, { size, min }: { size: number; min: number }): Promise<Vocabulary> {
  const sampled = `select terms from creators where id in (
    select 1 + place * (select max(id) from creators) / ${size}::bigint from generate_series(0, ${size - 1}::bigint) as place)`
  const { rows } = await sql<{ term: string; count: number }>`
    select word as term, ndoc as count from ts_stat(${sampled}) where ndoc >= ${min}`.execute(db)
  return new Map(rows.map(({ term, count }) => [term, count]))
}
