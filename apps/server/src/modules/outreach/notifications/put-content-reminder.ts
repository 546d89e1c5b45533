import type { Message } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import * as notifications from './notification-repository.ts'

interface ContentReminder {
  readonly workspaceId: string
  readonly userId: string | null
  /** Identifies the content; a later reminder of it replaces this one and is unread again. */
  readonly about: string
  readonly message: Message
  readonly now: Date
}

/** Notifies a user of content that is due. */
export async function putContentReminder(db: Executor, reminder: ContentReminder): Promise<void> {
  await notifications.put(db, { ...reminder, kind: 'content_due', campaignId: null })
}
