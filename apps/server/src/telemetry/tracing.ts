import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { seconds } from '../lib/durations.ts'
import type { Logger } from '../lib/logger.ts'
import { throttleLog } from '../lib/throttle-log.ts'
import type { TracingSettings } from '../settings/tracing-settings.ts'
import type { Telemetry } from './telemetry.ts'

interface TracingOptions extends TracingSettings {
  /** Whether a request continues the trace named by its `traceparent`; only a trusted proxy may set that header. */
  readonly continuesTraces: boolean
}

const exportTimeout = seconds(5)
/** Maximum length of a statement: one with a hundred placeholders says no more than its beginning. */
const longestText = 2000

/**
 * Records spans for requests and, below them, their statements, platform calls and search legs, named by
 * OpenTelemetry's conventions. The spans come from the server's own reports, not from patched modules: patching depends
 * on loader hooks and would put whole addresses, with their keys, into the spans.
 */
export function startTracing(options: TracingOptions, log: Logger): { telemetry: Telemetry; stop(): Promise<void> } {
  const troubles = throttleLog(log)
  const warn = (reason: string) => troubles.warn({ reason }, 'traces were not delivered')
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  const provider = createProvider(options)
  const tracer = provider.getTracer('troupe')
  /** The request being worked for. Outside of one no spans are made: the workers look for work every second. */
  const current = new AsyncLocalStorage<Context>()

  function noteSpan(name: string, kind: SpanKind, { milliseconds, failed, attributes }: Noted): void {
    const parent = current.getStore()
    if (!parent) return
    const end = Date.now()
    const span = tracer.startSpan(name, { kind, attributes, startTime: end - milliseconds }, parent)
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  }

  return {
    telemetry: {
      followRequest(headers) {
        const parent = options.continuesTraces ? readParent(headers.traceparent) : ROOT_CONTEXT
        const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
        return {
          run: (work) => current.run(trace.setSpan(parent, span), work),
          end({ method, route, status }) {
            span.updateName(`${method} ${route}`)
            span.setAttributes({
              'http.request.method': method,
              'http.route': route,
              'http.response.status_code': status,
            })
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        }
      },
      notePlatformRequest({ platform, path, outcome, status, milliseconds }) {
        const attributes = { 'troupe.platform': platform, 'url.path': path, 'troupe.outcome': outcome }
        const failed = outcome !== 'answered'
        noteSpan(`platform ${platform}`, SpanKind.CLIENT, {
          milliseconds,
          failed,
          attributes: status === undefined ? attributes : { ...attributes, 'http.response.status_code': status },
        })
      },
      noteSearchLeg(leg, milliseconds) {
        noteSpan(`search ${leg}`, SpanKind.INTERNAL, { milliseconds, failed: false, attributes: {} })
      },
      noteMails() {},
      noteWebhook() {},
      noteShed() {},
      noteStatement(text, milliseconds, failed) {
        const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.trim().slice(0, longestText) }
        noteSpan(/\w+/.exec(text)?.[0] ?? 'statement', SpanKind.CLIENT, { milliseconds, failed, attributes })
      },
    },
    stop: () => provider.shutdown().catch((error: unknown) => warn(String(error))),
  }
}

interface Noted {
  readonly milliseconds: number
  readonly failed: boolean
  readonly attributes: Attributes
}

function createProvider({ endpoint, headers, serviceName, share }: TracingOptions): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportTimeout,
  })
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Reads the span named by a `traceparent` header (W3C Trace Context); ignores an invalid header. */
function readParent(header: unknown): Context {
  const [, traceId, spanId, flags] = traceParent.exec(String(header)) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT
}
