import { setTimeout as wait } from 'node:timers/promises'
import { type Platform, platforms } from '@troupe/contract/catalogues/platforms'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Faults that each platform reports in its own format. */
export const spokenFaults = [
  'quota',
  'rate-limit',
  'rate-limit-retry-after',
  'error-500',
  'unavailable',
  'wrong-key',
  'old-wrong-key',
  'disabled',
] as const
/** Faults of the connection or the body, the same for all platforms; `meetTransportFault` performs them. */
export const transportFaults = ['slow', 'reset', 'not-json', 'half-json', 'half-body', 'redirect', 'huge'] as const

export const faultNames = [...spokenFaults, ...transportFaults, 'flaky'] as const
export type SpokenFault = (typeof spokenFaults)[number]
export type TransportFault = (typeof transportFaults)[number]
export type FaultName = (typeof faultNames)[number]
export type Fault = SpokenFault | TransportFault

const isFaultName = (text: string): text is FaultName => faultNames.some((name) => name === text)
export const isSpokenFault = (fault: Fault): fault is SpokenFault => spokenFaults.some((name) => name === fault)

/** Keys and search texts with a special meaning, from the wire reference's checklist. */
const magicKeys: Readonly<Record<string, FaultName>> = {
  SIM_INVALID: 'wrong-key',
  SIM_OLD_INVALID: 'old-wrong-key',
  SIM_DISABLED: 'disabled',
  SIM_QUOTA: 'quota',
  SIM_FLAKY: 'flaky',
}
const slowText = 'sim:slow'

/** Returns the fault that a key or token names: `sandbox-quota`, `sandbox-tiktok-slow`, `SIM_QUOTA`. */
export function findFaultOfKey(key: string): FaultName | undefined {
  const word = /^sandbox-(.+)$/.exec(key)?.[1] ?? ''
  const withoutPlatform = platforms.reduce((rest, platform) => rest.replace(`${platform}-`, ''), word)
  return magicKeys[key] ?? (isFaultName(withoutPlatform) ? withoutPlatform : undefined)
}

export interface FaultOrder {
  readonly platform: Platform
  readonly fault: FaultName
  /** Number of requests that fail. */
  readonly count: number
}

export interface Faults {
  /**
   * Returns the fault of a request, if any. Priority: the fault ordered for its platform, the header `X-Sandbox-Fault`,
   * the key, the search text.
   */
  choose(request: FastifyRequest, about: { platform: Platform; key?: string; text?: string }): Fault | undefined
  /** Makes the next requests of a platform fail; a later order replaces an earlier one. */
  order(order: FaultOrder): void
  reset(): void
}

export function createFaults(): Faults {
  const orders = new Map<Platform, FaultOrder>()
  let flakyCalls = 0

  function takeOrder(platform: Platform): FaultName | undefined {
    const order = orders.get(platform)
    if (!order || order.count < 1) return undefined
    orders.set(platform, { ...order, count: order.count - 1 })
    return order.fault
  }

  return {
    choose(request, { platform, key = '', text = '' }) {
      const header = String(request.headers['x-sandbox-fault'] ?? '')
      const name =
        takeOrder(platform) ??
        (isFaultName(header) ? header : undefined) ??
        findFaultOfKey(key) ??
        (text.includes(slowText) ? 'slow' : undefined)
      if (name !== 'flaky') return name
      flakyCalls++
      return flakyCalls % 3 === 0 ? 'unavailable' : undefined
    },
    order(order) {
      orders.set(order.platform, order)
    },
    reset() {
      orders.clear()
      flakyCalls = 0
    },
  }
}

/** Longer than any client's timeout for one search, but short enough for tests. */
const slowMilliseconds = 6000
const hugeBytes = 64 * 1024 * 1024
const json = 'application/json; charset=UTF-8'

/**
 * Performs a fault of the connection or the body.
 * @param slowMs how long `slow` lasts, in milliseconds.
 * @returns True if the request is answered or its socket closed; false if it was only delayed and still needs its
 *   answer.
 */
export async function meetTransportFault(
  fault: TransportFault,
  reply: FastifyReply,
  slowMs = slowMilliseconds,
): Promise<boolean> {
  switch (fault) {
    case 'slow': {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      await wait(slowMs, undefined, { signal: gone.signal }).catch(() => {})
      return gone.signal.aborted
    }
    case 'reset':
      reply.hijack()
      reply.raw.socket?.resetAndDestroy()
      return true
    case 'not-json':
      await reply
        .code(200)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Welcome</title><p>Please sign in.')
      return true
    case 'half-json':
      await reply.code(200).type(json).send('{"kind":"youtube#searchListResponse","code":0,"data":[{"id":"17')
      return true
    case 'half-body':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': json, 'content-length': 5000 }).write('{"items":[{"id":"17', () => {
        reply.raw.socket?.destroy()
      })
      return true
    case 'redirect':
      await reply.redirect('https://sandbox.invalid/elsewhere', 302)
      return true
    case 'huge':
      await reply
        .code(200)
        .type(json)
        .send(`{"items":["${'x'.repeat(hugeBytes)}"]}`)
      return true
  }
}
