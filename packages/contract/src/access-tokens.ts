import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { normalizeText } from './text.ts'
import { tokenScopes } from './token-scope.ts'

/** Every token begins with it, so that scanners for secrets know one when it stands where it should not. */
export const accessTokenPrefix = 'troupe_pat_'
export const accessTokenNameMaxLength = 100
/** Expired ones count, until they are revoked. */
export const maxAccessTokens = 20
/** How many days a token lives. */
export const accessTokenLifetimes = [30, 90, 365] as const
/** How many calls the tokens of a user may make within a minute, all together. */
export const maxTokenCallsPerMinute = 300

/** A personal access token as its owner sees it; the token itself is shown once, when it is made. */
export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Its last four characters, to know it by. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To the minute; null: never. */
  last_used_at: z.iso.datetime().nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

export const NewAccessToken = z.object({
  name: z
    .string()
    .max(accessTokenNameMaxLength, `A name has at most ${accessTokenNameMaxLength} characters`)
    .transform(normalizeText)
    .refine((name) => name !== '', 'Please enter a name'),
  scope: z.enum(tokenScopes),
  expires_in_days: z.literal(accessTokenLifetimes),
})
export type NewAccessToken = z.output<typeof NewAccessToken>

const tag = 'access tokens'

/** With these a user lets programs call the API in their name. Somebody else's do not exist: 404. */
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
    tag,
    summary: 'Makes a personal access token and shows it this once; 409 when there are too many',
    body: NewAccessToken,
    response: z.object({ access_token: AccessToken, token: z.string() }),
  }),
  revokeAccessToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    access: 'user',
    tag,
    summary: 'Revokes a personal access token, which is refused from now on',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
} as const
