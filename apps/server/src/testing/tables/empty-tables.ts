import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/**
 * Creates the function that `emptyTables` calls. It keeps its plan for the life of a connection, which saves nine tenths
 * of the time that looking into every table takes.
 */
export async function createEmptyTables({ kysely }: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(kysely)
  // Their rows cannot be deleted one by one.
  const { rows: appendOnly } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname like '%_append_only'`.execute(kysely)
  const toDeletion = (name: string) =>
    appendOnly.some((table) => table.name === name) ? `truncate ${name}` : `delete from ${name}`
  const { rows: sequences } = await sql<{ name: string }>`
    select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`.execute(kysely)
  const deletions = tables.map(
    ({ name }) =>
      `if exists (select 1 from ${name}) then ${toDeletion(name)}; filled := filled || '${name}'::text; end if;`,
  )
  const restarts = sequences.map(
    ({ name }) => `if (select is_called from ${name}) then perform setval('${name}', 1, false); end if;`,
  )
  await sql
    .raw(
      `create schema testing;
      create function testing.empty_tables() returns text[] language plpgsql as $$
      declare filled text[] := '{}';
      begin ${[...deletions, ...restarts].join('\n')} return filled; end $$`,
    )
    .execute(kysely)
}

/**
 * Deletes all rows, so that ids start at 1 again. No foreign key prevents a deletion, so any order works. Neither the
 * planner nor the word indexes may count deleted creators, so their tables are vacuumed; to truncate them would create
 * some 100 files. Without its options the vacuum takes eight times as long beside that of other workers.
 */
export async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ filled: string[] }>`select testing.empty_tables() as filled`.execute(kysely)
  const filled = rows[0]?.filled ?? []
  if (!filled.includes('creators')) return
  await sql.raw(`vacuum (parallel 0, process_toast off, skip_database_stats) ${filled.join(', ')}`).execute(kysely)
}
