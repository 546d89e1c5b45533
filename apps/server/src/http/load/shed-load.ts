import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admission } from '../../admission/admission.ts'
import type { Ticket } from '../../admission/concurrency-limiter.ts'
import { isApiPath } from '../description/api-path.ts'
import { toWorkKind } from './costly-routes.ts'

/**
 * Has requests to the API wait for their turn, and refuses with 503 what could not be answered in its time, before anything is done for
 * it. Pages, health and metrics are always answered at once.
 */
export function shedLoad(app: FastifyInstance, admission: Admission): void {
  const tickets = new WeakMap<FastifyRequest, Ticket>()
  app.addHook('onRequest', async (request) => {
    const { url, method, routeOptions } = request
    if (isApiPath(url)) tickets.set(request, await admission.enter(toWorkKind(method, routeOptions.url)))
  })
  // A body arrives as fast as its sender sends it: a slow one must not delay other requests.
  app.addHook('preParsing', async (request) => {
    if (!request.raw.complete) tickets.get(request)?.pause()
  })
  app.addHook('preValidation', async (request) => tickets.get(request)?.resume())
  // A stream of events is no work any more once it has begun.
  app.addHook('onSend', async (request) => tickets.get(request)?.leave())
  app.addHook('onClose', async () => admission.stop())
}
