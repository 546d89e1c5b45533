import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { ExportFiles } from './export-files.ts'
import { deleteExpired, listKnownExports } from './export-repository.ts'

interface SweepParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly files: ExportFiles
}

/** Deletes expired files, files of deleted users and files of interrupted exports. */
export async function sweepExports({ database, clock, files }: SweepParts): Promise<void> {
  await deleteExpired(database.kysely, clock.now())
  // The row is inserted before its file is written, so files without a row are orphaned.
  const ids = await files.listIds()
  const known = await listKnownExports(database.kysely, ids)
  for (const id of ids.filter((listed) => !known.has(listed))) await files.remove(id)
}
