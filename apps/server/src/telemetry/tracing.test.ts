import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { observeRequests } from '../http/requests/observe-requests.ts'
import { silentLogger } from '../lib/logger.ts'
import { readAttribute, startTraceReceiver, type TraceReceiver } from '../testing/calls/trace-receiver.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { startTracing } from './tracing.ts'

let receiver: TraceReceiver
beforeEach(async () => {
  receiver = await startTraceReceiver()
})
afterEach(() => receiver.close())

const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${remote.traceId}-${remote.spanId}-01`

/** Answers requests that run statements and a platform call, and delivers their traces. */
async function trace(
  ask: (post: (headers?: Record<string, string>) => Promise<unknown>) => Promise<unknown>,
  options: { share?: number; continuesTraces?: boolean } = {},
): Promise<void> {
  const settings = { endpoint: receiver.endpoint, headers: { 'x-key': 'k' }, serviceName: 'troupe-test', share: 1 }
  const tracing = startTracing({ ...settings, continuesTraces: false, ...options }, silentLogger)
  const { telemetry } = tracing
  const app = fastify()
  observeRequests(app, telemetry)
  app.post('/api/things/:id', async () => {
    await new Promise((resolve) => setImmediate(resolve))
    telemetry.noteStatement('select "name" from "things" where "id" = $1', 4, false)
    telemetry.noteSearchLeg('words', 3)
    telemetry.notePlatformRequest({
      platform: 'youtube',
      path: '/youtube/v3/search',
      outcome: 'unavailable',
      status: undefined,
      milliseconds: 20,
    })
    return {}
  })
  await ask((headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/things/secret-id?code=secret-code',
      headers,
      payload: { a: 'secret-body' },
    }),
  )
  telemetry.noteStatement('select 1', 1, false)
  await app.close()
  await tracing.stop()
}

describe('traces', () => {
  it('show a request and its steps below it, each with its duration', async () => {
    await trace((post) => post())
    const request = receiver.spans.find(({ name }) => name === 'POST /api/things/:id')
    expect(readAttribute(request, 'http.response.status_code')).toBe(200)
    const below = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(below.map(({ name }) => name).sort()).toEqual(['platform youtube', 'search words', 'select'])
    for (const { traceId } of below) expect(traceId).toBe(request?.traceId)
    const statement = below.find(({ name }) => name === 'select')
    expect(readAttribute(statement, 'db.query.text')).toBe('select "name" from "things" where "id" = $1')
    expect(Number((statement?.endTimeUnixNano ?? 0n) - (statement?.startTimeUnixNano ?? 0n)) / 1e6).toBeCloseTo(4, 0)
    expect(below.find(({ name }) => name === 'platform youtube')?.status.code).toBe(2)
  })

  it('leave out work without a request: workers look for jobs each second', async () => {
    await trace(async () => {})
    expect(receiver.spans).toEqual([])
  })

  it('keep simultaneous requests apart', async () => {
    await trace((post) => Promise.all([post(), post(), post()]))
    expect(new Set(receiver.spans.map(({ traceId }) => traceId)).size).toBe(3)
    expect(receiver.spans).toHaveLength(12)
  })

  it('contain no id, no query and no body, and carry the configured headers', async () => {
    await trace((post) => post({ authorization: 'Bearer secret-token' }))
    expect(receiver.texts.join()).not.toContain('secret-')
    expect(receiver.texts.join()).toContain('troupe-test')
    expect(receiver.headers[0]).toMatchObject({ path: '/v1/traces', 'x-key': 'k' })
  })

  it('continue the trace of a proxy only where it is trusted', async () => {
    await trace((post) => post({ traceparent }), { continuesTraces: true })
    expect(receiver.spans.every(({ traceId }) => traceId === remote.traceId)).toBe(true)
    expect(receiver.spans.map(({ parentSpanId }) => parentSpanId)).toContain(remote.spanId)
    await trace((post) => post({ traceparent }))
    expect(receiver.spans.filter(({ traceId }) => traceId === remote.traceId)).toHaveLength(4)
  })

  it.each(['', 'x', `00-${'0'.repeat(32)}-${remote.spanId}-01`, `${traceparent}-x`])(
    'start a new trace for the traceparent "%s"',
    async (given) => {
      await trace((post) => post({ traceparent: given }), { continuesTraces: true })
      expect(receiver.spans.find(({ name }) => name.startsWith('POST'))?.parentSpanId).toBeUndefined()
    },
  )

  it('cover the configured share of requests', async () => {
    await trace((post) => post(), { share: 0 })
    expect(receiver.spans).toEqual([])
  })

  it('that no collector takes are dropped, which is logged and does not affect the request', async () => {
    const log = new RecordingLog()
    const refusing = await startTraceReceiver(400)
    const settings = { endpoint: refusing.endpoint, headers: {}, serviceName: 'troupe-test', share: 1 }
    const tracing = startTracing({ ...settings, continuesTraces: false }, log)
    const following = tracing.telemetry.followRequest({})
    following.end({ method: 'GET', route: '/', status: 200, milliseconds: 1 })
    await tracing.stop()
    expect(log.lines.join()).toContain('traces were not delivered')
    await refusing.close()
  })
})
