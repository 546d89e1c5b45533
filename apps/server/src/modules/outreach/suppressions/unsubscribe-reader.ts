import type { Executor } from '../../../database/database.ts'
import * as messages from '../mails/message-repository.ts'
import * as recipients from './addressed-recipient-repository.ts'
import * as suppressions from './suppression-repository.ts'

interface Unsubscription {
  readonly userId: string
  readonly email: string
  readonly emailKey: string
  /** Whether it was read from the words of a mail: then the user can undo it. */
  readonly isFromWords: boolean
  readonly now: Date
}

/** Suppresses a reader's address for the user, in all campaigns. Repeated calls have no further effect. */
export async function unsubscribeReader(
  transaction: Executor,
  { userId, email, emailKey, isFromWords, now }: Unsubscription,
): Promise<void> {
  await recipients.markUnsubscribed(transaction, { userId, emailKey, now })
  await messages.suppressOpen(transaction, { userId, emailKey, now })
  await suppressions.add(transaction, { userId, email, emailKey, reason: 'unsubscribed', isFromWords, now })
}
