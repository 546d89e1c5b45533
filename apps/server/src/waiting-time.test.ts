import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
afterEach(() => waiting.stop())

function blockLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe('the waiting time', () => {
  it('grows while callers wait for a connection, and is gone when nobody does', async () => {
    const connections = new UsedUpConnections()
    waiting = watchWaitingTime(connections)
    void connections.connect()
    await vi.waitFor(() => expect(waiting.read()).toBeGreaterThan(200), { timeout: 3000 })
    connections.giveBack()
    await vi.waitFor(() => expect(waiting.read()).toBeLessThan(100), { timeout: 3000 })
    expect(connections.waitingCount).toBe(0)
  })

  it('is that of the event loop too, where it is held up again and again', async () => {
    waiting = watchWaitingTime(new UsedUpConnections())
    await vi.waitFor(
      async () => {
        blockLoop(250)
        await pause(1)
        expect(waiting.read()).toBeGreaterThan(100)
      },
      { timeout: 5000, interval: 1 },
    )
  })

  it('is not changed by one long piece of work', async () => {
    waiting = watchWaitingTime(new UsedUpConnections())
    await pause(150)
    blockLoop(500)
    await pause(1)
    expect(waiting.read()).toBeLessThan(200)
  })

  it('is none for a database that is away: whoever needs it is told so', async () => {
    const away = { waitingCount: 1, connect: vi.fn(() => Promise.reject(new Error('connect ECONNREFUSED'))) }
    waiting = watchWaitingTime(away)
    await vi.waitFor(() => expect(away.connect.mock.calls.length).toBeGreaterThan(1), { timeout: 3000 })
    expect(waiting.read()).toBeLessThan(100)
  })
})
