import type { Generated, JSONColumnType } from 'kysely'

/** A user's conversation with the assistant. */
interface Conversations {
  id: Generated<string>
  user_id: string
  title: string
  message_count: Generated<number>
  /** Approximate size in bytes of its messages when they are read. */
  size: Generated<number>
  /** Idempotency key of the call that started it, and the hash of that request. */
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  /** Time of its last message. */
  updated_at: Date
}

interface ConversationMessages {
  id: Generated<string>
  conversation_id: string
  /** From 0, without gaps. */
  position: number
  type: 'user' | 'assistant'
  content: string
  file_name: string | null
  /** In display order; some creators may have been deleted. */
  creator_ids: string[]
  /**
   * Analysis, criteria, sources and changes of a `ConversationMessage`, in the form of the time when it was stored.
   */
  details: JSONColumnType<object>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
}

export interface ConversationTables {
  conversations: Conversations
  conversation_messages: ConversationMessages
}
