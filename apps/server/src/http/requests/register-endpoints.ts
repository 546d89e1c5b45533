import { Readable } from 'node:stream'
import type { Endpoint } from '@troupe/contract/base/endpoint'
import { type PlainMessageKey, say } from '@troupe/contract/messages/message'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { AppError } from '../../lib/app-error.ts'
import { readAcceptedLanguages } from '../../lib/mail-texts/choose-mail-language.ts'
import {
  type Authenticate,
  isTokenBearer,
  readBearer,
  readWorkspaceId,
  refuseBeyondRole,
  refuseBeyondScope,
  refuseWithoutSecondFactor,
} from './callers.ts'
import type { Device, DeviceCookies } from './device-cookie.ts'
import { Download } from './download.ts'
import type { BoundEndpoint, Caller } from './endpoint-binding.ts'
import { EventStream, reconnectEvent } from './event-stream.ts'
import { FramedPage } from './framed-page.ts'
import { Redirect } from './redirect.ts'

/** Registers a route for each endpoint. All that are not public require authentication. */
export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  { authenticate, deviceCookies }: { authenticate: Authenticate; deviceCookies: DeviceCookies },
): void {
  const actors = new WeakMap<FastifyRequest, Caller>()
  const guard = (endpoint: Endpoint) => async (request: FastifyRequest) => {
    const { headers } = request
    const caller = await authenticate(readBearer(headers.authorization), {
      workspaceId: readWorkspaceId(headers, endpoint),
    })
    if (isTokenBearer(caller)) refuseBeyondScope(caller, endpoint.tokenScope)
    else refuseWithoutSecondFactor(caller, endpoint)
    refuseBeyondRole(caller, endpoint)
    actors.set(request, caller)
  }

  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())

  for (const { endpoint, handle } of endpoints) {
    addRoute(app, endpoint, {
      method: endpoint.method,
      url: endpoint.path,
      schema: toSchema(endpoint),
      ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
      ...(endpoint.tooLargeMessage === undefined ? {} : { errorHandler: tellTooLarge(endpoint.tooLargeMessage) }),
      ...(endpoint.access === 'public' ? {} : { onRequest: guard(endpoint) }),
      handler: async (request, reply) => {
        const answer = await handle({
          // The schemas above validated these, and `bind` has checked their types against the handler's.
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          actor: actors.get(request) as never,
          client: {
            ip: request.ip,
            userAgent: request.headers['user-agent'],
            languages: readAcceptedLanguages(request.headers['accept-language']),
            device: endpoint.knowsDevice && findDevice(request, reply, deviceCookies),
          },
          idempotencyKey: readIdempotencyKey(request),
        })
        if (answer instanceof Download) return sendDownload(reply, answer)
        if (answer instanceof FramedPage) return sendPage(reply, answer)
        if (answer instanceof EventStream) return sendEvents(reply, answer, stopping.signal)
        return answer instanceof Redirect ? reply.redirect(answer.path) : answer
      },
    })
  }
}

/** Returns the calling browser's device; a browser without a valid cookie receives a new one. */
function findDevice(request: FastifyRequest, reply: FastifyReply, cookies: DeviceCookies): Device {
  const isSecure = request.protocol === 'https'
  const known = cookies.read(request.headers.cookie, isSecure)
  if (known) return known
  const { device, header } = cookies.issue(isSecure)
  reply.header('set-cookie', header)
  return device
}

/**
 * Gives a 413 a message for the user. An error thrown by an error handler goes on to the application's error handler.
 */
function tellTooLarge(key: PlainMessageKey) {
  return (error: FastifyError): never => {
    throw error.statusCode === 413 ? new AppError('too_large', say(key), { cause: error }) : error
  }
}

/** Adds a route. If its body is ignored, the route accepts every content type and discards the body. */
function addRoute(app: FastifyInstance, endpoint: Endpoint, route: RouteOptions): void {
  if (!endpoint.ignoresBody) {
    app.route(route)
    return
  }
  app.register(async (place) => {
    place.removeAllContentTypeParsers()
    place.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    place.route(route)
  })
}

async function* listEvents({ open }: EventStream, stopping: AbortSignal): AsyncGenerator<string> {
  yield* open(stopping)
  if (stopping.aborted) yield reconnectEvent
}

function sendEvents(reply: FastifyReply, stream: EventStream, stopping: AbortSignal): FastifyReply {
  return (
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // Otherwise a buffering proxy would hold the events back.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(listEvents(stream, stopping), { objectMode: false }))
  )
}

const idempotencyKey = /^[\x21-\x7e]{1,200}$/

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && idempotencyKey.test(key)) return key
  throw new AppError('invalid_input', say('http.idempotency_key_invalid'))
}

function sendDownload(reply: FastifyReply, { content, fileName, contentType, encodedName }: Download): FastifyReply {
  const whole = encodedName === undefined ? '' : `; filename*=UTF-8''${encodedName}`
  return (
    reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"${whole}`)
      // For a browser that would open it all the same.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .send(content)
  )
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: FramedPage): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .header('referrer-policy', 'no-referrer')
    .send(html)
}

function toSchema(endpoint: Endpoint): FastifySchema {
  const { summary, tag, access, params, query, body, response } = endpoint
  return {
    summary,
    tags: [tag],
    ...(access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: response },
  }
}
