import type { PersonState } from '@troupe/contract/account/admin'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** An account with its open sessions. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly username: string
  readonly createdAt: Date
  readonly deactivatedAt: Date | null
  readonly sessionCount: number
  /** Start of the latest open session; null: there is none. */
  readonly lastSignInAt: Date | null
  readonly lastUsedAt: Date | null
}

export interface PersonFilter {
  /** Part of the address or of the user name; empty: all. */
  readonly text: string
  readonly state: PersonState | undefined
}

/** A page of the accounts, by address. */
export async function list(
  db: Executor,
  { filter, now, limit, offset }: { filter: PersonFilter; now: Date; limit: number; offset: number },
): Promise<Person[]> {
  return filtered(db, filter)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('sessions')
          .select(({ fn }) => [
            sql<number>`count(*)::int`.as('sessionCount'),
            fn.max('sessions.created_at').as('lastSignInAt'),
            fn.max('sessions.last_used_at').as('lastUsedAt'),
          ])
          .whereRef('sessions.user_id', '=', 'users.id')
          .where('sessions.expires_at', '>', now)
          .as('open'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id',
      'email',
      'username',
      'users.created_at as createdAt',
      'deactivated_at as deactivatedAt',
      sql<number>`coalesce("sessionCount", 0)`.as('sessionCount'),
      'lastSignInAt',
      'lastUsedAt',
    ])
    .orderBy('email')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function count(db: Executor, filter: PersonFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function filtered(db: Executor, { text, state }: PersonFilter) {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('users')
    .$if(text !== '', (query) =>
      query.where((where) => where.or([where('email', 'ilike', pattern), where('username', 'ilike', pattern)])),
    )
    .$if(state !== undefined, (query) => query.where('deactivated_at', state === 'closed' ? 'is not' : 'is', null))
}
