import type { MigrationRecord } from './migration-records.ts'

/**
 * Reports that the server does not start on this database, which stays unchanged. The message says why and what to do.
 */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError'
}

const wayBack = 'docs/operations.md, "Update and rollback", says how'
const maxShown = 20

/**
 * @param hashes the hash of each migration of this version, by name.
 * @throws DatabaseRefusedError when a migration has run that this version lacks or has with different content.
 */
export function refuseRecords(records: readonly MigrationRecord[], hashes: ReadonlyMap<string, string>): void {
  const unknown = records.filter(({ name }) => !hashes.has(name)).map(({ name }) => name)
  if (unknown.length > 0) {
    throw new DatabaseRefusedError(
      `A newer version of Troupe has used this database (with ${unknown.join(', ')}). Nothing was changed. ` +
        `Start that version, or restore the backup from before the update into an empty database: ${wayBack}.`,
    )
  }
  const edited = records.filter(({ name, sha256 }) => sha256 !== null && sha256 !== hashes.get(name))
  if (edited.length === 0) return
  const names = edited.map(({ name }) => `${name}.ts`).join(', ')
  throw new DatabaseRefusedError(
    `The migrations of this installation are not those that made this database: ${names}. Nothing was changed. ` +
      'A migration never changes once it has run, so either these files were edited (get them back with ' +
      '"git checkout -- apps/server/src/database/migrations", or install this version again), or another edition of Troupe ' +
      'made the database: start that one.',
  )
}

/** @throws DatabaseRefusedError when the tables differ from those of this version. */
export function refuseDifferences(differences: readonly string[]): void {
  if (differences.length === 0) return
  const more = differences.length - maxShown
  const shown = differences.slice(0, maxShown).map((difference) => `  ${difference}`)
  throw new DatabaseRefusedError(
    [
      'The tables of this database are not those of this version of Troupe:',
      ...shown,
      ...(more > 0 ? [`  and ${more} more`] : []),
      'Nothing was changed. Undo what was changed by hand, or restore the last backup into an empty database',
      `(${wayBack}). If nothing was changed by hand, please report these lines.`,
    ].join('\n'),
  )
}
