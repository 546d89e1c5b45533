import type { Executor } from '../../../database/database.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

/** Whether a user may import: all users, operators only, or none. */
export type MayImport = (userId: string) => Promise<'allowed' | 'operators_only' | 'off'>

/** Uses of a creator that the undo of an import must know. */
export interface UseQuestion {
  readonly creatorIds: readonly number[]
  /** The collection that the import itself added the creators to; null: none. */
  readonly collectionId: string | null
}

/** Finds those of the creators that a user works with; the undo of an import keeps them. */
export type FindUsed = (db: Executor, question: UseQuestion) => Promise<number[]>

/** The collections that imported creators can be added to. */
export interface ImportCollections {
  /** Whether the member sees the collection. */
  sees(db: Executor, member: Member, collectionId: string): Promise<boolean>
  /** Adds the creators, if the member who made the import still sees the collection; null: one that is gone. */
  add(
    db: Executor,
    members: {
      readonly workspaceId: string
      readonly userId: string | null
      readonly collectionId: string
      readonly creatorIds: readonly string[]
      readonly now: Date
    },
  ): Promise<unknown>
}
