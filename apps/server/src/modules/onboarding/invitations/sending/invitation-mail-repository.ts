import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** An invitation whose mail this process alone may hand over, until its claim ends. */
export interface ClaimedInvitation {
  readonly id: string
  readonly email: string
  readonly message: string
  readonly expiresAt: Date
  /** How often it was tried, this time included. */
  readonly attempts: number
  /** User name of who invites; null: an operator does. */
  readonly inviter: string | null
}

interface Claim {
  readonly now: Date
  /** When another process may take it up, should this one end. */
  readonly until: Date
  /** Hash of the token in the mail. */
  readonly tokenHash: Buffer
}

/** Claims the invitation that has waited longest for its mail, with the token of that mail; undefined: none waits. */
export async function claimNext(
  db: Executor,
  { now, until, tokenHash }: Claim,
): Promise<ClaimedInvitation | undefined> {
  const { rows } = await sql<ClaimedInvitation>`
    update invitations set send_after = ${until}, attempts = attempts + 1, token_hash = ${tokenHash}
    where id = (
      select id from invitations
      where sent_at is null and failure is null and revoked_at is null and declined_at is null and used_at is null
        and send_after <= ${now} and expires_at > ${now}
      order by send_after limit 1 for update skip locked
    )
    returning id, email, message, expires_at as "expiresAt", attempts,
      (select username from users where users.id = user_id) as inviter`.execute(db)
  return rows[0]
}

/** A submitted mail. Its outcome is recorded only while the invitation still has its token: it may have been resent meanwhile. */
export interface HandedOver {
  readonly id: string
  readonly tokenHash: Buffer
}

export async function markSent(db: Executor, { id, tokenHash }: HandedOver, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Records that the mail will not be sent, and invalidates its token. */
export async function markFailed(db: Executor, { id, tokenHash }: HandedOver, failure: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ failure, token_hash: null })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** The token stays as it is: the mail may have been taken after all. */
export async function postpone(db: Executor, { id, tokenHash }: HandedOver, sendAfter: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ send_after: sendAfter })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Treats an invitation as declined whose owner declined another one while this was made. */
export async function markDeclined(db: Executor, { id, tokenHash }: HandedOver, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ declined_at: now, token_hash: null })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}
