import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { PlatformUsage } from './platform-port.ts'

/** Usage counters in the database. */
export function createPlatformUsage(db: Executor): PlatformUsage {
  return {
    async spend({ platform, bucket, startedAt }, units, limit) {
      if (limit !== undefined && units > limit) return undefined
      const { rows } = await sql<{ used: number }>`
        insert into platform_usage (platform, bucket, started_at, used)
        values (${platform}, ${bucket}, ${startedAt}, ${units})
        on conflict (platform, bucket, started_at) do update set used = platform_usage.used + excluded.used
        where ${limit ?? null}::bigint is null or platform_usage.used + excluded.used <= ${limit ?? null}::bigint
        returning used`.execute(db)
      return rows[0]?.used
    },
    async exhaust({ platform, bucket, startedAt }, limit) {
      await sql`
        insert into platform_usage (platform, bucket, started_at, used)
        values (${platform}, ${bucket}, ${startedAt}, ${limit})
        on conflict (platform, bucket, started_at) do update set used = greatest(platform_usage.used, excluded.used)
        `.execute(db)
    },
    async read({ platform, bucket, startedAt }) {
      const row = await db
        .selectFrom('platform_usage')
        .select('used')
        .where('platform', '=', platform)
        .where('bucket', '=', bucket)
        .where('started_at', '=', startedAt)
        .executeTakeFirst()
      return row?.used ?? 0
    },
  }
}

/** Deletes counters of past windows. */
export async function dropUsageBefore(db: Executor, time: Date): Promise<void> {
  await db.deleteFrom('platform_usage').where('started_at', '<', time).execute()
}
