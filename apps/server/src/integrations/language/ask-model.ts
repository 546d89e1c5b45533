import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import { ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import { isSchemaRefusal } from './model-failure.ts'
import type { TokenCount } from './token-count.ts'

/** A task whose answers are objects. */
export interface ModelTask<T = unknown> {
  readonly name: string
  /** Given apart from the messages, which are untrusted. */
  readonly instructions: string
  readonly schema: z.ZodType<T>
}

export interface Asking {
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  /** Counts the tokens; absent: they are not counted. */
  readonly count?: TokenCount
}

/**
 * Creates a function that asks a language model behind an OpenAI-compatible endpoint once and returns the answer as
 * text. After an endpoint rejects a schema, JSON mode is used instead.
 * @throws ModelError, or the error of the SDK (see `toModelError`).
 */
export function createModelAsk(
  { baseUrl, apiKey, model: modelName }: LanguageModelSettings,
  { name, instructions, schema }: ModelTask,
  fetch: typeof globalThis.fetch,
): (asking: Asking) => Promise<string> {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: baseUrl,
    fetch,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })
  const model = provider.chatModel(modelName)
  // For endpoints that support JSON but no schemas. On a line of its own, so that people find it.
  const inWords = `${instructions}\n\nThe object keeps to this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`
  let knowsSchemas = true

  function generate({ messages, signal }: Asking, bySchema: boolean) {
    const call = { model, messages: [...messages], abortSignal: signal, maxRetries: 0 }
    return bySchema
      ? generateText({ ...call, instructions, output: Output.object({ schema, name }) })
      : generateText({ ...call, instructions: inWords, output: Output.json() })
  }

  async function askOnce(asking: Asking, bySchema: boolean): Promise<string> {
    const answer = await generate(asking, bySchema).catch((error: unknown) => {
      // The SDK's parser tolerates less text around the object than ours, which runs afterwards.
      if (NoObjectGeneratedError.isInstance(error)) return error
      throw error
    })
    asking.count?.add(answer.usage)
    if (answer.finishReason === 'content-filter') throw new ModelError('refused', 'it refused to answer')
    return answer.text ?? ''
  }

  return async (asking) => {
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
