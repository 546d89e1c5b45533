import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Admission } from './admission/admission.ts'
import { AppError } from './app-error.ts'
import { seconds } from './durations.ts'
import { describeApi } from './http/api-description.ts'
import { isApiPath } from './http/api-path.ts'
import type { Authenticate } from './http/callers.ts'
import { createDeviceCookies } from './http/device-cookie.ts'
import type { BoundEndpoint } from './http/endpoint-binding.ts'
import { answerUnreadablePath, handleErrors } from './http/error-handler.ts'
import { serveHealth } from './http/health-routes.ts'
import { parseJsonBodies } from './http/json-body.ts'
import { observeRequests } from './http/observe-requests.ts'
import { registerEndpoints } from './http/register-endpoints.ts'
import { releaseConnections } from './http/release-connections.ts'
import type { SandboxGate } from './http/sandbox-gate.ts'
import { proxySandbox } from './http/sandbox-proxy.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { type MetricsOptions, serveMetrics } from './http/serve-metrics.ts'
import { shedLoad } from './http/shed-load.ts'
import { serveWebApplication } from './http/web-application.ts'
import { type ImageService, serveImages } from './images/serve-images.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { deriveKey } from './secret-key.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

const bodyLimitBytes = 256 * 1024

export interface AppOptions {
  endpoints: readonly BoundEndpoint[]
  authenticate: Authenticate
  /** The installation's secret; the key of the devices' cookies is derived from it. */
  secretKey: Buffer
  /** Resolves to what keeps the server from doing its work; empty when nothing does. */
  findProblems(): Promise<string[]>
  /** Finds reasons for slow answers; omitted: none are looked for. */
  findDelays?: () => string[]
  /** False while requests are better refused for a moment than kept waiting. */
  isAvailable(): boolean
  /** True once the server is about to stop; without it, never. */
  isDraining?: () => boolean
  /** Decides which requests are admitted, and when; omitted: all at once. Stopped when the application closes. */
  admission?: Admission
  /** Undefined: nobody watches. */
  telemetry?: Telemetry
  /** Undefined: there is no `/metrics`. */
  metrics?: MetricsOptions
  log: FastifyBaseLogger
  /** Undefined: there are no creators' pictures. */
  images?: ImageService
  /** Addresses of proxies whose forwarded headers are believed. */
  trustProxy: string | undefined
  /** Address of the sandbox's own server; undefined: there is no sandbox. */
  sandboxUrl: string | undefined
  /** The key check of the sandbox's pages; undefined: none, since only this machine reaches them. */
  sandboxGate?: SandboxGate | undefined
  webFolder: string
}

/** Builds the HTTP application; it does not listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = options.log.child({}, { serializers: { req: describeRequest } })
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    ...(options.trustProxy ? { trustProxy: options.trustProxy } : {}),
    bodyLimit: bodyLimitBytes,
    requestTimeout: seconds(30),
    keepAliveTimeout: seconds(72),
    // Fastify's own limit is not enforced without these (measured: a slow body was cut after 88 s).
    http: { requestTimeout: seconds(30), headersTimeout: seconds(8), connectionsCheckingInterval: seconds(1) },
    // What still comes while it closes is answered: a proxy that had not noticed would have sent it in vain.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerUnreadablePath,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (options.telemetry) observeRequests(app, options.telemetry)
  releaseConnections(app, options.isDraining)
  parseJsonBodies(app)
  handleErrors(app)
  await sendSecurityHeaders(app)
  app.addHook('onRequest', async (request) => {
    if (isApiPath(request.url) && !options.isAvailable()) {
      throw new AppError('unavailable', 'The database is starting again. Please try again in a moment.', {
        retryAfterSeconds: 2,
      })
    }
  })
  if (options.admission) shedLoad(app, options.admission)

  await describeApi(app)
  serveHealth(app, { findProblems: options.findProblems, findDelays: options.findDelays ?? (() => []) })
  if (options.metrics) serveMetrics(app, options.metrics)
  const deviceCookies = createDeviceCookies(deriveKey(options.secretKey, 'device-cookies'))
  registerEndpoints(app, options.endpoints, { authenticate: options.authenticate, deviceCookies })
  serveMcp(app, options)
  if (options.images) serveImages(app, options.images)
  if (options.sandboxUrl) await proxySandbox(app, options.sandboxUrl, options.sandboxGate)
  await serveWebApplication(app, options.webFolder)
  return app
}

/** What the log says of a request. Not its query: that may hold a code or a token. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip }
}
