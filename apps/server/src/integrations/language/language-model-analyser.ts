import { schemaText } from '@troupe/contract/messages/message'
import { type BrandAnalyser, type BrandFindings, ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import { type Asking, createModelAsk } from './ask-model.ts'
import {
  analystInstructions,
  composeQuestion,
  composeRepair,
  composeRepeat,
  longestQuestion,
} from './brand-question.ts'
import { ModelAnswer, readModelAnswer } from './model-answer.ts'
import { toModelError } from './model-failure.ts'
import { createModelFetch, defaultPatience, type ModelPatience } from './model-fetch.ts'
import { createTokenCount } from './token-count.ts'

const cutNotice = schemaText('brand_notice.text_cut', { max: longestQuestion })

/**
 * Analyses brands with a language model behind any OpenAI-compatible endpoint. An analysis takes at most
 * `patience.timeLimit`. A request with a temporary failure is repeated once, and an unusable answer is sent back once
 * with the reason.
 */
export function createLanguageModelAnalyser(
  settings: LanguageModelSettings,
  patience: ModelPatience = defaultPatience,
): BrandAnalyser {
  const task = { name: 'brand', instructions: analystInstructions, schema: ModelAnswer }
  const ask = createModelAsk(settings, task, createModelFetch(patience))

  /** Resolves to the model's findings, after at most two attempts. */
  async function findOut(asking: Asking, isCut: boolean): Promise<Omit<BrandFindings, 'usage'>> {
    const text = await ask(asking)
    let answer = readModelAnswer(text)
    if ('problem' in answer) {
      const repair = { role: 'user', content: composeRepair(answer.problem) } as const
      const repeat = text === '' ? [] : [{ role: 'assistant', content: composeRepeat(text) } as const]
      answer = readModelAnswer(await ask({ ...asking, messages: [...asking.messages, ...repeat, repair] }))
    }
    if ('problem' in answer) throw new ModelError('unreadable', 'it answered twice in a form that cannot be used')
    return { ...answer.findings, notices: isCut ? [cutNotice] : [] }
  }

  return {
    async analyse(text, language) {
      const { message, isCut } = composeQuestion(text, language)
      const signal = AbortSignal.timeout(patience.timeLimit)
      const count = createTokenCount(settings)
      try {
        const findings = await findOut({ messages: [{ role: 'user', content: message }], signal, count }, isCut)
        return { ...findings, usage: count.total() }
      } catch (error) {
        const { kind, message: reason } = signal.aborted
          ? new ModelError('timeout', `it took longer than ${patience.timeLimit / 1000} seconds`)
          : toModelError(error)
        throw new ModelError(kind, reason, count.total())
      }
    },
  }
}
