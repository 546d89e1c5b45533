import type { Executor } from '../../../database/database.ts'
import { hasSubscribers, noteEvent } from '../../webhooks/note-event.ts'
import { listMemberStatuses, type MemberStatusRow } from './member-status-repository.ts'

interface Concerned {
  readonly workspaceId: string
  readonly creatorIds: readonly number[]
  readonly now: Date
}

/**
 * Makes a change that statuses in collections may follow, and reports those that did to the user's webhooks, in the same
 * transaction.
 * @returns the result of the change.
 */
export async function reportStatusChanges<Result>(
  transaction: Executor,
  { workspaceId, creatorIds, now }: Concerned,
  change: () => Promise<Result>,
): Promise<Result> {
  const type = 'status.changed'
  if (creatorIds.length === 0 || !(await hasSubscribers(transaction, { workspaceId, type }))) return change()
  const before = new Map(
    (await listMemberStatuses(transaction, { workspaceId, creatorIds })).map((row) => [toKey(row), row]),
  )
  const result = await change()
  const after = await listMemberStatuses(transaction, { workspaceId, creatorIds })
  await noteEvent(transaction, {
    workspaceId,
    type,
    now,
    describe: async () =>
      after.flatMap((row) => {
        const previous = before.get(toKey(row))?.status
        if (previous === undefined || previous === row.status) return []
        return [
          {
            collection: { id: row.collection_id, name: row.collection_name },
            creator: { id: String(row.creator_id), platform: row.platform, handle: row.handle, title: row.title },
            status: row.status,
            previous_status: previous,
            changed_at: now.toISOString(),
          },
        ]
      }),
  })
  return result
}

const toKey = ({ collection_id, creator_id }: MemberStatusRow) => `${collection_id} ${creator_id}`
