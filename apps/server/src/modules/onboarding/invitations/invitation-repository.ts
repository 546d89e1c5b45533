import type { InvitationState } from '@troupe/contract/invitations'
import type { MailLanguage } from '@troupe/contract/mail/mail-languages'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { InvitationRow } from '../../../database/tables/onboarding-tables.ts'

/** An invitation as shown to its workspace, with the invited creator. */
export interface ShownInvitation
  extends Pick<
    InvitationRow,
    | 'id'
    | 'email'
    | 'failure'
    | 'sent_at'
    | 'expires_at'
    | 'revoked_at'
    | 'declined_at'
    | 'used_at'
    | 'created_at'
    | 'creator_id'
  > {
  /** Null without a creator, as are the next two. */
  readonly title: string | null
  readonly handle: string | null
  readonly avatar: string | null
}

/** @param wanted Which invitations, by their own columns. @param found Which of them, by those of their creators too. */
function selectShown(wanted: RawBuilder<unknown>, found: RawBuilder<unknown>): RawBuilder<ShownInvitation> {
  return sql`
    with ${withCreators(wanted)}
    select invitations.id, invitations.email, failure, sent_at, expires_at, revoked_at, declined_at, used_at, created_at,
      creator_id, title, handle, avatar
    from invitations left join creators on creators.id = creator_id ${found}`
}

/** Invitations and their creators, under the names of their tables. */
function withCreators(wanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    invitations as materialized (select * from invitations ${wanted}),
    creators as materialized (
      select id, title, handle, avatar from creators where id in (select creator_id from invitations)
    )`
}

/** SQL equivalent of `toInvitationState`; a test keeps the two consistent. */
function isIn(state: InvitationState, now: Date): RawBuilder<boolean> {
  const isUntouched = sql<boolean>`used_at is null and declined_at is null and revoked_at is null`
  const hasTime = sql<boolean>`${isUntouched} and failure is null and expires_at > ${now}`
  const conditions: Record<InvitationState, RawBuilder<boolean>> = {
    registered: sql`used_at is not null`,
    declined: sql`used_at is null and declined_at is not null`,
    revoked: sql`used_at is null and declined_at is null and revoked_at is not null`,
    failed: sql`${isUntouched} and failure is not null`,
    expired: sql`${isUntouched} and failure is null and expires_at <= ${now}`,
    sent: sql`${hasTime} and sent_at is not null`,
    sending: sql`${hasTime} and sent_at is null`,
  }
  return conditions[state]
}

export interface InvitationSearch {
  readonly workspaceId: string
  /** Part of an address, or of a creator's name or handle; an empty string matches all. */
  readonly query: string
  readonly state: InvitationState | undefined
  readonly creatorId: number | undefined
  readonly now: Date
}

function toCondition({ workspaceId, state, creatorId, now }: InvitationSearch): RawBuilder<unknown> {
  return sql`where workspace_id = ${workspaceId}
    and (${creatorId ?? null}::bigint is null or creator_id = ${creatorId ?? null}::bigint)
    and ${state ? isIn(state, now) : sql`true`}`
}

function hasText({ query }: InvitationSearch): RawBuilder<unknown> {
  const text = query.toLowerCase()
  return sql`where strpos(invitations.email, ${text}) > 0 or strpos(lower(title), ${text}) > 0
    or strpos(lower(handle), ${text}) > 0`
}

/** One page, newest first. */
export async function list(
  db: Executor,
  search: InvitationSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownInvitation[]> {
  const order = sql`order by created_at desc, invitations.id`
  const page = sql`${order} limit ${limit} offset ${offset}`
  const wanted = toCondition(search)
  const { rows } = await (search.query === ''
    ? selectShown(sql`${wanted} ${page}`, order)
    : selectShown(wanted, sql`${hasText(search)} ${page}`)
  ).execute(db)
  return rows
}

export async function count(db: Executor, search: InvitationSearch): Promise<number> {
  const wanted = toCondition(search)
  const { rows } = await (search.query === ''
    ? sql<{ count: number }>`select count(*) as count from invitations ${wanted}`
    : sql<{ count: number }>`
        with ${withCreators(wanted)}
        select count(*) as count from invitations left join creators on creators.id = creator_id ${hasText(search)}`
  ).execute(db)
  return rows[0]?.count ?? 0
}

/** The workspace's invitations with these ids, in the order of the ids. */
export async function listByIds(db: Executor, workspaceId: string, ids: readonly string[]): Promise<ShownInvitation[]> {
  if (ids.length === 0) return []
  const { rows } = await selectShown(
    sql`where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`,
    sql`order by array_position(${ids}::uuid[], invitations.id)`,
  ).execute(db)
  return rows
}

/** Id of the inviting workspace; null for an operator. */
type Inviter = string | null

/** Serialises calls that invite on behalf of one workspace, across all nodes, until the transaction ends. */
export async function lockInviter(transaction: Executor, inviter: Inviter): Promise<void> {
  const key = `invitations ${inviter ?? 'of operators'}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

export interface NewInvitation {
  readonly inviter: Inviter
  /** The member who invites; null for an operator. */
  readonly createdBy: string | null
  readonly creatorId: number | null
  readonly email: string
  readonly message: string
  readonly language: MailLanguage
  readonly now: Date
  readonly expiresAt: Date
}

/** @returns the ids, in the order of the invitations. */
export async function insertAll(db: Executor, invitations: readonly NewInvitation[]): Promise<string[]> {
  if (invitations.length === 0) return []
  // Inserting locks the creators, so this follows the lock order (`lockCreators`).
  const inOrder = invitations.toSorted((one, other) => (one.creatorId ?? 0) - (other.creatorId ?? 0))
  const rows = await db
    .insertInto('invitations')
    .values(
      inOrder.map(({ inviter, createdBy, creatorId, email, message, language, now, expiresAt }) => ({
        workspace_id: inviter,
        created_by: createdBy,
        creator_id: creatorId,
        email,
        message,
        language,
        expires_at: expiresAt,
        send_after: now,
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return invitations.flatMap(({ email }) => ids.get(email) ?? [])
}

/**
 * Renews an invitation unless it was used, declined or revoked: queues a new mail and invalidates the previous token.
 */
export async function renew(
  db: Executor,
  { id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ token_hash: null, failure: null, attempts: 0, send_after: now, sent_at: null, expires_at: expiresAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes the user's invitation unless it was used or declined. */
export async function revoke(
  db: Executor,
  { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

interface OperatorInvitation {
  readonly email: string
  readonly tokenHash: Buffer
  readonly now: Date
  readonly expiresAt: Date
}

/** Sets the token of the operators' open invitation to an address, or creates one. @returns whether one existed. */
export async function putOfOperator(
  db: Executor,
  { email, tokenHash, now, expiresAt }: OperatorInvitation,
): Promise<boolean> {
  const common = { token_hash: tokenHash, sent_at: now, expires_at: expiresAt }
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set(common)
    .where('workspace_id', 'is', null)
    .where('email', '=', email)
    .where(isIn('sent', now))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  await db
    .insertInto('invitations')
    .values({ ...common, email, message: '', send_after: now, created_at: now })
    .execute()
  return false
}

/** Moves invitations to another row of the same creator. */
export async function moveInvitations(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('invitations').set({ creator_id: to }).where('creator_id', '=', from).execute()
}

/** Finds those of the creators that were invited. */
export async function findInvited(
  db: Executor,
  { creatorIds }: { readonly creatorIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('invitations')
    .select('creator_id')
    .distinct()
    .where('creator_id', '=', sql<number>`any(${[...creatorIds]}::bigint[])`)
    .execute()
  return rows.flatMap(({ creator_id }) => creator_id ?? [])
}
