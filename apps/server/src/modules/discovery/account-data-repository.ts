import type { Executor } from '../../database/database.ts'
import { readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { readStatements } from './persons/person-statement-repository.ts'

const savedSearches = { table: 'saved_searches', owner: 'user_id', columns: ['name', 'request', 'created_at'] } as const
const exports = { table: 'exports', owner: 'user_id', columns: ['format', 'created_at', 'expires_at'] } as const

const imports = {
  table: 'creator_imports',
  owner: 'user_id',
  columns: ['file_name', 'size_bytes', 'state', 'created_at', 'finished_at'],
} as const

/** Exporters of a user's discovery data: searches, exported files and imports. */
export function createDiscoveryExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'saved_searches',
      tables: ['saved_searches'],
      read: (userId) => readOwned(db, savedSearches, userId),
    },
    {
      name: 'recent_searches',
      tables: ['recent_searches'],
      // At most twenty rows, so no paging.
      async *read(userId) {
        yield* await db
          .selectFrom('recent_searches')
          .select(['request', 'searched_at'])
          .where('user_id', '=', userId)
          .orderBy('searched_at', 'desc')
          .execute()
      },
    },
    {
      name: 'person_statements',
      tables: ['person_statements'],
      read: (userId) => readStatements(db, userId),
    },
    { name: 'exports', tables: ['exports'], read: (userId) => readOwned(db, exports, userId) },
    {
      name: 'creator_imports',
      // The parts of a file and the changed creators are there only until the import is finished or cannot be undone.
      tables: ['creator_imports', 'creator_import_parts', 'creator_import_rows'],
      read: (userId) => readOwned(db, imports, userId),
    },
  ]
}
