import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** Second factors of an account. */
export interface FactorState {
  /** When the authenticator app was set up. */
  readonly appSince: Date | null
  readonly passkeyCount: number
  readonly recoveryCodeCount: number
}

/** Reads which second factors an account has. */
export async function read(db: Executor, userId: string): Promise<FactorState> {
  const { rows } = await sql<FactorState>`
    select
      (select confirmed_at from authenticator_apps where user_id = ${userId}) as "appSince",
      (select count(*) from passkeys where user_id = ${userId}) as "passkeyCount",
      (select count(*) from recovery_codes where user_id = ${userId}) as "recoveryCodeCount"`.execute(db)
  return rows[0] ?? { appSince: null, passkeyCount: 0, recoveryCodeCount: 0 }
}

/** Number of second factors: the app and each passkey. Recovery codes are none, they only replace one. */
export function countFactors({ appSince, passkeyCount }: FactorState): number {
  return passkeyCount + (appSince ? 1 : 0)
}

/** Locks the account's row, so that its factors are changed by one transaction at a time. */
export async function lockAccount(transaction: Executor, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
