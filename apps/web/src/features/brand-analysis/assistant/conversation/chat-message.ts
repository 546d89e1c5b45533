import type { BrandAnalysis, KeywordSource } from '@troupe/contract/brand-analysis'
import {
  type ConversationMessage,
  type CreatorCriteria,
  changeMaxLength,
  maxMessageCreators,
} from '@troupe/contract/conversations'
import type { Match } from '@troupe/contract/creator-match'
import type { Creator, Person } from '@troupe/contract/creators'
import { activeLocale } from '../../../../lib/language/active-language.ts'
import { tell } from '../../../../lib/language/tell.ts'
import { createRandomKey } from '../../../../lib/random.ts'
import type { NewMessage } from '../../api/conversation-calls.ts'
import { assistantTexts } from './assistant-texts.ts'
import { joinSentences } from './list-texts.ts'

/** A recommended creator; the reason for the match is known until the user leaves the conversation. */
export type RecommendedCreator = Creator & { match?: Match; person?: Person | undefined }

/** The question which of the shown creators is meant. */
export interface Asking {
  /** Whether creators like it are wanted, or its removal. */
  readonly wants: 'like' | 'drop'
  readonly creators: readonly RecommendedCreator[]
}

/** A message on screen, saved or not. */
export interface ChatMessage extends Omit<ConversationMessage, 'id' | 'kols'> {
  /** Identifies the message, also in repeated attempts to save it. */
  key: string
  kols: readonly RecommendedCreator[]
  /** The server's reason for a missing answer; known until the user leaves the conversation. */
  reason?: string
  /** A text that may be a new brand or a further topic; known until the user leaves the conversation. */
  undecided?: string
  /** Known until the user leaves the conversation. */
  asking?: Asking
}

/** The content of an assistant's answer. */
export interface Answer {
  content: string
  analysis: BrandAnalysis | null
  criteria: CreatorCriteria
  sources: readonly KeywordSource[]
  changes: readonly string[]
  /** Key and parameters of each change that the server read. */
  change_messages?: ConversationMessage['change_messages']
  kols: readonly RecommendedCreator[]
  undecided?: string
  asking?: Asking
}

const plainMessage = { file_name: null, analysis: null, criteria: null, sources: [], changes: [], kols: [] }

const titleLength = 80
const fileNameMaxLength = 255

/** Creates a text message of the user. */
export function toTextMessage(content: string): ChatMessage {
  return { ...plainMessage, ...stamp(), type: 'user', content }
}

/** Creates the message for an uploaded document. */
export function toFileMessage(name: string): ChatMessage {
  const file_name = name.slice(0, fileNameMaxLength)
  return { ...toTextMessage(assistantTexts.messages.uploaded(file_name)), file_name }
}

/** Creates the message for an answer of the assistant. */
export function toAnswerMessage({ sources, changes, ...answer }: Answer): ChatMessage {
  return { ...stamp(), type: 'assistant', file_name: null, ...answer, sources: [...sources], changes: [...changes] }
}

/** Creates the message for a failed answer, with the reason if known. */
export function toApologyMessage(isOnFile: boolean, reason: string): ChatMessage {
  const { apology, fileApology } = assistantTexts.answers
  return { ...toTextMessage(isOnFile ? fileApology : apology), type: 'assistant', reason }
}

/** Converts a saved message. */
export function fromSavedMessage({ id, ...message }: ConversationMessage): ChatMessage {
  return { ...message, key: id }
}

/** Characters of a change that is too long to be saved; each takes up to two of the maximum. */
const shortChangeLength = changeMaxLength / 2 - 1

/** Converts a message to the form in which it is saved. */
export function toNewMessage(message: ChatMessage): NewMessage {
  const { type, content, file_name, analysis, criteria, sources, changes, change_messages, kols } = message
  const kol_ids = kols.slice(0, maxMessageCreators).map(({ id }) => id)
  const told = changes.map((change) => (change.length > changeMaxLength ? shorten(change, shortChangeLength) : change))
  return { type, content, file_name, analysis, criteria, sources, changes: told, change_messages, kol_ids }
}

/** Returns the title of a conversation that begins with this message: the document's name, or the first line. */
export function toConversationTitle({ file_name, content }: ChatMessage): string {
  return shorten(file_name ?? content.split('\n', 1)[0] ?? content, titleLength)
}

/** Cuts a text after this many characters, with an ellipsis. Never splits a surrogate pair. */
export function shorten(text: string, maxLength: number): string {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('').trimEnd()}…` : text
}

/**
 * The paragraphs of an analysis. Those of the built-in analyser are told in the language of the interface, sentence by
 * sentence; a language model has written in the one it was asked for.
 */
export function tellParagraphs({ detailed_analysis, analysis_messages }: BrandAnalysis): string[] {
  const written = detailed_analysis.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  if (activeLocale() === 'en' || !analysis_messages) return written
  const told = analysis_messages.map((sentences) => sentences.map((sentence) => tell(sentence, '')))
  // A server of another release may say what the catalogue does not have.
  return told.flat().includes('') ? written : told.map(joinSentences)
}

/** The changes of the criteria that an answer made, in the language of the interface. */
export function tellChanges({ changes, change_messages: told }: Pick<ChatMessage, 'changes' | 'change_messages'>) {
  return changes.map((change, index) => tell(told?.[index], change))
}

function stamp() {
  return { key: createRandomKey(), timestamp: new Date().toISOString() }
}
