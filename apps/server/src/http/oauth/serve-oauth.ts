import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../requests/endpoint-binding.ts'
import {
  describeResource,
  describeServer,
  oauthPaths,
  resourceDescription,
  serverDescription,
} from './oauth-addresses.ts'
import { OAuthError, type OAuthService } from './oauth-protocol.ts'

/** A request to these endpoints fits in a few kilobytes. */
const bodyLimit = 32 * 1024
const hidden = { schema: { hide: true } }

/**
 * Serves the authorization server's endpoints for programs (OAuth 2.1): descriptions, registration, tokens, revocation.
 * Their forms and errors are those of the protocol, not of the API.
 */
export function serveOAuth(app: FastifyInstance, { protocol, getPublicUrl }: OAuthService): void {
  app.register(async (place) => {
    // The rest of the server reads no forms.
    place.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    place.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    place.setErrorHandler((error, request, reply) => {
      if (!(error instanceof OAuthError)) throw error
      request.log.info({ code: error.code, reason: error.message }, 'refused')
      return sendError(reply, error)
    })

    place.get(serverDescription, hidden, async () => describeServer(getPublicUrl()))
    place.get(resourceDescription, hidden, async () => describeResource(getPublicUrl(), undefined))
    place.get(`${resourceDescription}/mcp`, hidden, async () => describeResource(getPublicUrl(), 'mcp'))
    place.get(`${resourceDescription}/api`, hidden, async () => describeResource(getPublicUrl(), 'api'))

    place.post(oauthPaths.register, { ...hidden, bodyLimit }, async (request, reply) =>
      reply.code(201).send(await protocol.register(request.body, toClient(request))),
    )
    place.post(oauthPaths.token, { ...hidden, bodyLimit }, async (request) =>
      protocol.issueTokens(readForm(request), toClient(request)),
    )
    place.post(oauthPaths.revoke, { ...hidden, bodyLimit }, async (request, reply) => {
      await protocol.revoke(readForm(request), toClient(request))
      return reply.send()
    })
  })
}

const toClient = ({ ip, headers }: FastifyRequest): Client => ({ ip, userAgent: headers['user-agent'] })

/**
 * Reads a form; a parameter without a value counts as left out (RFC 6749, 3.2).
 * @throws OAuthError unless the body is a form that names no parameter twice and holds no secret of a client.
 */
function readForm({ body, headers }: FastifyRequest): ReadonlyMap<string, string> {
  if (!(body instanceof URLSearchParams)) throw new OAuthError('invalid_request', 'The body must be a form')
  const given = [...body].filter(([, value]) => value !== '')
  const parameters = new Map(given)
  if (parameters.size !== given.length) throw new OAuthError('invalid_request', 'A parameter occurs twice')
  if (headers.authorization !== undefined || parameters.has('client_secret')) {
    throw new OAuthError('invalid_client', 'Programs have no secret here: send only the client_id')
  }
  return parameters
}

function sendError(reply: FastifyReply, { code, message }: OAuthError): FastifyReply {
  return reply.code(code === 'invalid_client' ? 401 : 400).send({ error: code, error_description: message })
}
