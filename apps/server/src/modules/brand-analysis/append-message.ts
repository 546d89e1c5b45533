import { hash } from 'node:crypto'
import { normalizeText } from '@troupe/contract/base/text'
import { maxConversationMessages, type NewMessage } from '@troupe/contract/conversations'
import { say } from '@troupe/contract/messages/message'
import type { Executor } from '../../database/database.ts'
import { AppError } from '../../lib/app-error.ts'
import * as conversations from './conversation-repository.ts'
import * as messages from './message-repository.ts'

/** Approximate limit of a conversation in bytes: it is read as a whole. */
const maxSize = 8_000_000
/** Bytes assumed for each creator when a message is read. */
const creatorSize = 1000

interface Appended {
  /** The user's conversation, which the transaction has locked or created. */
  readonly conversation: conversations.ConversationRow
  readonly message: NewMessage
  readonly idempotencyKey: string | undefined
  readonly requestHash: string
  readonly now: Date
}

/** Appends a message to a conversation. @throws AppError `conflict` if the conversation is full. */
export async function appendMessage(
  transaction: Executor,
  userId: string,
  { conversation, message, idempotencyKey, requestHash, now }: Appended,
): Promise<messages.MessageRow> {
  const { analysis, criteria, sources, changes, change_messages } = message
  const details = toJson({ analysis, criteria, sources, changes, change_messages })
  const creatorIds = [...new Set(message.kol_ids)]
  const size = Buffer.byteLength(message.content) + Buffer.byteLength(details) + creatorIds.length * creatorSize
  const { id, message_count: position } = conversation
  if (position >= maxConversationMessages) {
    throw new AppError('conflict', say('brand_analysis.conversation_long', { max: maxConversationMessages }))
  }
  if (conversation.size + size > maxSize) {
    throw new AppError('conflict', say('brand_analysis.conversation_full'))
  }
  const row = await messages.insert(transaction, {
    conversationId: id,
    position,
    type: message.type,
    content: message.content,
    fileName: message.file_name,
    creatorIds,
    details,
    idempotencyKey,
    requestHash,
    now,
  })
  await conversations.noteMessage(transaction, userId, { id, size, now })
  return row
}

/** Serialises a value as JSON that PostgreSQL accepts regardless of its texts. */
function toJson(value: object): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? normalizeText(part) : part))
}

/** Hashes a request, to detect whether a repeated call makes the same request. */
export const hashRequest = (request: object): string => hash('sha256', JSON.stringify(request), 'base64url')

/**
 * Returns the result of an earlier call with the same key.
 * @throws AppError `conflict` if the earlier call made another request.
 */
export function refuseOtherRequest<Row extends { readonly request_hash: string | null }>(
  earlier: Row,
  requestHash: string,
): Row {
  if (earlier.request_hash === requestHash) return earlier
  throw new AppError('conflict', say('http.idempotency_key_reused'))
}
