import type { BrandAnalysis, KeywordSource } from '@troupe/contract/brand-analysis'
import { type ConversationMessage, type CreatorCriteria, maxMessageCreators } from '@troupe/contract/conversations'
import type { Match } from '@troupe/contract/creator-match'
import type { Creator } from '@troupe/contract/creators'
import { createRandomKey } from '../../../../lib/random.ts'
import type { NewMessage } from '../../api/conversation-calls.ts'
import { assistantTexts } from './assistant-texts.ts'

/** A recommended creator; why it was found is known until the conversation is left. */
export type RecommendedCreator = Creator & { match?: Match }

/** A message on screen, saved already or not. */
export interface ChatMessage extends Omit<ConversationMessage, 'id' | 'kols'> {
  /** Tells messages apart, and repeated savings of one. */
  key: string
  kols: readonly RecommendedCreator[]
  /** Why there is no answer, as the server said it; known until the conversation is left. */
  reason?: string
  /** A text that may be a new brand or a further topic; known until the conversation is left. */
  undecided?: string
}

/** The content of an assistant's answer. */
export interface Answer {
  content: string
  analysis: BrandAnalysis | null
  criteria: CreatorCriteria
  sources: readonly KeywordSource[]
  changes: readonly string[]
  kols: readonly RecommendedCreator[]
  undecided?: string
}

const plainMessage = { file_name: null, analysis: null, criteria: null, sources: [], changes: [], kols: [] }

const titleLength = 80
const fileNameMaxLength = 255

/** A text message of the user. */
export function toTextMessage(content: string): ChatMessage {
  return { ...plainMessage, ...stamp(), type: 'user', content }
}

/** The message for an uploaded document. */
export function toFileMessage(name: string): ChatMessage {
  const file_name = name.slice(0, fileNameMaxLength)
  return { ...toTextMessage(assistantTexts.messages.uploaded(file_name)), file_name }
}

/** The message for an answer of the assistant. */
export function toAnswerMessage({ sources, changes, ...answer }: Answer): ChatMessage {
  return { ...stamp(), type: 'assistant', file_name: null, ...answer, sources: [...sources], changes: [...changes] }
}

/** The message for a failed answer, with the reason if it is known. */
export function toApologyMessage(isOnFile: boolean, reason: string): ChatMessage {
  const { apology, fileApology } = assistantTexts.answers
  return { ...toTextMessage(isOnFile ? fileApology : apology), type: 'assistant', reason }
}

/** A message of a conversation that is opened again. */
export function fromSavedMessage({ id, ...message }: ConversationMessage): ChatMessage {
  return { ...message, key: id }
}

/** A message as it is saved. */
export function toNewMessage(message: ChatMessage): NewMessage {
  const { type, content, file_name, analysis, criteria, sources, changes, kols } = message
  const kol_ids = kols.slice(0, maxMessageCreators).map(({ id }) => id)
  return { type, content, file_name, analysis, criteria, sources, changes, kol_ids }
}

/** Title of a conversation that begins with this message: the document's name, or the first line. */
export function toConversationTitle({ file_name, content }: ChatMessage): string {
  return shorten(file_name ?? content.split('\n', 1)[0] ?? content, titleLength)
}

/** A text cut after so many characters, the cut marked. Never cuts a character of two halves in two. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : text
}

function stamp() {
  return { key: createRandomKey(), timestamp: new Date().toISOString() }
}
