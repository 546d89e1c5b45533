import type { Executor } from '../../../database/database.ts'
import type { CodeSubject } from './code-subject.ts'

/** A pending registration, kept until its address is verified. */
export interface PendingRegistration {
  readonly username: string
  readonly passwordHash: string
}

export interface NewRequest {
  readonly subject: CodeSubject
  readonly registration?: PendingRegistration | undefined
  /** SHA-256 of the requesting device's id; undefined if the request belongs to a user. */
  readonly device: Buffer | undefined
  readonly network: string
  readonly expiresAt: Date
  readonly now: Date
}

/** @returns the request's id. */
export async function insert(db: Executor, request: NewRequest): Promise<string> {
  const { subject, registration } = request
  const { id } = await db
    .insertInto('email_verifications')
    .values({
      purpose: subject.purpose,
      email: subject.email,
      user_id: subject.userId ?? null,
      device: request.device ?? null,
      network: request.network,
      username: registration?.username ?? null,
      password_hash: registration?.passwordHash ?? null,
      expires_at: request.expiresAt,
      created_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Identifies the request of a caller. */
export type Requester =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'device'; readonly device: Buffer }
  | { readonly by: 'network'; readonly network: string }
  /** The subject names the user. */
  | { readonly by: 'user' }

export interface Attempt {
  readonly requestId: string
  /** Codes entered for the request so far, including this one. */
  readonly attempts: number
}

/**
 * Counts an entered code for the requester's newest request, before it is compared; no two concurrent calls get the
 * same number. Requesters identified by network only are counted separately, so that they cannot use up the attempts of
 * the browser that asked. Returns undefined if there is no open request.
 */
export async function countAttempt(
  db: Executor,
  { subject, requester, now }: { subject: CodeSubject; requester: Requester; now: Date },
): Promise<Attempt | undefined> {
  const column = requester.by === 'network' ? 'network_attempts' : 'attempts'
  const { purpose, email, userId } = subject
  return db
    .updateTable('email_verifications')
    .set((set) => ({ [column]: set(column, '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('email_verifications as open')
        .select('open.id')
        .where('open.purpose', '=', purpose)
        .where('open.email', '=', email)
        .where('open.user_id', userId ? '=' : 'is', userId ?? null)
        .where('open.expires_at', '>', now)
        .where((where) => where.and(toColumns(requester)))
        .orderBy('open.created_at', 'desc')
        .orderBy('open.id')
        .limit(1),
    )
    .returning(['id as requestId', `${column} as attempts`])
    .executeTakeFirst()
}

function toColumns(
  requester: Requester,
): { 'open.id': string } | { 'open.device': Buffer } | { 'open.network': string } | object {
  switch (requester.by) {
    case 'id':
      return { 'open.id': requester.id }
    case 'device':
      return { 'open.device': requester.device }
    case 'network':
      return { 'open.network': requester.network }
    case 'user':
      return {}
  }
}

/** Consumes a pending registration and returns it. */
export async function takeRegistration(
  db: Executor,
  requestId: string,
): Promise<{ email: string; username: string; passwordHash: string } | undefined> {
  return db
    .deleteFrom('email_verifications')
    .where('purpose', '=', 'registration')
    .where('id', '=', requestId)
    .returning(['email', 'username', 'password_hash as passwordHash'])
    .$narrowType<{ username: string; passwordHash: string }>()
    .executeTakeFirst()
}

/** Deletes all open requests for an address, except those of a user, which are deleted with the user. */
export async function deleteByEmail(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('email_verifications').where('email', '=', email).where('user_id', 'is', null).execute()
}

export interface EmailChange {
  readonly id: string
  readonly email: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** The changes of address that a user has requested, after the given id, by id. */
export async function listEmailChanges(
  db: Executor,
  { userId, after, limit }: { userId: string; after: string | undefined; limit: number },
): Promise<EmailChange[]> {
  return db
    .selectFrom('email_verifications')
    .select(['id', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}
