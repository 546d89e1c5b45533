import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import { type BrandAnalyser, type BrandFindings, ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import {
  analystInstructions,
  composeQuestion,
  composeRepair,
  composeRepeat,
  longestQuestion,
} from './brand-question.ts'
import { ModelAnswer, readModelAnswer } from './model-answer.ts'
import { isSchemaRefusal, toModelError } from './model-failure.ts'
import { createModelFetch, defaultPatience, type ModelPatience } from './model-fetch.ts'
import { createTokenCount, type TokenCount } from './token-count.ts'

const cutNotice = `The text is long: the language model read its first ${longestQuestion.toLocaleString('en')} characters.`

/** For endpoints that know JSON, but no schemas. On a line of its own, so that a person finds it. */
const schemaInWords = `\n\nThe object keeps to this JSON schema:\n${JSON.stringify(z.toJSONSchema(ModelAnswer))}`

const brandObject = { schema: ModelAnswer, name: 'brand' }

interface Asking {
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  readonly count: TokenCount
}

/**
 * Asks a language model behind any OpenAI-compatible endpoint. All in all it takes at most as long as the patience says; a request that
 * fails for a moment is made once more; an answer that cannot be used is sent back once with what is wrong with it.
 */
export function createLanguageModelAnalyser(
  settings: LanguageModelSettings,
  patience: ModelPatience = defaultPatience,
): BrandAnalyser {
  const ask = createAsk(settings, createModelFetch(patience))

  /** The model's findings, after at most two attempts. */
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
    async analyse(text) {
      const { message, isCut } = composeQuestion(text)
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

/** Asks once and gives the answer as text; an endpoint that does not know schemas is asked in JSON mode from then on. */
function createAsk({ baseUrl, apiKey, model: modelName }: LanguageModelSettings, fetch: typeof globalThis.fetch) {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: baseUrl,
    fetch,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  const model = provider.chatModel(modelName)
  let knowsSchemas = true

  function generate({ messages, signal }: Asking, bySchema: boolean) {
    const call = { model, messages: [...messages], abortSignal: signal, maxRetries: 0 }
    return bySchema
      ? generateText({ ...call, instructions: analystInstructions, output: Output.object(brandObject) })
      : generateText({ ...call, instructions: analystInstructions + schemaInWords, output: Output.json() })
  }

  async function askOnce(asking: Asking, bySchema: boolean): Promise<string> {
    const answer = await generate(asking, bySchema).catch((error: unknown) => {
      // The SDK's own reading is stricter about words around the object than need be; ours follows.
      if (NoObjectGeneratedError.isInstance(error)) return error
      throw error
    })
    asking.count.add(answer.usage)
    if (answer.finishReason === 'content-filter') throw new ModelError('refused', 'it refused to answer')
    return answer.text ?? ''
  }

  return async (asking: Asking): Promise<string> => {
    // Others may learn meanwhile that it does not.
    const bySchema = knowsSchemas
    try {
      return await askOnce(asking, bySchema)
    } catch (error) {
      if (!bySchema || !isSchemaRefusal(error)) throw error
      knowsSchemas = false
      return await askOnce(asking, false)
    }
  }
}
