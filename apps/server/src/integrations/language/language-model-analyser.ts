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

/**
 * The schema as text, for endpoints that support JSON but no schemas. On a line of its own, so that people find it.
 */
const schemaInWords = `\n\nThe object keeps to this JSON schema:\n${JSON.stringify(z.toJSONSchema(ModelAnswer))}`

const brandObject = { schema: ModelAnswer, name: 'brand' }

interface Asking {
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  readonly count: TokenCount
}

/**
 * Analyses brands with a language model behind any OpenAI-compatible endpoint. An analysis takes at most
 * `patience.timeLimit`. A request with a temporary failure is repeated once, and an unusable answer is sent back once
 * with the reason.
 */
export function createLanguageModelAnalyser(
  settings: LanguageModelSettings,
  patience: ModelPatience = defaultPatience,
): BrandAnalyser {
  const ask = createAsk(settings, createModelFetch(patience))

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

/**
 * Creates a function that asks once and returns the answer as text. After an endpoint rejects a schema, JSON mode is
 * used instead.
 */
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
      // The SDK's parser tolerates less text around the object than ours, which runs afterwards.
      if (NoObjectGeneratedError.isInstance(error)) return error
      throw error
    })
    asking.count.add(answer.usage)
    if (answer.finishReason === 'content-filter') throw new ModelError('refused', 'it refused to answer')
    return answer.text ?? ''
  }

  return async (asking: Asking): Promise<string> => {
    // Fixed for this call: another call may change `knowsSchemas` meanwhile.
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
