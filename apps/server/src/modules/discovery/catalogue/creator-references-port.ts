import type { Executor } from '../../../database/database.ts'

/**
 * Moves another module's references from one creator to another, when two rows turn out to be the same channel. Runs in the
 * transaction that deletes the first row.
 */
export type MoveReferences = (db: Executor, move: { readonly from: number; readonly to: number }) => Promise<void>

/** A creator to erase on request. */
export interface ErasedCreator {
  readonly id: number
  /** The creator's own addresses, normalised by `normalizeEmail`; they are erased, too. */
  readonly emails: readonly string[]
  readonly now: Date
}

/** Erases a creator's data in another module. Runs in the transaction that deletes the creator's row, before the deletion. */
export type ForgetCreator = (db: Executor, creator: ErasedCreator) => Promise<void>
