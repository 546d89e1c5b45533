import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admission } from '../../admission/admission.ts'
import type { Ticket } from '../../admission/concurrency-limiter.ts'
import { isApiPath } from '../description/api-path.ts'
import { toWorkKind } from './costly-routes.ts'

/**
 * Makes requests to the API wait for their turn. Requests that could not be answered in time are refused with 503
 * before any work is done for them. Pages, health checks and metrics are always answered at once.
 */
export function shedLoad(app: FastifyInstance, admission: Admission): void {
  const tickets = new WeakMap<FastifyRequest, Ticket>()
  app.addHook('onRequest', async (request) => {
    const { url, method, routeOptions } = request
    if (isApiPath(url)) tickets.set(request, await admission.enter(toWorkKind(method, routeOptions.url)))
  })
  // A body arrives only as fast as its sender sends it, and a slow sender must not delay other requests.
  app.addHook('preParsing', async (request) => {
    if (!request.raw.complete) tickets.get(request)?.pause()
  })
  app.addHook('preValidation', async (request) => tickets.get(request)?.resume())
  // An event stream takes no work once it has begun.
  app.addHook('onSend', async (request) => tickets.get(request)?.leave())
  app.addHook('onClose', async () => admission.stop())
}
