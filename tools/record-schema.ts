// Run after adding a migration: records its hash and the schema that all migrations create. Commit both.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { templateFolder } from '../apps/server/src/database/embedded/embedded-database.ts'
import { migrations, runMigrations } from '../apps/server/src/database/migrate.ts'
import { hashMigration } from '../apps/server/src/database/schema/migration-hashes.ts'
import { readSchema } from '../apps/server/src/database/schema/read-schema.ts'
import type { Schema } from '../apps/server/src/database/schema/schema.ts'
import { openForTransfer } from '../apps/server/src/database/transfer/open-for-transfer.ts'
import { expectedSchemaFile, migrationHashesFile, readMigrationHashes } from './house/migrations.ts'

const recorded = readMigrationHashes()
const edited = Object.keys(recorded).filter((name) => recorded[name] !== hashMigration(name))
if (edited.length > 0) {
  console.error(
    `${edited.join(', ')} changed after being recorded. On main: undo that, and write a migration of its own. On a branch where ` +
      `the migration is new: take its line out of ${migrationHashesFile}, and delete the databases that it made.`,
  )
  process.exit(1)
}
write(migrationHashesFile, Object.fromEntries(Object.keys(migrations).map((name) => [name, hashMigration(name)])))
write(expectedSchemaFile, await makeSchema())

/** Runs all migrations on a new embedded database. */
async function makeSchema(): Promise<Schema> {
  // It was made by the previous migrations; the next start makes another.
  rmSync(templateFolder, { recursive: true, force: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'troupe-schema-'))
  const { kysely, close } = await openForTransfer({ databaseUrl: undefined, dataDir })
  try {
    await kysely.transaction().execute(runMigrations)
    return await readSchema(kysely)
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function write(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
