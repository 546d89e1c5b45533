import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

const columns = ['id', 'title', 'message_count', 'size', 'request_hash', 'created_at', 'updated_at'] as const
export type ConversationRow = Pick<Selectable<Tables['conversations']>, (typeof columns)[number]>

/** Lists a page of the user's conversations, most recently used first. */
export async function listPage(
  db: Executor,
  userId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ConversationRow[]> {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function count(db: Executor, userId: string): Promise<number> {
  const row = await db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Prevents concurrent inserts of this user's conversations until the transaction ends. */
export async function lockOwner(transaction: Executor, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function find(db: Executor, userId: string, id: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds a conversation and locks it until the transaction ends. */
export async function lock(transaction: Executor, userId: string, id: string): Promise<ConversationRow | undefined> {
  return transaction
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function findByIdempotencyKey(
  db: Executor,
  userId: string,
  key: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

interface NewConversation {
  readonly userId: string
  readonly title: string
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
  readonly now: Date
}

/** Inserts a conversation without messages. */
export async function insert(
  db: Executor,
  { userId, title, idempotencyKey, requestHash, now }: NewConversation,
): Promise<ConversationRow> {
  return db
    .insertInto('conversations')
    .values({
      user_id: userId,
      title,
      idempotency_key: idempotencyKey ?? null,
      request_hash: requestHash,
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Counts a new message of a conversation. */
export async function noteMessage(
  db: Executor,
  userId: string,
  { id, size, now }: { readonly id: string; readonly size: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ message_count: sql`message_count + 1`, size: sql`size + ${size}`, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function rename(
  db: Executor,
  userId: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<ConversationRow | undefined> {
  return db
    .updateTable('conversations')
    .set({ title })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** @returns whether the user had the conversation. */
export async function remove(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
