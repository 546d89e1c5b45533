import type { Executor } from '../../../database/database.ts'

/**
 * Something that is stored because to compute it takes too long for a search: each row of it carries the version of what made it,
 * and is made again when that is another one.
 */
export interface DerivedForm {
  /** How metrics and the log call it. */
  readonly kind: DerivedKind
  /** The version of rows that are made now. */
  readonly version: string
  /** How many rows another version made, or none yet. */
  countStale(db: Executor): Promise<number>
  /**
   * Makes some stale rows again, in one transaction that takes a tenth of a second or so. Several nodes may do it at once.
   * @returns the number of rows done; 0: none is left that is not locked by another node.
   */
  rebuildBatch(db: Executor): Promise<number>
}

export type DerivedKind = 'search_fields' | 'vectors' | 'term_statistics'
