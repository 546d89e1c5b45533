import type { EmailProvider } from '@troupe/contract/mail/email-provider'
import type { Executor } from '../../database/database.ts'
import type { SenderRow } from '../../database/tables/email-settings-tables.ts'

const columns = [
  'user_id',
  'email_provider',
  'smtp_host',
  'smtp_port',
  'smtp_user',
  'smtp_from',
  'smtp_pass_sealed',
  'gmail_state',
  'gmail_email',
  'gmail_since',
  'gmail_reads',
  'gmail_refresh_token_sealed',
  'gmail_access_token_sealed',
  'gmail_access_expires_at',
  'microsoft_state',
  'microsoft_email',
  'microsoft_kind',
  'microsoft_reads',
  'microsoft_since',
  'microsoft_refresh_token_sealed',
  'microsoft_access_token_sealed',
  'microsoft_access_expires_at',
  'updated_at',
] as const

/** Settings that a user can change; undefined ones keep their value. */
export interface SenderChanges {
  readonly email_provider?: EmailProvider | undefined
  readonly smtp_host?: string | undefined
  readonly smtp_port?: number | undefined
  readonly smtp_user?: string | undefined
  readonly smtp_from?: string | undefined
  readonly smtp_pass_sealed?: string | null | undefined
}

/** Default settings. */
export function makeDefaultSender(userId: string, now: Date): SenderRow {
  return {
    user_id: userId,
    email_provider: 'smtp',
    smtp_host: '',
    smtp_port: 587,
    smtp_user: '',
    smtp_from: '',
    smtp_pass_sealed: null,
    gmail_state: 'disconnected',
    gmail_email: null,
    gmail_since: null,
    gmail_reads: false,
    gmail_refresh_token_sealed: null,
    gmail_access_token_sealed: null,
    gmail_access_expires_at: null,
    microsoft_state: 'disconnected',
    microsoft_email: null,
    microsoft_kind: null,
    microsoft_reads: false,
    microsoft_since: null,
    microsoft_refresh_token_sealed: null,
    microsoft_access_token_sealed: null,
    microsoft_access_expires_at: null,
    updated_at: now,
  }
}

export async function find(db: Executor, userId: string): Promise<SenderRow | undefined> {
  return db.selectFrom('senders').select(columns).where('user_id', '=', userId).executeTakeFirst()
}

/** Changes the given settings only, so that concurrent changes of other settings are kept. */
export async function save(db: Executor, userId: string, changes: SenderChanges, now: Date): Promise<SenderRow> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return db
    .insertInto('senders')
    .values({ ...makeDefaultSender(userId, now), ...given })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...given, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export interface GmailTokens {
  readonly refreshTokenSealed: string
  readonly accessTokenSealed: string
  readonly accessExpiresAt: Date
}

/** Stores a connection and replaces any previous one. */
export async function connectGmail(
  db: Executor,
  userId: string,
  { email, reads, tokens, now }: { email: string; reads: boolean; tokens: GmailTokens; now: Date },
): Promise<void> {
  const connection = {
    gmail_state: 'connected' as const,
    gmail_email: email,
    gmail_since: now,
    gmail_reads: reads,
    gmail_refresh_token_sealed: tokens.refreshTokenSealed,
    gmail_access_token_sealed: tokens.accessTokenSealed,
    gmail_access_expires_at: tokens.accessExpiresAt,
  }
  await db
    .insertInto('senders')
    .values({ ...makeDefaultSender(userId, now), ...connection })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...connection, updated_at: now }))
    .execute()
}

/** Stores refreshed tokens, unless the connection that they belong to was replaced or ended meanwhile. */
export async function renewGmail(
  db: Executor,
  userId: string,
  { usedRefreshTokenSealed, tokens }: { usedRefreshTokenSealed: string; tokens: GmailTokens },
): Promise<void> {
  await db
    .updateTable('senders')
    .set({
      gmail_refresh_token_sealed: tokens.refreshTokenSealed,
      gmail_access_token_sealed: tokens.accessTokenSealed,
      gmail_access_expires_at: tokens.accessExpiresAt,
    })
    .where('user_id', '=', userId)
    .where('gmail_refresh_token_sealed', '=', usedRefreshTokenSealed)
    .execute()
}

/** Ends the connection; with `refreshTokenSealed`, only if the connection still uses that token. */
export async function endGmail(
  db: Executor,
  userId: string,
  { state, refreshTokenSealed, now }: { state: 'disconnected' | 'revoked'; refreshTokenSealed?: string; now: Date },
): Promise<void> {
  await db
    .updateTable('senders')
    .set({
      gmail_state: state,
      // A connection that Google has ended is asked for with the same permissions again.
      ...(state === 'disconnected'
        ? { gmail_email: null, gmail_since: null, gmail_reads: false }
        : { gmail_since: now }),
      gmail_refresh_token_sealed: null,
      gmail_access_token_sealed: null,
      gmail_access_expires_at: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .$if(refreshTokenSealed !== undefined, (query) =>
      query.where('gmail_refresh_token_sealed', '=', refreshTokenSealed ?? ''),
    )
    .execute()
}

/** The address and language of the user's account; undefined if the user no longer exists. */
export async function findUser(
  db: Executor,
  userId: string,
): Promise<{ email: string; language: string | null } | undefined> {
  return db.selectFrom('users').select(['email', 'language']).where('id', '=', userId).executeTakeFirst()
}
