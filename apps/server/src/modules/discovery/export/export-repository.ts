import type { ExportFormat } from '@troupe/contract/discover/exports'
import type { Selectable } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'

export type ExportRow = Selectable<Tables['exports']>

interface NewExport {
  readonly userId: string
  readonly format: ExportFormat
  readonly now: Date
  readonly expiresAt: Date
}

/** Inserts an export before its file is written. */
export async function insertExport(db: Executor, { userId, format, now, expiresAt }: NewExport): Promise<ExportRow> {
  return db
    .insertInto('exports')
    .values({ user_id: userId, format, created_at: now, expires_at: expiresAt })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findExport(db: Executor, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function deleteExport(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute()
}

/** Counts a user's exports since a time. */
export async function countSince(db: Executor, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('exports')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteExpired(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('exports').where('expires_at', '<=', now).execute()
}

/** Selects the ids that still exist. */
export async function listKnownExports(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('exports').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
