import type { Executor } from '../../database/database.ts'
import type { GmailAuthorizationRow } from '../../database/tables/email-settings-tables.ts'

export type NewGmailAuthorization = Omit<GmailAuthorizationRow, 'created_at'>

/** Stores a started authorization and deletes expired ones of all users. */
export async function insert(db: Executor, authorization: NewGmailAuthorization, now: Date): Promise<void> {
  await db.deleteFrom('gmail_authorizations').where('expires_at', '<=', now).execute()
  await db.insertInto('gmail_authorizations').values(authorization).execute()
}

/** Consumes a started authorization. Of several concurrent calls, only one receives it. */
export async function take(
  db: Executor,
  { stateHash, now }: { stateHash: Buffer; now: Date },
): Promise<Pick<GmailAuthorizationRow, 'user_id' | 'code_verifier_sealed' | 'redirect_uri'> | undefined> {
  return db
    .deleteFrom('gmail_authorizations')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_verifier_sealed', 'redirect_uri'])
    .executeTakeFirst()
}
