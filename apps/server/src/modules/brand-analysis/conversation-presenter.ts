import { ConversationMessage, type ConversationSummary } from '@troupe/contract/conversations'
import type { Creator } from '@troupe/contract/creators'
import type { ConversationRow } from './conversation-repository.ts'
import type { MessageRow } from './message-repository.ts'

export function presentConversation(row: ConversationRow): ConversationSummary {
  return {
    id: row.id,
    title: row.title,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The part of a message that is stored as JSON. */
const Details = ConversationMessage.pick({
  analysis: true,
  criteria: true,
  sources: true,
  changes: true,
  change_messages: true,
})
const noDetails = Details.parse({})

/** Presents a message with the creators that still exist. Details that no longer fit the contract are left out. */
export function presentMessage(row: MessageRow, creators: ReadonlyMap<number, Creator>): ConversationMessage {
  const { data: details = noDetails } = Details.safeParse(row.details)
  return {
    ...details,
    id: row.id,
    type: row.type,
    content: row.content,
    file_name: row.file_name,
    timestamp: row.created_at.toISOString(),
    kols: row.creator_ids.flatMap((id) => creators.get(Number(id)) ?? []),
  }
}
