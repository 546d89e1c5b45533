import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { bm25 } from '../weights/ranking-weights.ts'
import { toCategoryForm, toIndexTerm } from './index-text.ts'

/** How rare terms are in the catalogue. */
export interface TermRarities {
  /** Estimated number of creators, at least 1. */
  readonly creatorCount: number
  /** The inverse document frequency of BM25 (Robertson and Zaragoza 2009, section 3.3); a term that no creator has is absent. */
  readonly known: ReadonlyMap<string, number>
  /** The same of categories. */
  readonly categories: ReadonlyMap<CategoryId, number>
}

/** Score of a text of one term, whose length does not count, as the index computes it: the term's rarity times this. */
const scoreOfOne = (bm25.saturation + 1) / (1 + bm25.saturation * (1 - bm25.lengthPenalty))

/** Reads how rare terms and categories are from the index of words: it scores a text of a form alone, and the rarity is a factor of that. */
export async function getTermRarities(
  db: Executor,
  terms: readonly string[],
  categories: readonly CategoryId[] = [],
): Promise<TermRarities> {
  const forms = [...new Set([...terms.map(toIndexTerm), ...categories.map(toCategoryForm)])]
  const { rows } = await sql<{ count: number; form: string | null; score: number | null }>`
    select greatest(1, reltuples)::float8 as count, form, -(form <@> to_bm25query(form, 'creators_words')) as score
    from pg_class left join unnest(${forms}::text[]) as form on true
    where oid = 'creators'::regclass`.execute(db)
  const scores = new Map(rows.map(({ form, score }) => [form, score ?? 0]))
  const list = <Key>(keys: readonly Key[], toForm: (key: Key) => string) =>
    new Map(
      keys.map((key) => [key, (scores.get(toForm(key)) ?? 0) / scoreOfOne] as const).filter(([, rarity]) => rarity > 0),
    )
  return {
    creatorCount: rows[0]?.count ?? 1,
    known: list(terms, toIndexTerm),
    categories: list(categories, toCategoryForm),
  }
}

/** The rarity of a term; of one that no creator has the highest. */
export function toRarity(term: string, { creatorCount, known }: TermRarities): number {
  return known.get(term) ?? Math.log(1 + (creatorCount + 0.5) / 0.5)
}

/** The share of the creators that have a term, 0 to 1, which the rarity is the logarithm of. */
export function toShare(term: string, { known }: TermRarities): number {
  const rarity = known.get(term)
  return rarity === undefined ? 0 : Math.exp(-rarity)
}
