import type { Message } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'

/** A reminder of content that is due. */
export interface Reminder {
  readonly workspaceId: string
  /** The member to be reminded; null: the owners of the workspace. */
  readonly userId: string | null
  /** Subject of the reminder; a later one of the same subject replaces it. */
  readonly about: string
  readonly message: Message
  readonly now: Date
}

/** Shows a reminder to a user. Runs in the transaction that records it. */
export type PutReminder = (db: Executor, reminder: Reminder) => Promise<void>
