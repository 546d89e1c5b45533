import type { Member } from '../../../http/requests/endpoint-binding.ts'
import type { Cell, SheetColumn } from './sheet-cell.ts'

/** Columns that a user's collection adds to exported creators. */
export interface AddedColumns {
  readonly columns: readonly SheetColumn[]
  /** The cells of those creators that are in the collection, in the order of the columns. */
  readCells(creatorIds: readonly number[]): Promise<ReadonlyMap<number, readonly Cell[]>>
}

/** Finds the columns of a collection. @throws AppError `not_found`, also for one that the member does not see. */
export type FindAddedColumns = (member: Member, collectionId: string) => Promise<AddedColumns>
