import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
import { toCategoryForm, toIndexTerm } from './index-text.ts'
import { joinParts, type PartScores } from './join-parts.ts'

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
  // The planner knows the size of a part since it was last analysed.
  const parts = await onEachPart<PartScores>(
    db,
    sql`
      select json_build_object(
        'creators', (
          select case when reltuples > 0 then reltuples else (select count(*) from creators) end from pg_class
          where oid = to_regclass('creators' || ${partSuffix})
        ),
        'scores', array(
          select -(form <@> to_bm25query(form, 'creators_words' || ${partSuffix}))
          from unnest(${forms}::text[]) with ordinality as asked (form, place) order by place
        ))`,
  )
  const { creatorCount, rarities } = joinParts(parts)
  const found = new Map(forms.map((form, place) => [form, rarities[place] ?? 0]))
  const list = <Key>(keys: readonly Key[], toForm: (key: Key) => string) =>
    new Map(keys.map((key) => [key, found.get(toForm(key)) ?? 0] as const).filter(([, rarity]) => rarity > 0))
  return { creatorCount, known: list(terms, toIndexTerm), categories: list(categories, toCategoryForm) }
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
