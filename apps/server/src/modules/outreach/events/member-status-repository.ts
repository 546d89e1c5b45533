import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { MemberStatus } from '@troupe/contract/collections'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { isVisibleTo } from '../../../database/visible-collections.ts'
import { creatorProgress } from '../mails/recipient-repository.ts'

/** A creator in a collection, with the status that is shown. */
export interface MemberStatusRow {
  readonly collection_id: string
  readonly collection_name: string
  readonly creator_id: number
  readonly platform: Platform
  readonly handle: string
  readonly title: string
  readonly status: MemberStatus
}

/** The statuses of these creators in the collections that the workspace shares: set by a person, else given by the mails. */
export async function listMemberStatuses(
  db: Executor,
  { workspaceId, creatorIds }: { readonly workspaceId: string; readonly creatorIds: readonly number[] },
): Promise<MemberStatusRow[]> {
  if (creatorIds.length === 0) return []
  const progress = creatorProgress(workspaceId, sql.ref('member.creator_id'))
  const { rows } = await sql<MemberStatusRow>`
    with shown as materialized (
      select collection_id, collections.name as collection_name, creator_id,
        case when status_by_hand then member.status else coalesce(${progress}, member.status) end as status
      from collection_creators as member
      join collections on collections.id = member.collection_id and ${isVisibleTo({ workspaceId, userId: null })}
      where member.creator_id = any(${creatorIds}::bigint[])
    )
    select collection_id, collection_name, creator_id, platform, handle, title, status
    from shown join creators on creators.id = creator_id
    order by collection_id, creator_id`.execute(db)
  return rows
}
