import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../../../lib/logger.ts'
import { useTestDatabase } from '../../../../testing/test-database.ts'
import type { Encoder } from './encoder-port.ts'
import { createQueryVectors } from './query-meaning.ts'

const database = useTestDatabase()
const vector = Float32Array.from({ length: 512 }, (_, axis) => (axis === 0 ? 1 : 0))
/** So short that an encoder that does not answer holds up a search by no more than this. */
const waitMs = 20

/** Creates an encoder that never answers until it is mended, and records the texts. */
function createStuckEncoder() {
  const texts: string[] = []
  let isMended = false
  const waiting: (() => void)[] = []
  const encoder: Encoder = {
    model: 'model-a',
    async embed(given) {
      texts.push(...given)
      if (!isMended) await new Promise<void>((resolve) => waiting.push(resolve))
      return given.map(() => vector)
    },
    async close() {},
  }
  const mend = () => {
    isMended = true
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { encoder, texts, mend }
}

describe('an encoder that has held up a search in vain', () => {
  test('is asked nothing more while it is busy, and holds up no other search', async () => {
    const { encoder, texts } = createStuckEncoder()
    const queryVectors = createQueryVectors({ database, encoder, log: silentLogger, waitMs })
    expect(await queryVectors.find('first')).toBeUndefined()
    expect(await Promise.all(['second', 'third', 'fourth'].map(queryVectors.find))).toEqual(Array(3).fill(undefined))
    expect(texts).toEqual(['first'])
  })

  test('is waited for again once it answers', async () => {
    const { encoder, mend } = createStuckEncoder()
    const queryVectors = createQueryVectors({ database, encoder, log: silentLogger, waitMs: 500 })
    expect(await queryVectors.find('first')).toBeUndefined()
    mend()
    expect(await queryVectors.find('second')).toBeUndefined()
    await expect.poll(() => queryVectors.find('second')).toMatch(/^\[1\.0/)
    expect(await queryVectors.find('third')).toMatch(/^\[1\.0/)
  })
})

test('an encoder that refuses a text at once is asked for the next one', async () => {
  const encoder: Encoder = {
    model: 'model-a',
    async embed([text]) {
      if (text === 'refused') throw new Error('The text is refused')
      return [vector]
    },
    async close() {},
  }
  const queryVectors = createQueryVectors({ database, encoder, log: silentLogger, waitMs: 20_000 })
  expect(await queryVectors.find('refused')).toBeUndefined()
  expect(await queryVectors.find('taken')).toMatch(/^\[1\.0/)
})
