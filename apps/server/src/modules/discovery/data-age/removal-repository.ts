import type { Platform } from '@troupe/contract/catalogues/platforms'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** What was removed: rows, by platform and kind. */
export interface RemovalCount {
  readonly platform: Platform
  readonly kind: string
  readonly count: number
}

/** Adds to what was removed on a day. */
export async function noteRemoved(db: Executor, now: Date, { platform, kind, count }: RemovalCount): Promise<void> {
  if (count === 0) return
  await sql`
    insert into data_removals (day, platform, kind, count)
    values (${now.toISOString().slice(0, 10)}::date, ${platform}, ${kind}, ${count})
    on conflict (day, platform, kind) do update set count = data_removals.count + excluded.count`.execute(db)
}

/** What was removed since a day (ISO date); undefined: ever. */
export async function sumRemoved(db: Executor, since?: string): Promise<RemovalCount[]> {
  const { rows } = await sql<RemovalCount>`
    select platform, kind, sum(count)::bigint as count from data_removals
    where ${since ?? null}::date is null or day >= ${since ?? null}::date
    group by platform, kind order by platform, kind`.execute(db)
  return rows
}
