import type { AnswerDraft } from '@troupe/contract/mail/inbox'
import { say } from '@troupe/contract/messages/message'
import { AppError } from '../../../../lib/app-error.ts'
import type { InboxContext } from '../context/inbox-context.ts'
import * as changes from './changing-repository.ts'
import { findThread } from './get-thread.ts'

type Parts = Pick<InboxContext, 'database' | 'clock'>

/**
 * Stores an unfinished answer.
 * @throws AppError `not_found`; `conflict` when it was changed, sent or removed elsewhere since `basedOn`.
 */
export async function saveAnswerDraft(
  context: Parts,
  owner: { workspaceId: string; id: string },
  { body, basedOn }: { body: string; basedOn: string | null },
): Promise<Pick<AnswerDraft, 'revision' | 'updated_at'>> {
  const { database, clock } = context
  await findThread(context, owner.workspaceId, owner.id)
  const now = clock.now()
  const revision = await changes.saveDraft(database.kysely, { ...owner, basedOn }, { body, now })
  if (revision === undefined) throw new AppError('conflict', say('inbox.draft_changed'))
  return { revision, updated_at: now.toISOString() }
}

/**
 * Removes an unfinished answer; nothing happens if it has another revision, for then it holds a text that was not seen.
 * @throws AppError `not_found`.
 */
export async function discardAnswerDraft(
  context: Parts,
  owner: { workspaceId: string; id: string; revision: string },
): Promise<void> {
  await findThread(context, owner.workspaceId, owner.id)
  await changes.removeDraft(context.database.kysely, owner)
}
