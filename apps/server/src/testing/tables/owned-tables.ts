import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables/tables.ts'

/** Lists the tables with data of users and their workspaces: those with a `user_id`, and those that refer to one of these. */
export async function listOwnedTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive owned (id) as (
      (
        select pg_class.oid from pg_class
        join pg_attribute on attrelid = pg_class.oid and attname = 'user_id' and not attisdropped
        where relkind = 'r' and relnamespace = 'public'::regnamespace
        union
        select 'workspaces'::regclass::oid
      )
      union
      select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
    )
    select relname as name from owned join pg_class on pg_class.oid = owned.id order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** Lists the tables whose rows are deleted with a user's row and the user's own workspace, which is deleted first. */
export async function listDeletedWithUsers(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive deleted (id) as (
      select unnest(array['users', 'workspaces']::regclass[])::oid
      union
      select conrelid from pg_constraint join deleted on confrelid = deleted.id where contype = 'f' and confdeltype = 'c'
    )
    select relname as name from deleted join pg_class on pg_class.oid = deleted.id
    where relname <> 'users' order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** Counts the rows of the tables. */
export async function countRows(db: Kysely<Tables>, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
