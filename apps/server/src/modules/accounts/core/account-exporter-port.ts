import type { AccountListName } from '@troupe/contract/account/account-export'
import type { Tables } from '../../../database/tables/tables.ts'

/** Exports one list of a module's data of users or of workspaces. */
export interface AccountExporter {
  readonly name: AccountListName
  /** To whom the entries belong. */
  readonly of: 'user' | 'workspace'
  /** Exported tables; a test checks that no table with user data is missing. */
  readonly tables: readonly (keyof Tables)[]
  /**
   * The entries of a user or workspace in the file's format, without secrets and without what the user the file is for may
   * not see. They are read while the file is written.
   */
  read(ownerId: string, userId: string): AsyncIterable<object>
}
