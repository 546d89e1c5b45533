import type { AccountListName } from '@troupe/contract/account/account-export'
import type { Tables } from '../../../database/tables/tables.ts'

/** Exports one list of a module's user data. */
export interface AccountExporter {
  readonly name: AccountListName
  /** Exported tables; a test checks that no table with user data is missing. */
  readonly tables: readonly (keyof Tables)[]
  /** The user's entries in the file's format, without secrets. They are read while the file is written. */
  read(userId: string): AsyncIterable<object>
}
