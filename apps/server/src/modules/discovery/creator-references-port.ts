import type { Executor } from '../../database/database.ts'

/**
 * Has everything that another module holds of one creator point to another one, for two rows turned out to be the same
 * person's channel. Runs in the transaction in which the first row then goes.
 */
export type MoveReferences = (db: Executor, move: { readonly from: number; readonly to: number }) => Promise<void>

/** A creator who asked to be forgotten. */
export interface ErasedCreator {
  readonly id: number
  /** The creator's own addresses, normalised by `normalizeEmail`, that are to be forgotten with them. */
  readonly emails: readonly string[]
  readonly now: Date
}

/** Has another module forget a creator. Runs in the transaction in which the creator's row goes, while it is still there. */
export type ForgetCreator = (db: Executor, creator: ErasedCreator) => Promise<void>
