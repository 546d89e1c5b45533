import { z } from 'zod'
import { defineEndpoint } from '../base/endpoint.ts'
import { normalizeText } from '../base/text.ts'
import { HybridSearchRequest, KeptRequest } from '../discovery.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

export const savedSearchNameMaxLength = 100
export const maxSavedSearches = 100
export const maxRecentSearches = 20

/** A search that a user saved under a name. */
export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  request: KeptRequest,
  created_at: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof SavedSearch>

/** A search that a user ran. */
export const RecentSearch = z.object({
  request: KeptRequest,
  searched_at: z.iso.datetime(),
})
export type RecentSearch = z.output<typeof RecentSearch>

const tag = 'saved searches'

/** A user's saved and recent searches; other users cannot see them. */
export const savedSearchEndpoints = {
  listSavedSearches: defineEndpoint({
    method: 'GET',
    path: '/api/saved-searches',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `The searches the user saved, by name; at most ${maxSavedSearches}`,
    response: z.object({ saved_searches: z.array(SavedSearch) }),
  }),
  saveSearch: defineEndpoint({
    method: 'POST',
    path: '/api/saved-searches',
    access: 'user',
    tag,
    summary: 'Saves a search under a name; 409 when the name is taken or there are too many',
    body: z.object({
      name: z
        .string()
        .max(savedSearchNameMaxLength, schemaText('common.name_too_long', { max: savedSearchNameMaxLength }))
        .transform(normalizeText)
        .refine((name) => name !== '', schemaText('common.name_required')),
      request: HybridSearchRequest,
    }),
    response: SavedSearch,
  }),
  deleteSavedSearch: defineEndpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    access: 'user',
    tag,
    summary: 'Deletes a saved search',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
  listRecentSearches: defineEndpoint({
    method: 'GET',
    path: '/api/recent-searches',
    access: 'user',
    tokenScope: 'read',
    tag,
    summary: `The user's recent searches with a text or a filter, newest first and each once; at most ${maxRecentSearches}`,
    response: z.object({ recent_searches: z.array(RecentSearch) }),
  }),
  deleteRecentSearches: defineEndpoint({
    method: 'DELETE',
    path: '/api/recent-searches',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: "Deletes the user's recent searches",
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
