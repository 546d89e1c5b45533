import type { EmailTemplateInput } from '@troupe/contract/mail/email-templates'
import type { Executor } from '../../../database/database.ts'
import type { EmailTemplateRow } from '../../../database/tables/outreach-tables.ts'
import type { Member } from '../../../http/requests/endpoint-binding.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'

const columns = [
  'id',
  'workspace_id',
  'created_by',
  'name',
  'name_key',
  'subject',
  'body',
  'created_at',
  'updated_at',
] as const

export async function list(db: Executor, workspaceId: string, limit: number): Promise<EmailTemplateRow[]> {
  return db
    .selectFrom('email_templates')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('name_key')
    .limit(limit)
    .execute()
}

/** Locks the workspace's row, so that parallel calls are serialised. @returns the number of its templates. */
export async function lockAndCount(db: Executor, workspaceId: string): Promise<number> {
  await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  // A separate statement, so that it sees rows inserted while this transaction waited for the lock.
  const { count } = await db
    .selectFrom('email_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}

interface Written extends Member {
  readonly template: EmailTemplateInput
  readonly now: Date
}

/** Creates a template. @returns undefined if its name is taken. */
export async function insert(
  db: Executor,
  { workspaceId, userId, template, now }: Written,
): Promise<EmailTemplateRow | undefined> {
  return db
    .insertInto('email_templates')
    .values({ workspace_id: workspaceId, created_by: userId, ...toColumns(template), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('email_templates_name').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

interface Replaced extends Omit<Written, 'userId'> {
  readonly id: string
  /** The `updated_at` that it must have, if any. */
  readonly basedOn: string | undefined
}

/** Updates a template. @returns `name-taken`, or undefined if the workspace has no such template as of `basedOn`. */
export async function update(
  db: Executor,
  { id, workspaceId, template, basedOn, now }: Replaced,
): Promise<EmailTemplateRow | 'name-taken' | undefined> {
  try {
    return await db
      .updateTable('email_templates')
      .set({ ...toColumns(template), updated_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .$if(basedOn !== undefined, (query) => query.where('updated_at', '=', new Date(basedOn ?? 0)))
      .returning(columns)
      .executeTakeFirst()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return 'name-taken'
    throw error
  }
}

export async function exists(db: Executor, { workspaceId, id }: { workspaceId: string; id: string }): Promise<boolean> {
  const row = await db
    .selectFrom('email_templates')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function remove(db: Executor, { workspaceId, id }: { workspaceId: string; id: string }): Promise<boolean> {
  const result = await db
    .deleteFrom('email_templates')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

function toColumns({ name, subject, body }: EmailTemplateInput) {
  return { name, name_key: name.normalize('NFKC').toLowerCase(), subject, body }
}
