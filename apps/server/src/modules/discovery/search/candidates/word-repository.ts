import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { partSuffix, perPart } from '../../../../database/distribution/on-each-part.ts'
import { toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { bm25, mainCategoryRepeats } from '../weights/ranking-weights.ts'
import {
  getOnlyPlatform,
  type Hit,
  type LegOptions,
  listHits,
  selectHit,
  toDistance,
  toIndexed,
  toTested,
} from './hit-repository.ts'
import type { IndexQuery } from './to-index-query.ts'

interface WordOptions extends LegOptions {
  /** A vector as text, compared with the found creators; undefined: no comparison. */
  readonly vector: string | undefined
}

interface IndexedWordOptions extends WordOptions {
  readonly query: IndexQuery
  /** Average number of terms of a creator. */
  readonly averageTermCount: number
}

/**
 * Finds the best creators by words and topic in the order of the word index. It reads and skips creators that do not
 * pass the filters, so it suits filters that many creators pass.
 */
export async function findByIndex(
  db: Executor,
  { filters, categories, vector, query, averageTermCount, limit }: IndexedWordOptions,
): Promise<Hit[]> {
  const { index, text } = chooseWordIndex(filters)
  // The scan knows the score; repeating the expression in the order would compute it again.
  const score = sql`-bm25_get_current_score()`
  const words = sql`${score} - (${scoreTopics(query.topics, averageTermCount)})`
  const hit = selectHit({ score, words, distance: toDistance(vector, false), categories })
  const hits = sql`
    select ${hit} from creators where ${toIndexed(filters, toTested)}
    order by ${text} <@> to_bm25query(${query.forms}, ${sql.lit(index)} || ${partSuffix}) limit ${perPart(limit)}`
  return listHits(db, hits)
}

/** Computes the categories' part of the index's score for a row. */
function scoreTopics(topics: IndexQuery['topics'], averageTermCount: number): RawBuilder<unknown> {
  if (topics.length === 0) return sql`0`
  const { saturation, lengthPenalty } = bm25
  const length = sql`term_count / ${Math.max(1, averageTermCount)}::real`
  const halfway = sql`(${saturation}::real * (1 - ${lengthPenalty}::real + ${lengthPenalty}::real * ${length}))`
  const count = (repeats: number) => sql`${sql.lit(repeats)} / (${sql.lit(repeats)} + ${halfway})`
  const scores = topics.map(
    ({
      category,
      score,
    }) => sql`${score * (saturation + 1)}::real * case when content_categories[1] = ${category} then ${count(mainCategoryRepeats)}
      when ${category} = any(content_categories) then ${count(1)} else 0 end`,
  )
  return sql.join(scores, sql` + `)
}

/** Chooses the word index and its texts: those of a single platform, if the filters name one. */
function chooseWordIndex(filters: SearchFilters): { index: string; text: RawBuilder<unknown> } {
  const platform = getOnlyPlatform(filters)
  return platform === undefined
    ? { index: 'creators_words', text: sql`index_text` }
    : { index: `creators_words_${platform}`, text: sql`(index_text || '')` }
}

/** A unit of the query as a `tsquery`, with its weight. */
export interface WeighedTest {
  readonly test: string
  readonly weight: number
}

interface FilteredOptions extends WordOptions {
  readonly tests: readonly WeighedTest[]
  /**
   * Whether to read all creators that pass the filters instead of all that have a word, which may be a hundred times as
   * many.
   */
  readonly areFew: boolean
}

/** Finds the best matches among the creators that pass the filters. Its cost is reading every match. */
export async function findAmongFiltered(
  db: Executor,
  { filters, categories, vector, tests, limit, areFew }: FilteredOptions,
): Promise<Hit[]> {
  const any = tests.map(({ test }) => test).join(' | ')
  const hasAny = areFew ? sql`(terms @@ ${any}::tsquery) is true` : sql`terms @@ ${any}::tsquery`
  // A rough order that selects candidates for the ranking. PostgreSQL's rank is a plain sum of weights only for a
  // single part, so each unit is ranked separately.
  const rank = sql.join(
    tests.map(({ test, weight }) => sql`${weight}::real * ts_rank(terms, ${test}::tsquery, 1)`),
    sql` + `,
  )
  const hits = sql`
    select ${selectHit({ score: rank, words: rank, distance: toDistance(vector, false), categories })}
    from creators where ${hasAny} and ${toConditions(filters)}
    order by score desc, id limit ${perPart(limit)}`
  return listHits(db, hits)
}
