import { randomUUID } from 'node:crypto'
import { say } from '@troupe/contract/messages/message'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Admission } from './admission/admission.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { describeApi } from './http/description/api-description.ts'
import { isApiPath } from './http/description/api-path.ts'
import { answerUnreadablePath, handleErrors } from './http/error-handler.ts'
import { serveHealth } from './http/health-routes.ts'
import { releaseConnections } from './http/load/release-connections.ts'
import { shedLoad } from './http/load/shed-load.ts'
import type { OAuthService } from './http/oauth/oauth-protocol.ts'
import { serveOAuth } from './http/oauth/serve-oauth.ts'
import type { Authenticate } from './http/requests/callers.ts'
import { describeRequest } from './http/requests/describe-request.ts'
import { createDeviceCookies } from './http/requests/device-cookie.ts'
import type { BoundEndpoint } from './http/requests/endpoint-binding.ts'
import { parseJsonBodies } from './http/requests/json-body.ts'
import { observeRequests } from './http/requests/observe-requests.ts'
import { registerEndpoints } from './http/requests/register-endpoints.ts'
import type { SandboxGate } from './http/sandbox/sandbox-gate.ts'
import { proxySandbox } from './http/sandbox/sandbox-proxy.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { type MetricsOptions, serveMetrics } from './http/serve-metrics.ts'
import { serveWebApplication, type WebApplicationOptions } from './http/web-application.ts'
import { type ImageService, serveImages } from './images/serve-images.ts'
import { AppError } from './lib/app-error.ts'
import { deriveKey } from './lib/derive-key.ts'
import { seconds } from './lib/durations.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

const bodyLimitBytes = 256 * 1024

export interface AppOptions {
  endpoints: readonly BoundEndpoint[]
  authenticate: Authenticate
  /** The authorization server, by which programs connect; omitted: they need personal access tokens. */
  oauth?: OAuthService
  /** The installation's secret, from which the key for device cookies is derived. */
  secretKey: Buffer
  /** Resolves to the problems that keep the server from working; empty when there are none. */
  findProblems(): Promise<string[]>
  /** Returns the reasons for slow answers; omitted: none are reported. */
  findDelays?: () => string[]
  /** False while requests should be refused rather than queued. */
  isAvailable(): boolean
  /** Whether no stored data is too old to be served; default: always. */
  isDataYoung?(): boolean
  /** True once the server is about to stop; omitted: never. */
  isDraining?: () => boolean
  /** Decides which requests are admitted, and when; omitted: all at once. Stopped when the application closes. */
  admission?: Admission
  /** Undefined: nothing is recorded. */
  telemetry?: Telemetry
  /** Undefined: `/metrics` is not served. */
  metrics?: MetricsOptions
  log: FastifyBaseLogger
  /** Undefined: creators' pictures are not served. */
  images?: ImageService
  /** Addresses of the proxies whose forwarded headers are trusted. */
  trustProxy: string | undefined
  /** Address of the sandbox's own server; undefined: there is no sandbox. */
  sandboxUrl: string | undefined
  /** Key check for the sandbox's pages; undefined: no check, since only this machine reaches them. */
  sandboxGate?: SandboxGate | undefined
  web: WebApplicationOptions
  /** Milliseconds within which a whole request must arrive; omitted: 30 seconds. */
  requestTimeout?: number
}

/** Builds the HTTP application; it does not listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = options.log.child({}, { serializers: { req: describeRequest } })
  const { requestTimeout = seconds(30) } = options
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    ...(options.trustProxy ? { trustProxy: options.trustProxy } : {}),
    bodyLimit: bodyLimitBytes,
    requestTimeout,
    keepAliveTimeout: seconds(72),
    // Fastify's own limit is not enforced without these (measured: a slow body was cut after 88 s).
    http: {
      requestTimeout,
      headersTimeout: Math.min(seconds(8), requestTimeout),
      connectionsCheckingInterval: seconds(1),
    },
    // Requests that arrive during closing are still answered: a proxy may send them until it notices.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadablePath,
    schemaController: { compilersFactory: { buildValidator: failToCompile, buildSerializer: failToCompile } },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  if (options.telemetry) observeRequests(app, options.telemetry)
  releaseConnections(app, options.isDraining)
  parseJsonBodies(app)
  handleErrors(app)
  await sendSecurityHeaders(app)
  compressAnswers(app)
  refuseUnavailable(app, options)
  if (options.admission) shedLoad(app, options.admission)

  await describeApi(app)
  serveHealth(app, { findProblems: options.findProblems, findDelays: options.findDelays ?? (() => []) })
  if (options.metrics) serveMetrics(app, options.metrics)
  const deviceCookies = createDeviceCookies(deriveKey(options.secretKey, 'device-cookies'))
  registerEndpoints(app, options.endpoints, { authenticate: options.authenticate, deviceCookies })
  if (options.oauth) serveOAuth(app, options.oauth)
  serveMcp(app, options)
  if (options.images) serveImages(app, options.images)
  if (options.sandboxUrl) await proxySandbox(app, options.sandboxUrl, options.sandboxGate)
  await serveWebApplication(app, options.web)
  return app
}

/**
 * Stands for Fastify's own compilers, a hundred modules that it would load though those of the application are used.
 * @throws Error always.
 */
function failToCompile(): never {
  throw new Error('Schemas are compiled by the compilers of the application')
}

/** Refuses calls of the API while the database cannot be used, or holds what is too old to be served. */
function refuseUnavailable(app: FastifyInstance, { isAvailable, isDataYoung = () => true }: AppOptions): void {
  app.addHook('onRequest', async (request) => {
    if (!isApiPath(request.url)) return
    if (!isAvailable()) throw new AppError('unavailable', say('http.database_starting'), { retryAfterSeconds: 2 })
    if (!isDataYoung()) throw new AppError('unavailable', say('http.old_data_removed'), { retryAfterSeconds: 10 })
  })
}
