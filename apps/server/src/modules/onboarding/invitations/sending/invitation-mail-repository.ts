import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** An invitation that only this process may mail, until its claim expires. */
export interface ClaimedInvitation {
  readonly id: string
  /** The invited creator; null if only an address was invited. */
  readonly creatorId: number | null
  readonly email: string
  readonly message: string
  readonly language: MailLanguage
  readonly expiresAt: Date
  /** Number of attempts, including this one. */
  readonly attempts: number
  /** Name of the inviting user; null for an operator. */
  readonly inviter: string | null
}

interface Claim {
  readonly now: Date
  /** When another process may claim it, should this one end. */
  readonly until: Date
  /** Hash of the token in the mail. */
  readonly tokenHash: Buffer
}

/**
 * Claims the invitation that has waited longest, and stores the hash of its mail's token. Those of a deactivated account
 * wait on. @returns undefined if none is waiting.
 */
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
        and not exists (select from users where users.id = created_by and deactivated_at is not null)
      order by send_after, email limit 1 for update skip locked
    )
    returning id, creator_id as "creatorId", email, message, coalesce(language, 'en') as language, expires_at as "expiresAt", attempts,
      (select username from users where users.id = created_by) as inviter`.execute(db)
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

/** Schedules another attempt. The token remains valid, since the mail may have been accepted after all. */
export async function postpone(db: Executor, { id, tokenHash }: HandedOver, sendAfter: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ send_after: sendAfter })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Marks an invitation as declined if its owner declined another one while it was being created. */
export async function markDeclined(db: Executor, { id, tokenHash }: HandedOver, now: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ declined_at: now, token_hash: null })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .execute()
}
