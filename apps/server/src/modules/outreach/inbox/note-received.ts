import type { BounceCause, ReceivedMailKind } from '@troupe/contract/mail/received-mails'
import type { Executor } from '../../../database/database.ts'
import type { KeptContent } from '../mails/mail-thread-repository.ts'
import * as threads from '../mails/mail-thread-repository.ts'
import { isAnswer, isByMachine } from './context/machine-kinds.ts'

/** A mail that was stored in this transaction. */
export interface NotedMail {
  readonly workspaceId: string
  readonly messageId: string
  /** Message-ID of the user's mail that it answers. */
  readonly answers: string
  readonly recipientId: string
  /** Null: the creator is not in the catalogue any more. */
  readonly creatorId: number | null
  readonly kind: ReceivedMailKind
  /** Cause of a bounce; null if it is not known. */
  readonly cause: BounceCause | null
  readonly receivedAt: Date
  /** Layout and files; absent if they were not read. */
  readonly content?: KeptContent | undefined
}

/**
 * Puts a received mail into its thread. What a person wrote opens the thread and makes it unread; a machine's mail is shown
 * in a thread that is there already, and opens it only if an answer of the user came back. Call it with the recipient locked, in the transaction that stores the mail.
 */
export async function noteReceived(db: Executor, mail: NotedMail): Promise<void> {
  const { workspaceId, messageId, answers, recipientId, creatorId, kind, cause, receivedAt: at, content } = mail
  const stored = { workspaceId, messageId, recipientId, creatorId, at }
  if (isByMachine(kind)) {
    // A mail that is only late has not come back.
    const cameBack = kind === 'bounce' && cause !== 'delayed'
    await threads.show(db, { ...stored, answers: cameBack ? answers : undefined })
    return
  }
  const threadId = await threads.open(db, { ...stored, isAnswer: isAnswer(kind) })
  await threads.linkNotification(db, { workspaceId, recipientId, threadId })
  if (content) await threads.keepContent(db, stored, content)
}
