import type { Executor } from '../../database/database.ts'

/**
 * Has everything that another module holds of one creator point to another one, for two rows turned out to be the same
 * person's channel. Runs in the transaction in which the first row then goes.
 */
export type MoveReferences = (db: Executor, move: { readonly from: number; readonly to: number }) => Promise<void>
