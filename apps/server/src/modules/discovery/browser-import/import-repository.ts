import { dropUnstorable } from '@troupe/contract/base/text'
import type { Platform } from '@troupe/contract/catalogues/platforms'
import type { CreatorImport, ImportColumn, ImportState } from '@troupe/contract/discover/creator-imports'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** The user's choices for reading the file. */
export interface ImportChoices {
  /** Null: the columns are recognised by their headers and values. */
  readonly columns: readonly ImportColumn[] | null
  readonly platform: Platform | null
}

/** How far the work is, and what it counted. */
export interface ImportWork extends Readonly<CreatorImport['counts']> {
  readonly share: number
}

/** Result of the last reading. */
export type ImportFindings = Pick<CreatorImport, 'columns' | 'sample' | 'problems'>
export type ImportTrouble = NonNullable<CreatorImport['problem']>
export type UndoOutcome = NonNullable<CreatorImport['undo']>

export interface ImportRow {
  readonly id: string
  readonly workspace_id: string
  /** The member who made it; null once the account is gone. */
  readonly created_by: string | null
  readonly file_name: string
  readonly size_bytes: number
  readonly state: ImportState
  readonly choices: ImportChoices
  readonly collection_id: string | null
  readonly progress: ImportWork
  readonly result: ImportFindings | null
  readonly undo: UndoOutcome | null
  readonly problem: ImportTrouble | null
  readonly worked_at: Date | null
  readonly finished_at: Date | null
  readonly created_at: Date
}

export const noWork: ImportWork = {
  share: 0,
  read: 0,
  refused: 0,
  warnings: 0,
  merged: 0,
  created: 0,
  updated: 0,
  erased: 0,
}

const columns = sql`id, workspace_id, created_by, file_name, size_bytes, state, choices, collection_id, progress, result, undo, problem,
  worked_at, finished_at, created_at`

/** The user's latest imports. */
export async function list(db: Executor, workspaceId: string, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from creator_imports where workspace_id = ${workspaceId}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Reads an import of the user and locks it for the rest of the transaction. */
export async function lock(db: Executor, workspaceId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from creator_imports where workspace_id = ${workspaceId} and id = ${id} for update`.execute(db)
  return rows[0]
}

/** Locks all imports of the user. */
export async function lockAll(db: Executor, workspaceId: string): Promise<Pick<ImportRow, 'id' | 'state'>[]> {
  const { rows } = await sql<Pick<ImportRow, 'id' | 'state'>>`
    select id, state from creator_imports where workspace_id = ${workspaceId} order by id for update`.execute(db)
  return rows
}

interface NewImport {
  readonly workspaceId: string
  readonly userId: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly now: Date
}

export async function insert(
  db: Executor,
  { workspaceId, userId, fileName, sizeBytes, now }: NewImport,
): Promise<ImportRow> {
  const choices: ImportChoices = { columns: null, platform: null }
  const { rows } = await sql<ImportRow>`
    insert into creator_imports (workspace_id, created_by, file_name, size_bytes, state, choices, progress, created_at)
    values (${workspaceId}, ${userId}, ${fileName}, ${sizeBytes}, 'uploading', ${JSON.stringify(choices)}, ${JSON.stringify(noWork)}, ${now})
    returning ${columns}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The import was not inserted')
  return row
}

export async function remove(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from creator_imports where id = any(${ids}::uuid[])`.execute(db)
}

/** Changes of an import; absent fields stay. */
export interface ImportChange {
  readonly state?: ImportState
  readonly choices?: ImportChoices
  readonly collectionId?: string | null
  readonly progress?: ImportWork
  readonly result?: ImportFindings
  readonly undo?: UndoOutcome
  readonly problem?: ImportTrouble | null
  readonly workedAt?: Date | null
  readonly finishedAt?: Date
}

/** Headers and values come from files: PostgreSQL refuses JSON with NUL or with half a character. */
function toStorableJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? dropUnstorable(part) : part))
}

/** @returns the changed import; undefined if there is none any more. */
export async function update(db: Executor, id: string, change: ImportChange): Promise<ImportRow | undefined> {
  const json = (value: object | null | undefined) => (value ? toStorableJson(value) : null)
  const row = await db
    .updateTable('creator_imports')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.choices === undefined ? {} : { choices: toStorableJson(change.choices) }),
      ...(change.collectionId === undefined ? {} : { collection_id: change.collectionId }),
      ...(change.progress === undefined ? {} : { progress: toStorableJson(change.progress) }),
      ...(change.result === undefined ? {} : { result: json(change.result) }),
      ...(change.undo === undefined ? {} : { undo: json(change.undo) }),
      ...(change.problem === undefined ? {} : { problem: json(change.problem) }),
      ...(change.workedAt === undefined ? {} : { worked_at: change.workedAt }),
      ...(change.finishedAt === undefined ? {} : { finished_at: change.finishedAt }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  const { rows } = await sql<ImportRow>`select ${columns} from creator_imports where id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Takes the oldest import with work to do that no server works on.
 * @param quietSince a server that has not noted its work since then is taken for dead.
 */
export async function claim(
  db: Executor,
  { now, quietSince }: { readonly now: Date; readonly quietSince: Date },
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    update creator_imports set worked_at = ${now}
    where id = (
      select id from creator_imports
      where state in ('checking', 'importing', 'undoing') and (worked_at is null or worked_at < ${quietSince})
      order by created_at, id limit 1 for update skip locked
    )
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Notes that a server works on an import that is not finished. */
export async function noteLife(db: Executor, id: string, now: Date): Promise<void> {
  await sql`update creator_imports set worked_at = ${now} where id = ${id} and worked_at is not null`.execute(db)
}

/** The number of parts that were received, and their bytes. */
export async function measureParts(db: Executor, importId: string): Promise<{ parts: number; bytes: number }> {
  const { rows } = await sql<{ parts: number; bytes: number }>`
    select count(*)::int as parts, coalesce(sum(length(content)), 0)::int as bytes
    from creator_import_parts where import_id = ${importId}`.execute(db)
  return rows[0] ?? { parts: 0, bytes: 0 }
}

export async function insertPart(
  db: Executor,
  part: { readonly importId: string; readonly number: number; readonly content: Buffer },
): Promise<void> {
  const { importId, number, content } = part
  await db.insertInto('creator_import_parts').values({ import_id: importId, number, content }).execute()
}

export async function findPart(db: Executor, importId: string, number: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('creator_import_parts')
    .select('content')
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content
}

export async function deleteParts(db: Executor, importId: string): Promise<void> {
  await db.deleteFrom('creator_import_parts').where('import_id', '=', importId).execute()
}

/** Deletes abandoned files, and the rows needed to undo imports of long ago. */
export async function sweep(
  db: Executor,
  { unfinishedBefore, undoBefore }: { readonly unfinishedBefore: Date; readonly undoBefore: Date },
): Promise<void> {
  await sql`
    delete from creator_imports
    where state in ('uploading', 'checked', 'refused') and created_at < ${unfinishedBefore}`.execute(db)
  await sql`
    delete from creator_import_rows using creator_imports
    where import_id = creator_imports.id and state = 'imported' and finished_at < ${undoBefore}`.execute(db)
}
