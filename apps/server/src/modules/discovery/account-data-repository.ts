import type { Executor } from '../../database/database.ts'
import { readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'
import { readStatements } from './persons/person-statement-repository.ts'

const savedSearches = {
  table: 'saved_searches',
  owner: 'workspace_id',
  columns: ['name', 'request', 'created_at'],
} as const
const exports = { table: 'exports', owner: 'user_id', columns: ['format', 'created_at', 'expires_at'] } as const

const imports = {
  table: 'creator_imports',
  owner: 'workspace_id',
  columns: ['file_name', 'size_bytes', 'state', 'created_at', 'finished_at'],
} as const

/** Exporters of discovery data: searches, exported files and imports. */
export function createDiscoveryExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'saved_searches',
      of: 'workspace',
      tables: ['saved_searches'],
      read: (workspaceId) => readOwned(db, savedSearches, workspaceId),
    },
    {
      name: 'recent_searches',
      of: 'user',
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
      of: 'workspace',
      tables: ['person_statements'],
      read: (workspaceId) => readStatements(db, workspaceId),
    },
    { name: 'exports', of: 'user', tables: ['exports'], read: (userId) => readOwned(db, exports, userId) },
    {
      name: 'creator_imports',
      of: 'workspace',
      // The parts of a file and the changed creators are there only until the import is finished or cannot be undone.
      tables: ['creator_imports', 'creator_import_parts', 'creator_import_rows'],
      read: (workspaceId) => readOwned(db, imports, workspaceId),
    },
  ]
}
