import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { PlatformFailureKind } from '@troupe/contract/platform-report'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'

export type PlatformStateRow = Selectable<Tables['platform_states']>

/** Records a successful answer, at most once a minute. */
export async function noteAnswer(db: Executor, platform: Platform, at: Date): Promise<void> {
  await sql`
    insert into platform_states (platform, last_success_at) values (${platform}, ${at})
    on conflict (platform) do update set last_success_at = excluded.last_success_at
    where platform_states.last_success_at is null
      or platform_states.last_success_at < excluded.last_success_at - interval '1 minute'`.execute(db)
}

export interface NotedFailure {
  readonly kind: PlatformFailureKind
  readonly message: string
  readonly at: Date
}

/** Records a failure. */
export async function noteFailure(
  db: Executor,
  platform: Platform,
  { kind, message, at }: NotedFailure,
): Promise<void> {
  const failure = { last_error_kind: kind, last_error_message: message, last_error_at: at }
  await db
    .insertInto('platform_states')
    .values({ platform, ...failure, last_success_at: null })
    .onConflict((conflict) => conflict.column('platform').doUpdateSet(failure))
    .execute()
}

/** Lists the last success and failure of each platform. */
export async function listPlatformStates(db: Executor): Promise<PlatformStateRow[]> {
  return db.selectFrom('platform_states').selectAll().execute()
}
