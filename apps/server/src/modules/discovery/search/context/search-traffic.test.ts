import { describe, expect, it } from 'vitest'
import { SearchTraffic } from './search-traffic.ts'

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('work that waits for a pause in searches', () => {
  const never = { quietAfterMs: 30, longestWaitMs: 60_000 }

  it('starts at once without searches', async () => {
    const traffic = new SearchTraffic({ quietAfterMs: 60_000, longestWaitMs: 60_000 })
    expect(await time(() => traffic.waitForQuiet())).toBeLessThan(30_000)
  })

  it('waits until a search is over and no other has begun for a while', async () => {
    const traffic = new SearchTraffic(never)
    const search = Promise.withResolvers<string>()
    const searching = traffic.note(() => search.promise)
    let isQuiet = false
    const waiting = traffic.waitForQuiet().then(() => {
      isQuiet = true
    })
    await traffic.note(async () => 'another, sooner over')
    expect(isQuiet).toBe(false)
    search.resolve('found')
    expect(await searching).toBe('found')
    expect(await time(() => waiting)).toBeGreaterThan(20)
  })

  it('starts after a while during continuous searches', async () => {
    const traffic = new SearchTraffic({ quietAfterMs: 10_000, longestWaitMs: 50 })
    void traffic.note(() => new Promise(() => {}))
    expect(await time(() => traffic.waitForQuiet())).toBeLessThan(10_000)
  })

  it('counts a search that failed as over', async () => {
    const traffic = new SearchTraffic(never)
    await expect(traffic.note(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await time(() => traffic.waitForQuiet())).toBeLessThan(10_000)
  })

  it('stops waiting when the server stops', async () => {
    const traffic = new SearchTraffic({ quietAfterMs: 60_000, longestWaitMs: 60_000 })
    void traffic.note(() => new Promise(() => {}))
    const waiting = traffic.waitForQuiet()
    traffic.stop()
    await waiting
  })
})
