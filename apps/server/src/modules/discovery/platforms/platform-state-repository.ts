import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { Message } from '@troupe/contract/messages/message'
import { toWireMessage } from '@troupe/contract/messages/wire-message'
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
  readonly said: Message
  readonly at: Date
}

/** Records a failure. */
export async function noteFailure(db: Executor, platform: Platform, { kind, said, at }: NotedFailure): Promise<void> {
  const { message_key: key, message_params: params = {} } = toWireMessage(said)
  const failure = {
    last_error_kind: kind,
    last_error_message: said.text,
    last_error_message_key: key ?? null,
    last_error_message_params: JSON.stringify(params),
    last_error_at: at,
  }
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
