import type { z } from 'zod'
import type { TokenScope } from './token-scope.ts'

/** Who may call an endpoint: anyone, or a signed-in user with a bearer access token. */
export type Access = 'public' | 'user'

/**
 * One call that the browser may make. The server binds it (validation, access, OpenAPI) and the browser calls it, both
 * from this single description.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Full path from the root; parameters as `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** The scope with which a personal access token may call it; without one, only who has signed in may. */
  readonly tokenScope?: TokenScope
  /** Browsers are told apart by a cookie, which the answer sets where there is none. */
  readonly knowsDevice?: true
  readonly summary: string
  readonly tag: string
  /** How much the body may hold, where 256 KB are too few. */
  readonly maxBodyBytes?: number
  /** What is said of a body that holds more. */
  readonly tooLargeMessage?: string
  /** Whatever comes as a body, of whatever kind, is thrown away: for callers that are not ours. */
  readonly ignoresBody?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/** Keeps the exact types of an endpoint's schemas. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** The body as a caller writes it (defaults may be left out). */
export type BodyInput<E extends Endpoint> = InputOf<E['body']>
/** The body as the server reads it (defaults filled in). */
export type Body<E extends Endpoint> = OutputOf<E['body']>
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type Query<E extends Endpoint> = OutputOf<E['query']>
export type ParamsInput<E extends Endpoint> = InputOf<E['params']>
export type Params<E extends Endpoint> = OutputOf<E['params']>
/** The answer as the server gives it. */
export type ResponseInput<E extends Endpoint> = z.input<E['response']>
/** The answer as a caller reads it. */
export type Response<E extends Endpoint> = z.output<E['response']>
