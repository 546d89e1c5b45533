import type { AccountListName } from '@troupe/contract/account/account-export'
import type { Tables } from '../../../database/tables/tables.ts'

/** One list of a module's user data, for the export of an account. */
export interface AccountExporter {
  readonly name: AccountListName
  /** Tables that it exports; a test checks that no table with user data is missing. */
  readonly tables: readonly (keyof Tables)[]
  /** The user's entries in the form of the file, without secrets, read while the file is written. */
  read(userId: string): AsyncIterable<object>
}
