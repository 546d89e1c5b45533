import { say } from '@troupe/contract/messages/message'
import type { LanguageModelSettings } from '../settings/settings.ts'
import { broken, type Check, checkPatienceMs, good } from './check-result.ts'

/**
 * Checks that the configured language model answers, by a question of one token. Models that take no such limit are asked
 * without it. Follows no redirect, and reads nothing of the answer but its status.
 */
export function createModelCheck(settings: LanguageModelSettings | undefined): Check {
  return {
    area: 'language_model',
    async run() {
      if (!settings) return [good(say('self_check.model_none'))]
      const { model } = settings
      const advice = say('self_check.check_model')
      const signal = AbortSignal.timeout(checkPatienceMs - 500)
      const limited = await askModel(settings, { max_tokens: 1 }, signal)
      const status = limited === 400 ? await askModel(settings, {}, signal) : limited
      if (status === undefined) return [broken(say('self_check.model_silent', { model }), advice)]
      if (status !== 200) return [broken(say('self_check.model_refuses', { model, status }), advice)]
      return [good(say('self_check.model_answers', { model }))]
    },
  }
}

/** Resolves to the status of the answer; undefined if there is none in time. */
async function askModel(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  limit: { readonly max_tokens?: number },
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Say OK' }], ...limit }),
      signal,
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
