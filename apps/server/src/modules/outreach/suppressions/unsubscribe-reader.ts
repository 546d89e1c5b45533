import type { Executor } from '../../../database/database.ts'
import { noteUnsubscribed } from '../events/note-mail-events.ts'
import * as messages from '../mails/message-repository.ts'
import * as recipients from './addressed-recipient-repository.ts'
import * as suppressions from './suppression-repository.ts'

interface Unsubscription {
  readonly workspaceId: string
  readonly email: string
  readonly emailKey: string
  /** Whether it was read from the words of a mail: then the user can undo it. */
  readonly isFromWords: boolean
  readonly now: Date
}

/** Suppresses a reader's address for the user, in all campaigns, and tells the user's programs. Repeated calls have no further effect. */
export async function unsubscribeReader(
  transaction: Executor,
  { workspaceId, email, emailKey, isFromWords, now }: Unsubscription,
): Promise<void> {
  const left = await recipients.markUnsubscribed(transaction, { workspaceId, emailKey, now })
  await noteUnsubscribed(transaction, { workspaceId, recipients: left, now })
  await messages.suppressOpen(transaction, { workspaceId, emailKey, now })
  await suppressions.add(transaction, { workspaceId, email, emailKey, reason: 'unsubscribed', isFromWords, now })
}
