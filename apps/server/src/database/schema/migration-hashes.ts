import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** Returns the SHA-256 of a migration's file in 64 hexadecimal digits, independent of the checkout's line endings. */
export function hashMigration(name: string): string {
  return hash('sha256', readFileSync(join(migrationsFolder, `${name}.ts`), 'utf8').replaceAll('\r\n', '\n'))
}
