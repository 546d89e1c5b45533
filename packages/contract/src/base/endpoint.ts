import type { z } from 'zod'
import type { PlainMessageKey } from '../messages/message.ts'
import type { WorkspaceRole } from './roles.ts'

/** Permissions of personal access tokens. A token has one or more; `collect` includes `read`. */
export const tokenScopes = ['read', 'collect', 'campaigns', 'inbox', 'webhooks'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Whether a token with the scopes `granted` may call an endpoint that requires `needed`. */
export function includesScope(granted: readonly TokenScope[], needed: TokenScope): boolean {
  return granted.includes(needed) || (needed === 'read' && granted.includes('collect'))
}

/**
 * Header with the id of the workspace in which a session makes a call; without it, the one that is open. The tabs of a
 * browser share a session: what one of them shows must not be done in the workspace that another one has opened.
 */
export const workspaceHeader = 'troupe-workspace'

/** Access to an endpoint: anyone, or signed-in users with a bearer access token. */
export type Access = 'public' | 'user'

/**
 * One HTTP endpoint. The server binds it (validation, access, OpenAPI) and the browser calls it, both from this
 * description.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Full path from the root, with parameters as `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** The scope that a personal access token needs to call it; if absent, only signed-in sessions may. */
  readonly tokenScope?: TokenScope
  /** The weakest role in the workspace that may call it, where it is not that of `getLeastRole`. */
  readonly leastRole?: WorkspaceRole
  /** Concerns the session: the header that names a workspace is ignored. */
  readonly ignoresWorkspace?: true
  /** Identifies the browser by a cookie, which the response sets if it is missing. */
  readonly knowsDevice?: true
  /** Answers also to a session that has to set up a second factor first. */
  readonly beforeSecondFactor?: true
  readonly summary: string
  readonly tag: string
  /** Maximum size of the body in bytes, where the default of 256 KB is too small. */
  readonly maxBodyBytes?: number
  /** Key of the error message for a body over the maximum size. */
  readonly tooLargeMessage?: PlainMessageKey
  /** Discards any body of any content type, for callers that we do not control. */
  readonly ignoresBody?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/** Returns the endpoint as it is, and keeps the exact types of its schemas. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** The body as a caller sends it; fields with a default may be absent. */
export type BodyInput<E extends Endpoint> = InputOf<E['body']>
/** The body as the server reads it, with defaults filled in. */
export type Body<E extends Endpoint> = OutputOf<E['body']>
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type Query<E extends Endpoint> = OutputOf<E['query']>
export type ParamsInput<E extends Endpoint> = InputOf<E['params']>
export type Params<E extends Endpoint> = OutputOf<E['params']>
/** The response as the server sends it. */
export type ResponseInput<E extends Endpoint> = z.input<E['response']>
/** The response as a caller reads it. */
export type Response<E extends Endpoint> = z.output<E['response']>
