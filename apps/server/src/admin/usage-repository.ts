import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export interface StoredUsage {
  readonly people: number
  readonly creators: number
  readonly campaigns: number
  readonly databaseBytes: number
}

/** Counts what the installation holds. */
export async function readStoredUsage(db: Executor): Promise<StoredUsage> {
  const { rows } = await sql<{ people: number; creators: number; campaigns: number; bytes: string }>`
    select (select count(*)::int from users) as people, (select count(*)::int from creators) as creators,
      (select count(*)::int from campaigns) as campaigns,
      pg_database_size(current_database())::text as bytes`.execute(db)
  const [row] = rows
  return {
    people: row?.people ?? 0,
    creators: row?.creators ?? 0,
    campaigns: row?.campaigns ?? 0,
    databaseBytes: Number(row?.bytes ?? 0),
  }
}

export interface DayCount {
  /** Such as `2030-03-01`, in UTC. */
  readonly day: string
  readonly count: number
}

/** Mails of campaigns, and answers, that were sent on each of the days until today, oldest first. */
export async function countMailsPerDay(
  db: Executor,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    with days as (
      select ((${now}::timestamptz at time zone 'UTC')::date - back) as day from generate_series(0, ${days - 1}::int) as back
    ), sent as (
      select sent_at from messages where sent_at >= ${now}::timestamptz - ${days}::int * interval '24 hours'
      union all
      select sent_at from thread_answers where sent_at >= ${now}::timestamptz - ${days}::int * interval '24 hours'
    ), counted as (
      select (sent_at at time zone 'UTC')::date as day, count(*)::int as count from sent group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
    from days left join counted on counted.day = days.day order by days.day`.execute(db)
  return rows
}
