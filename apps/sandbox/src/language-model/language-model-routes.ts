import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { meetTransportFault } from '../platforms/faults.ts'
import { CompletionRequest, findSchemaProblem } from './completion-request.ts'
import { composeAnswer, type ModelAnswer } from './compose-answer.ts'
import { modelRefusals, readModelKey, sendModelRefusal } from './model-error.ts'
import {
  findAnswerFault,
  findRefusal,
  findTransportFault,
  isModelFault,
  type ModelFault,
  type ModelFaults,
} from './model-faults.ts'
import type { ModelRequests } from './model-requests.ts'

/** Key and only model of the simulated language model. */
export const sandboxLanguageModel = { apiKey: 'sandbox-model-key', model: 'sandbox-model' }

interface LanguageModelOptions {
  readonly faults: ModelFaults
  readonly requests: ModelRequests
  readonly now: () => Date
}

/** Longer than the product waits for an analysis. */
const slowMilliseconds = 40_000

/** Accepts the product's own key and keys that name a fault. */
function checkKey(key: string, fault: ModelFault | undefined): void {
  const word = key.replace(/^sandbox-model-/, '')
  if (fault === 'wrong-key' || (key !== sandboxLanguageModel.apiKey && !isModelFault(word))) {
    throw modelRefusals.wrongKey(key)
  }
}

function readRequest(body: unknown, fault: ModelFault | undefined): CompletionRequest {
  const parsed = CompletionRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw modelRefusals.badRequest(z.prettifyError(parsed.error), issue?.path.join('.') ?? 'body')
  }
  const { model, messages, response_format: format, stream } = parsed.data
  if (model !== sandboxLanguageModel.model) throw modelRefusals.noModel(model)
  if (stream) throw modelRefusals.badRequest('The stand-in answers in one piece only', 'stream', 'unsupported_value')
  if (format.type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    throw modelRefusals.noJsonWord()
  }
  if (format.type === 'json_schema') {
    if (fault === 'no-json-schema') throw modelRefusals.noSchemas()
    const { name, strict, schema } = format.json_schema
    const problem = strict ? findSchemaProblem(schema) : undefined
    if (problem) throw modelRefusals.badSchema(name, problem)
  }
  return parsed.data
}

/** Rule of thumb: four characters per token. */
const countTokens = (text: string) => Math.ceil(text.length / 4)

function presentCompletion(request: CompletionRequest, answer: ModelAnswer, at: Date): object {
  const { content, refusal, finishReason } = answer
  const promptTokens = countTokens(request.messages.map((message) => message.content).join('\n'))
  const completionTokens = countTokens(content ?? refusal ?? '')
  return {
    id: `chatcmpl-${randomBytes(15).toString('base64url')}`,
    object: 'chat.completion',
    created: Math.floor(at.getTime() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_sandbox',
  }
}

/**
 * A simulated language model with OpenAI's chat completions API; `docs/sandbox.md` describes its answers and faults.
 */
export async function languageModelRoutes(app: FastifyInstance, options: LanguageModelOptions): Promise<void> {
  const { faults, requests, now } = options
  app.setErrorHandler(sendModelRefusal)

  app.get('/v1/models', async (request) => {
    checkKey(readModelKey(request), undefined)
    const created = Math.floor(now().getTime() / 1000)
    return { object: 'list', data: [{ id: sandboxLanguageModel.model, object: 'model', created, owned_by: 'sandbox' }] }
  })

  app.post('/v1/chat/completions', async (request, reply) => {
    requests.keep(request.body)
    const key = readModelKey(request)
    const fault = faults.choose(String(request.headers['x-sandbox-fault'] ?? ''), key)
    const transportFault = findTransportFault(fault)
    if (transportFault && (await meetTransportFault(transportFault, reply, slowMilliseconds))) return reply
    checkKey(key, fault)
    const refusal = findRefusal(fault)
    if (refusal) throw refusal
    const completionRequest = readRequest(request.body, fault)
    const completion = presentCompletion(
      completionRequest,
      composeAnswer(completionRequest, findAnswerFault(fault)),
      now(),
    )
    reply.header('x-request-id', `req_${randomBytes(16).toString('hex')}`)
    return fault === 'no-usage' ? { ...completion, usage: undefined } : completion
  })
}
