import { type QueryExecutorProvider, sql } from 'kysely'

/** Tables of Kysely's migrator: the migrations that have run, and the lock used by older versions. */
export const migrationTables: readonly string[] = ['kysely_migration', 'kysely_migration_lock']

/** A migration that has run on a database. */
export interface MigrationRecord {
  readonly name: string
  /** SHA-256 of the file that ran; null if it ran before hashes were recorded. */
  readonly sha256: string | null
}

/** Reads which migrations have run. Creates the table, or adds its column of hashes, if missing. */
export async function readMigrationRecords(db: QueryExecutorProvider): Promise<MigrationRecord[]> {
  // Checked first: even a change without effect needs rights, and waits for every export that reads the table.
  const { rows: columns } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = to_regclass('kysely_migration') and attnum > 0 and not attisdropped`.execute(db)
  if (columns.length === 0) {
    await sql`
      create table kysely_migration
        (name varchar(255) primary key, timestamp varchar(255) not null, sha256 text)`.execute(db)
  } else if (!columns.some(({ name }) => name === 'sha256')) {
    await sql`alter table kysely_migration add column sha256 text`.execute(db)
  }
  const { rows } = await sql<MigrationRecord>`select name, sha256 from kysely_migration order by name`.execute(db)
  return rows
}

/** Records that a migration has run, or the hash of one that ran before hashes were recorded. */
export async function writeMigrationRecord(db: QueryExecutorProvider, name: string, sha256: string): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp, sha256) values (${name}, ${new Date().toISOString()}, ${sha256})
    on conflict (name) do update set sha256 = excluded.sha256`.execute(db)
}
