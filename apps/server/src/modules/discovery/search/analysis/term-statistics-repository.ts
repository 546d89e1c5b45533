import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** Term frequencies in the catalogue. */
export interface TermStatistics {
  readonly creatorCount: number
  readonly averageTermCount: number
  /** Share of the creators that have a term, 0 to 1; rare terms are absent. */
  readonly shares: ReadonlyMap<string, number>
}

/** Posting lists of a sample of the creators. */
export interface TermSample {
  /** Number of sampled creators; they are numbered from 0. */
  readonly size: number
  /** Numbers of the creators that have a term; rare terms are absent. */
  readonly holders: ReadonlyMap<string, Uint16Array>
}

export interface SampledStatistics extends TermStatistics {
  readonly sample: TermSample
}

interface WantedTerms {
  /** Terms to return with frequency and sampled creators. */
  readonly sampled: readonly string[]
  /** Terms to return with frequency only. */
  readonly counted: readonly string[]
}

/** Reads term statistics as of the last refresh; before the first refresh those of an empty catalogue. */
export async function getTermStatistics(db: Executor, { sampled, counted }: WantedTerms): Promise<SampledStatistics> {
  const terms = [...new Set([...sampled, ...counted])]
  const { rows } = await sql<{
    count: number
    length: number
    sampleSize: number
    term: string | null
    share: number
    holders: Buffer | null
  }>`
    select creator_count as count, average_term_count as length, sample_size as "sampleSize", term, creator_share as share,
      case when term = any(${sampled}::text[]) then holders end as holders
    from catalogue_statistics left join term_statistics on term = any(${terms}::text[])`.execute(db)
  const known = rows.flatMap(({ term, ...row }) => (term === null ? [] : [{ term, ...row }]))
  return {
    creatorCount: rows[0]?.count ?? 0,
    averageTermCount: rows[0]?.length ?? 0,
    shares: new Map(known.map(({ term, share }) => [term, share])),
    sample: {
      size: rows[0]?.sampleSize ?? 0,
      holders: new Map(known.flatMap(({ term, holders }) => (holders === null ? [] : [[term, toNumbers(holders)]]))),
    },
  }
}

/** Decodes 16-bit big-endian numbers. */
function toNumbers(bytes: Buffer): Uint16Array {
  const numbers = new Uint16Array(bytes.length / 2)
  for (let place = 0; place < numbers.length; place++) numbers[place] = bytes.readUInt16BE(2 * place)
  return numbers
}

/** Version of the statistics; to be increased whenever `refreshTermStatistics` counts something else. */
export const statisticsVersion = 1

interface LastRefresh {
  readonly creatorCount: number
  readonly refreshedAt: Date
  /** Whether the statistics are of the current version and of terms that have not been rebuilt since. */
  readonly isCurrent: boolean
}

export async function findLastRefresh(db: Executor): Promise<LastRefresh | undefined> {
  const row = await db
    .selectFrom('catalogue_statistics')
    .select(['creator_count as creatorCount', 'refreshed_at as refreshedAt', 'version'])
    .executeTakeFirst()
  if (!row) return undefined
  const { version, ...last } = row
  return { ...last, isCurrent: version === statisticsVersion }
}

export async function countCreators(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('creators')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Enough creators to know the frequency of any relevant word to a few percent. */
const sampleSize = 30_000
/** Sampled creators are numbered by signed 16-bit integers. */
const maxNumbered = 32_768

interface RefreshOptions {
  readonly creatorCount: number
  readonly now: Date
}

/** Recounts the terms of the catalogue (or a sample of it), replaces the statistics and runs ANALYZE. */
export async function refreshTermStatistics(db: Executor, { creatorCount, now }: RefreshOptions): Promise<void> {
  const percent = Math.min(100, (sampleSize / Math.max(1, creatorCount)) * 100)
  const source = percent < 100 ? sql`creators tablesample system (${sql.lit(percent)})` : sql`creators`
  await db.transaction().execute(async (transaction) => {
    // The second of two servers counting at the same time waits; it would insert the same rows.
    await sql`lock table catalogue_statistics in share row exclusive mode`.execute(transaction)
    await sql`delete from term_statistics`.execute(transaction)
    await sql`delete from catalogue_statistics`.execute(transaction)
    // Terms of only one creator are left out: most terms are, and a missing term counts as rare.
    await sql`
      with sample as materialized (
        select row_number() over () - 1 as number, terms, term_count, platform, content_categories from ${source} limit ${maxNumbered}
      ), whole as (
        insert into catalogue_statistics (creator_count, average_term_count, sample_size, refreshed_at, version)
        select ${creatorCount}, coalesce(avg(term_count), 0), count(*), ${now}, ${statisticsVersion} from sample
      )
      insert into term_statistics (term, creator_share, holders)
      select lexeme, count(*) / (select count(*) from sample)::float8, string_agg(int2send(number::int2), '' order by number)
      from (
        select number, lexeme from sample, unnest(terms)
        union all select number, 'on~' || platform from sample
        union all select number, 'also~' || category from sample, unnest(content_categories[2:]) as category
      ) as had group by lexeme having count(*) > 1`.execute(transaction)
  })
  await sql`analyze creators, term_statistics`.execute(db)
}

/** Removes dead rows and merges the pending lists of the word indexes; only the embedded database needs it. */
export async function tidyCreators(db: Executor): Promise<void> {
  await sql`vacuum analyze creators`.execute(db)
}
