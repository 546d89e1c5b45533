import type { Executor } from '../../database/database.ts'
import { readOwned } from '../../database/read-in-pages.ts'
import type { AccountExporter } from '../accounts/core/account-exporter-port.ts'

const conversations = {
  table: 'conversations',
  owner: 'user_id',
  columns: ['title', 'created_at', 'updated_at'],
} as const
const messages = {
  table: 'conversation_messages',
  owner: 'conversation_id',
  columns: ['conversation_id', 'position', 'type', 'content', 'file_name', 'creator_ids', 'details', 'created_at'],
} as const

/** Exports a user's conversations. */
export function createConversationExporters(db: Executor): AccountExporter[] {
  return [
    {
      name: 'conversations',
      of: 'user',
      tables: ['conversations'],
      read: (userId) => readOwned(db, conversations, userId),
    },
    {
      name: 'conversation_messages',
      of: 'user',
      tables: ['conversation_messages'],
      async *read(userId) {
        for await (const { id } of readOwned(db, conversations, userId)) yield* readOwned(db, messages, id)
      },
    },
  ]
}
