import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { OauthClientRow } from '../../../database/tables/access-token-tables.ts'

const columns = ['id', 'kind', 'name', 'redirect_uris', 'fresh_until'] as const
export type KnownClientRow = Pick<OauthClientRow, (typeof columns)[number]>

export function findById(db: Executor, id: string): Promise<KnownClientRow | undefined> {
  return db.selectFrom('oauth_clients').select(columns).where('id', '=', id).executeTakeFirst()
}

export interface StoredClient {
  readonly id: string
  readonly kind: OauthClientRow['kind']
  readonly name: string
  readonly redirectUris: readonly string[]
  /** Null for a registered program. */
  readonly freshUntil: Date | null
  readonly now: Date
}

/** Stores a program, or what has changed in its metadata document. */
export async function put(db: Executor, client: StoredClient): Promise<KnownClientRow> {
  const described = { name: client.name, redirect_uris: [...client.redirectUris], fresh_until: client.freshUntil }
  return db
    .insertInto('oauth_clients')
    .values({ id: client.id, kind: client.kind, ...described, created_at: client.now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(described))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function noteUse(db: Executor, id: string, now: Date): Promise<void> {
  await db.updateTable('oauth_clients').set({ last_used_at: now }).where('id', '=', id).execute()
}

interface UnusedClients {
  /** Programs that no user allowed are removed if they are older. */
  readonly neverUsedSince: Date
  /** Other programs are removed if they were last allowed before. */
  readonly unusedSince: Date
  /** Number of programs without a connection that stay, the newest. */
  readonly keep: number
}

/** Removes programs without a connection. */
export async function deleteUnused(db: Executor, { neverUsedSince, unusedSince, keep }: UnusedClients): Promise<void> {
  await sql`
    delete from oauth_clients
    where id in (
      select id from (
        select id, created_at, last_used_at, row_number() over (order by created_at desc, id) as place
        from oauth_clients
        where not exists (select from oauth_grants where client_id = oauth_clients.id)
          and not exists (select from oauth_codes where client_id = oauth_clients.id)
      ) as unconnected
      where place > ${keep}
        or (last_used_at is null and created_at < ${neverUsedSince})
        or last_used_at < ${unusedSince}
    )`.execute(db)
}
