import type { Executor } from '../../../database/database.ts'
import type { SenderRow } from '../../../database/tables/email-settings-tables.ts'
import type { SealedTokens, StoredTokens } from '../oauth/kept-tokens.ts'
import type { MicrosoftAccount } from './microsoft-port.ts'

interface NewConnection {
  readonly account: MicrosoftAccount
  readonly reads: boolean
  readonly tokens: SealedTokens
}

const toColumns = ({ refreshTokenSealed, accessTokenSealed, accessExpiresAt }: SealedTokens) => ({
  microsoft_refresh_token_sealed: refreshTokenSealed,
  microsoft_access_token_sealed: accessTokenSealed,
  microsoft_access_expires_at: accessExpiresAt,
})

/** The tokens of a connection, and whether they permit reading; undefined if there is none. */
export async function findTokens(
  db: Executor,
  userId: string,
): Promise<(StoredTokens & { reads: boolean }) | undefined> {
  const row = await db
    .selectFrom('senders')
    .select([
      'microsoft_refresh_token_sealed',
      'microsoft_access_token_sealed',
      'microsoft_access_expires_at',
      'microsoft_reads',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row?.microsoft_refresh_token_sealed) return undefined
  return {
    refreshTokenSealed: row.microsoft_refresh_token_sealed,
    accessTokenSealed: row.microsoft_access_token_sealed,
    accessExpiresAt: row.microsoft_access_expires_at,
    reads: row.microsoft_reads,
  }
}

/**
 * Stores a connection and replaces any previous one.
 * @param defaults the other settings, for a user without any.
 */
export async function connect(
  db: Executor,
  defaults: SenderRow,
  { account, reads, tokens }: NewConnection,
): Promise<void> {
  const connection = {
    microsoft_state: 'connected' as const,
    microsoft_email: account.email,
    microsoft_kind: account.kind,
    microsoft_reads: reads,
    microsoft_since: defaults.updated_at,
    ...toColumns(tokens),
  }
  await db
    .insertInto('senders')
    .values({ ...defaults, ...connection })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...connection, updated_at: defaults.updated_at }),
    )
    .execute()
}

/** Stores refreshed tokens, unless the connection that they belong to was replaced or ended meanwhile. */
export async function renew(
  db: Executor,
  userId: string,
  { usedRefreshTokenSealed, tokens }: { usedRefreshTokenSealed: string; tokens: SealedTokens },
): Promise<void> {
  await db
    .updateTable('senders')
    .set(toColumns(tokens))
    .where('user_id', '=', userId)
    .where('microsoft_refresh_token_sealed', '=', usedRefreshTokenSealed)
    .execute()
}

/** Deletes the connection. */
export async function disconnect(db: Executor, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('senders')
    .set({
      microsoft_state: 'disconnected',
      microsoft_email: null,
      microsoft_kind: null,
      microsoft_reads: false,
      microsoft_since: null,
      microsoft_refresh_token_sealed: null,
      microsoft_access_token_sealed: null,
      microsoft_access_expires_at: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Shows the connection as ended by Microsoft, if it still uses that token. The account stays known. */
export async function markRevoked(
  db: Executor,
  userId: string,
  { refreshTokenSealed, now }: { refreshTokenSealed: string; now: Date },
): Promise<void> {
  await db
    .updateTable('senders')
    .set({
      microsoft_state: 'revoked',
      microsoft_since: now,
      microsoft_refresh_token_sealed: null,
      microsoft_access_token_sealed: null,
      microsoft_access_expires_at: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('microsoft_refresh_token_sealed', '=', refreshTokenSealed)
    .execute()
}
