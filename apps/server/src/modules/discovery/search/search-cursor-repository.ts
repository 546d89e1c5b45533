import { Match } from '@troupe/contract/creator-match'
import { HybridSearchRequest } from '@troupe/contract/discovery'
import { MissingParts } from '@troupe/contract/search-coverage'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../../../database/database.ts'

const Ids = z.array(z.number().int())

/** A search and its first response. */
const CursorSearch = z.object({
  request: HybridSearchRequest,
  /** Results of the first page, in order. */
  shown_ids: Ids,
  /** Creators that a platform named. */
  fresh_ids: Ids,
})
export type CursorSearch = z.output<typeof CursorSearch>

/** The results after the first page. */
const FurtherResults = z.object({
  placed: z.array(
    z.object({ id: z.number().int(), factors: Match.omit({ words: true, missing: true, passages: true }) }),
  ),
  /** Number of creators found, including those on the first page. */
  found: z.number().int(),
  /** Parts of the catalogue whose creators are missing. */
  missing_parts: MissingParts.optional(),
})
export type FurtherResults = z.output<typeof FurtherResults>

/**
 * A row in the format of this version; a server of another version running at the same time may write another format.
 */
const CursorRow = z.object({ search: CursorSearch, further: FurtherResults.nullable() })
export type CursorRow = z.output<typeof CursorRow>

interface NewCursor {
  readonly userId: string
  readonly search: CursorSearch
  readonly expiresAt: Date
  /** Maximum number of cursors of the user. */
  readonly limit: number
}

/** Inserts a cursor, and deletes the user's cursors beyond the limit, those that expire first. @returns its id. */
export async function insertCursor(db: Executor, { userId, search, expiresAt, limit }: NewCursor): Promise<string> {
  // The statement does not see its own insert, so it keeps one fewer of the other rows. It skips rows that another
  // search deletes, so that the two do not wait for each other.
  const { rows } = await sql<{ id: string }>`
    with surplus as (
      delete from search_cursors where id in (
        select id from search_cursors where user_id = ${userId}
        order by expires_at desc offset ${limit - 1} for update skip locked
      )
    )
    insert into search_cursors (user_id, search, expires_at)
    values (${userId}, ${JSON.stringify(search)}::jsonb, ${expiresAt}) returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database inserted no cursor')
  return row.id
}

interface CursorKey {
  readonly id: string
  readonly userId: string
}

/** Finds an unexpired cursor of the user and extends its life. */
export async function extendCursor(
  db: Executor,
  { id, userId }: CursorKey,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<CursorRow | undefined> {
  const row = await db
    .updateTable('search_cursors')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning(['search', 'further'])
    .executeTakeFirst()
  return CursorRow.safeParse(row).data
}

/**
 * Saves the further results unless another call has done so. @returns the saved ones; undefined if the cursor is gone.
 */
export async function saveFurther(
  db: Executor,
  { id, userId }: CursorKey,
  further: FurtherResults,
): Promise<FurtherResults | undefined> {
  const row = await db
    .updateTable('search_cursors')
    .set({ further: sql`coalesce(further, ${JSON.stringify(further)}::jsonb)` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('further')
    .executeTakeFirst()
  return FurtherResults.safeParse(row?.further).data
}

export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('search_cursors').where('expires_at', '<=', now).execute()
}
