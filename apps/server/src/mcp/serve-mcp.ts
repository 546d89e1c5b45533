import { say } from '@troupe/contract/messages/message'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { buildChallenge } from '../http/oauth/oauth-addresses.ts'
import type { OAuthService } from '../http/oauth/oauth-protocol.ts'
import { createEndpointCaller } from '../http/requests/call-endpoint.ts'
import { type Authenticate, isTokenBearer, readBearer } from '../http/requests/callers.ts'
import type { BoundEndpoint, TokenBearer } from '../http/requests/endpoint-binding.ts'
import { AppError } from '../lib/app-error.ts'

interface McpOptions {
  readonly endpoints: readonly BoundEndpoint[]
  readonly authenticate: Authenticate
  /** Omitted: programs cannot connect by OAuth. */
  readonly oauth?: Pick<OAuthService, 'getPublicUrl'>
}

/**
 * Lets assistants search and collect on a user's behalf (Model Context Protocol 2026-07-28 and the 2025 versions before
 * it, over streamable HTTP). Requests are stateless, so that any node can answer them, and each carries an access token:
 * a personal one, or one that the authorization server issued to the program.
 */
export function serveMcp(app: FastifyInstance, { endpoints, ...options }: McpOptions): void {
  const callers = new WeakMap<FastifyRequest, TokenBearer>()
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    // Runs before the body is read.
    onRequest: async (request, reply) => {
      refuseForeignPages(request)
      callers.set(request, await authenticateToken(request, reply, options))
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new AppError('unauthenticated', say('http.not_authenticated'))
      const client = { ip: request.ip, userAgent: request.headers['user-agent'] }
      const call = createEndpointCaller(endpoints, { caller, client })
      // Loaded on the first call: the library takes memory that most servers never need.
      const { answerMcp } = await import('./answer-mcp.ts')
      return reply.send(await answerMcp(request, caller, call))
    },
  })
}

/** Refuses calls from web pages of another origin, which DNS rebinding could cause. */
function refuseForeignPages({ headers, host }: FastifyRequest): void {
  const { origin } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) {
    throw new AppError('forbidden', say('http.foreign_origin'))
  }
}

async function authenticateToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, oauth }: Pick<McpOptions, 'authenticate' | 'oauth'>,
): Promise<TokenBearer> {
  const { authorization } = request.headers
  // Assistants without a token find the way to one by this header of a 401.
  const challenge = oauth ? buildChallenge(oauth.getPublicUrl(), 'mcp', authorization !== undefined) : 'Bearer'
  reply.header('www-authenticate', challenge)
  const caller = await authenticate(readBearer(authorization), { part: 'mcp' })
  if (!isTokenBearer(caller)) throw new AppError('unauthenticated', say('access_tokens.needed'))
  reply.removeHeader('www-authenticate')
  return caller
}
