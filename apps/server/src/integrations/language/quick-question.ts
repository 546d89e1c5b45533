import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { seconds } from '../../lib/durations.ts'
import type { Logger } from '../../lib/logger.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import { createModelFetch } from './model-fetch.ts'

/** Maximum time that a search waits for an answer. */
const usualLimitMs = seconds(2)
const maxRemembered = 1000

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })) })

interface Question<T> {
  readonly name: string
  /** Given apart from the text, which is untrusted. */
  readonly instructions: string
  /** Form of the answer. Values have to be checked afterwards, since not every endpoint supports limits in a schema. */
  readonly answer: z.ZodType<T>
}

export interface ModelAccess {
  readonly settings: LanguageModelSettings
  readonly log: Pick<Logger, 'warn'>
  /** Maximum time for an answer in milliseconds. */
  readonly limitMs?: number
}

/**
 * Creates a question that a search asks a language model behind an OpenAI-compatible endpoint. Answers are cached.
 * @returns a function that takes a text and resolves to the answer; undefined if none of the right form came in time.
 */
export function createQuickQuestion<T extends object>(
  question: Question<T>,
  { settings, log, limitMs = usualLimitMs }: ModelAccess,
): (text: string) => Promise<T | undefined> {
  const send = createModelFetch({ pause: limitMs, longestPause: 0 })
  const remembered = new LRUCache<string, T>({ max: maxRemembered })

  async function ask(text: string): Promise<T> {
    const response = await send(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify(composeRequest(question, settings.model, text)),
      signal: AbortSignal.timeout(limitMs),
    })
    if (!response.ok) throw new Error(`the language model answered with status ${response.status}`)
    const content = Completion.parse(await response.json()).choices[0]?.message.content ?? ''
    return question.answer.parse(JSON.parse(content))
  }

  return async (text) => {
    const known = remembered.get(text)
    if (known) return known
    try {
      const answer = await ask(text)
      remembered.set(text, answer)
      return answer
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ reason, question: question.name }, 'a language model did not answer a search')
      return undefined
    }
  }
}

function composeRequest({ name, instructions, answer }: Question<unknown>, model: string, text: string) {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: text },
    ],
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: z.toJSONSchema(answer) } },
  }
}
