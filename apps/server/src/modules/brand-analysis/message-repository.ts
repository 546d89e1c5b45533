import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

type Messages = Selectable<Tables['conversation_messages']>
type ShownColumn = 'id' | 'type' | 'content' | 'file_name' | 'creator_ids' | 'details' | 'request_hash' | 'created_at'
export type MessageRow = Pick<Messages, ShownColumn>

/** Selects the messages of a conversation, in order; none if it is not the user's. */
const selectOwn = (db: Executor, userId: string, conversationId: string) =>
  db
    .selectFrom('conversation_messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .select([
      'message.id',
      'message.type',
      'message.content',
      'message.file_name',
      'message.creator_ids',
      'message.details',
      'message.request_hash',
      'message.created_at',
    ])
    .where('conversation.user_id', '=', userId)
    .where('conversation.id', '=', conversationId)
    .orderBy('message.position')

export async function list(db: Executor, userId: string, conversationId: string): Promise<MessageRow[]> {
  return selectOwn(db, userId, conversationId).execute()
}

export async function findByIdempotencyKey(
  db: Executor,
  userId: string,
  { conversationId, key }: { readonly conversationId: string; readonly key: string },
): Promise<MessageRow | undefined> {
  return selectOwn(db, userId, conversationId).where('message.idempotency_key', '=', key).executeTakeFirst()
}

interface NewMessageRow {
  /** A conversation of the user, locked by the transaction. */
  readonly conversationId: string
  readonly position: number
  readonly type: Messages['type']
  readonly content: string
  readonly fileName: string | null
  readonly creatorIds: readonly string[]
  /** JSON. */
  readonly details: string
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
  readonly now: Date
}

export async function insert(transaction: Executor, message: NewMessageRow): Promise<MessageRow> {
  return transaction
    .insertInto('conversation_messages')
    .values({
      conversation_id: message.conversationId,
      position: message.position,
      type: message.type,
      content: message.content,
      file_name: message.fileName,
      creator_ids: [...message.creatorIds],
      details: message.details,
      idempotency_key: message.idempotencyKey ?? null,
      request_hash: message.requestHash,
      created_at: message.now,
    })
    .returning(['id', 'type', 'content', 'file_name', 'creator_ids', 'details', 'request_hash', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Replaces a creator by another in every message, in the same position and without duplicates. */
export async function moveShownCreators(db: Executor, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update conversation_messages
    set creator_ids = case
      when creator_ids @> array[${to}::bigint] then array_remove(creator_ids, ${from}::bigint)
      else array_replace(creator_ids, ${from}::bigint, ${to}::bigint)
    end
    where creator_ids @> array[${from}::bigint]`.execute(db)
}

/** Removes a creator from all messages. */
export async function forgetShownCreator(db: Executor, { id }: { readonly id: number }): Promise<void> {
  await sql`
    update conversation_messages set creator_ids = array_remove(creator_ids, ${id}::bigint)
    where creator_ids @> array[${id}::bigint]`.execute(db)
}
