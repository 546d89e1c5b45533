import { quote, say } from '@troupe/contract/messages/message'
import { readStatusFailure } from '../../integrations/platforms/wire/status-failure.ts'
import { createWire, type Wire } from '../../integrations/platforms/wire/wire.ts'
import type { WireAnswer, WireFailure } from '../../integrations/platforms/wire/wire-dialect.ts'
import type { WireTiming } from '../../integrations/platforms/wire/wire-timing.ts'
import { PlatformError, RequestBudget } from '../../modules/discovery/platforms/platform-port.ts'
import { FakeClock } from '../fake-clock.ts'
import { MemoryUsage } from '../processes/memory-usage.ts'
import { RecordingLog } from '../recording-log.ts'
import { type ServedRequest, type ServerReply, startPlatformServer } from './platform-server.ts'

/** A wire under test with its fakes: usage counts, log and clock. */
export interface TestWire {
  readonly wire: Wire
  readonly url: URL
  readonly clock: FakeClock
  readonly usage: MemoryUsage
  readonly log: RecordingLog
}

export const impatient: Partial<WireTiming> = { firstPause: 2, longestPause: 50 }

interface WireOptions {
  readonly timing?: Partial<WireTiming>
  readonly secrets?: readonly string[]
  /** Shared with another wire, as between nodes. */
  readonly usage?: MemoryUsage
}

/**
 * Creates a platform's wire with three searches per day in Pacific time and any number of requests per hour, at noon in
 * California.
 */
export function createTestWire(baseUrl: string, options: WireOptions = {}): TestWire {
  const { timing = impatient, secrets = [], usage = new MemoryUsage() } = options
  const [clock, log] = [new FakeClock('2026-11-10T20:00:00Z'), new RecordingLog()]
  const buckets = [
    { bucket: 'search', name: say('platform_quota.searches'), limit: 3, window: 'pacific-day' },
    { bucket: 'free', name: say('platform_quota.requests'), limit: undefined, window: 'hour' },
  ] as const
  const dialect = { platform: 'youtube', baseUrl, secrets, buckets, readFailure } as const
  const wire = createWire(dialect, { usage, clock, log, timing })
  return { wire, url: new URL('/list?q=knives', baseUrl), clock, usage, log }
}

/** Decides by the status; 402 stands for a used-up allowance. */
function readFailure({ status, body }: WireAnswer): WireFailure | undefined {
  if (status === 402) return { kind: 'quota_exhausted', said: quote(''), retry: false }
  const failure = readStatusFailure('youtube', status)
  return failure && { ...failure, detail: typeof body === 'object' ? JSON.stringify(body) : undefined }
}

/** Connects a wire to a real server; `answer` receives the request's number, from 1. */
export async function serveWire(
  answer: (count: number) => ServerReply,
  options: WireOptions = {},
): Promise<TestWire & { readonly requests: readonly ServedRequest[] }> {
  const server = await startPlatformServer(() => answer(server.requests.length))
  return { ...createTestWire(server.url, options), requests: server.requests }
}

const never = new AbortController().signal

export function callWith(requests: number, signal: AbortSignal = never) {
  return { budget: new RequestBudget(requests), signal }
}

export function send(
  { wire, url }: Pick<TestWire, 'wire' | 'url'>,
  { call = callWith(10), bucket = 'free' } = {},
): Promise<unknown> {
  return wire.send({ url, headers: { 'x-key': 'a-key' }, charge: { bucket, units: 1 } }, call)
}

/** Resolves to the error with which the request fails, which must be a `PlatformError`. */
export async function failureOf(asking: Promise<unknown>): Promise<PlatformError> {
  const outcome = await asking.catch((error: unknown) => error)
  if (!(outcome instanceof PlatformError)) throw new Error(`Expected a PlatformError, got ${String(outcome)}`)
  return outcome
}
