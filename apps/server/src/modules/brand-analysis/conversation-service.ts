import {
  type ConversationMessage,
  type ConversationSummary,
  conversationPageSize,
  maxConversations,
  type NewMessage,
} from '@troupe/contract/conversations'
import { say } from '@troupe/contract/messages/message'
import type { Database } from '../../database/database.ts'
import type { Member } from '../../http/requests/endpoint-binding.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Clock } from '../../lib/clock.ts'
import type { CreatorReader } from '../discovery/persons/creator-reader.ts'
import { appendMessage, hashRequest, refuseOtherRequest } from './append-message.ts'
import { presentConversation, presentMessage } from './conversation-presenter.ts'
import * as conversations from './conversation-repository.ts'
import * as messages from './message-repository.ts'

export interface ConversationContext {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly readCreators: CreatorReader
}

/** Another user's conversation is reported as not found. */
const notFound = () => new AppError('not_found', say('brand_analysis.conversation_unknown'))

/** Lists a page of the user's conversations, most recently used first, and the total number. */
export async function listConversations(
  { database: { kysely } }: ConversationContext,
  userId: string,
  offset: number,
): Promise<{ conversations: ConversationSummary[]; total: number }> {
  const rows = await conversations.listPage(kysely, userId, { offset, limit: conversationPageSize })
  return { conversations: rows.map(presentConversation), total: await conversations.count(kysely, userId) }
}

interface NewConversation {
  readonly title: string
  readonly message: NewMessage
}

/**
 * Creates a conversation. A repeated call with the same key returns the conversation created first.
 * @throws AppError `conflict` if the user has too many, or the key was used for another conversation.
 */
export async function createConversation(
  { database, clock }: ConversationContext,
  userId: string,
  { request, idempotencyKey }: { readonly request: NewConversation; readonly idempotencyKey: string | undefined },
): Promise<ConversationSummary> {
  const requestHash = hashRequest(request)
  const now = clock.now()
  const row = await database.kysely.transaction().execute(async (transaction) => {
    await conversations.lockOwner(transaction, userId)
    const earlier = idempotencyKey && (await conversations.findByIdempotencyKey(transaction, userId, idempotencyKey))
    if (earlier) return refuseOtherRequest(earlier, requestHash)
    if ((await conversations.count(transaction, userId)) >= maxConversations) {
      throw new AppError('conflict', say('brand_analysis.too_many_conversations', { max: maxConversations }))
    }
    const { title, message } = request
    const conversation = await conversations.insert(transaction, { userId, title, idempotencyKey, requestHash, now })
    await appendMessage(transaction, userId, { conversation, message, idempotencyKey: undefined, requestHash, now })
    return conversation
  })
  return presentConversation(row)
}

/** Reads a conversation with all its messages and the current data of their creators. @throws AppError `not_found`. */
export async function getConversation(
  { database: { kysely }, readCreators }: ConversationContext,
  { userId, workspaceId }: Member,
  id: string,
): Promise<ConversationSummary & { messages: ConversationMessage[] }> {
  const conversation = await conversations.find(kysely, userId, id)
  if (!conversation) throw notFound()
  const rows = await messages.list(kysely, userId, id)
  const creators = await readCreators(listCreatorIds(rows), workspaceId)
  return { ...presentConversation(conversation), messages: rows.map((row) => presentMessage(row, creators)) }
}

const listCreatorIds = (rows: readonly messages.MessageRow[]) => [
  ...new Set(rows.flatMap(({ creator_ids }) => creator_ids.map(Number))),
]

/** @throws AppError `not_found`. */
export async function renameConversation(
  { database }: ConversationContext,
  userId: string,
  change: { readonly id: string; readonly title: string },
): Promise<ConversationSummary> {
  const row = await conversations.rename(database.kysely, userId, change)
  if (!row) throw notFound()
  return presentConversation(row)
}

/** @throws AppError `not_found`. */
export async function deleteConversation({ database }: ConversationContext, userId: string, id: string): Promise<void> {
  if (!(await conversations.remove(database.kysely, userId, id))) throw notFound()
}

interface AddedMessage {
  readonly id: string
  readonly message: NewMessage
  readonly idempotencyKey: string | undefined
}

/**
 * Adds a message to the end of a conversation. A repeated call with the same key returns the message added first.
 * @throws AppError `not_found`; `conflict` if the conversation is full, or the key was used for another message.
 */
export async function addMessage(
  { database, clock, readCreators }: ConversationContext,
  { userId, workspaceId }: Member,
  { id, message, idempotencyKey }: AddedMessage,
): Promise<ConversationMessage> {
  const requestHash = hashRequest(message)
  const row = await database.kysely.transaction().execute(async (transaction) => {
    const conversation = await conversations.lock(transaction, userId, id)
    if (!conversation) throw notFound()
    const earlier =
      idempotencyKey &&
      (await messages.findByIdempotencyKey(transaction, userId, { conversationId: id, key: idempotencyKey }))
    if (earlier) return refuseOtherRequest(earlier, requestHash)
    const now = clock.now()
    return appendMessage(transaction, userId, { conversation, message, idempotencyKey, requestHash, now })
  })
  return presentMessage(row, await readCreators(listCreatorIds([row]), workspaceId))
}
