import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../../database/database.ts'
import { listColleagues } from '../../accounts/core/colleague-repository.ts'
import type { TeamCall, TeamParts } from './assign-creator.ts'
import { findMentioned } from './find-mentioned.ts'
import * as team from './team-repository.ts'

/**
 * Remembers which members a new note on a creator mentions, and tells those that the note before did not mention. Private
 * collections have no readers to be told.
 */
export async function tellMentioned(
  transaction: Executor,
  { clock, tellMember }: TeamParts,
  { workspaceId, userId, collectionId, creatorId, note }: TeamCall & { readonly note: string },
): Promise<void> {
  const named = { workspaceId, userId, collectionId, creatorId }
  const shared = await team.find(transaction, named)
  if (!shared || (!note.includes('@') && shared.mentioned.length === 0)) return
  const people = await listColleagues(transaction, workspaceId)
  const mentioned = shared.is_private ? [] : findMentioned(note, people)
  await team.update(transaction, named, { mentioned })
  const by = people.find(({ user_id }) => user_id === userId)?.username ?? ''
  const { title: name, collection_name: collection } = shared
  for (const told of mentioned) {
    if (told === userId || shared.mentioned.includes(told)) continue
    await tellMember(transaction, {
      workspaceId,
      userId: told,
      kind: 'mentioned',
      about: `${collectionId} ${creatorId}`,
      creatorId,
      message: say('notifications.mentioned', { by, name, collection }),
      now: clock.now(),
    })
  }
}
