import { z } from 'zod'
import { createLanguageModelAnalyser } from '../../integrations/language/language-model-analyser.ts'
import { defaultPatience, type ModelPatience } from '../../integrations/language/model-fetch.ts'
import type { LanguageModelSettings } from '../../settings/settings.ts'
import type { useStandIns } from './stand-ins.ts'

const Requests = z.array(
  z.object({
    body: z.looseObject({
      model: z.string(),
      messages: z.array(z.object({ role: z.string(), content: z.string() })),
      response_format: z.looseObject({ type: z.string() }).optional(),
    }),
  }),
)
export type ModelRequestBody = z.output<typeof Requests>[number]['body']

/** Retries pause for only 5 ms; the time limit is the product's. */
const quick: ModelPatience = { ...defaultPatience, pause: 5 }

/**
 * Connects the analyser to the stand-in for a language model, and gives access to the requests the stand-in received.
 */
export function connectLanguageModel(standIns: ReturnType<typeof useStandIns>) {
  return {
    createAnalyser: (settings: Partial<LanguageModelSettings> = {}, patience: Partial<ModelPatience> = {}) =>
      createLanguageModelAnalyser(
        { baseUrl: `${standIns.url}/v1`, prices: undefined, ...standIns.keys.languageModel, ...settings },
        { ...quick, ...patience },
      ),
    async listRequests(): Promise<ModelRequestBody[]> {
      const response = await fetch(`${standIns.url}/__sim/model-requests`)
      return Requests.parse(await response.json()).map(({ body }) => body)
    },
  }
}
