import type { Platform } from '@troupe/contract/catalogues/platforms'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** A channel and the address whose holder proves it. */
export interface ProofSubject {
  readonly platform: Platform
  readonly channelId: string
  readonly email: string
}

export interface ChannelProof {
  readonly code: string
  readonly expiresAt: Date
  /** When the code was found; null until then. */
  readonly provenAt: Date | null
}

/** Finds the valid code of an address for a channel. */
export async function find(
  db: Executor,
  { platform, channelId, email }: ProofSubject,
  now: Date,
): Promise<ChannelProof | undefined> {
  return db
    .selectFrom('channel_proofs')
    .select(['code', 'expires_at as expiresAt', 'proven_at as provenAt'])
    .where('platform', '=', platform)
    .where('channel_id', '=', channelId)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Stores a code, unless a valid one is stored. */
export async function insert(
  db: Executor,
  { platform, channelId, email }: ProofSubject,
  { code, expiresAt, now }: { readonly code: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('channel_proofs')
    .values({ platform, channel_id: channelId, email, code, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .columns(['platform', 'channel_id', 'email'])
        .doUpdateSet({ code, expires_at: expiresAt, proven_at: null })
        .where('channel_proofs.expires_at', '<=', now),
    )
    .execute()
}

/** Records that the code was found. */
export async function markProven(
  db: Executor,
  { platform, channelId, email }: ProofSubject,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('channel_proofs')
    .set({ proven_at: now })
    .where('platform', '=', platform)
    .where('channel_id', '=', channelId)
    .where('email', '=', email)
    .where('code', '=', code)
    .execute()
}

/** Uses up a proof. @returns whether there was one. */
export async function takeProven(
  db: Executor,
  { platform, channelId, email }: ProofSubject,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('channel_proofs')
    .where('platform', '=', platform)
    .where('channel_id', '=', channelId)
    .where('email', '=', email)
    .where('proven_at', 'is not', null)
    .where('expires_at', '>', now)
    .returning('code')
    .executeTakeFirst()
  return taken !== undefined
}

export async function dropExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('channel_proofs').where('expires_at', '<=', now).execute()
}

/** Deletes the codes for a creator's channel, and all codes of the addresses. */
export async function forgetProofs(
  db: Executor,
  { id, emails }: { readonly id: number; readonly emails: readonly string[] },
): Promise<void> {
  await sql`
    delete from channel_proofs using channels
    where channels.id = ${id} and channel_proofs.platform = channels.platform
      and channel_proofs.channel_id = channels.channel_id`.execute(db)
  if (emails.length > 0) await db.deleteFrom('channel_proofs').where('email', 'in', emails).execute()
}
