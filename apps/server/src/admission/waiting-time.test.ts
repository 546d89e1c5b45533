import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WaitingTime, watchWaitingTime } from './waiting-time.ts'

let waiting: WaitingTime
let told: number[]
let hasWork: boolean
beforeEach(() => {
  told = []
  hasWork = true
})
afterEach(() => waiting.stop())

function watch(read: () => Promise<unknown>): void {
  waiting = watchWaitingTime({ read, hasWork: () => hasWork, tell: (waitMs) => told.push(waitMs) })
  waiting.wake()
}

function blockLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const answerAtOnce = async () => {}

describe('the waiting time', () => {
  it('grows while the database answers nothing, and is short when it does', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    watch(() => answered)
    await expect.poll(() => told.at(-1)).toBeGreaterThan(300)
    answer()
    await expect.poll(() => told.at(-1)).toBeLessThan(100)
  })

  it('includes the event loop when it is blocked repeatedly', async () => {
    watch(answerAtOnce)
    while (told.length < 3) {
      blockLoop(250)
      await pause(1)
    }
    expect(told.at(-1)).toBeGreaterThan(150)
  })

  it('is not changed by one long piece of work', async () => {
    watch(answerAtOnce)
    await expect.poll(() => told).toHaveLength(1)
    blockLoop(500)
    await expect.poll(() => told).toHaveLength(2)
    expect(told[1]).toBeLessThan(200)
  })

  it('is near zero while the database is unreachable: callers get that error instead', async () => {
    const read = vi.fn(() => Promise.reject(new Error('connect ECONNREFUSED')))
    watch(read)
    await expect.poll(() => told).toHaveLength(2)
    expect(read.mock.calls.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBeLessThan(100)
  })

  it('is not measured while there is no work, and is again when work comes', async () => {
    const read = vi.fn(answerAtOnce)
    watch(read)
    hasWork = false
    await expect.poll(() => told).toEqual([0])
    const reads = read.mock.calls.length
    await pause(150)
    expect(read).toHaveBeenCalledTimes(reads)
    hasWork = true
    waiting.wake()
    await expect.poll(() => read.mock.calls.length).toBeGreaterThan(reads)
  })
})
