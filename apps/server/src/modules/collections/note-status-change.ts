import type { MemberStatus } from '@troupe/contract/collections'
import type { Executor } from '../../database/database.ts'
import { listByIds } from '../discovery/catalogue/found-creator-repository.ts'
import { noteEvent } from '../webhooks/note-event.ts'
import * as collections from './collection-repository.ts'

interface StatusChange {
  readonly workspaceId: string
  readonly collectionId: string
  readonly creatorId: number
  readonly previous: MemberStatus
  readonly status: MemberStatus
  readonly now: Date
}

/** Reports to the workspace's webhooks that a creator of a shared collection has another status. */
export async function noteStatusChange(transaction: Executor, change: StatusChange): Promise<void> {
  const { workspaceId, collectionId, creatorId, previous, status, now } = change
  if (status === previous) return
  await noteEvent(transaction, {
    workspaceId,
    type: 'status.changed',
    now,
    async describe() {
      const collection = await collections.find(transaction, { workspaceId, userId: null }, collectionId)
      const [creator] = await listByIds(transaction, [creatorId])
      if (!collection || !creator) return []
      const { platform, handle, title } = creator
      return [
        {
          collection: { id: collection.id, name: collection.name },
          creator: { id: String(creatorId), platform, handle, title },
          status,
          previous_status: previous,
          changed_at: now.toISOString(),
        },
      ]
    },
  })
}
