import type { Endpoint } from '@troupe/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { AppError } from '../app-error.ts'
import { Download } from './download.ts'
import type { Actor, BoundEndpoint } from './endpoint-binding.ts'

/** Turns a bearer token into the user it speaks for; rejects with `unauthenticated`. */
export type Authenticate = (accessToken: string) => Promise<Actor>

const bearer = /^Bearer ([\w.~+/-]+=*)$/

/** Serves the endpoints. One that is not expressly public gets the guard. */
export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  authenticate: Authenticate,
): void {
  const actors = new WeakMap<FastifyRequest, Actor>()
  const guard = async (request: FastifyRequest) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new AppError('unauthenticated', 'Not authenticated')
    actors.set(request, await authenticate(token))
  }

  for (const { endpoint, handle } of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: toSchema(endpoint),
      ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
      ...(endpoint.access === 'public' ? {} : { onRequest: guard }),
      handler: async (request, reply) => {
        const answer = await handle({
          // Checked by the schemas above; `bind` tied their types to the handler's.
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          actor: actors.get(request) as never,
          client: { ip: request.ip, userAgent: request.headers['user-agent'] },
        })
        return answer instanceof Download ? sendDownload(reply, answer) : answer
      },
    })
  }
}

function sendDownload(reply: FastifyReply, { content, fileName, contentType }: Download): FastifyReply {
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content)
}

function toSchema(endpoint: Endpoint): FastifySchema {
  const { summary, tag, access, params, query, body, response } = endpoint
  return {
    summary,
    tags: [tag],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: response },
  }
}
