import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Reader of collections: a member of the workspace, or null for what all members share, such as its webhooks. */
export interface CollectionReader {
  readonly workspaceId: string
  readonly userId: string | null
}

/**
 * SQL condition of each query on collections that users see the result of: those of the workspace, without the private ones
 * of other members. The query has the table `collections`.
 */
export function isVisibleTo({ workspaceId, userId }: CollectionReader): RawBuilder<SqlBool> {
  return sql<SqlBool>`(collections.workspace_id = ${workspaceId}
    and (not collections.is_private or collections.created_by = ${userId}::uuid))`
}

/** SQL condition of queries for all workspaces at once: collections that their members share. */
export const isShared = sql<SqlBool>`not collections.is_private`
