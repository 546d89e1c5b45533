import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '../../../durations.ts'
import { PlatformError, RequestBudget } from '../../../modules/discovery/platform-port.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { MemoryUsage } from '../../../testing/memory-usage.ts'
import { findDeadUrl, type ServerReply, startPlatformServer } from '../../../testing/platform-server.ts'
import { RecordingLog } from '../../../testing/recording-log.ts'
import { readStatusFailure } from './status-failure.ts'
import { createWire, type Wire, type WireAnswer, type WireFailure } from './wire.ts'
import type { WireTiming } from './wire-timing.ts'

const secret = 'AIza-very/secret key'
const noon = '2026-11-10T20:00:00Z'
const timing: Partial<WireTiming> = { requestTimeout: 200, firstPause: 2, longestPause: 50 }

let clock: FakeClock
let usage: MemoryUsage
let log: RecordingLog
beforeEach(() => {
  clock = new FakeClock(noon)
  usage = new MemoryUsage()
  log = new RecordingLog()
})

interface Setup {
  readonly wire: Wire
  readonly url: URL
}

function createTestWire(
  baseUrl: string,
  patience: Partial<WireTiming> = timing,
  readFailure = readSimpleFailure,
): Setup {
  const wire = createWire(
    {
      platform: 'youtube',
      baseUrl,
      secrets: [secret, ''],
      buckets: [
        { bucket: 'search', name: 'searches', limit: 3, window: 'pacific-day' },
        { bucket: 'free', name: 'requests', limit: undefined, window: 'hour' },
      ],
      readFailure,
    },
    { usage, clock, log, timing: patience },
  )
  return { wire, url: new URL('/list?q=knives', baseUrl) }
}

function readSimpleFailure({ status, body }: WireAnswer): WireFailure | undefined {
  if (status === 402) return { kind: 'quota_exhausted', message: '', retry: false }
  const failure = readStatusFailure('youtube', status)
  return failure && { ...failure, detail: typeof body === 'object' ? JSON.stringify(body) : undefined }
}

const never = new AbortController().signal
const callWith = (requests: number, signal = never) => ({ budget: new RequestBudget(requests), signal })

function send({ wire, url }: Setup, { call = callWith(10), bucket = 'free' } = {}): Promise<unknown> {
  return wire.send({ url, headers: { 'x-key': 'a-key' }, charge: { bucket, units: 1 } }, call)
}

async function failureOf(sending: Promise<unknown>): Promise<PlatformError> {
  const outcome = await sending.catch((error: unknown) => error)
  if (!(outcome instanceof PlatformError)) throw new Error(`Expected a PlatformError, got ${String(outcome)}`)
  return outcome
}

async function serve(answer: (count: number) => ServerReply, patience = timing) {
  const server = await startPlatformServer(() => answer(server.requests.length))
  return { ...createTestWire(server.url, patience), requests: server.requests }
}

describe('a request', () => {
  test('brings the parsed answer and carries the headers it is given', async () => {
    const setup = await serve(() => ({ body: '{"items":[{"id":7420000000000000123}]}' }))
    expect(await send(setup)).toEqual({ items: [{ id: '7420000000000000123' }] })
    expect(setup.requests).toMatchObject([{ path: '/list', headers: { 'x-key': 'a-key', accept: 'application/json' } }])
  })

  test('takes one of the budget and its charge of the allowance', async () => {
    const setup = await serve(() => ({}))
    const call = callWith(2)
    await send(setup, { call, bucket: 'search' })
    expect(call.budget.left).toBe(1)
    expect(await setup.wire.quota()).toEqual([
      { name: 'searches', used: 1, limit: 3, resetsAt: new Date('2026-11-11T08:00:00Z') },
      { name: 'requests', used: 0, limit: undefined, resetsAt: new Date('2026-11-10T21:00:00Z') },
    ])
  })

  test('never goes to another origin, as it carries a key', async () => {
    const setup = await serve(() => ({}))
    const stranger = new URL('http://elsewhere.test/list')
    expect(await failureOf(send({ ...setup, url: stranger }))).toMatchObject({ kind: 'bad_request' })
    expect(setup.requests).toEqual([])
  })

  test('stays at home when the budget is spent', async () => {
    const setup = await serve(() => ({}))
    expect(await failureOf(send(setup, { call: callWith(0) }))).toMatchObject({ kind: 'out_of_budget' })
    expect(setup.requests).toEqual([])
  })

  test('stays at home when its use cannot be counted', async () => {
    const setup = await serve(() => ({}))
    usage.spend = () => Promise.reject(new Error('no database'))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toEqual([])
  })
})

describe('an allowance', () => {
  test('that is used up by our own count lets nothing out until it begins anew', async () => {
    const setup = await serve(() => ({}))
    for (let request = 0; request < 3; request++) await send(setup, { bucket: 'search' })
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({
      kind: 'quota_exhausted',
      message: "Today's YouTube searches are used up",
      retryAt: new Date('2026-11-11T08:00:00Z'),
    })
    expect(setup.requests).toHaveLength(3)
    clock.advance(hours(12))
    await send(setup, { bucket: 'search' })
    expect(setup.requests).toHaveLength(4)
  })

  test('that the platform calls used up is so for everybody, and leaves the other ones open', async () => {
    const setup = await serve((count) => (count === 1 ? { status: 402 } : {}))
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'quota_exhausted' })
    expect((await setup.wire.quota())[0]).toMatchObject({ used: 3 })
    expect(await failureOf(send(createTestWire(setup.url.origin), { bucket: 'search' }))).toMatchObject({
      kind: 'quota_exhausted',
    })
    await send(setup)
    expect(setup.requests).toHaveLength(2)
  })

  test('is not charged for what the platform cannot have counted', async () => {
    const deaf = createTestWire(await findDeadUrl())
    expect(await failureOf(send(deaf, { bucket: 'search' }))).toMatchObject({ kind: 'unavailable' })
    const refusing = await serve(() => ({ status: 403 }))
    expect(await failureOf(send(refusing, { bucket: 'search' }))).toMatchObject({ kind: 'key_rejected' })
    expect((await refusing.wire.quota())[0]).toMatchObject({ used: 0 })
  })

  test('that ends between two tries does not hide why the first one failed', async () => {
    const setup = await serve(() => ({ status: 500 }))
    await failureOf(send(setup, { bucket: 'search', call: callWith(2) }))
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'unavailable' })
    expect(await failureOf(send(setup, { bucket: 'search' }))).toMatchObject({ kind: 'quota_exhausted' })
  })

  test('without a known limit is left alone until the window ends, too', async () => {
    const setup = await serve((count) => (count === 1 ? { status: 402 } : {}))
    const failure = await failureOf(send(setup))
    expect(failure).toMatchObject({ message: "This hour's YouTube requests are used up" })
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'quota_exhausted', retryAt: failure.retryAt })
    clock.advance(hours(1))
    await send(setup)
    expect(setup.requests).toHaveLength(2)
  })
})

describe('an answer', () => {
  test.each<[string, ServerReply]>([
    ['no JSON', { body: '<html>Welcome</html>' }],
    ['half a JSON', { body: '{"items":[{"id":"a' }],
    ['nothing', { body: '' }],
    ['nested without end', { body: `{"id":1234567890123456789,"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}` }],
    ['10 MB', { body: JSON.stringify({ text: 'a'.repeat(10_000_000) }) }],
    ['10 MB, packed', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('a'.repeat(10_000_000)) }],
  ])('that is %s is bad and not asked for again', async (_what, reply) => {
    const setup = await serve(() => reply, {})
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'bad_answer' })
    expect(setup.requests).toHaveLength(1)
  })

  test('that sends us elsewhere is bad, and nobody goes there', async () => {
    const other = await startPlatformServer(() => ({}))
    const setup = await serve(() => ({ status: 302, headers: { location: other.url } }))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'bad_answer' })
    expect(other.requests).toEqual([])
  })

  test.each([
    [400, 'bad_request'],
    [401, 'key_rejected'],
    [403, 'key_rejected'],
    [404, 'bad_request'],
    [429, 'rate_limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('of status %i means %s', async (status, kind) => {
    const setup = await serve(() => ({ status, body: 'no JSON' }))
    expect(await failureOf(send(setup))).toMatchObject({ kind })
  })
})

describe('no answer', () => {
  test('from a dead port', async () => {
    const setup = createTestWire(await findDeadUrl())
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      message: 'YouTube cannot be reached: the connection was refused',
    })
  })

  test.each(['resets', 'breaks off in the middle'] as const)('from a server that %s', async (reply) => {
    const setup = await serve(() => reply)
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      message: 'YouTube broke off the connection',
    })
    expect(setup.requests).toHaveLength(3)
  })

  test('in time is not waited for, nor asked for again', async () => {
    const setup = await serve(() => 'stays silent')
    expect(await failureOf(send(setup))).toMatchObject({ message: 'YouTube did not answer in time' })
    expect(setup.requests).toHaveLength(1)
  })

  test('before the caller gives up ends the request at once', async () => {
    const setup = await serve(() => 'stays silent', { requestTimeout: minutes(1) })
    const call = callWith(3, AbortSignal.timeout(50))
    expect(await failureOf(send(setup, { call }))).toMatchObject({ kind: 'unavailable' })
    expect(await failureOf(send(setup, { call }))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(1)
  })
})

describe('asking again', () => {
  test('brings the answer after two failures; every try takes of budget and allowance', async () => {
    const setup = await serve((count) => (count < 3 ? { status: 503 } : { body: { items: [] } }))
    const call = callWith(5)
    expect(await send(setup, { call, bucket: 'search' })).toEqual({ items: [] })
    expect(call.budget.left).toBe(2)
    expect((await setup.wire.quota())[0]).toMatchObject({ used: 3 })
  })

  test('ends after two repeats', async () => {
    const setup = await serve(() => ({ status: 500 }))
    expect(await failureOf(send(setup))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(3)
  })

  test('ends with the budget, and the failure is told, not the budget', async () => {
    const setup = await serve(() => ({ status: 500 }))
    expect(await failureOf(send(setup, { call: callWith(2) }))).toMatchObject({ kind: 'unavailable' })
    expect(setup.requests).toHaveLength(2)
  })

  test('waits as long as the platform wants where that is short', async () => {
    const setup = await serve((count) => (count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : {}), {
      longestPause: seconds(2),
    })
    const startedAt = performance.now()
    await send(setup)
    expect(performance.now() - startedAt).toBeGreaterThan(900)
  })

  test.each([
    ['60', '2026-11-10T20:01:00.000Z'],
    ['Tue, 10 Nov 2026 20:05:00 GMT', '2026-11-10T20:05:00.000Z'],
    ['999999999999999', '2026-11-11T20:00:00.000Z'],
  ])(
    'is given up when the platform wants a long pause (Retry-After: %s), which is kept',
    async (retryAfter, retryAt) => {
      const setup = await serve((count) => (count === 1 ? { status: 429, headers: { 'retry-after': retryAfter } } : {}))
      const failure = await failureOf(send(setup))
      expect(failure).toMatchObject({ kind: 'rate_limited', retryAt: new Date(retryAt) })
      expect(await failureOf(send(setup))).toMatchObject({ kind: 'rate_limited', retryAt: new Date(retryAt) })
      clock.advance(Date.parse(retryAt) - Date.parse(noon))
      await send(setup)
      expect(setup.requests).toHaveLength(2)
    },
  )

  test('is given up with the first failure when the caller will not wait', async () => {
    const setup = await serve(() => ({ status: 503 }), { firstPause: minutes(10) })
    const call = callWith(3, AbortSignal.timeout(100))
    expect(await failureOf(send(setup, { call }))).toMatchObject({
      message: expect.stringContaining('an error of its own (503)'),
    })
  })
})

describe('a platform that keeps failing', () => {
  const patience = { ...timing, repeats: 0 }

  test('is left alone for half a minute after five failures, then asked once to see', async () => {
    let isWell = false
    const setup = await serve(() => (isWell ? {} : { status: 500 }), patience)
    for (let failure = 0; failure < 5; failure++) await failureOf(send(setup))
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'unavailable',
      retryAt: new Date('2026-11-10T20:00:30Z'),
    })
    expect(setup.requests).toHaveLength(5)

    clock.advance(seconds(30))
    await Promise.all([failureOf(send(setup)), failureOf(send(setup))])
    expect(setup.requests).toHaveLength(6)

    isWell = true
    clock.advance(seconds(30))
    await send(setup)
    await Promise.all([send(setup), send(setup)])
    expect(setup.requests).toHaveLength(9)
  })

  test('is asked on when an answer comes between the failures', async () => {
    const setup = await serve((count) => (count % 5 === 0 ? {} : { status: 500 }), patience)
    for (let round = 0; round < 12; round++) await send(setup).catch(() => undefined)
    expect(setup.requests).toHaveLength(12)
  })

  test('is not judged by callers who did not wait', async () => {
    const setup = await serve(() => 'stays silent', { ...patience, requestTimeout: minutes(1) })
    for (let round = 0; round < 6; round++) {
      await failureOf(send(setup, { call: callWith(1, AbortSignal.timeout(20)) }))
    }
    expect(setup.requests).toHaveLength(6)
  })

  test('is asked once to see also when the first who may has no budget', async () => {
    const setup = await serve((count) => (count <= 5 ? { status: 500 } : {}), patience)
    for (let failure = 0; failure < 5; failure++) await failureOf(send(setup))
    clock.advance(seconds(30))
    expect(await failureOf(send(setup, { call: callWith(0) }))).toMatchObject({ kind: 'out_of_budget' })
    await send(setup)
  })
})

describe('a key', () => {
  test('that is refused is not tried again for a minute, and the reason stays the same', async () => {
    const setup = await serve(() => ({ status: 403, body: { reason: 'wrong' } }))
    const { message } = await failureOf(send(setup))
    expect(await failureOf(send(setup))).toMatchObject({
      kind: 'key_rejected',
      message,
      retryAt: new Date('2026-11-10T20:01:00Z'),
    })
    expect(setup.requests).toHaveLength(1)
    clock.advance(minutes(1))
    await failureOf(send(setup))
    expect(setup.requests).toHaveLength(2)
  })

  test('that no header can hold is refused here, without a word of it', async () => {
    const { wire, url } = await serve(() => ({}))
    const failure = await failureOf(
      wire.send({ url, headers: { 'x-key': 'line\nbreak' }, charge: { bucket: 'free', units: 1 } }, callWith(1)),
    )
    expect(failure).toMatchObject({ kind: 'key_rejected' })
    expect(JSON.stringify([failure.message, failure.cause, log.lines])).not.toContain('break"')
  })

  test('is never in a message or a log, in whatever form the platform sends it back', async () => {
    const echo = `<b>${secret}</b> key=abc123 &#65;Iza-very/secret key ${encodeURIComponent(secret)} access_token=xyz`
    const setup = await serve(() => ({ status: 403, body: { echo } }))
    setup.url.searchParams.set('access_token', secret)
    const failure = await failureOf(send(setup))
    const told = JSON.stringify([failure, failure.message, failure.stack, log.lines])
    for (const form of [secret, encodeURIComponent(secret), 'abc123', 'xyz', '<b>', 'knives']) {
      expect(told).not.toContain(form)
    }
    expect(log.lines.length).toBeGreaterThan(0)
  })
})
