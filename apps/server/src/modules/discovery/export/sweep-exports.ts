import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/database.ts'
import type { ExportFiles } from './export-files.ts'
import { deleteExpired, listKnownExports } from './export-repository.ts'

interface SweepParts {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly files: ExportFiles
}

/** Deletes expired files, and those whose user is gone or whose writer died. */
export async function sweepExports({ database, clock, files }: SweepParts): Promise<void> {
  await deleteExpired(database.kysely, clock.now())
  // A row comes before its file, so what lies here without one is nobody's.
  const ids = await files.listIds()
  const known = await listKnownExports(database.kysely, ids)
  for (const id of ids.filter((listed) => !known.has(listed))) await files.remove(id)
}
