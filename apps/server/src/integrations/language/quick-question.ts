import { LRUCache } from 'lru-cache'
import { seconds } from '../../lib/durations.ts'
import type { Logger } from '../../lib/logger.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import type { ModelTask } from './ask-model.ts'
import { parseObject } from './model-answer.ts'
import { createModelFetch } from './model-fetch.ts'

/** Maximum time that a search waits for an answer. */
const usualLimitMs = seconds(2)
const maxRemembered = 1000

export interface ModelAccess {
  readonly settings: LanguageModelSettings
  readonly log: Pick<Logger, 'warn'>
  /** Maximum time for an answer in milliseconds. */
  readonly limitMs?: number
}

/**
 * Creates a question that a search asks a language model. Answers are cached.
 * @returns a function that takes a text and resolves to the answer; undefined if none of the right form came in time.
 */
export function createQuickQuestion<T extends object>(
  task: ModelTask<T>,
  { settings, log, limitMs = usualLimitMs }: ModelAccess,
): (text: string) => Promise<T | undefined> {
  const fetch = createModelFetch({ pause: limitMs, longestPause: 0 })
  // The client takes 30 MB: a server without a language model does not load it.
  const loading = import('./ask-model.ts').then(({ createModelAsk }) => createModelAsk(settings, task, fetch))
  const remembered = new LRUCache<string, T>({ max: maxRemembered })

  return async (text) => {
    const known = remembered.get(text)
    if (known) return known
    try {
      const ask = await loading
      const messages = [{ role: 'user' as const, content: text }]
      const answer = task.schema.parse(parseObject(await ask({ messages, signal: AbortSignal.timeout(limitMs) })))
      remembered.set(text, answer)
      return answer
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn({ reason, question: task.name }, 'a language model did not answer a search')
      return undefined
    }
  }
}
