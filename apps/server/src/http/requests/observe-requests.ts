import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A request that has been answered. */
interface AnsweredRequest {
  readonly method: string
  /** The route's pattern, never the requested path. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** Observes one request. */
interface FollowedRequest {
  /** Runs a part of the request's work in its context. */
  run(work: () => void): void
  end(answered: AnsweredRequest): void
}

/** Observes requests, for metrics and traces. */
export interface RequestObserver {
  followRequest(headers: IncomingHttpHeaders): FollowedRequest
}

/** Reports every request and its answer to the observer. */
export function observeRequests(app: FastifyInstance, observer: RequestObserver): void {
  const followed = new WeakMap<FastifyRequest, FollowedRequest>()
  app.addHook('onRequest', (request, _reply, done) => {
    const following = observer.followRequest(request.headers)
    followed.set(request, following)
    following.run(done)
  })
  // A body is read in the context of its connection; this restores the request's.
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

/** A stream lasts as long as its reader stays, so its duration says nothing about the server's speed. */
function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern of a route. All files of the web application count as one, since each has a route of its own. */
function toRoute({ is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'other'
  return /^\/(api|health|metrics|sandbox)(\/|$)/.test(url) ? url : 'web'
}
