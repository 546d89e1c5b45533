import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'

/** An invitation that can be used. */
export interface UsableInvitation {
  readonly id: string
  readonly email: string
  /** The inviting user; null if an operator invited. */
  readonly workspaceId: string | null
  /** Address of that user. */
  readonly inviterEmail: string | null
  readonly inviterName: string | null
  /** Message to the invited creator; empty if there is none. */
  readonly message: string
  /** The invited creator; null if only an address was invited. */
  readonly creatorId: number | null
  /** URL of that creator's channel. */
  readonly channelUrl: string | null
}

const isUsable = (now: Date) =>
  sql<boolean>`used_at is null and declined_at is null and revoked_at is null and expires_at > ${now}`

/** The invitation whose token has this hash, unless it was used, declined or revoked, or has expired. */
export async function findUsableByHash(db: Executor, hash: Buffer, now: Date): Promise<UsableInvitation | undefined> {
  const invitation = await db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'created_by')
    .select([
      'invitations.id',
      'invitations.email',
      'workspace_id as workspaceId',
      'users.email as inviterEmail',
      'users.username as inviterName',
      'invitations.message',
      'creator_id as creatorId',
    ])
    .where('token_hash', '=', hash)
    .where(isUsable(now))
    .executeTakeFirst()
  if (!invitation) return undefined
  const creator = await db
    .selectFrom('creators')
    .select('url')
    .where('id', '=', invitation.creatorId)
    .executeTakeFirst()
  return { ...invitation, channelUrl: creator?.url ?? null }
}

/** Marks an invitation as used by the creator that registered with it. @returns whether it was usable. */
export async function takeByHash(
  transaction: Executor,
  { hash, creatorId, now }: { hash: Buffer; creatorId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('invitations')
    .set({ used_at: now, creator_id: creatorId })
    .where('token_hash', '=', hash)
    .where(isUsable(now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the token's invitation and all open ones to the same address as declined. @returns whether there were any. */
export async function declineByHash(db: Executor, hash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invitations set declined_at = ${now}
    from (select id, email from invitations where token_hash = ${hash} and used_at is null) as answered
    where invitations.email = answered.email and (invitations.id = answered.id or revoked_at is null and expires_at > ${now})
      and used_at is null and declined_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
