import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** A saved search of a user with a webhook that wants its new results. */
export interface DueSearch {
  readonly id: string
  readonly workspace_id: string
  readonly name: string
  readonly request: object
  /** The newest creator of the catalogue at the last look; null before the first. */
  readonly newest_creator_id: number | null
}

/** Lists saved searches that were last looked through before a time, the longest ago first. */
export async function listDue(db: Executor, { before, limit }: { before: Date; limit: number }): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select id, workspace_id, name, request, newest_creator_id from saved_searches
    where coalesce(looked_at, created_at) <= ${before}
      and exists (
        select 1 from workspace_members join users on users.id = workspace_members.user_id
        where workspace_members.workspace_id = saved_searches.workspace_id and users.deactivated_at is null
      )
      and exists (
        select 1 from webhooks
        where webhooks.workspace_id = saved_searches.workspace_id and off_reason is null and 'saved_search.found' = any(events)
      )
    order by looked_at nulls first, id limit ${limit}`.execute(db)
  return rows
}

/** The id of the newest creator in the catalogue; 0 if it is empty. */
export async function findNewestCreator(db: Executor): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from channels`.execute(db)
  return rows[0]?.id ?? 0
}

/** Records a look. @returns false if another process has recorded one since the search was listed. */
export async function noteLook(
  transaction: Executor,
  { id, newest_creator_id: previous }: Pick<DueSearch, 'id' | 'newest_creator_id'>,
  { newestId, before, now }: { newestId: number; before: Date; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_searches set newest_creator_id = ${newestId}, looked_at = ${now}
    where id = ${id} and newest_creator_id is not distinct from ${previous}
      and coalesce(looked_at, created_at) <= ${before}`.execute(transaction)
  return (numAffectedRows ?? 0n) > 0n
}
