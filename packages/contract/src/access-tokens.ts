import { z } from 'zod'
import { defineEndpoint, tokenScopes } from './base/endpoint.ts'
import { normalizeText } from './base/text.ts'
import { schemaText } from './messages/message.ts'
import { messageFields } from './messages/wire-schemas.ts'

/** Prefix of every token, so that secret scanners recognise one. */
export const accessTokenPrefix = 'troupe_pat_'
export const accessTokenNameMaxLength = 100
/** Expired tokens count until they are revoked. */
export const maxAccessTokens = 20
/** Days after which a token may expire. */
export const accessTokenLifetimes = [30, 90, 365] as const
/** Calls per minute for all tokens of one user together. */
export const maxTokenCallsPerMinute = 300

/** A personal access token as its owner sees it. The token itself is shown only once, when it is created. */
export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** The last four characters of the token, by which its owner recognises it. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Accurate to the minute; null if it was never used. */
  last_used_at: z.iso.datetime().nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

export const NewAccessToken = z.object({
  name: z
    .string()
    .max(accessTokenNameMaxLength, schemaText('common.name_too_long', { max: accessTokenNameMaxLength }))
    .transform(normalizeText)
    .refine((name) => name !== '', schemaText('common.name_required')),
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1, schemaText('access_tokens.scope_required'))
    .transform((scopes) => tokenScopes.filter((scope) => scopes.includes(scope))),
  expires_in_days: z.literal(accessTokenLifetimes),
})
export type NewAccessToken = z.output<typeof NewAccessToken>

const tag = 'access tokens'

/** Personal access tokens, with which programs call the API on behalf of a user. Tokens of other users answer 404. */
export const accessTokenEndpoints = {
  listAccessTokens: defineEndpoint({
    method: 'GET',
    path: '/api/access-tokens',
    access: 'user',
    tag,
    summary: `The user's personal access tokens, the newest first; at most ${maxAccessTokens}`,
    response: z.object({ access_tokens: z.array(AccessToken) }),
  }),
  createAccessToken: defineEndpoint({
    method: 'POST',
    path: '/api/access-tokens',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Creates a personal access token, which is shown only in this response; 409 when there are too many',
    body: NewAccessToken,
    response: z.object({ access_token: AccessToken, token: z.string() }),
  }),
  revokeAccessToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Revokes a personal access token; it is refused from then on',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
