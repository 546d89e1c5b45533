import type { ImportState } from '@troupe/contract/discover/creator-imports'
import type { Generated, JSONColumnType } from 'kysely'

/** A user's import of a file of creators. */
interface CreatorImports {
  id: Generated<string>
  workspace_id: string
  /** The member who made it; null once the account is gone. */
  created_by: string | null
  file_name: string
  size_bytes: number
  state: ImportState
  /** An `ImportChoices`. */
  choices: JSONColumnType<object>
  /** The collection that the creators are added to; null: none. */
  collection_id: string | null
  /** An `ImportWork`. */
  progress: JSONColumnType<object>
  /** An `ImportFindings`; null until the file was read once. */
  result: JSONColumnType<object | null, string | null, string | null>
  /** An `UndoOutcome`; null: it was not undone. */
  undo: JSONColumnType<object | null, string | null, string | null>
  /** An `ImportTrouble`; null: the file can be read. */
  problem: JSONColumnType<object | null, string | null, string | null>
  /** When a server last worked on it; after some silence another one goes on. */
  worked_at: Date | null
  /** When it was imported or undone. */
  finished_at: Date | null
  created_at: Date
}

/** A part of a file, kept until the file is imported or discarded. */
interface CreatorImportParts {
  import_id: string
  number: number
  content: Buffer
}

/** A creator that an import created or changed, kept as long as the import can be undone. */
interface CreatorImportRows {
  import_id: string
  creator_id: number
  /** The creator's row before it was changed; null: the import created it. */
  before: JSONColumnType<object | null, string | null, string | null>
  /** The row's `updated_at` after the import; another value says that something else changed it since. */
  stored_at: Date
}

export interface ImportTables {
  creator_imports: CreatorImports
  creator_import_parts: CreatorImportParts
  creator_import_rows: CreatorImportRows
}
