import { sql } from 'kysely'
import type { Executor } from '../../../../database/database.ts'
import { hasAnswered } from '../../mails/recipient-repository.ts'

interface Person {
  readonly workspaceId: string
  readonly recipientId: string
  /** All channels of the person. */
  readonly creatorIds: readonly number[]
  /** Keys of all addresses of the person. */
  readonly emailKeys: readonly string[]
}

/**
 * Locks the recipients of the user that are one of these channels or have one of these addresses, in one order for all
 * transactions, until the transaction ends.
 * @returns their ids; undefined if the recipient itself has no address any more, as after an erasure.
 */
export async function lockRecipients(
  db: Executor,
  { workspaceId, recipientId, creatorIds, emailKeys }: Person,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string; email: string | null }>`
    select id, email from recipients
    where workspace_id = ${workspaceId}
      and (id = ${recipientId} or creator_id = any(${creatorIds}::bigint[]) or email_key = any(${emailKeys}::text[]))
    order by id for no key update`.execute(db)
  const isAddressed = rows.some(({ id, email }) => id === recipientId && email !== null)
  return isAddressed ? rows.map(({ id }) => id) : undefined
}

/** Notes the answer of these recipients. One that was noted before to a mail of the same campaign keeps its time. */
export async function markAnswered(db: Executor, recipientIds: readonly string[], at: Date): Promise<void> {
  await sql`
    update recipients set replied_at = case when ${hasAnswered} then replied_at else ${at}::timestamptz end
    where id = any(${recipientIds}::uuid[])`.execute(db)
}

/** Whether the answer of a recipient to its campaign is noted. */
export async function isAnswered(db: Executor, recipientId: string): Promise<boolean> {
  const { rows } = await sql<{ answered: boolean }>`
    select ${hasAnswered} as answered from recipients where id = ${recipientId}`.execute(db)
  return rows[0]?.answered === true
}
