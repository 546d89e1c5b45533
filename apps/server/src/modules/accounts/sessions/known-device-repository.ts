import type { Executor } from '../../../database/database.ts'

interface KnownDevice {
  readonly userId: string
  /** SHA-256 of the device's id. */
  readonly device: Buffer
  /** Session of the sign-in; undefined if the user proved ownership without signing in. */
  readonly sessionId?: string
  readonly expiresAt: Date
}

/** Remembers a user's device, or renews it. */
export async function upsert(db: Executor, { userId, device, sessionId, expiresAt }: KnownDevice): Promise<void> {
  const values = { session_id: sessionId ?? null, expires_at: expiresAt }
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet(values))
    .execute()
}

/** Whether the device is known for the account with this address. */
export async function isKnown(
  db: Executor,
  { email, device, now }: { email: string; device: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('known_devices.device', '=', device)
    .where('known_devices.expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** A page of the user's known devices after the given one, as SHA-256 of their ids, in order. */
export async function listHashes(
  db: Executor,
  { userId, after, limit }: { userId: string; after: Buffer | undefined; limit: number },
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('device', '>', after ?? Buffer.alloc(0)))
    .orderBy('device')
    .limit(limit)
    .execute()
  return rows.map(({ device }) => device)
}

/** Forgets the devices of one session, of all sessions but one, or all devices of a user. */
export async function forget(
  db: Executor,
  { userId, sessionId, exceptSessionId }: { userId: string; sessionId?: string; exceptSessionId?: string },
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .$if(exceptSessionId !== undefined, (query) =>
      query.where((where) => where('session_id', 'is distinct from', exceptSessionId ?? '')),
    )
    .execute()
}
