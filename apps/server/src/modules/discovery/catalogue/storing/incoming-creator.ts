import type { CreatorRecord, CreatorSource } from '@troupe/contract/creators'
import type { CreatorPost } from '@troupe/contract/discover/creator-profile'
import type { Executor } from '../../../../database/database.ts'
import type { Erasures } from '../erasing/erasures.ts'

/** A creator record from a list, a platform or a registration. */
export interface IncomingCreator {
  readonly record: CreatorRecord
  /** Fields filled with placeholders because the real value is unknown; they never replace stored values. */
  readonly assumed?: readonly ('title' | 'handle')[]
  /** The newest posts, which replace the stored ones; absent: unknown. */
  readonly posts?: readonly CreatorPost[]
  /**
   * A precomputed vector of the record's embedding text, of length 1; ignored if its dimension differs from the stored
   * vectors'.
   */
  readonly vector?: ArrayLike<number>
}

export interface StoreOptions {
  readonly source: CreatorSource
  /** Erased creators are not stored again. */
  readonly erasures: Pick<Erasures, 'find'>
  /** Time of reading for records that do not state it. */
  readonly now: Date
  /** Model of the records' vectors. */
  readonly vectorModel?: string
  /**
   * Whether the records are complete profiles with the figures of recent posts, which need not be read again for a
   * while.
   */
  readonly isWhole?: boolean
  /** Whether prices are estimated and categories made of a platform's data; default: yes. */
  readonly mayDerive?: boolean | undefined
  /**
   * Whether a creator that a platform or a registration gave keeps every stored value, and only missing ones are filled
   * in. Rows of lists and demo rows are updated as usual.
   */
  readonly onlyFills?: boolean
  /** Called in the transaction with the locked creators that are about to be changed, by ascending id. */
  readonly beforeUpdate?: (transaction: Executor, ids: readonly number[]) => Promise<void>
}
