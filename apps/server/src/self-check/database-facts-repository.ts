import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'

interface DatabaseFacts {
  /** Such as `PostgreSQL 17.5`. */
  readonly version: string
  readonly bytes: number
  /** Names with versions, such as `vector 0.8.1`. */
  readonly extensions: readonly string[]
}

/** Reads version, size and extensions of the database. */
export async function readDatabaseFacts(db: Executor): Promise<DatabaseFacts> {
  const { rows } = await sql<{ version: string; bytes: string; extensions: string[] }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      array(select extname || ' ' || extversion from pg_extension where extname <> 'plpgsql' order by extname) as extensions`.execute(
    db,
  )
  const [row] = rows
  return {
    version: `PostgreSQL ${row?.version.split(' ')[0] ?? ''}`,
    bytes: Number(row?.bytes ?? 0),
    extensions: row?.extensions ?? [],
  }
}
