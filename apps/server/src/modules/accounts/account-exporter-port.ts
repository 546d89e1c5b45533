import type { AccountListName } from '@troupe/contract/account-export'
import type { Tables } from '../../database/tables.ts'

/** A kind of things that a module keeps of its users, for the file of all that is kept about one of them. */
export interface AccountExporter {
  readonly name: AccountListName
  /** Whose rows it gives: a test holds that no table with a user's things is forgotten. */
  readonly tables: readonly (keyof Tables)[]
  /** The user's things as they stand in the file, without secrets, read while they are written. */
  read(userId: string): AsyncIterable<object>
}
