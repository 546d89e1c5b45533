import type { ModelUsage } from '@troupe/contract/brand-analysis'
import type { LanguageModelUsage } from 'ai'
import type { LanguageModelSettings } from '../../settings/settings.ts'

/** Sums the tokens of all answers to one question. */
export interface TokenCount {
  /** @param usage undefined: the answer did not report it. */
  add(usage: LanguageModelUsage | undefined): void
  /** Null if there was no answer yet, or one of them did not report its usage: a partial sum would be misleading. */
  total(): ModelUsage | null
}

export function createTokenCount({ model, prices }: Pick<LanguageModelSettings, 'model' | 'prices'>): TokenCount {
  let input = 0
  let output = 0
  let answers = 0
  let isComplete = true

  return {
    add(usage) {
      answers++
      if (usage?.inputTokens === undefined || usage.outputTokens === undefined) isComplete = false
      input += toCount(usage?.inputTokens)
      output += toCount(usage?.outputTokens)
    },
    total() {
      if (answers === 0 || !isComplete) return null
      const cost = prices && (input * prices.input + output * prices.output) / 1_000_000
      return {
        model,
        input_tokens: input,
        output_tokens: output,
        // Rounded to a millionth of a cent, to remove the noise of binary fractions.
        cost_usd: cost === undefined ? null : Number(cost.toFixed(8)),
      }
    },
  }
}

const toCount = (tokens = 0) => Math.max(0, Math.round(tokens))
