import type { Message } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'

/** A notification about a colleague's work. */
export interface TeamNotice {
  readonly workspaceId: string
  readonly userId: string
  readonly kind: 'assigned' | 'mentioned'
  /** Subject; a later notice of the same kind and subject replaces it. */
  readonly about: string
  readonly creatorId: number
  readonly message: Message
  readonly now: Date
}

/** Notifies a member. Runs in the transaction of what is told. */
export type TellMember = (db: Executor, notice: TeamNotice) => Promise<void>
