import { sql } from 'kysely'
import { afterAll, beforeEach, inject } from 'vitest'
import { connectDatabase, type Database, type DatabaseTarget } from '../database/database.ts'
import { silentLogger } from '../lib/logger.ts'

/** Connects a test file to its worker's database, whose tables are empty before each test. */
export function useTestDatabase(): Database {
  const database = connectDatabase(getTestDatabaseTarget(), 5, silentLogger)
  beforeEach(() => emptyTables(database))
  afterAll(() => database.close())
  return database
}

/** Returns how another process can reach the worker's database. */
export function getTestDatabaseTarget(): DatabaseTarget {
  const databases = inject('databases')
  const target = databases[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % databases.length]
  if (!target) throw new Error('The test project provides no database')
  return target
}

/**
 * Empties only the tables that have rows, since truncating all of them took 200 to 340 milliseconds per test, half of
 * the suite's time. No foreign key prevents a deletion, so any order works. `creators` is truncated, so that its ids
 * start at 1 again and the planner forgets its earlier rows.
 */
async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' and tablename <> 'creators'`.execute(kysely)
  const filled = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await sql<{ name: string }>`
    select 'creators' as name from creators_id_seq where is_called
    union all ${sql.raw(filled.join(' union all '))}`.execute(kysely)
  const statements = rows.map(({ name }) =>
    name === 'creators' ? 'truncate creators restart identity cascade' : `delete from ${name}`,
  )
  if (statements.length > 0) await sql.raw(statements.join(';')).execute(kysely)
}
