import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WaitingTime, watchWaitingTime } from './waiting-time.ts'

/** Connections that are all in use until they are given back. */
class UsedUpConnections {
  readonly #waiting: (() => void)[] = []

  get waitingCount(): number {
    return this.#waiting.length
  }

  async connect(): Promise<{ release(): void }> {
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return { release() {} }
  }

  giveBack(): void {
    for (const serve of this.#waiting.splice(0)) serve()
  }
}

let waiting: WaitingTime
let told: number[]
beforeEach(() => {
  told = []
})
afterEach(() => waiting.stop())

function watch(connections: Parameters<typeof watchWaitingTime>[0]): void {
  waiting = watchWaitingTime(connections)
  waiting.listen((milliseconds) => told.push(milliseconds))
}

function blockLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const patience = { timeout: 5000 }

describe('the waiting time', () => {
  it('grows while callers wait for a connection, and is gone when nobody does', async () => {
    const connections = new UsedUpConnections()
    watch(connections)
    void connections.connect()
    await vi.waitFor(() => expect(told.at(-1)).toBeGreaterThan(200), patience)
    connections.giveBack()
    await vi.waitFor(() => expect(told.at(-1)).toBeLessThan(100), patience)
    expect(connections.waitingCount).toBe(0)
  })

  it('is that of the event loop too, where it is held up again and again', async () => {
    watch(new UsedUpConnections())
    while (told.length < 3) {
      blockLoop(250)
      await pause(1)
    }
    expect(told.at(-1)).toBeGreaterThan(150)
  })

  it('is not changed by one long piece of work', async () => {
    watch(new UsedUpConnections())
    await vi.waitFor(() => expect(told).toHaveLength(1), patience)
    blockLoop(500)
    await vi.waitFor(() => expect(told).toHaveLength(2), patience)
    expect(told[1]).toBeLessThan(200)
  })

  it('is none for a database that is away: whoever needs it is told so', async () => {
    const away = { waitingCount: 1, connect: vi.fn(() => Promise.reject(new Error('connect ECONNREFUSED'))) }
    watch(away)
    await vi.waitFor(() => expect(told).toHaveLength(2), patience)
    expect(away.connect.mock.calls.length).toBeGreaterThan(1)
    expect(told.at(-1)).toBeLessThan(100)
  })
})
