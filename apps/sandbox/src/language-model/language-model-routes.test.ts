import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxClock } from '../platforms/clock.ts'
import { languageModelRoutes, sandboxLanguageModel } from './language-model-routes.ts'
import { createModelFaults, type ModelFault } from './model-faults.ts'
import { createModelRequests } from './model-requests.ts'

const clock = createSandboxClock()
const faults = createModelFaults()
const requests = createModelRequests(clock.now)
const app = fastify({ forceCloseConnections: true })
await app.register(languageModelRoutes, { faults, requests, now: clock.now })
const base = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())
beforeEach(() => {
  clock.set(new Date('2026-11-01T12:00:00Z'))
  faults.reset()
  requests.reset()
})

const topics = ['baking', 'street_food', 'yoga_pilates']
const schema = {
  type: 'object',
  properties: {
    topics: { type: 'array', items: { type: 'string', enum: topics } },
    words: { type: 'array', items: { type: 'string' } },
    followers: {
      type: 'object',
      properties: { min: { type: 'number' } },
      required: ['min'],
      additionalProperties: false,
    },
    summary: { type: 'string' },
    isBrand: { type: 'boolean' },
  },
  required: ['topics', 'words', 'followers', 'summary', 'isBrand'],
  additionalProperties: false,
}
const text = 'Sourdough bread, sourdough starters and baking classes for street markets'
const withSchema = { type: 'json_schema', json_schema: { name: 'brand', strict: true, schema } }

interface Call {
  readonly key?: string
  readonly body?: Record<string, unknown>
}

async function ask({ key = sandboxLanguageModel.apiKey, body = {} }: Call = {}) {
  const response = await fetch(`${base}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model: sandboxLanguageModel.model,
      messages: [{ role: 'user', content: text }],
      response_format: withSchema,
      ...body,
    }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

async function askWith(fault: ModelFault) {
  faults.order(fault, 1)
  return await ask()
}

describe('the language model’s stand-in', () => {
  it('answers as the schema asks, from the words of the text', async () => {
    const { status, headers, body } = await ask()
    expect(status).toBe(200)
    expect(headers.get('x-request-id')).toMatch(/^req_[\da-f]{32}$/)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion',
      created: clock.now().getTime() / 1000,
      model: 'sandbox-model',
      choices: [{ index: 0, message: { role: 'assistant', refusal: null }, finish_reason: 'stop' }],
    })
    expect(JSON.parse(body.choices[0].message.content)).toEqual({
      topics: ['baking', 'street_food'],
      words: ['sourdough', 'bread', 'starters', 'baking', 'classes', 'street', 'markets'],
      followers: { min: 10_000 },
      summary: 'The text is mostly about sourdough.\n\nIt also speaks of bread, starters, baking, classes, street.',
      isBrand: true,
    })
  })

  it('counts what was said, four characters a token', async () => {
    const { body } = await ask()
    const { prompt_tokens, completion_tokens, total_tokens } = body.usage
    expect(prompt_tokens).toBe(Math.ceil(text.length / 4))
    expect(completion_tokens).toBe(Math.ceil(body.choices[0].message.content.length / 4))
    expect(total_tokens).toBe(prompt_tokens + completion_tokens)
  })

  it('reads what stands between two equal lines, and text in parts', async () => {
    const content = [{ type: 'text', text: 'Read this.\n=== mark ===\nYoga pilates mats\n=== mark ===\nThank you' }]
    const { body } = await ask({ body: { messages: [{ role: 'user', content }] } })
    expect(JSON.parse(body.choices[0].message.content)).toMatchObject({
      topics: ['yoga_pilates'],
      words: ['yoga', 'pilates', 'mats'],
    })
  })

  it('in JSON mode takes the schema from a line of the instructions', async () => {
    const instructions = { role: 'system', content: `Answer in JSON:\n{not a schema\n${JSON.stringify(schema)}` }
    const messages = [instructions, { role: 'user', content: 'Yoga' }]
    const { body } = await ask({ body: { messages, response_format: { type: 'json_object' } } })
    expect(JSON.parse(body.choices[0].message.content)).toMatchObject({ topics: ['yoga_pilates'] })
  })

  it('answers in words where no format is asked for', async () => {
    const { body } = await ask({ body: { response_format: undefined } })
    expect(body.choices[0].message.content).toBe('It is about sourdough, bread, starters, baking, classes.')
  })

  it('lists its model', async () => {
    const headers = { authorization: `Bearer ${sandboxLanguageModel.apiKey}` }
    expect((await app.inject({ url: '/v1/models', headers })).json().data).toMatchObject([{ id: 'sandbox-model' }])
    expect((await app.inject('/v1/models')).statusCode).toBe(401)
  })

  it('remembers what it was asked, without keys, the latest fifty', async () => {
    for (let call = 0; call < 52; call++) await ask({ body: { user: String(call) } })
    expect(requests.list()).toHaveLength(50)
    expect(requests.list()[0]).toMatchObject({ at: '2026-11-01T12:00:00.000Z', body: { user: '2' } })
    expect(JSON.stringify(requests.list())).not.toContain(sandboxLanguageModel.apiKey)
  })
})

describe('a wrong request is refused in OpenAI’s words', () => {
  const open = { type: 'object', properties: { topic: { type: 'string' } }, required: ['topic'] }
  const inner = { ...open, additionalProperties: false, required: [] }
  const format = (part: object) => ({ ...withSchema, json_schema: { name: 'brand', strict: true, schema: part } })

  it.each<[string, Call, number, object]>([
    ['without a key', { key: '' }, 401, { type: 'invalid_request_error', code: null }],
    ['with another key', { key: 'sk-other' }, 401, { code: 'invalid_api_key' }],
    ['with the word for no failure', { key: 'sandbox-model-earthquake' }, 401, { code: 'invalid_api_key' }],
    ['for another model', { body: { model: 'gpt-9' } }, 404, { code: 'model_not_found' }],
    ['without messages', { body: { messages: [] } }, 400, { param: 'messages' }],
    ['of another form', { body: { messages: [{ role: 'robot', content: 'x' }] } }, 400, { param: 'messages.0.role' }],
    ['for a stream', { body: { stream: true } }, 400, { param: 'stream' }],
    ['for JSON, without the word', { body: { response_format: { type: 'json_object' } } }, 400, { param: 'messages' }],
    [
      'with an open schema',
      { body: { response_format: format(open) } },
      400,
      { message: expect.stringContaining("'additionalProperties' is required to be supplied and to be false") },
    ],
    [
      'with an optional field deep in its schema',
      { body: { response_format: format({ ...open, additionalProperties: false, properties: { topic: inner } }) } },
      400,
      { message: expect.stringMatching(/In context=\('topic'\).*Missing 'topic'/) },
    ],
  ])('%s', async (_what, call, status, error) => {
    expect(await ask(call)).toMatchObject({ status, body: { error } })
  })
})

describe('a failure is played', () => {
  it('for as many requests as ordered, or by header or key', async () => {
    expect((await askWith('error-500')).status).toBe(500)
    expect((await ask()).status).toBe(200)
    expect((await ask({ key: 'sandbox-model-error-500' })).status).toBe(500)
    const headers = { authorization: `Bearer ${sandboxLanguageModel.apiKey}`, 'x-sandbox-fault': 'unavailable' }
    expect((await app.inject({ method: 'POST', url: '/v1/chat/completions', headers })).statusCode).toBe(503)
  })

  it.each<[ModelFault, number, string | null, object]>([
    ['rate-limit', 429, null, { code: 'rate_limit_exceeded' }],
    ['rate-limit-retry-after', 429, '1', { code: 'rate_limit_exceeded' }],
    ['rate-limit-much-later', 429, '60', { code: 'rate_limit_exceeded' }],
    ['quota', 429, null, { type: 'insufficient_quota', code: 'insufficient_quota' }],
    ['error-500', 500, null, { type: 'server_error' }],
    ['unavailable', 503, null, { code: 'server_is_overloaded' }],
    ['wrong-key', 401, null, { code: 'invalid_api_key', message: expect.stringContaining('sandbox-model-key') }],
    ['no-json-schema', 400, null, { message: 'This response_format type is unavailable now' }],
  ])('%s, as an error', async (fault, status, retryAfter, error) => {
    const answer = await askWith(fault)
    expect(answer).toMatchObject({ status, body: { error } })
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
  })

  it.each<[ModelFault, object, string]>([
    ['refusal', { content: null, refusal: expect.any(String) }, 'stop'],
    ['content-filter', { content: '' }, 'content_filter'],
    ['malformed-json', { content: expect.stringMatching(/^\{'topics'/) }, 'stop'],
    ['wrong-shape', { content: expect.stringContaining('"answer"') }, 'stop'],
    ['cut-off', { content: expect.stringMatching(/^\{"topics".*[^}]$/) }, 'length'],
    ['empty', { content: '' }, 'stop'],
    ['fenced', { content: expect.stringMatching(/```json\n\{.*\}\n```$/) }, 'stop'],
    ['gullible', { content: expect.stringContaining(`"summary":"${text}"`) }, 'stop'],
  ])('%s, as an answer', async (fault, message, reason) => {
    const { status, body } = await askWith(fault)
    expect([status, body.choices[0]]).toEqual([
      200,
      expect.objectContaining({ message: expect.objectContaining(message), finish_reason: reason }),
    ])
  })

  it('no-usage, as an answer of unknown cost', async () => {
    expect((await askWith('no-usage')).body).not.toHaveProperty('usage')
  })

  it.each<ModelFault>(['reset', 'half-body', 'not-json', 'half-json'])('%s, on the wire', async (fault) => {
    await expect(askWith(fault)).rejects.toThrow()
  })

  it('slow, beyond any client’s timeout', async () => {
    faults.order('slow', 1)
    const signal = AbortSignal.timeout(300)
    await expect(
      fetch(`${base}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
        body: '{}',
        signal,
      }),
    ).rejects.toThrow(/timeout/)
  })
})
