import type { EmailTemplateInput } from '@troupe/contract/mail/email-templates'
import type { Executor } from '../../../database/database.ts'
import type { EmailTemplateRow } from '../../../database/tables/outreach-tables.ts'

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505'

const columns = ['id', 'user_id', 'name', 'name_key', 'subject', 'body', 'created_at', 'updated_at'] as const

export async function list(db: Executor, userId: string, limit: number): Promise<EmailTemplateRow[]> {
  return db
    .selectFrom('email_templates')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('name_key')
    .limit(limit)
    .execute()
}

/** Locks the user's row, so that parallel calls are serialised. @returns the number of the user's templates. */
export async function lockAndCount(db: Executor, userId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  // A separate statement, so that it sees rows inserted while this transaction waited for the lock.
  const { count } = await db
    .selectFrom('email_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

interface Written {
  readonly userId: string
  readonly template: EmailTemplateInput
  readonly now: Date
}

/** Creates a template. @returns undefined if its name is taken. */
export async function insert(db: Executor, { userId, template, now }: Written): Promise<EmailTemplateRow | undefined> {
  return db
    .insertInto('email_templates')
    .values({ user_id: userId, ...toColumns(template), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('email_templates_name').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Updates a template. @returns `name-taken`, or undefined if the user has no such template. */
export async function update(
  db: Executor,
  { id, userId, template, now }: Written & { id: string },
): Promise<EmailTemplateRow | 'name-taken' | undefined> {
  try {
    return await db
      .updateTable('email_templates')
      .set({ ...toColumns(template), updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) return 'name-taken'
    throw error
  }
}

export async function remove(db: Executor, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const result = await db
    .deleteFrom('email_templates')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

function toColumns({ name, subject, body }: EmailTemplateInput) {
  return { name, name_key: name.normalize('NFKC').toLowerCase(), subject, body }
}
