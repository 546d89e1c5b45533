import { sql } from 'kysely'
import { afterAll, beforeEach, inject } from 'vitest'
import { connectDatabase, type Database, type DatabaseTarget } from '../database/database.ts'
import { silentLogger } from '../logger.ts'

/** Connects a test file to its worker's database, whose tables are empty before each test. */
export function useTestDatabase(): Database {
  const database = connectDatabase(getTestDatabaseTarget(), 5, silentLogger)
  beforeEach(() => emptyTables(database))
  afterAll(() => database.close())
  return database
}

/** Where the worker's database is reached, for another process to connect to. */
export function getTestDatabaseTarget(): DatabaseTarget {
  const databases = inject('databases')
  const target = databases[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % databases.length]
  if (!target) throw new Error('The test project provides no database')
  return target
}

async function emptyTables({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(kysely)
  await sql`truncate ${sql.join(rows.map((row) => sql.raw(row.name)))} restart identity cascade`.execute(kysely)
}
