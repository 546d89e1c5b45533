import type { ThreadDetails } from '@troupe/contract/mail/inbox'
import type { AnswerDecision } from '@troupe/contract/mail/thread-answers'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../../database/database.ts'
import type { ThreadAnswerRow } from '../../../../database/tables/email-settings-tables.ts'
import { AppError } from '../../../../lib/app-error.ts'
import { toMessageId } from '../../content/render-mail.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import { findAnswerTerms } from '../terms/answer-terms.ts'
import { getThread } from '../threads/get-thread.ts'
import * as answers from './answer-repository.ts'

type LockedAnswer = Pick<ThreadAnswerRow, 'id' | 'thread_id' | 'state' | 'resends' | 'message_id' | 'body'>

interface Decision {
  readonly workspaceId: string
  readonly id: string
  readonly decision: AnswerDecision
}

/** States in which each decision can be made: an answer that still waits for a further attempt can be withdrawn. */
const possible: Record<AnswerDecision, readonly ThreadAnswerRow['state'][]> = {
  sent: ['unknown'],
  resend: ['unknown', 'failed'],
  withdraw: ['unknown', 'failed', 'queued'],
}

/**
 * Does what the user decides about an answer that failed or whose outcome is unknown.
 * @throws AppError `not_found`; `conflict` when nothing is to be decided, or no mail can be sent any more.
 */
export async function decideAnswer(
  context: InboxContext,
  { workspaceId, id, decision }: Decision,
): Promise<ThreadDetails> {
  const { database, clock } = context
  if (decision === 'resend') await refuseUnsendable(context, workspaceId, id)
  const threadId = await database.kysely.transaction().execute(async (transaction) => {
    const answer = await answers.lock(transaction, workspaceId, id)
    if (!answer) throw new AppError('not_found', say('outreach.mail_unknown'))
    if (!possible[decision].includes(answer.state)) throw new AppError('conflict', say('inbox.answer_known'))
    await apply(transaction, answer, { decision, now: clock.now() })
    await answers.noteChange(transaction, answer.thread_id)
    return answer.thread_id
  })
  void context.engine.startDue()
  return getThread(context, workspaceId, threadId)
}

async function apply(
  db: Executor,
  answer: LockedAnswer,
  { decision, now }: { decision: AnswerDecision; now: Date },
): Promise<void> {
  switch (decision) {
    case 'sent':
      return answers.markSent(db, answer.id, now)
    case 'resend': {
      const address = `x${answer.message_id?.slice(answer.message_id.lastIndexOf('@')) ?? ''}`
      const messageId = toMessageId({ id: answer.id, resends: answer.resends + 1 }, { name: '', address })
      return answers.queueAgain(db, answer.id, messageId, now)
    }
    case 'withdraw':
      return answers.withdraw(db, answer, now)
  }
}

async function refuseUnsendable(context: InboxContext, workspaceId: string, id: string): Promise<void> {
  const threadId = await answers.findThreadOf(context.database.kysely, workspaceId, id)
  if (threadId === undefined) throw new AppError('not_found', say('outreach.mail_unknown'))
  const { refusal } = await findAnswerTerms(context, workspaceId, threadId)
  if (refusal) throw new AppError('conflict', refusal)
}
