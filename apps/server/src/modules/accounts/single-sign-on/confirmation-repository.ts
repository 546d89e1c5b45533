import type { Executor } from '../../../database/database.ts'
import type { ConfirmationRow } from '../../../database/tables/account-tables.ts'

const columns = [
  'request_id',
  'device',
  'provider',
  'destination',
  'issuer',
  'subject',
  'email',
  'name',
  'role',
  'expires_at',
] as const

export async function insert(db: Executor, confirmation: ConfirmationRow): Promise<void> {
  await db.insertInto('single_sign_on_confirmations').values(confirmation).execute()
}

/** Finds a confirmation that this device began. @returns undefined if there is none, or it has expired. */
export async function find(
  db: Executor,
  { requestId, device, now }: { requestId: string; device: Buffer; now: Date },
): Promise<ConfirmationRow | undefined> {
  return db
    .selectFrom('single_sign_on_confirmations')
    .select(columns)
    .where('request_id', '=', requestId)
    .where('device', '=', device)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns whether it still existed. */
export async function deleteById(db: Executor, requestId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('single_sign_on_confirmations')
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
