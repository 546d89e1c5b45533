import { z } from 'zod'
import { defineEndpoint } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { BrandAnalysis, brandTextMaxLength, KeywordSource } from './brand-analysis.ts'
import { CategoryId } from './catalogues/categories.ts'
import { Platform } from './catalogues/platforms.ts'
import { Creator, Person } from './creators.ts'
import { schemaText } from './messages/message.ts'
import { MessageReference } from './messages/wire-schemas.ts'
import { filterDefaults } from './search-filters.ts'

export const conversationTitleMaxLength = 120
export const conversationPageSize = 50
/** Limited because a conversation is shown whole. */
export const maxConversationMessages = 500
export const maxMessageCreators = 100
export const maxConversations = 1000

/** Search criteria of a conversation: the analysis' suggestions with the changes since. */
export const CreatorCriteria = z.object({
  keywords: z.array(z.string().max(100)).max(20),
  /**
   * Excludes creators that a search for any of these would match; an entry of several words must match with all of
   * them.
   */
  excluded_keywords: z.array(z.string().max(50)).max(10).default([]),
  categories: z.array(CategoryId).max(10),
  platforms: z.array(Platform).max(3),
  followers: z.object({ min: z.number().int().min(0), max: z.number().int().min(0) }),
  /** Fractions: 0.02 is 2 percent. */
  engagement: z.object({ min: z.number().min(0).max(1), max: z.number().min(0).max(1) }),
  /** Views of a post on average. */
  average_views: z
    .object({ min: z.number().int().min(0), max: z.number().int().min(0) })
    .default(filterDefaults.averageViews),
  /** Country codes; empty: any. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
  /** ISO 639-1; empty: any. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(50)
    .default([]),
  /** US dollars per post; null: any. */
  max_price: z.number().min(0).nullable(),
  verified_only: z.boolean(),
  with_email: z.boolean(),
  /** Preferred cities, in English. */
  cities: z.array(z.string().min(1).max(60)).max(5).default([]),
  /** Null: at any time. */
  posted_within_days: z.number().int().min(1).max(3650).nullable().default(null),
})
export type CreatorCriteria = z.output<typeof CreatorCriteria>

/** Kinds of follow-up messages; `unread`: nothing in it was understood. */
export const TurnKind = z.enum(['change', 'question', 'more', 'undo', 'smalltalk', 'new_brand', 'unread'])
export type TurnKind = z.output<typeof TurnKind>

/** Subjects of questions and of small talk. */
export const TurnSubject = z.enum([
  ...(['why_creator', 'why_empty', 'meaning', 'data_source', 'recommendation', 'response_time'] as const),
  ...(['audience', 'count', 'followers', 'engagement', 'views', 'price', 'country', 'platform', 'language'] as const),
  ...(['verified', 'email', 'posted', 'topics', 'other'] as const),
  ...(['greeting', 'thanks', 'praise', 'acknowledgement'] as const),
])
export type TurnSubject = z.output<typeof TurnSubject>

/** A follow-up message as it was understood, and the criteria after it. */
export const Refinement = z.object({
  kind: TurnKind,
  /** Whether the message changes the criteria. */
  is_refinement: z.boolean(),
  criteria: CreatorCriteria,
  /** The changes, one phrase each: "only Germany", "at most 50K followers". */
  changes: z.array(z.string()),
  /** Key and parameters of each change. */
  change_messages: z.array(MessageReference.nullable()).optional(),
  /** Parts of a change that were not understood. */
  not_understood: z.array(z.string()),
  /** Empty for other kinds than questions and small talk. */
  about: z.array(TurnSubject),
  /**
   * The shown creator that the message names, counted from 1, -1 being the last: the one asked about, the one to resemble
   * (`more`) or the one to remove (`change`); of an `unread` message, all that was understood. Null: none.
   */
  creator: z.number().int().nullable(),
  /**
   * Whether the words of a question mean one creator ("her e-mail") or all shown ("their e-mails"); otherwise, whether the
   * creator to resemble or to remove is the one spoken of ("like her") or may be several ("drop them"). Null: not told.
   */
  refers_to: z.enum(['one', 'all']).nullable(),
  /** Countries and platforms that a question names. */
  named: z.object({ regions: z.array(z.string()), platforms: z.array(Platform) }),
  /** False for a new brand that may as well be a further topic: the user has to be asked. */
  is_sure: z.boolean(),
})
export type Refinement = z.output<typeof Refinement>

export const ConversationSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  created_at: z.iso.datetime(),
  /** Time of its last message. */
  updated_at: z.iso.datetime(),
})
export type ConversationSummary = z.output<typeof ConversationSummary>

/** Maximum length of a phrase that describes a change. */
export const changeMaxLength = 200

const messageFields = {
  type: z.enum(['user', 'assistant']),
  content: z.string().max(brandTextMaxLength),
  /** Name of the document uploaded with it. */
  file_name: z.string().max(255).nullable().default(null),
  analysis: BrandAnalysis.nullable().default(null),
  criteria: CreatorCriteria.nullable().default(null),
  /** Positions of the keywords in the document. */
  sources: z.array(KeywordSource).max(50).default([]),
  /** Changes of the criteria by a follow-up message, one phrase each. */
  changes: z.array(z.string().max(changeMaxLength)).max(20).default([]),
  /** Key and parameters of each change; null where its text is not one of the server's. */
  change_messages: z.array(MessageReference.nullable()).max(20).optional(),
}

/** A message as it is sent, with creators by id. */
export const NewMessage = z.object({
  ...messageFields,
  content: messageFields.content.transform(normalizeText),
  file_name: z.string().max(255).transform(normalizeText).nullable().default(null),
  kol_ids: z
    .array(z.string().regex(/^[1-9]\d{0,17}$/))
    .max(maxMessageCreators)
    .default([]),
})
export type NewMessage = z.output<typeof NewMessage>

/** A message as it is read, with the current data of its creators; deleted ones are left out. */
export const ConversationMessage = z.object({
  ...messageFields,
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  kols: z.array(Creator.extend({ person: Person.optional() })),
})
export type ConversationMessage = z.output<typeof ConversationMessage>

const Title = z
  .string()
  .max(conversationTitleMaxLength, schemaText('brand_analysis.title_too_long', { max: conversationTitleMaxLength }))
  .transform(normalizeText)
  .refine((title) => title !== '', schemaText('brand_analysis.title_required'))
const ConversationParameters = z.object({ id: z.uuid() })

const tag = 'brand-analysis'

/** A user's own conversations with the assistant. Conversations of other users answer 404. */
export const conversationEndpoints = {
  listConversations: defineEndpoint({
    method: 'GET',
    path: '/api/conversations',
    access: 'user',
    tag,
    summary: `The user's conversations, most recently used first, ${conversationPageSize} per page`,
    query: z.object({ offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    response: z.object({ conversations: z.array(ConversationSummary), total: z.number().int() }),
  }),
  createConversation: defineEndpoint({
    method: 'POST',
    path: '/api/conversations',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Starts a conversation with its first message. Takes an Idempotency-Key header',
    body: z.object({ title: Title, message: NewMessage }),
    response: ConversationSummary,
  }),
  getConversation: defineEndpoint({
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'user',
    tag,
    summary: 'A conversation with all its messages, oldest first',
    params: ConversationParameters,
    response: ConversationSummary.extend({ messages: z.array(ConversationMessage) }),
  }),
  renameConversation: defineEndpoint({
    method: 'PATCH',
    path: '/api/conversations/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Renames a conversation',
    params: ConversationParameters,
    body: z.object({ title: Title }),
    response: ConversationSummary,
  }),
  deleteConversation: defineEndpoint({
    method: 'DELETE',
    path: '/api/conversations/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Deletes a conversation',
    params: ConversationParameters,
    response: z.object({ success: z.literal(true) }),
  }),
  addMessage: defineEndpoint({
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Adds a message to a conversation. Takes an Idempotency-Key header',
    params: ConversationParameters,
    body: NewMessage,
    response: ConversationMessage,
  }),
  refineCriteria: defineEndpoint({
    method: 'POST',
    path: '/api/conversations/refine',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Sorts a follow-up message and reads it as changes of the search criteria',
    body: z.object({
      message: z.string().min(1).max(brandTextMaxLength),
      criteria: CreatorCriteria,
      /** Number of creators on screen. */
      shown: z.number().int().min(0).max(maxMessageCreators).default(maxMessageCreators),
    }),
    response: Refinement,
  }),
} as const
