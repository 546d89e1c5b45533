import { describe, expect, it } from 'vitest'
import { createLimiters, type WorkKind } from './admission.ts'
import type { Ticket } from './concurrency-limiter.ts'

/** Milliseconds of the single processor that a piece of work takes. */
const workMs: Readonly<Record<WorkKind, number>> = { other: 4, costly: 50 }
/** Milliseconds that each running piece of work adds to the wait of the cheapest read. */
const waitPerRunning = 6
const searchShare = 0.2

interface Call {
  readonly kind: WorkKind
  readonly at: number
  /** Milliseconds until the call was answered or refused. */
  ms?: number
  isRefused?: boolean
}

/**
 * Simulates a server whose running work shares one processor evenly, on a clock of milliseconds.
 * @param perSecond the number of calls that arrive in each second.
 * @param speed the share of the processor available in a given second.
 */
async function simulate(perSecond: readonly number[], speed: (second: number) => number = () => 1): Promise<Call[]> {
  let now = 0
  const limiters = createLimiters({ now: () => now, noteShed() {} })
  const calls: Call[] = []
  const running = new Set<{ call: Call; ticket: Ticket; left: number }>()
  const arrive = (kind: WorkKind) => {
    const call: Call = { kind, at: now }
    calls.push(call)
    limiters[kind].enter().then(
      (ticket) => running.add({ call, ticket, left: workMs[kind] }),
      () => Object.assign(call, { ms: now - call.at, isRefused: true }),
    )
  }
  let due = 0
  for (; now < perSecond.length * 1000; now++) {
    const second = Math.floor(now / 1000)
    for (due += (perSecond[second] ?? 0) / 1000; due >= 1; due--) {
      arrive(calls.length % (1 / searchShare) === 0 ? 'costly' : 'other')
    }
    const part = speed(second) / running.size
    for (const work of running) {
      work.left -= part
      if (work.left > 0) continue
      running.delete(work)
      work.call.ms = now - work.call.at
      work.ticket.leave()
    }
    if (now % 200 === 0) {
      const waitMs = (running.size * waitPerRunning) / speed(second)
      for (const limiter of Object.values(limiters)) limiter.adapt(waitMs, 200)
    }
    // Lets admitted work begin.
    for (let turn = 0; turn < 4; turn++) await undefined
  }
  return calls.filter(({ ms }) => ms !== undefined)
}

const isAnswered = ({ isRefused }: Call) => !isRefused
const during = (calls: readonly Call[], from: number, to: number) =>
  calls.filter(({ at }) => at >= from * 1000 && at < to * 1000)
const ofKind = (calls: readonly Call[], kind: WorkKind) => calls.filter((call) => call.kind === kind)
const toShare = (calls: readonly Call[]) => calls.filter(isAnswered).length / calls.length

function findP95(calls: readonly Call[]): number {
  const times = calls.map(({ ms }) => ms ?? 0).toSorted((first, second) => first - second)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

function expectInTime(calls: readonly Call[]): void {
  expect(findP95(ofKind(calls, 'other').filter(isAnswered))).toBeLessThan(1000)
  expect(findP95(ofKind(calls, 'costly').filter(isAnswered))).toBeLessThan(5000)
  expect(findP95(calls.filter((call) => !isAnswered(call)))).toBeLessThan(100)
}

const repeat = (perSecond: number, seconds: number) => Array.from({ length: seconds }, () => perSecond)

describe('a server with admission control', () => {
  it('refuses nothing at six tenths of its capacity', async () => {
    const calls = await simulate(repeat(45, 20))
    expect(toShare(calls)).toBe(1)
    expect(findP95(ofKind(calls, 'other'))).toBeLessThan(200)
  })

  it('answers all cheap requests at twice its capacity, and admitted ones in time', async () => {
    const calls = await simulate(repeat(152, 30))
    expectInTime(calls)
    expect(toShare(ofKind(calls, 'other'))).toBeGreaterThan(0.95)
    expect(toShare(ofKind(calls, 'costly'))).toBeGreaterThan(0.15)
    expect(toShare(ofKind(calls, 'costly'))).toBeLessThan(0.5)
  })

  it('answers as many cheap requests as it can when there are too many of them alone', async () => {
    const calls = await simulate(repeat(500, 30))
    expectInTime(calls)
    // 250 of 400 a second can be served.
    expect(toShare(ofKind(calls, 'other'))).toBeGreaterThan(0.5)
    expect(toShare(ofKind(calls, 'costly'))).toBeLessThan(0.1)
  })

  it('continues with cheap requests when other work takes three quarters of the processor', async () => {
    const calls = await simulate(repeat(60, 40), (second) => (second < 10 ? 1 : 0.25))
    const starved = during(calls, 10, 40)
    expectInTime(starved)
    expect(toShare(ofKind(starved, 'other'))).toBeGreaterThan(0.8)
  })

  it('recovers within two seconds', async () => {
    const calls = await simulate([...repeat(45, 5), ...repeat(300, 10), ...repeat(45, 10)])
    const after = during(calls, 17, 25)
    expect(toShare(after)).toBe(1)
    expect(findP95(ofKind(after, 'other'))).toBeLessThan(200)
  })
})
