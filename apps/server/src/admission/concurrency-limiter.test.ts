import { beforeEach, describe, expect, it } from 'vitest'
import { ConcurrencyLimiter, type LimiterOptions, type Ticket } from './concurrency-limiter.ts'

const refusal = new Error('refused')
let now: number
beforeEach(() => {
  now = 0
})

function createLimiter(options: Partial<LimiterOptions> = {}): ConcurrencyLimiter {
  return new ConcurrencyLimiter({
    longestWaitMs: 50,
    limits: { initial: 2, least: 1, most: 20 },
    freeQueue: { busy: 1, calm: 4 },
    longestQueueMs: 1000,
    deadlineMs: 4000,
    now: () => now,
    refuse: () => refusal,
    ...options,
  })
}

/** Asks for a turn; the returned entry receives the ticket or the error. */
function enter(limiter: ConcurrencyLimiter): { ticket: Ticket | undefined; error: unknown } {
  const entry: ReturnType<typeof enter> = { ticket: undefined, error: undefined }
  limiter.enter().then(
    (ticket) => {
      entry.ticket = ticket
    },
    (error: unknown) => {
      entry.error = error
    },
  )
  return entry
}

const enterTimes = (limiter: ConcurrencyLimiter, count: number) => Array.from({ length: count }, () => enter(limiter))
const settle = () => new Promise(setImmediate)
const countBegun = (entries: readonly { ticket: Ticket | undefined }[]) =>
  entries.filter(({ ticket }) => ticket !== undefined).length
async function begun(entry: { ticket: Ticket | undefined }): Promise<Ticket> {
  await expect.poll(() => entry.ticket).toBeDefined()
  return entry.ticket ?? expect.fail()
}

/** Reports the same wait once every 200 ms. */
function report(limiter: ConcurrencyLimiter, waitMs: number, times = 1): void {
  for (let count = 0; count < times; count++) limiter.adapt(waitMs, 200)
}

describe('a limiter', () => {
  it('runs as many tasks at once as its limit allows, and the rest in the order they came', async () => {
    const limiter = createLimiter()
    const entries = enterTimes(limiter, 4)
    await settle()
    expect(entries.map(({ ticket }) => ticket !== undefined)).toEqual([true, true, false, false])
    entries[1]?.ticket?.leave()
    await settle()
    expect(entries.map(({ ticket }) => ticket !== undefined)).toEqual([true, true, true, false])
    expect(limiter.inHand).toBe(3)
  })

  it('refuses at once when its queue is full', async () => {
    const limiter = createLimiter({ longestQueueMs: 0 })
    const entries = enterTimes(limiter, 7)
    await settle()
    expect(entries.map(({ error }) => error)).toEqual([...Array.from({ length: 6 }), refusal])
  })

  it('queues as many tasks as it can finish in time, by their average duration', async () => {
    const limiter = createLimiter({ freeQueue: { busy: 0, calm: 0 } })
    // The latest duration weighs a tenth, so after 60 pieces of 100 ms the mean is close to 100 ms.
    for (let count = 0; count < 60; count++) {
      const ticket = await limiter.enter()
      now += 100
      ticket.leave()
    }
    const entries = enterTimes(limiter, 40)
    await settle()
    // Two run at once, and with those that follow them complete twenty in a second.
    expect(countBegun(entries)).toBe(2)
    expect(entries.filter(({ error }) => error === undefined)).toHaveLength(22)
  })

  it('lowers its limit while tasks have to wait, but not below its minimum', async () => {
    const limiter = createLimiter({ limits: { initial: 10, least: 3, most: 20 } })
    const running = enterTimes(limiter, 10)
    await settle()
    report(limiter, 200, 20)
    for (const { ticket } of running) ticket?.leave()
    const entries = enterTimes(limiter, 4)
    await settle()
    expect(countBegun(entries)).toBe(3)
  })

  it('lowers its limit further the longer nothing could be measured', async () => {
    const limiter = createLimiter({ limits: { initial: 10, least: 1, most: 20 } })
    const running = enterTimes(limiter, 10)
    await settle()
    limiter.adapt(3000, 4000)
    for (const { ticket } of running) ticket?.leave()
    await settle()
    const entries = enterTimes(limiter, 2)
    await settle()
    expect(countBegun(entries)).toBe(1)
  })

  it('raises its limit while nothing waits, and does not start the next rush with the raised limit', async () => {
    const limiter = createLimiter()
    for (let count = 0; count < 40; count++) {
      enter(limiter)
      report(limiter, 5)
    }
    await settle()
    expect(limiter.inHand).toBeGreaterThan(15)
    const idle = createLimiter({ limits: { initial: 2, least: 1, most: 20 } })
    const waiting = enterTimes(idle, 6)
    report(idle, 5, 20)
    await settle()
    expect(countBegun(waiting)).toBe(6)
    for (const { ticket } of waiting) ticket?.leave()
    report(idle, 5, 100)
    const rush = enterTimes(idle, 4)
    await settle()
    expect(countBegun(rush)).toBe(2)
  })

  it('does not refuse the few tasks of a single user, however long they wait', async () => {
    const limiter = createLimiter({
      limits: { initial: 16, least: 2, most: 20 },
      freeQueue: { busy: 6, calm: 32 },
      longestQueueMs: 0,
    })
    report(limiter, 2000, 20)
    const entries = enterTimes(limiter, 9)
    await settle()
    expect(entries.filter(({ error }) => error === undefined)).toHaveLength(8)
  })

  it('refuses tasks that have waited beyond their deadline', async () => {
    const limiter = createLimiter()
    const entries = enterTimes(limiter, 3)
    await settle()
    now += 4001
    report(limiter, 5)
    await settle()
    expect(entries[2]?.error).toBe(refusal)
  })

  it('runs other tasks while one is paused, and resumes it before new ones', async () => {
    const limiter = createLimiter({ limits: { initial: 1, least: 1, most: 1 } })
    const [first, second, third] = enterTimes(limiter, 3)
    if (!first || !second || !third) return expect.fail()
    const paused = await begun(first)
    paused.pause()
    const other = await begun(second)
    let isResumed = false
    void paused.resume().then(() => {
      isResumed = true
    })
    await settle()
    expect(isResumed).toBe(false)
    other.leave()
    await settle()
    expect(isResumed).toBe(true)
    expect(third.ticket).toBeUndefined()
  })

  it('counts a finished task once, even if it is reported twice', async () => {
    const limiter = createLimiter()
    const entries = enterTimes(limiter, 3)
    const ticket = await begun(entries[0] ?? expect.fail())
    ticket.leave()
    ticket.leave()
    await settle()
    expect(limiter.inHand).toBe(2)
  })

  it('refuses new tasks while more urgent work waits, and finishes those already waiting', async () => {
    let isUrgent = false
    const limiter = createLimiter({ mustYield: () => isUrgent })
    const entries = enterTimes(limiter, 3)
    await settle()
    isUrgent = true
    const late = enter(limiter)
    entries[0]?.ticket?.leave()
    await settle()
    expect(late.error).toBe(refusal)
    expect(entries[2]?.ticket).toBeDefined()
  })
})
