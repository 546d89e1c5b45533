import { z } from 'zod'
import { defineEndpoint, tokenScopes } from '../base/endpoint.ts'
import { schemaText } from '../messages/message.ts'
import { messageFields } from '../messages/wire-schemas.ts'

/** Beyond this number, the connection that was unused the longest ends. */
export const maxConnectedPrograms = 50
export const authorizationQueryMaxLength = 8000

/** Scopes as users choose them, in the order of the catalogue. */
const Scopes = z.array(z.enum(tokenScopes))

/** A program that the user allowed to act on their behalf. */
export const ConnectedProgram = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The host that the user was sent back to. */
  host: z.string(),
  scopes: Scopes,
  created_at: z.iso.datetime(),
  /** Accurate to the minute; null if it was never used. */
  last_used_at: z.iso.datetime().nullable(),
})
export type ConnectedProgram = z.output<typeof ConnectedProgram>

/** An authorization request (RFC 6749, 4.1.1) as it stands in the address, without `?`. */
const AuthorizationQuery = z.string().max(authorizationQueryMaxLength, schemaText('connected_programs.query_too_long'))

/** A program as the consent screen shows it. */
const RequestingProgram = z.object({
  /** Chosen by the program itself. */
  name: z.string(),
  /** The host that receives the answer. */
  host: z.string(),
  /** Whether that host is the user's own computer, on which any program may listen. */
  is_local: z.boolean(),
  /** The domain that publishes the program's description, and so answers for it; null: nobody does. */
  verified_domain: z.string().nullable(),
})
export type RequestingProgram = z.output<typeof RequestingProgram>

export const AuthorizationReview = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ask'), program: RequestingProgram, scopes: Scopes }),
  z.object({
    outcome: z.literal('refused'),
    program: RequestingProgram,
    /** In English, for the developers of the program. */
    reason: z.string(),
    /** Takes the refusal back to the program. */
    redirect_to: z.string(),
  }),
])
export type AuthorizationReview = z.output<typeof AuthorizationReview>

export const AuthorizationDecision = z.object({
  query: AuthorizationQuery,
  allow: z.boolean(),
  /** What the program may do, of what it asked for; ignored in a denial. */
  scopes: Scopes,
})
export type AuthorizationDecision = z.output<typeof AuthorizationDecision>

const tag = 'connected programs'

/** Programs that connect by OAuth. None of these endpoints can be called by a token, so no program connects another. */
export const connectedProgramEndpoints = {
  reviewAuthorization: defineEndpoint({
    method: 'POST',
    path: '/api/connected-programs/requests',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Reads an authorization request for the consent screen; 404 for an unknown program',
    body: z.object({ query: AuthorizationQuery }),
    response: AuthorizationReview,
  }),
  decideAuthorization: defineEndpoint({
    method: 'POST',
    path: '/api/connected-programs/decisions',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Allows or denies an authorization request; the response leads back to the program',
    body: AuthorizationDecision,
    response: z.object({ redirect_to: z.string() }),
  }),
  listConnectedPrograms: defineEndpoint({
    method: 'GET',
    path: '/api/connected-programs',
    access: 'user',
    tag,
    summary: `The user's connected programs, the newest first; at most ${maxConnectedPrograms}`,
    response: z.object({ connected_programs: z.array(ConnectedProgram) }),
  }),
  disconnectProgram: defineEndpoint({
    method: 'DELETE',
    path: '/api/connected-programs/:id',
    access: 'user',
    leastRole: 'viewer',
    tag,
    summary: 'Disconnects a program; its tokens are refused from then on',
    params: z.object({ id: z.uuid() }),
    response: z.object({ message: z.string(), ...messageFields }),
  }),
} as const
