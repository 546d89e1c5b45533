import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BrandAnalyser, ModelError } from '../../modules/brand-analysis/brand-analyser-port.ts'
import { connectLanguageModel } from '../../testing/wire/language-model.ts'
import { findDeadUrl, startPlatformServer } from '../../testing/wire/platform-server.ts'
import { useStandIns } from '../../testing/wire/stand-ins.ts'

const standIns = useStandIns('2026-11-21')
const { createAnalyser, listRequests } = connectLanguageModel(standIns)

const bakery =
  'Sourdough kits and baking classes for home bakers: sourdough starters, flour and baking tools, ' +
  'shown on Instagram and YouTube by people who bake every week.'

/** Resolves to the error of an analysis that must fail. */
async function findFailure(analyser: BrandAnalyser, text = bakery): Promise<ModelError> {
  return await analyser.analyse(text).then(
    () => expect.unreachable('there was an answer'),
    (error: ModelError) => error,
  )
}

describe('a language model', () => {
  test('analyses a brand from its own words', async () => {
    expect(await createAnalyser().analyse(bakery)).toEqual({
      categories: ['baking', 'home_decor'],
      keywords: ['sourdough', 'baking', 'kits', 'classes', 'home', 'bakers', 'starters', 'flour'],
      suggested_follower_range: { min: 10_000, max: 250_000 },
      engagement_rate_range: { min: 0.02, max: 0.08 },
      target_platforms: ['instagram', 'youtube'],
      criteria: [],
      detailed_analysis: expect.stringMatching(/^The text is mostly about sourdough\.\n\nIt also speaks of baking, /),
      notices: [],
      usage: {
        model: 'sandbox-model',
        input_tokens: expect.any(Number),
        output_tokens: expect.any(Number),
        cost_usd: null,
      },
    })
  })

  test('states criteria with the words that say so', async () => {
    const { criteria } = await createAnalyser().analyse('Sourdough kits. Our audience bakes at home.')
    const quotes = ['Our audience bakes at home.']
    expect(criteria).toEqual([{ filter: 'audience', values: quotes, quotes }])
  })

  test('gets one request with a strict schema, and the brand’s text apart from the instructions', async () => {
    await createAnalyser().analyse(bakery)
    const [request, ...others] = await listRequests()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      model: 'sandbox-model',
      response_format: { type: 'json_schema', json_schema: { strict: true, schema: { additionalProperties: false } } },
      messages: [{ role: 'system' }, { role: 'user' }],
    })
    const [system, user] = request?.messages ?? []
    expect(system?.content).not.toContain('sourdough')
    expect(user?.content).toMatch(/^(==== brand text [\da-f]{24} ====)\n[^\n]*Sourdough kits[^\n]*\n\1\n/)
  })

  test('costs the price of its tokens', async () => {
    const { usage } = await createAnalyser({ prices: { input: 2.5, output: 10 } }).analyse(bakery)
    const { input_tokens = 0, output_tokens = 0, cost_usd } = usage ?? {}
    expect(input_tokens).toBeGreaterThan(500)
    expect(output_tokens).toBeGreaterThan(50)
    expect(cost_usd).toBeCloseTo((input_tokens * 2.5 + output_tokens * 10) / 1_000_000, 8)
  })

  test('that reports no usage gets no estimated one', async () => {
    await standIns.orderFault('language_model', 'no-usage')
    expect((await createAnalyser({ prices: { input: 1, output: 1 } }).analyse(bakery)).usage).toBeNull()
  })

  test('reads the beginning of a very long text, and reports that', async () => {
    const { notices } = await createAnalyser().analyse(`${bakery} ${'More flour. '.repeat(5000)}`)
    expect(notices).toEqual([expect.stringContaining('first 40,000 characters')])
    const [request] = await listRequests()
    expect(request?.messages[1]?.content.length).toBeLessThan(40_300)
  })

  test('needs no key where the endpoint requires none', async () => {
    const server = await startPlatformServer(() => ({ status: 401 }))
    await findFailure(createAnalyser({ baseUrl: `${server.url}/v1/`, apiKey: undefined }))
    expect(server.requests[0]).toMatchObject({ path: '/v1/chat/completions' })
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('an endpoint without support for schemas', () => {
  test('is asked for plain JSON with the schema in words, and from then on without a failed try', async () => {
    const analyser = createAnalyser({ apiKey: 'sandbox-model-no-json-schema' })
    for (let time = 0; time < 2; time++) {
      expect((await analyser.analyse(bakery)).categories).toEqual(['baking', 'home_decor'])
    }
    const requests = await listRequests()
    expect(requests.map((request) => request.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ])
    expect(requests[1]?.messages[0]?.content).toContain('"detailed_analysis":{"type":"string"}')
  })

  test('is recognised by simultaneous requests', async () => {
    const analyser = createAnalyser({ apiKey: 'sandbox-model-no-json-schema' })
    const found = await Promise.all(Array.from({ length: 4 }, () => analyser.analyse(bakery)))
    expect(found.map(({ categories }) => categories[0])).toEqual(['baking', 'baking', 'baking', 'baking'])
  })

  test('may put words and a fence around its answer', async () => {
    await standIns.orderFault('language_model', 'fenced')
    expect((await createAnalyser().analyse(bakery)).keywords[0]).toBe('sourdough')
    expect(await listRequests()).toHaveLength(1)
  })
})

describe('an unusable answer', () => {
  test.each([
    ['malformed-json', /not one JSON object/],
    ['cut-off', /not one JSON object/],
    ['empty', /not one JSON object/],
    ['wrong-shape', /categories: .*\nkeywords: /],
  ])('is sent back once with a description of the problem: %s', async (fault, problem) => {
    await standIns.orderFault('language_model', fault, 1)
    const { categories, usage } = await createAnalyser().analyse(bakery)
    expect(categories[0]).toBe('baking')
    const [first, second] = await listRequests()
    expect(second?.messages.slice(0, 2)).toEqual(first?.messages)
    expect(second?.messages.at(-1)).toMatchObject({ role: 'user', content: expect.stringMatching(problem) })
    const once = (await createAnalyser().analyse(bakery)).usage
    expect(usage?.input_tokens).toBeGreaterThan(2 * (once?.input_tokens ?? 0) - 1)
  })

  test.each(['malformed-json', 'cut-off', 'empty', 'wrong-shape'])('is not sent back twice: %s', async (fault) => {
    await standIns.orderFault('language_model', fault)
    const failure = await findFailure(createAnalyser({ prices: { input: 1, output: 1 } }))
    expect(failure).toMatchObject({ name: 'ModelError', kind: 'unreadable' })
    expect(failure.usage?.input_tokens).toBeGreaterThan(1000)
    expect(await listRequests()).toHaveLength(2)
  })
})

describe('the kind of a failure', () => {
  test.each([
    ['refusal', 'refused', 1],
    ['content-filter', 'refused', 1],
    ['wrong-key', 'refused', 1],
    ['rate-limit', 'rate_limited', 2],
    ['rate-limit-retry-after', 'rate_limited', 2],
    ['rate-limit-much-later', 'rate_limited', 1],
    ['quota', 'rate_limited', 2],
    ['error-500', 'unreachable', 2],
    ['unavailable', 'unreachable', 2],
    ['reset', 'unreachable', 2],
    ['half-body', 'unreachable', 2],
    ['redirect', 'unreachable', 1],
    ['not-json', 'unreadable', 1],
    ['half-json', 'unreadable', 1],
    ['huge', 'unreadable', 1],
  ])('%s: %s, after %i requests', async (fault, kind, requests) => {
    await standIns.orderFault('language_model', fault)
    expect((await findFailure(createAnalyser())).kind).toBe(kind)
    expect(await listRequests()).toHaveLength(requests)
  })

  test.each(['rate-limit', 'rate-limit-retry-after', 'error-500', 'unavailable', 'reset', 'half-body'])(
    'and ends with a successful retry: %s',
    async (fault) => {
      await standIns.orderFault('language_model', fault, 1)
      expect((await createAnalyser().analyse(bakery)).categories[0]).toBe('baking')
    },
  )

  test('is unreachable for a dead port and for an unknown model', async () => {
    expect((await findFailure(createAnalyser({ baseUrl: await findDeadUrl() }))).message).toContain('ECONNREFUSED')
    const failure = await findFailure(createAnalyser({ model: 'another' }))
    expect(failure).toMatchObject({ kind: 'unreachable', message: expect.stringContaining('404, model_not_found') })
  })

  test('is a timeout for a slow model', async () => {
    await standIns.orderFault('language_model', 'slow')
    const failure = await findFailure(createAnalyser({}, { timeLimit: 200 }))
    expect(failure).toMatchObject({ kind: 'timeout', message: 'it took longer than 0.2 seconds', usage: null })
  })

  test('is a timeout, and the request is ended', async () => {
    const ended = Promise.withResolvers<void>()
    const server = createServer((request) => request.socket.once('close', () => ended.resolve()))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    expect((await findFailure(createAnalyser({ baseUrl }, { timeLimit: 200 }))).kind).toBe('timeout')
    await ended.promise
  })

  test('is a timeout where a pause before the retry goes beyond the limit', async () => {
    await standIns.orderFault('language_model', 'error-500')
    expect((await findFailure(createAnalyser({}, { timeLimit: 300, pause: 5000 }))).kind).toBe('timeout')
  })
})

describe('a failure message', () => {
  const key = 'sk-live-0123456789abcdef'
  const faults = ['wrong-key', 'error-500', 'quota', 'reset', 'not-json', 'malformed-json', 'refusal', 'redirect']

  test.each(faults)('names neither the key nor the brand’s text: %s', async (fault) => {
    await standIns.orderFault('language_model', fault)
    const apiKey = fault === 'wrong-key' ? key : standIns.keys.languageModel.apiKey
    const failure = await findFailure(createAnalyser({ apiKey }))
    const said = JSON.stringify([failure, failure.message, failure.stack, failure.cause])
    expect(said).not.toContain(apiKey)
    expect(said.toLowerCase()).not.toContain('sourdough')
  })

  test('is one line, also where the key can be no header', async () => {
    const failure = await findFailure(createAnalyser({ apiKey: `${key}\nx-evil: 1` }))
    expect(failure.message).not.toContain(key)
    expect(failure.message).not.toContain('\n')
  })
})
