import type { CategoryId } from '@troupe/contract/catalogues/categories'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { onEachPart, partSuffix } from '../../../../database/distribution/on-each-part.ts'
import { type Condition, toConditions } from '../analysis/filter-repository.ts'
import type { SearchFilters } from '../analysis/search-filters.ts'
import { sideCategory } from '../weights/ranking-weights.ts'

export interface FindOptions {
  readonly filters: SearchFilters
  readonly limit: number
}

export interface LegOptions extends FindOptions {
  /** Categories of the query. */
  readonly categories: readonly CategoryId[]
}

/** A creator found by a leg, with its scores known there. */
export interface Hit {
  readonly id: number
  /** Score by words, comparable within one search; null: unknown. */
  readonly words: number | null
  /** Similarity to the query, -1 to 1; null: unknown. */
  readonly similarity: number | null
  /** Share of the query's categories, 0 to 1, as in the ranking. */
  readonly topic: number
  /** The part of a divided catalogue that has the creator, as `partSuffix` names it; empty: the catalogue is whole. */
  readonly part: string
}

type HitLists = { readonly [Column in keyof Omit<Hit, 'part'>]: readonly Hit[Column][] } & {
  readonly part: string
  /** The scores that order the hits, falling. */
  readonly score: readonly number[]
}

/**
 * Reads the best hits of all parts of the catalogue, best first. Each part returns one row of lists: with a thousand rows, the
 * driver would take longer than the index. Scores by words differ a little between parts, as the rarities of words do.
 * @param hits Selects the best hits of a part, best first.
 * @param mark `keepPlan`, or nothing.
 */
export async function listHits(db: Executor, hits: RawBuilder<unknown>, mark = sql``): Promise<Hit[]> {
  const list = (values: RawBuilder<unknown>) => sql`coalesce(array_to_json(array_agg(${values})), '[]')`
  const parts = await onEachPart<HitLists>(
    db,
    sql`
      select ${mark} json_build_object('part', ${partSuffix}, 'id', ${list(sql`id`)}, 'words', ${list(sql`words::real`)}, 'topic', ${list(sql`topic`)},
        'similarity', ${list(sql`(-distance)::real`)}, 'score', ${list(sql`coalesce(score, -distance)::real`)})
      from (${hits}) as hits`,
  )
  const [first, ...others] = parts
  if (!first || others.length === 0) return first ? toHits(first) : []
  const scored = parts.flatMap((part) => toHits(part).map((hit, place) => ({ hit, score: part.score[place] ?? 0 })))
  return scored.toSorted((one, other) => other.score - one.score).map(({ hit }) => hit)
}

function toHits({ part, id, words, similarity, topic }: HitLists): Hit[] {
  return id.map((id, place) => ({
    id,
    words: words[place] ?? null,
    similarity: similarity[place] ?? null,
    topic: topic[place] ?? 0,
    part,
  }))
}

interface HitColumns {
  /** Orders the hits, best first; undefined: the distance does. */
  readonly score?: RawBuilder<unknown>
  readonly words?: RawBuilder<unknown>
  /** Negative similarity. */
  readonly distance: RawBuilder<unknown>
  readonly categories: readonly CategoryId[]
}

/** Selects the columns of a hit. */
export function selectHit({
  score = sql`null::real`,
  words = sql`null::real`,
  distance,
  categories,
}: HitColumns): RawBuilder<unknown> {
  return sql`id, ${score} as score, ${words} as words, ${distance} as distance, ${toTopic(categories)} as topic`
}

/**
 * Selects the distance of a row to a vector given as text; null without a vector. All statements of a search compute it
 * alike, since the results round differently.
 * @param isEmbedded whether this is the embedded database. WebAssembly converts half floats in software, so only one of
 * the two vectors is converted, which halved the time.
 */
export function toDistance(vector: string | undefined, isEmbedded: boolean): RawBuilder<unknown> {
  if (vector === undefined) return sql`null::float8`
  return isEmbedded ? sql`embedding::vector <#> ${vector}::vector` : sql`embedding <#> ${vector}::halfvec`
}

/** Computes `scoreCategories` for a row. */
function toTopic(categories: readonly CategoryId[]): RawBuilder<unknown> {
  if (categories.length === 0) return sql`0::float8`
  const shares = categories.map(
    (category) => sql`case when content_categories[1] = ${category} then 1
      when ${category} = any(content_categories) then ${sql.lit(sideCategory)} else 0 end`,
  )
  return sql`(${sql.join(shares, sql` + `)})::float8 / ${sql.lit(categories.length)}`
}

/**
 * Returns the filters for rows found by an index, in a form that keeps the planner from reading another index for them
 * (30 ms for a platform at 1,000,000 rows).
 */
export function toTested(filters: SearchFilters): Condition {
  return sql`(${toConditions(filters)}) is true`
}

/** Returns the platform whose indexes are used; undefined if the filters name none or several. */
export function getOnlyPlatform({ platforms }: Pick<SearchFilters, 'platforms'>): Platform | undefined {
  const [platform, ...others] = platforms ?? []
  return others.length > 0 ? undefined : platform
}

/**
 * Returns the filters for rows found by an index that may be one of a single platform. The planner uses that only for a
 * literal condition, without which a scan of all platforms' index finds a third as many creators. Testing the platform
 * again would make pg_textsearch expect to skip most rows.
 * @param toTest Returns the condition of the filters that are tested for each row.
 */
export function toIndexed(filters: SearchFilters, toTest: (tested: SearchFilters) => Condition): Condition {
  const platform = getOnlyPlatform(filters)
  if (platform === undefined) return toTest(filters)
  return sql<SqlBool>`platform = ${sql.lit(platform)} and ${toTest({ ...filters, platforms: undefined })}`
}
