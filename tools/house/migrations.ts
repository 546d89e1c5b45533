import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hashMigration, migrationsFolder } from '../../apps/server/src/database/schema/migration-hashes.ts'
import { root } from './source-tree.ts'

const folder = join(root, 'apps/server/src/database/schema')
export const migrationHashesFile = join(folder, 'migration-hashes.json')
export const expectedSchemaFile = join(folder, 'expected-schema.json')

/** Reads the recorded hash of each migration, by name. */
export function readMigrationHashes(): Record<string, string> {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(migrationHashesFile, 'utf8')))
}

/** Lists the names of the migrations that have a file. */
export function listMigrationFiles(): string[] {
  return readdirSync(migrationsFolder)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
}

/** Lists the migrations that are missing, not recorded or not as recorded, as sentences that say what to do. */
export function findChangedMigrations(
  names: readonly string[],
  recorded: Readonly<Record<string, string>>,
  hash: (name: string) => string = hashMigration,
): string[] {
  const gone = Object.keys(recorded).filter((name) => !names.includes(name))
  return [
    ...gone.map((name) => `${name} is gone: databases that it has run on would be refused. Put it back.`),
    ...names.flatMap((name) => {
      if (!(name in recorded))
        return [`${name} is not recorded: run node tools/record-schema.ts and commit what it writes.`]
      if (recorded[name] === hash(name)) return []
      return [
        `${name} was edited: databases that it has run on would be refused. Undo that, and write a new migration.`,
      ]
    }),
  ]
}
