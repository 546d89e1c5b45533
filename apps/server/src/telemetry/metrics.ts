import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { WorkKind } from '../admission/admission.ts'
import { type GaugeSource, Gauges } from './gauges.ts'
import { mailOutcomes, type Telemetry, webhookOutcomes } from './telemetry.ts'

/** Upper bounds in seconds: from an answer out of memory to one that waits for a language model. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const legBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const platformBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const shedKinds: readonly WorkKind[] = ['costly', 'other']

/** Metrics of this process. */
export interface Metrics {
  /** Records into these metrics. */
  readonly telemetry: Telemetry
  readonly contentType: string
  /**
   * Renders all metrics in Prometheus' text format, with the sources' current values. Never rejects because of a
   * source.
   */
  render(sources: readonly GaugeSource[]): Promise<string>
}

/** Creates metrics for Prometheus, including Node's own (event loop, memory, garbage collection). */
export function createMetrics(): Metrics {
  const register = new Registry()
  // Takes a tenth of a percent of a core less than the usual 10 ms; lags only matter from about half a second.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 50 })
  const gauges = new Gauges(register)
  return {
    telemetry: createCounting(register),
    contentType: register.contentType,
    async render(sources) {
      await gauges.update(sources)
      return register.metrics()
    },
  }
}

function createCounting(register: Registry): Telemetry {
  const registers = [register]
  const requests = new Histogram({
    name: 'troupe_http_request_duration_seconds',
    help: 'Answered requests, without event streams',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const legs = new Histogram({
    name: 'troupe_search_leg_duration_seconds',
    help: 'Parts of searches: what each leg took by itself',
    labelNames: ['leg'],
    buckets: legBuckets,
    registers,
  })
  const platforms = new Histogram({
    name: 'troupe_platform_request_duration_seconds',
    help: 'Requests to the platforms, repeated ones too',
    labelNames: ['platform', 'outcome'],
    buckets: platformBuckets,
    registers,
  })
  const { mails, shed, webhooks } = createCounters(register)
  return {
    followRequest: () => ({
      run: (work) => work(),
      end({ method, route, status, milliseconds }) {
        requests.observe({ method, route, status: toStatusClass(status) }, milliseconds / 1000)
      },
    }),
    notePlatformRequest({ platform, outcome, milliseconds }) {
      platforms.observe({ platform, outcome }, milliseconds / 1000)
    },
    noteSearchLeg(leg, milliseconds) {
      legs.observe({ leg }, milliseconds / 1000)
    },
    noteMails(outcome, count) {
      mails.inc({ outcome }, count)
    },
    noteShed(kind) {
      shed.inc({ kind })
    },
    noteWebhook(outcome) {
      webhooks.inc({ outcome })
    },
    noteStatement() {},
  }
}

function createCounters(register: Registry) {
  const mails = new Counter({
    name: 'troupe_mails_total',
    help: 'Mails of campaigns that were handed to a mail server',
    labelNames: ['outcome'],
    registers: [register],
  })
  const shed = new Counter({
    name: 'troupe_requests_shed_total',
    help: 'Requests that were refused with 503 because this server had too much to do',
    labelNames: ['kind'],
    registers: [register],
  })
  const webhooks = new Counter({
    name: 'troupe_webhook_attempts_total',
    help: 'Attempts to deliver webhooks',
    labelNames: ['outcome'],
    registers: [register],
  })
  // Prometheus sees no increase in a counter that starts at one, so the first mail of its kind would go unnoticed.
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  for (const kind of shedKinds) shed.inc({ kind }, 0)
  for (const outcome of webhookOutcomes) webhooks.inc({ outcome }, 0)
  return { mails, shed, webhooks }
}

const toStatusClass = (status: number) => `${Math.trunc(status / 100)}xx`
