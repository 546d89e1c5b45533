import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { TermStatistics } from './search-candidate.ts'

/** How common these terms are, as of the last refresh; an empty catalogue's before the first. */
export async function getTermStatistics(db: Executor, terms: readonly string[]): Promise<TermStatistics> {
  const { rows } = await sql<{ size: number; length: number; term: string | null; share: number | null }>`
    select creator_count as size, average_term_count as length, term, creator_share as share
    from catalogue_statistics left join term_statistics on term = any(${terms}::text[])`.execute(db)
  const shares = rows.flatMap(({ term, share }) => (term === null || share === null ? [] : [[term, share] as const]))
  return {
    creatorCount: rows[0]?.size ?? 0,
    averageTermCount: rows[0]?.length ?? 0,
    shares: new Map(shares),
  }
}

export async function findLastRefresh(db: Executor): Promise<{ creatorCount: number; refreshedAt: Date } | undefined> {
  return db
    .selectFrom('catalogue_statistics')
    .select(['creator_count as creatorCount', 'refreshed_at as refreshedAt'])
    .executeTakeFirst()
}

export async function countCreators(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('creators')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface RefreshOptions {
  readonly creatorCount: number
  /** At most about so many creators are read. */
  readonly sampleSize: number
  readonly now: Date
}

/** Counts the terms of (a sample of) the catalogue anew and replaces what was known; also tells the planner. */
export async function refreshTermStatistics(db: Executor, options: RefreshOptions): Promise<void> {
  const percent = Math.min(100, (options.sampleSize / Math.max(1, options.creatorCount)) * 100)
  // `ts_stat` takes its query as a text, into which only this number goes.
  const sample = percent < 100 ? `creators tablesample system (${percent.toFixed(4)})` : 'creators'
  await db.transaction().execute(async (transaction) => {
    await sql`delete from term_statistics`.execute(transaction)
    await sql`delete from catalogue_statistics`.execute(transaction)
    const { rows } = await sql<{ sampled: number; length: number }>`
      select count(*) as sampled, coalesce(avg(term_count), 0)::float8 as length
      from ${sql.raw(sample)}`.execute(transaction)
    const { sampled, length } = rows[0] ?? { sampled: 0, length: 0 }
    // A term of one creator is rare, listed or not; most terms are.
    await sql`
      insert into term_statistics (term, creator_share)
      select word, ndoc / ${Math.max(1, sampled)}::float8 from ts_stat(${`select terms from ${sample}`})
      where ndoc > 1`.execute(transaction)
    await countPairs(transaction, sample, sampled)
    await sql`
      insert into catalogue_statistics (creator_count, average_term_count, refreshed_at)
      values (${options.creatorCount}, ${length}, ${options.now})`.execute(transaction)
  })
  await sql`analyze creators, term_statistics`.execute(db)
}

/** Counts those of a first category who have a term, under the name that `toPairTerm` gives. */
async function countPairs(transaction: Executor, sample: string, sampled: number): Promise<void> {
  await sql`
    insert into term_statistics (term, creator_share)
    select 'main~' || content_categories[1] || ' ' || lexeme, count(*) / ${Math.max(1, sampled)}::float8
    from ${sql.raw(sample)}, unnest(terms) where content_categories <> '{}'
    group by content_categories[1], lexeme having count(*) > 2`.execute(transaction)
}

/** Clears away what updates left behind and merges what the word indexes only noted; a PostgreSQL does so by itself. */
export async function tidyCreators(db: Executor): Promise<void> {
  await sql`vacuum analyze creators`.execute(db)
}
