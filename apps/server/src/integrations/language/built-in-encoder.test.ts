import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBuiltInEncoder, searchLastsMs } from './built-in-encoder.ts'

const encoder = createBuiltInEncoder()
afterAll(() => encoder.close())

function compare(first: Float32Array | undefined, second: Float32Array | undefined): number {
  return Array.from(first ?? []).reduce((sum, value, index) => sum + value * (second?.[index] ?? 0), 0)
}

describe('the built-in encoder', () => {
  test('puts texts of like meaning near each other, in vectors of 512 numbers and length 1', async () => {
    const [query, near, far] = await encoder.embed(['home workout', 'exercises in your living room', 'stock market'])
    expect(query).toHaveLength(512)
    expect(compare(query, query)).toBeCloseTo(1, 3)
    expect(compare(query, near)).toBeGreaterThan(compare(query, far))
  })

  test('gives a text the same vector alone and among others, in the order of the texts', async () => {
    const texts = Array.from({ length: 10 }, (_, index) => `cake number ${index}`)
    const together = await encoder.embed(texts)
    const [alone] = await encoder.embed(texts.slice(7, 8))
    expect(compare(together[7], alone)).toBeCloseTo(1, 5)
    expect(compare(together[6], alone)).toBeLessThan(0.9999)
  })

  test.each(['', ' ', '\u0000', '😀'.repeat(100), 'مرحبا بالعالم', '日本料理'])('accepts the text %j', async (text) => {
    expect(await encoder.embed([text])).toHaveLength(1)
  })

  test('lets a short call overtake a long one', async () => {
    const finished: string[] = []
    const long = encoder
      .embed(Array.from({ length: 40 }, (_, index) => `text ${index}`))
      .then(() => finished.push('long'))
    await encoder.embed(['query']).then(() => finished.push('short'))
    await long
    expect(finished).toEqual(['short', 'long'])
  })

  test.each([
    { cores: 2, does: 'rests between texts that nobody waits for while a search is under way', rests: 1 },
    { cores: 8, does: 'does not rest where there are cores enough', rests: 0 },
  ])('with $cores cores it $does', async ({ cores, rests }) => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const own = createBuiltInEncoder({ cores })
    await own.embed(['query'])
    const texts = own.embed(['recipes', 'home workout'])
    // A resting encoder waits for this timer; otherwise the texts are embedded although the clock stands still.
    expect(vi.getTimerCount()).toBe(rests)
    vi.advanceTimersByTime(rests * searchLastsMs)
    expect(await texts).toHaveLength(2)
    await own.close()
  })

  test('works however long WebAssembly takes to start', async () => {
    const slowly = `const { instantiate } = WebAssembly
      WebAssembly.instantiate = async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        return instantiate(...given)
      }`
    const worker = new Worker(new URL('./encoder-worker.ts', import.meta.url), {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(slowly)}`],
    })
    onTestFinished(async () => void (await worker.terminate()))
    worker.postMessage({ texts: ['home workout'] })
    const [reply] = await once(worker, 'message')
    expect(reply).toEqual({ vectors: [expect.any(Float32Array)] })
  })

  test('refuses calls once it is closed, and ends calls in progress', async () => {
    const other = createBuiltInEncoder()
    const asked = expect(other.embed(['one'])).rejects.toThrow('ended')
    await other.close()
    await asked
    await expect(other.embed(['two'])).rejects.toThrow('closed')
  })
})
