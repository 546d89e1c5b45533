import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEncoder } from './built-in-encoder.ts'

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

  test.each(['', ' ', '\u0000', '😀'.repeat(100), 'مرحبا بالعالم', '日本料理'])('takes the text %j', async (text) => {
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
    { cores: 2, does: 'rests between texts that nobody waits for while a search is under way', rests: true },
    { cores: 8, does: 'does not rest where there are cores enough', rests: false },
  ])('with $cores cores it $does', async ({ cores, rests }) => {
    const own = createBuiltInEncoder({ cores })
    const texts = Array.from({ length: 6 }, (_, index) => `recipes of number ${index} `.repeat(5))
    const time = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    await own.embed(texts)
    const alone = await time(() => own.embed(texts))
    let isDone = false
    const embedding = time(() => own.embed(texts)).finally(() => {
      isDone = true
    })
    while (!isDone) await own.embed(['query']).then(() => pause(20))
    const beside = await embedding
    await own.close()
    if (rests) expect(beside).toBeGreaterThan(2 * alone)
    else expect(beside).toBeLessThan(2 * alone)
  })

  test('refuses calls once it is closed, and ends those in hand', async () => {
    const other = createBuiltInEncoder()
    const asked = expect(other.embed(['one'])).rejects.toThrow('ended')
    await other.close()
    await asked
    await expect(other.embed(['two'])).rejects.toThrow('closed')
  })
})
