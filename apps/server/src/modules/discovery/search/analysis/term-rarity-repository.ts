import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { keepPlan } from '../../../../database/kept-plans.ts'
import { bm25 } from '../weights/ranking-weights.ts'
import { toCategoryForm, toIndexTerm } from './index-text.ts'

/** Rarities of terms in the catalogue. */
export interface TermRarities {
  /** Estimated number of creators, at least 1. */
  readonly creatorCount: number
  /**
   * Inverse document frequency of BM25 (Robertson and Zaragoza 2009, section 3.3); terms that no creator has are
   * absent.
   */
  readonly known: ReadonlyMap<string, number>
  /** Inverse document frequency of the categories. */
  readonly categories: ReadonlyMap<CategoryId, number>
}

/** The index's score of a single term in a text of no length, divided by the term's rarity. */
const scoreOfOne = (bm25.saturation + 1) / (1 + bm25.saturation * (1 - bm25.lengthPenalty))

/**
 * Reads the rarities of terms and categories from the word index: its score of a single form is proportional to the
 * rarity.
 */
export async function getTermRarities(
  db: Executor,
  terms: readonly string[],
  categories: readonly CategoryId[] = [],
): Promise<TermRarities> {
  const forms = [...new Set([...terms.map(toIndexTerm), ...categories.map(toCategoryForm)])]
  const { rows } = await sql<{ count: number; form: string | null; score: number | null }>`
    select ${keepPlan} greatest(1, reltuples)::float8 as count, form, -(form <@> to_bm25query(form, 'creators_words')) as score
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

/** Returns the rarity of a term; the maximum if no creator has it. */
export function toRarity(term: string, { creatorCount, known }: TermRarities): number {
  return known.get(term) ?? Math.log(1 + (creatorCount + 0.5) / 0.5)
}

/** Returns the share of creators with a term, 0 to 1; the rarity is its negative logarithm. */
export function toShare(term: string, { known }: TermRarities): number {
  const rarity = known.get(term)
  return rarity === undefined ? 0 : Math.exp(-rarity)
}
