import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FollowedRequest, Telemetry } from '../telemetry/telemetry.ts'

/** Tells of every request and its answer. */
export function observeRequests(app: FastifyInstance, telemetry: Telemetry): void {
  const followed = new WeakMap<FastifyRequest, FollowedRequest>()
  app.addHook('onRequest', (request, _reply, done) => {
    const following = telemetry.followRequest(request.headers)
    followed.set(request, following)
    following.run(done)
  })
  // A body comes in on behalf of its connection; from here on it is the request again.
  app.addHook('preValidation', (request, _reply, done) => {
    const following = followed.get(request)
    if (following) following.run(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isEventStream(reply)) return
    followed.get(request)?.end({
      method: knownMethods.has(request.method) ? request.method : 'other',
      route: toRoute(request),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
  })
}

/** A stream lasts as long as somebody looks on, which says nothing about us. */
function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of a route. What the browser's part is made of is one: each of its files has a route. */
function toRoute({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'other'
  return /^\/(api|health|metrics|sandbox)(\/|$)/.test(url) ? url : 'web'
}
