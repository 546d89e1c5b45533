import type { CategoryId } from '@troupe/contract/catalogues/categories'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
import { keepPlan } from '../../../../database/plans/kept-plans.ts'
import { toCategoryForm, toIndexTerm } from './index-text.ts'
import { joinParts, type PartScores, type TermRarities } from './term-rarities.ts'

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
      select ${keepPlan} json_build_object(
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
