import type { PlatformFailureKind } from '@troupe/contract/platform-status'
import type { Platform } from '@troupe/contract/platforms'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

export type PlatformStateRow = Selectable<Tables['platform_states']>

/** Notes that a platform answered; within a minute of the last time nothing is written. */
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

/** Notes why a platform did not answer. */
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

/** How each platform that was ever asked last did. */
export async function listPlatformStates(db: Executor): Promise<PlatformStateRow[]> {
  return db.selectFrom('platform_states').selectAll().execute()
}
