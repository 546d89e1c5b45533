import type { Executor } from '../../../database/database.ts'
import type { MicrosoftAuthorizationRow } from '../../../database/tables/email-settings-tables.ts'

/** Stores a started authorization and deletes expired ones of all users. */
export async function insert(
  db: Executor,
  authorization: Omit<MicrosoftAuthorizationRow, 'created_at'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('microsoft_authorizations').where('expires_at', '<=', now).execute()
  await db.insertInto('microsoft_authorizations').values(authorization).execute()
}

/** Consumes a started authorization. Of several concurrent calls, only one receives it. */
export async function take(
  db: Executor,
  { stateHash, now }: { stateHash: Buffer; now: Date },
): Promise<Pick<MicrosoftAuthorizationRow, 'user_id' | 'code_verifier_sealed' | 'redirect_uri' | 'reads'> | undefined> {
  return db
    .deleteFrom('microsoft_authorizations')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_verifier_sealed', 'redirect_uri', 'reads'])
    .executeTakeFirst()
}
