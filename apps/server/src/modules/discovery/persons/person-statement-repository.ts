import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { readInPages } from '../../../database/read-in-pages.ts'
import type { PersonStatement } from './group-channels.ts'

/** Lists the user's statements about any of these creators. */
export async function listStatements(
  db: Executor,
  workspaceId: string,
  ids: readonly number[],
): Promise<PersonStatement[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PersonStatement>`
    select creator_id, other_id, is_same from person_statements
    where workspace_id = ${workspaceId} and creator_id = any(${ids}::bigint[])
    union
    select creator_id, other_id, is_same from person_statements
    where workspace_id = ${workspaceId} and other_id = any(${ids}::bigint[])
    order by creator_id, other_id`.execute(db)
  return rows
}

/** Lists the channels that the user has joined with any of these creators. */
export async function listJoined(db: Executor, workspaceId: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select other_id as id from person_statements
    where workspace_id = ${workspaceId} and creator_id = any(${ids}::bigint[]) and is_same
    union
    select creator_id from person_statements
    where workspace_id = ${workspaceId} and other_id = any(${ids}::bigint[]) and is_same`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the user's statements until the transaction ends, so that two changes do not contradict each other. */
export async function lockStatements(db: Executor, workspaceId: string): Promise<void> {
  await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute()
}

interface Change {
  readonly workspaceId: string
  /** Pairs of different creators, in any order. Pairs with a creator that is not stored are left out. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly isSame: boolean
  readonly now: Date
}

/** Saves one statement about each pair, in place of an earlier one. */
export async function saveStatements(db: Executor, { workspaceId, pairs, isSame, now }: Change): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    insert into person_statements (workspace_id, creator_id, other_id, is_same, stated_at)
    select ${workspaceId}, first.id, second.id, ${isSame}, ${now}
    from json_to_recordset(${JSON.stringify(pairs.map(toPair))}::json) as pair (creator_id bigint, other_id bigint)
    join channels as first on first.id = pair.creator_id
    join channels as second on second.id = pair.other_id
    on conflict (workspace_id, creator_id, other_id) do update set is_same = excluded.is_same, stated_at = excluded.stated_at
  `.execute(db)
}

/** Deletes the user's statements about these pairs. */
export async function deleteStatements(
  db: Executor,
  { workspaceId, pairs }: Pick<Change, 'workspaceId' | 'pairs'>,
): Promise<void> {
  if (pairs.length === 0) return
  await sql`
    delete from person_statements
    using json_to_recordset(${JSON.stringify(pairs.map(toPair))}::json) as pair (creator_id bigint, other_id bigint)
    where workspace_id = ${workspaceId} and person_statements.creator_id = pair.creator_id
      and person_statements.other_id = pair.other_id`.execute(db)
}

function toPair([first, second]: readonly [number, number]) {
  return { creator_id: Math.min(first, second), other_id: Math.max(first, second) }
}

/** Copies all users' statements about one creator to another row of the same channel, which keeps its own. */
export async function moveStatements(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    insert into person_statements (workspace_id, creator_id, other_id, is_same, stated_at)
    select workspace_id, least(other, ${to}::bigint), greatest(other, ${to}::bigint), is_same, stated_at
    from (
      select workspace_id, creator_id + other_id - ${from}::bigint as other, is_same, stated_at from person_statements
      where creator_id = ${from} or other_id = ${from}
    ) as moved
    where other <> ${to}
    on conflict do nothing`.execute(db)
}

interface ExportedStatement extends Pick<PersonStatement, 'creator_id' | 'other_id' | 'is_same'> {
  readonly stated_at: Date
  readonly channels: readonly object[]
}

/** Yields the user's statements with the channels that they are about. */
export async function* readStatements(db: Executor, workspaceId: string): AsyncGenerator<object> {
  const statements = readInPages(
    { creator_id: 0, other_id: 0 },
    async (after, limit) => {
      const { rows } = await sql<ExportedStatement>`
        with page as materialized (
          select creator_id, other_id, is_same, stated_at from person_statements
          where workspace_id = ${workspaceId}
            and (creator_id, other_id) > (${after.creator_id}::bigint, ${after.other_id}::bigint)
          order by creator_id, other_id limit ${limit}
        ), named as materialized (
          select id, json_build_object('platform', platform, 'channel_id', channel_id, 'title', title, 'handle', handle) as channel
          from creators where id in (select creator_id from page union all select other_id from page)
        )
        select creator_id, other_id, is_same, stated_at, json_build_array(first.channel, second.channel) as channels
        from page join named as first on first.id = creator_id join named as second on second.id = other_id
        order by creator_id, other_id`.execute(db)
      return rows
    },
    ({ creator_id, other_id }) => ({ creator_id, other_id }),
  )
  for await (const { channels, is_same, stated_at } of statements) yield { channels, is_same, stated_at }
}
