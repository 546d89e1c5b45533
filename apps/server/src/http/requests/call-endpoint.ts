import type { BodyInput, Endpoint, ParamsInput, QueryInput } from '@troupe/contract/base/endpoint'
import { findMessage, quote, say } from '@troupe/contract/messages/message'
import type { z } from 'zod'
import { AppError, toIssue } from '../../lib/app-error.ts'
import { refuseBeyondRole, refuseBeyondScope } from './callers.ts'
import type { BoundEndpoint, Client, TokenBearer } from './endpoint-binding.ts'

interface Input<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
  readonly body?: BodyInput<E>
}

/** Calls an endpoint from within the server as a caller would over HTTP: with the same checks, answers and errors. */
export type CallEndpoint = <E extends Endpoint, Answer>(
  endpoint: E & { readonly response: z.ZodType<Answer> },
  input: Input<E>,
) => Promise<Answer>

/** Creates a function that calls endpoints on behalf of a token's bearer, if the token's scopes and the role allow it. */
export function createEndpointCaller(
  endpoints: readonly BoundEndpoint[],
  { caller, client }: { caller: TokenBearer; client: Client },
): CallEndpoint {
  const handlers = new Map<Endpoint, BoundEndpoint['handle']>(
    endpoints.map(({ endpoint, handle }) => [endpoint, handle]),
  )
  return async (endpoint, { params, query, body }) => {
    const handle = handlers.get(endpoint)
    if (!handle) throw new AppError('not_found', say('http.not_offered'))
    refuseBeyondScope(caller, endpoint.tokenScope)
    refuseBeyondRole(caller, endpoint)
    const answer = await handle({
      // Checked by the schemas here; `bind` tied their types to the handler's.
      params: read(endpoint.params, params, 'path') as never,
      query: read(endpoint.query, query ?? {}, 'query') as never,
      body: read(endpoint.body, body, 'body') as never,
      actor: caller as never,
      client,
      idempotencyKey: undefined,
    })
    return endpoint.response.parse(answer)
  }
}

/** Reads a part of a request. @throws AppError `invalid_input` with all that is wrong with it. */
function read(schema: z.ZodType | undefined, given: unknown, place: 'path' | 'query' | 'body'): unknown {
  const parsed = schema?.safeParse(given)
  if (!parsed?.error) return parsed?.data
  const problems = parsed.error.issues.map(({ path, message, code }) => ({
    said: findMessage(message) ?? quote(message),
    loc: [place, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    type: code,
  }))
  const said = problems[0]?.said ?? quote(parsed.error.message)
  throw new AppError('invalid_input', said, { issues: problems.map(toIssue) })
}
