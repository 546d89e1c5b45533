import type { Generated, JSONColumnType } from 'kysely'

/** A user's own conversation with the assistant. */
interface Conversations {
  id: Generated<string>
  user_id: string
  title: string
  message_count: Generated<number>
  /** Approximate size of its messages when they are read, in bytes. */
  size: Generated<number>
  /** Idempotency key of the call that began it, and the hash of that call's request. */
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
  /** When its last message came. */
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
  /** In the order in which they are shown; some may be gone meanwhile. */
  creator_ids: string[]
  /** Analysis, criteria, sources and changes of a `ConversationMessage` of the time when it came. */
  details: JSONColumnType<object>
  idempotency_key: string | null
  request_hash: string | null
  created_at: Date
}

export interface ConversationTables {
  conversations: Conversations
  conversation_messages: ConversationMessages
}
