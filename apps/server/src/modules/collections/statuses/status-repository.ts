import type { MemberStatus } from '@troupe/contract/collections'
import { type RawBuilder, sql } from 'kysely'
import type { CollectionReader } from '../../../database/visible-collections.ts'

/** SQL of the status that the user's mails give to the creator of a column; null if they give none. */
export type Progress = (workspaceId: string, creatorId: RawBuilder<number>) => RawBuilder<MemberStatus | null>

/** The reader of collections, and the module that knows the mails. */
export interface Reader extends CollectionReader {
  readonly progress: Progress
}

/** A status set by a person stays; any other follows the mails. The query has the table `collection_creators`. */
export function shownStatus({
  workspaceId,
  progress,
}: Pick<Reader, 'workspaceId' | 'progress'>): RawBuilder<MemberStatus> {
  const facts = progress(workspaceId, sql.ref('collection_creators.creator_id'))
  return sql`case when status_by_hand then status else coalesce(${facts}, status) end`
}
