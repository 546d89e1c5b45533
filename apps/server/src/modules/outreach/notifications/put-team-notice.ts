import type { Message } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import * as notifications from './notification-repository.ts'

interface TeamNotice {
  readonly workspaceId: string
  readonly userId: string
  readonly kind: 'assigned' | 'mentioned'
  /** Subject; a later notice of the same kind and subject replaces this one and is unread again. */
  readonly about: string
  readonly creatorId: number
  readonly message: Message
  readonly now: Date
}

/** Notifies a member of a colleague's work on a creator. */
export async function putTeamNotice(db: Executor, notice: TeamNotice): Promise<void> {
  await notifications.put(db, { ...notice, campaignId: null })
}
