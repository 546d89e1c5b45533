import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** The SHA-256 of a migration's file, in 64 hexadecimal digits; the same whichever line ends a checkout gave it. */
export function hashMigration(name: string): string {
  return hash('sha256', readFileSync(join(migrationsFolder, `${name}.ts`), 'utf8').replaceAll('\r\n', '\n'))
}
