import type { LanguageModelUsage } from 'ai'
import { describe, expect, test } from 'vitest'
import { createTokenCount } from './token-count.ts'

const model = 'some-model'
const prices = { input: 0.15, output: 0.6 }

function usageOf(inputTokens: number | undefined, outputTokens: number | undefined): LanguageModelUsage {
  const inputTokenDetails = { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }
  const outputTokenDetails = { textTokens: undefined, reasoningTokens: undefined }
  return { inputTokens, inputTokenDetails, outputTokens, outputTokenDetails, totalTokens: undefined }
}

describe('the count of tokens', () => {
  test('adds up answers and computes their cost', () => {
    const count = createTokenCount({ model, prices })
    expect(count.total()).toBeNull()
    count.add(usageOf(1500, 300))
    count.add(usageOf(2100, 350))
    expect(count.total()).toEqual({ model, input_tokens: 3600, output_tokens: 650, cost_usd: 0.00093 })
  })

  test('gives no cost for an unknown price, and zero for a free model', () => {
    const unknown = createTokenCount({ model, prices: undefined })
    unknown.add(usageOf(10, 5))
    expect(unknown.total()).toEqual({ model, input_tokens: 10, output_tokens: 5, cost_usd: null })
    const free = createTokenCount({ model, prices: { input: 0, output: 0 } })
    free.add(usageOf(10, 5))
    expect(free.total()?.cost_usd).toBe(0)
  })

  test.each([undefined, usageOf(undefined, 5), usageOf(10, undefined)])(
    'is null when an answer was not counted',
    (usage) => {
      const count = createTokenCount({ model, prices })
      count.add(usageOf(10, 5))
      count.add(usage)
      expect(count.total()).toBeNull()
    },
  )
})
